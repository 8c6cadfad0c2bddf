import { damagedDataToast } from '#lib/words/app.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Shows a toast about damaged data that was removed. */
export function tellDamage(): void {
  showToast({ tone: 'info', ...damagedDataToast });
}
