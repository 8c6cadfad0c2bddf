import { languageStaysToast } from '#lib/copy/language.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

let isGuarding = false;

/**
 * From now on a link to another language is followed only once what is typed here is kept: drafts are on the server, and no
 * file waits for its upload. Otherwise the page stays and says so.
 */
export function guardLanguageLinks(): void {
  if (isGuarding || globalThis.document === undefined) return;
  isGuarding = true;
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    // With a key the link opens beside this page, which stays.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    keepTyped().then(
      // The page's script has given the link the path of now already, and gives it the query after this.
      () => navigation.to(link.pathname + globalThis.location.search),
      () => showToast({ tone: 'error', ...languageStaysToast }),
    );
  });
}
