import { damagedDataToast } from '#lib/copy/app.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Says that damaged saved data was removed. */
export function tellDamage(): void {
  showToast({ tone: 'info', ...damagedDataToast });
}
