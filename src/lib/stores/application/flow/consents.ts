import { consentsSchema } from '#lib/domain/contract/consentSchema.ts';
import type { z } from '#lib/domain/z.ts';
import { readEntry } from '#lib/stores/browser/storage.ts';

/** Returns the consents given on signing in, as an optional field. Empty if none were given. */
export function loginConsents(): { consents?: z.infer<typeof consentsSchema> } {
  const consents = readEntry('consents', consentsSchema);
  return consents === null || consents.length === 0 ? {} : { consents };
}
