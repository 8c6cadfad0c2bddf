import { languageStaysToast } from '#lib/words/language.ts';
import { openQuery } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/**
 * Opens a link to another language once drafts are on the server and no file waits for its upload. Otherwise
 * the page stays and says so. The frame's script imports this on the press, so that other visitors do not load
 * it.
 */
export function follow(link: HTMLAnchorElement): void {
  keepTyped().then(
    () => {
      const query = new URLSearchParams(openQuery(link.search)).toString();
      navigation.to(link.pathname + (query && `?${query}`));
    },
    () => showToast({ tone: 'error', ...languageStaysToast }),
  );
}
