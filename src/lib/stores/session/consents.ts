import { consentsTo } from '#lib/domain/consents.ts';
import { removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';

/**
 * Keeps, until signing out, that the terms and the privacy notice were agreed to on signing in, or forgets it: the consent
 * is sent when the vendor is created, which is on another page.
 */
export function keepLoginConsent(isGiven: boolean): void {
  if (isGiven) writeEntry('consents', consentsTo(['terms', 'privacy'], new Date()));
  else removeEntry('consents');
}
