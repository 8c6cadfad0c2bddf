import { createRoot } from 'react-dom/client';
import { Frame } from '#islands/shell/Frame.tsx';
import { SessionFrame } from '#islands/shell/session/SessionFrame.tsx';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { rootOptions } from '#islands/ui/rootOptions.ts';
import panelCss from '../../styles/panel.css?url';
import { YourDataScreen } from './YourDataScreen.tsx';

/** The island of /your-data: the screen with its session. */
export function YourData() {
  return (
    <Frame>
      <SessionFrame>
        <YourDataScreen />
      </SessionFrame>
    </Frame>
  );
}

/** Renders the island. The page's script calls it. Notifications and dialogs are styled by the sheet of /vendor. */
export function start(container: HTMLElement): void {
  const render = (): void => createRoot(container, rootOptions).render(<YourData />);
  // Without the sheet, the screen has the style of the page.
  loadStylesheet(panelCss).then(render, render);
}
