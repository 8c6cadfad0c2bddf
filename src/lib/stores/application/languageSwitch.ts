import { languageStaysToast } from '#lib/copy/language.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/**
 * Opens a link to another language once what is typed here is kept: drafts are on the server, and no file waits for its
 * upload. Otherwise the page stays and says so. The frame's script imports this at the press, so that nobody who stays loads it.
 */
export function follow(link: HTMLAnchorElement): void {
  keepTyped().then(
    () => navigation.to(link.pathname + link.search),
    () => showToast({ tone: 'error', ...languageStaysToast }),
  );
}
