import { portalFootWords } from '#lib/words/portalFoot.ts';
import { clearData } from './clearData.ts';

/** Clears the app data from the footer of a page. It asks first and says what is removed. */
export function askToClearData(): void {
  if (window.confirm(portalFootWords.clearAsk)) void clearData();
}
