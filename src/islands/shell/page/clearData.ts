import { base } from '#lib/base.ts';
import { appErrorWords } from '#lib/words/app.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { clearAppData } from '#lib/stores/session/session.ts';

/**
 * Removes everything that this site keeps in the browser, reports the result and, on success, reloads the
 * page.
 */
export async function clearData(): Promise<void> {
  await endWorkers().catch(() => undefined);
  // No await from here on: a page leaves 100 ms after its session ended, and would take the confirmation away.
  let isCleared = false;
  try {
    isCleared = clearAppData();
  } catch {
    // Reported below, like an entry that the browser could not remove.
  }
  window.alert(isCleared ? appErrorWords.cleared : appErrorWords.clearFailed);
  if (isCleared) navigation.reload();
}

/** Tells the service worker of each language to delete its caches and to unregister. */
async function endWorkers(): Promise<void> {
  for (const { scope, active } of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (scope.startsWith(`${location.origin}${base}/`)) active?.postMessage('');
}
