/**
 * Runs in the head of every page. It runs before the first paint and
 * - marks a signed-in visitor, so that the Dashboard button is right from the start; it updates the mark when
 *   another tab signs in or out, and when the page comes back from the history;
 * - marks how far the page is scrolled, in browsers without scroll-driven animations;
 * - offers, in the bar, the page in the language that was chosen before, or else in the browser's language;
 *   it keeps the query and the choice when the visitor opens another language;
 * - imports the script that registers the service worker and says that the network is gone: once the page has been
 *   open for a while, or when the network goes;
 */
import { keyPrefix } from '#lib/brand.ts';
import { readSession } from '#lib/domain/session/sessionShape.ts';
import type { PageMark } from './handover.ts';

/** The address of the file, which `build/code/inlineScripts.ts` puts in its place. */
declare const OFFLINE_SCRIPT: string;

export const mark = (name: PageMark, isSet: boolean): boolean =>
  document.documentElement.toggleAttribute('data-' + name, isSet);

const markSession = (): void => {
  mark('session', false);
  try {
    mark('session', !!readSession(JSON.parse(localStorage[`${keyPrefix}session`] as string))?.session);
  } catch {
    // Nothing is stored, the entry is damaged, or storage is blocked.
  }
};
markSession();
addEventListener('storage', markSession);
addEventListener('pageshow', markSession);
if (!CSS.supports('animation-timeline:scroll()'))
  addEventListener('scroll', () => {
    mark('past', scrollY > 40);
    mark('far', scrollY > 100);
  });
const loadOffline = (): unknown => import(/* @vite-ignore */ OFFLINE_SCRIPT).catch(Boolean);
addEventListener('offline', loadOffline);
addEventListener('DOMContentLoaded', () => {
  // After six seconds, when the drawing of the landing page is still and nothing waits for the network. A page that
  // opens without a network came from the worker, which has the script too.
  setTimeout(loadOffline, navigator.onLine ? 6e3 : 0);
  try {
    const id = ((localStorage[`${keyPrefix}language`] as string) || '"' + navigator.language).slice(1, 3);
    const link = document.querySelector('a[lang=' + id + ']') as Element;
    document.querySelector('.bar-end')?.prepend(link.cloneNode(true));
  } catch {
    // Storage is blocked, or the site has no such language.
  }
});
addEventListener('click', ({ target }) => {
  try {
    const link = (target as Element).closest('a[lang]') as HTMLAnchorElement;
    link.search = location.search;
    localStorage[`${keyPrefix}language`] = '"' + link.lang + '"';
  } catch {
    // The press was elsewhere, or storage is blocked.
  }
});
