import { showsNotifications } from '#lib/paths.ts';
import { handOverToasts } from '#lib/stores/browser/toasts.ts';

/**
 * Leaves the page. Tests and other hosts can replace this object. Visible notifications go along to a page that
 * shows some.
 */
export const navigation = {
  to(path: string): void {
    if (showsNotifications(path)) handOverToasts();
    globalThis.location.assign(path);
  },
  replace(path: string): void {
    if (showsNotifications(path)) handOverToasts();
    globalThis.location.replace(path);
  },
  reload(): void {
    globalThis.location.reload();
  },
};
