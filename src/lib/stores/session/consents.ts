import { consentsTo } from '#lib/domain/contract/consents.ts';
import { removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';

/**
 * Keeps, until sign-out, the consent to the terms and the privacy notice that was given on signing in, or
 * removes it. Another page creates the vendor and sends the consent.
 */
export function keepLoginConsent(isGiven: boolean): void {
  if (isGiven) writeEntry('consents', consentsTo(['terms', 'privacy'], new Date()));
  else removeEntry('consents');
}
