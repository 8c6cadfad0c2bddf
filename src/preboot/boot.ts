/**
 * Runs in the head of every page. It runs before the first paint and
 * - marks a signed-in visitor, so that the Dashboard button is right from the start; it updates the mark when
 *   another tab signs in or out, and when the page comes back from the history;
 * - keeps a dismissed banner away for the rest of the visit;
 * - marks how far the page is scrolled, in browsers without scroll-driven animations;
 * - offers, in the bar, the page in the language that was chosen before, or else in the browser's language;
 *   it keeps the query and the choice when the visitor opens another language;
 * - imports a lazy island at the first tap into it. The tap has its effect before that: a flag set here hides
 *   the banner, and <details> opens a question. The island then takes over what it finds.
 */
import { keyPrefix } from '#lib/brand.ts';
import { readSession, type Session } from '#lib/domain/sessionShape.ts';
import type { LazyIsland, PageMark } from './handover.ts';

const mark = (name: PageMark, isSet: boolean): boolean =>
  document.documentElement.toggleAttribute('data-' + name, isSet);

const markSession = (): void => {
  let stored: Session | null = null;
  try {
    stored = readSession(JSON.parse(localStorage[`${keyPrefix}session`] as string));
  } catch {
    // Nothing is stored, the entry is damaged, or storage is blocked.
  }
  mark('session', !!stored?.session);
};
markSession();
addEventListener('storage', markSession);
addEventListener('pageshow', markSession);
try {
  mark('quiet', !!sessionStorage[`${keyPrefix}banner`]);
} catch {
  // Without storage, the banner is shown again.
}
if (!CSS.supports('animation-timeline:scroll()'))
  addEventListener('scroll', () => {
    mark('past', scrollY > 40);
    mark('far', scrollY > 100);
  });
addEventListener('DOMContentLoaded', () => {
  try {
    const id = ((localStorage[`${keyPrefix}language`] as string) || '"' + navigator.language).slice(1, 3);
    const link = document.querySelector('[hreflang=' + id + ']') as Element;
    document.querySelector('.bar-end')?.prepend(link.cloneNode(true));
  } catch {
    // Storage is blocked, or the site has no such language.
  }
});
addEventListener('click', ({ target }) => {
  try {
    const link = (target as Element).closest('[hreflang]') as HTMLAnchorElement;
    link.search = location.search;
    localStorage[`${keyPrefix}language`] = '"' + link.lang + '"';
  } catch {
    // The press was elsewhere, or storage is blocked.
  }
  const island = (target as Element).closest<HTMLElement>('[data-lazy]');
  if (!island) return;
  if ((target as Element).closest('[data-dismiss]')) {
    mark('quiet', true);
    try {
      sessionStorage[`${keyPrefix}banner`] = 1;
    } catch {
      // The banner is away on this page only.
    }
  }
  const address = island.dataset.lazy;
  if (!address) return;
  island.dataset.lazy = '';
  import(/* @vite-ignore */ address).then(
    (module: LazyIsland) => module.onTap(island),
    () => (island.dataset.lost = ''),
  );
});
