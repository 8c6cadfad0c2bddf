import { authRequiredToasts } from '#lib/copy/app.ts';
import { protectedPage } from '#lib/paths.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Says on a protected page that its session is lost: signing in is needed. */
export function tellLoss(): void {
  const page = protectedPage(globalThis.location.pathname);
  if (page !== null) showToast({ tone: 'error', ...authRequiredToasts[page] });
}
