import { partnerTermsSuffix, privacySuffix, termsSuffix } from '#site/textVersions.ts';

/** The texts a vendor can agree to. One version of each is current. */
export type LawTextId = 'privacy' | 'terms' | 'partner-terms';

/**
 * The version of each text: the day it came into force, as `2026-11-21`, and the site's own suffix. A changed text gets a
 * new version, which `tests/law.test.ts` enforces. Earlier consents keep the old version.
 */
export const textVersions: Record<LawTextId, string> = {
  privacy: `2026-11-23${privacySuffix}`,
  terms: `2026-11-21${termsSuffix}`,
  'partner-terms': `2026-11-21${partnerTermsSuffix}`,
};

/** A vendor's consent to a text: its version and the time (ISO 8601, UTC). */
export interface Consent {
  id: LawTextId;
  version: string;
  acceptedAt: string;
}

/** Returns the consents that one tick gives. `at` is the time of the tick; a retry keeps it. */
export function consentsTo(ids: readonly LawTextId[], at: Date): Consent[] {
  return ids.map((id) => ({ id, version: textVersions[id], acceptedAt: at.toISOString() }));
}

/** Returns the acceptance of the partner contract as optional fields of its submission. `at`: when it was ticked. */
export function contractAcceptance(at: Date): { contractVersion: string; consents: Consent[] } {
  return { contractVersion: textVersions['partner-terms'], consents: consentsTo(['partner-terms'], at) };
}
