import { portalFootWords } from '#lib/copy/portalFoot.ts';
import { clearData } from './clearData.ts';

/** Clear App Data from the foot of a page, where nothing is broken: it asks first, and says what goes. */
export function askToClearData(): void {
  if (window.confirm(portalFootWords.clearAsk)) clearData();
}
