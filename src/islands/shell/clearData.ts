import { appErrorWords } from '#lib/copy/app.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { clearAppData } from '#lib/stores/session/session.ts';

/** Clear App Data: removes everything the product keeps in this browser, says so, and loads the page anew. */
export function clearData(): void {
  let isCleared = false;
  try {
    isCleared = clearAppData();
  } catch {
    // Said below, as when the browser keeps some of it.
  }
  window.alert(isCleared ? appErrorWords.cleared : appErrorWords.clearFailed);
  if (isCleared) navigation.reload();
}
