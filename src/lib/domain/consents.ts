/** The texts a vendor can agree to. Each has one version at a time. */
export type LawTextId = 'privacy' | 'terms' | 'partner-terms';

/**
 * The version of each text: the day it came into force, as `2026-11-21`. A text that changes gets a new version, which
 * `tests/law.test.ts` holds it to; consents given before keep naming the old one.
 */
export const textVersions: Record<LawTextId, string> = {
  privacy: '2026-11-21',
  terms: '2026-11-21',
  'partner-terms': '2026-11-21',
};

/** That a vendor agreed to a text: which version, and when (ISO 8601, UTC). */
export interface Consent {
  id: LawTextId;
  version: string;
  acceptedAt: string;
}

/** The consents that one tick gives. `at` is when it was ticked: kept, not taken anew at each sending. */
export function consentsTo(ids: readonly LawTextId[], at: Date): Consent[] {
  return ids.map((id) => ({ id, version: textVersions[id], acceptedAt: at.toISOString() }));
}

/** The acceptance of the partner contract, ticked at that moment, as the optional fields of its submission. */
export function contractAcceptance(at: Date): { contractVersion: string; consents: Consent[] } {
  return { contractVersion: textVersions['partner-terms'], consents: consentsTo(['partner-terms'], at) };
}
