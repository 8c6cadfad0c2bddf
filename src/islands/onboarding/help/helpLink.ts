import type { MouseEvent } from 'react';
import { lazyModule } from '#lib/lazyModule.ts';

const panel = lazyModule(() => import('./openHelp.tsx'));

/**
 * Opens the help panel instead of the address of the pressed link, which calls the support phone. The link still calls
 * where the panel cannot be loaded. No byte of the panel is in the first load of step 1.
 */
export function pressHelp(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const link = event.currentTarget;
  // Safari gives a pressed link no focus, and the panel returns the focus to it.
  link.focus();
  panel.load().then(
    ({ openHelp }) => openHelp(),
    () => globalThis.location.assign(link.href),
  );
}
