import { appErrorWords } from '#lib/copy/app.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { clearAppData } from '#lib/stores/session/session.ts';

/**
 * Removes everything that this site keeps in the browser, reports the result and, on success, reloads the
 * page.
 */
export function clearData(): void {
  let isCleared = false;
  try {
    isCleared = clearAppData();
  } catch {
    // Reported below, like an entry that the browser could not remove.
  }
  window.alert(isCleared ? appErrorWords.cleared : appErrorWords.clearFailed);
  if (isCleared) navigation.reload();
}
