import { codeOf } from '#lib/domain/text.ts';

/** Permanent Account Number: five letters, four digits, one letter (Income-tax Rules 1962, rule 114). */
export const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/;

export const panNumber = codeOf(panPattern, 'panNumber');

/** Holder kinds: the fourth letter of a PAN (Protean/NSDL's description of the PAN structure). */
const holderKinds = 'ABCEFGHJLPTK';

/** Whether the fourth letter is a known kind of holder. This is a warning and never blocks. */
export function isKnownPanHolder(pan: string): boolean {
  return holderKinds.includes(pan.charAt(3));
}
