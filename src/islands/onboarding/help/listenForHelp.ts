import { lazyModule } from '#lib/lazyModule.ts';

const panel = lazyModule(() => import('./openHelp.tsx'));

/**
 * Lets the Help link open the panel. Until this code has come, and where the panel cannot be loaded, the link calls
 * the support phone: so no byte of the panel is in the first load of step 1.
 */
export function listenForHelp(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.flow-help') : null;
    if (link === null) return;
    event.preventDefault();
    link.focus();
    panel.load().then(
      ({ openHelp }) => openHelp(),
      () => globalThis.location.assign(link.href),
    );
  });
}
