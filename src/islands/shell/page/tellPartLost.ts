import { loadWords } from '#lib/words/app.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Says that the code behind a button could not be loaded. Returns the message, for a place beside the button. */
export function tellPartLost(): string {
  showToast({ tone: 'error', title: loadWords.failedTitle, description: loadWords.offline });
  return loadWords.offline;
}
