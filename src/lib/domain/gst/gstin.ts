import { codeOf } from '#lib/domain/text.ts';

/** GSTIN: state code, PAN, entity number, a letter (usually Z) and a check character. */
export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z0-9][0-9A-Z]$/;

export const gstNumber = codeOf(gstinPattern, 'gstNumber');

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the check character for the first 14 characters: base 36, alternating weights 1 and 2, and the sum of the
 * two base-36 digits of each product (GST Network, GSTIN format; Luhn mod 36 from the left).
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = alphabet.indexOf(first14.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Whether a state code is in use: 01–38, 97 (other territory) and 99 (centre). */
export function isGstStateCode(code: string): boolean {
  const number = Number(code);
  return (number >= 1 && number <= 38) || number === 97 || number === 99;
}

/** Returns the PAN in a complete GSTIN, its characters 3 to 12; null for an incomplete one. */
export function panOfGstin(typed: string): string | null {
  const gstin = typed.trim().toUpperCase();
  return gstinPattern.test(gstin) ? gstin.slice(2, 12) : null;
}

export type GstinWarning = 'gstin-check-character' | 'gstin-state' | 'gstin-pan-differs';

/** Returns what is unusual about a well-formed GSTIN. These are warnings and never block. */
export function gstinWarnings(gstin: string, pan?: string): GstinWarning[] {
  if (!gstinPattern.test(gstin)) return [];
  const warnings: GstinWarning[] = [];
  if (!isGstStateCode(gstin.slice(0, 2))) warnings.push('gstin-state');
  if (pan && gstin.slice(2, 12) !== pan) warnings.push('gstin-pan-differs');
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)) warnings.push('gstin-check-character');
  return warnings;
}
