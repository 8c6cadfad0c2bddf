/**
 * The script at the end of every page of the portal. It handles what the vendor presses outside of the island,
 * and says so when the island's script could not be loaded.
 */
import { base } from '#lib/base.ts';
import { localePrefix } from '#lib/locale.ts';
import type { PageFlags } from './handover.ts';

const flags: PageFlags = document.documentElement.dataset;

const sayNotLoaded = (): void => {
  (document.getElementById('island-failed') as HTMLElement).hidden = false;
};
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  // A press before hydration. The island performs it when it starts.
  if (target.closest('[data-sign-out]')) flags.signOutPressed = '';
  if (target.closest('[data-clear-data]')) flags.clearDataPressed = '';
  // A language link opens the step on screen, once the typed values are saved.
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (!link) return;
  link.pathname =
    base + (link.lang === 'en' ? '' : `/${link.lang}`) + location.pathname.slice(localePrefix.length);
  // With a modifier key, the link opens in another tab or window, and this page stays.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import(/* @vite-ignore */ document.body.dataset.language as string).then(
    ({ follow }: { follow: (link: Element) => void }) => follow(link),
    sayNotLoaded,
  );
});
// Without this, an island whose script failed to load would show its skeleton for ever.
document.addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).hidden = true;
  sayNotLoaded();
});
