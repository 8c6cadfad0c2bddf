import { createRoot } from 'react-dom/client';
import { rootOptions } from '#islands/ui/rootOptions.ts';
import { helpTopic } from '#lib/stores/application/help.ts';
import { HelpPanel } from './HelpPanel.tsx';

let isOpen = false;

/** Opens the panel for the step of the address. It has a root of its own, because a link anywhere may open it. */
export function openHelp(): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, rootOptions);
  const close = (): void => {
    root.unmount();
    place.remove();
    isOpen = false;
  };
  root.render(<HelpPanel {...helpTopic()} onClose={close} />);
}
