import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { isText, type KycName, type KycTextName } from '#lib/domain/kyc/kycFields.ts';

/**
 * Whether an API hides a part of a value with `X`, `*` or dots: `XXXXXX6789`, `AB***34F`. Three X make a mask, unless they
 * begin a PAN: the kind of its holder is its fourth letter, and is never X.
 */
export function isMasked(text: string): boolean {
  return /[*•●·]|x{4}|x{3}(?![a-wyz][a-z]\d{4}[a-z])/i.test(text);
}

/** Returns the fields that an API masks in saved details. */
export function maskedKyc(saved: KycDetails): KycName[] {
  const names = Object.keys(saved) as KycName[];
  return names.filter((name) => {
    const value = saved[name];
    if (typeof value === 'string') return isMasked(value);
    return Array.isArray(value) && value.some(({ number }) => isMasked(number));
  });
}

/** Returns the masked texts of saved details, as the API shows them. */
export function maskedTexts(saved: KycDetails): Partial<Record<KycTextName, string>> {
  const names = maskedKyc(saved).filter((name) => isText(name));
  return Object.fromEntries(names.map((name) => [name, saved[name]]));
}

/** Returns saved details without the fields that an API masks. A form starts with them, and sends nothing else back. */
export function unmaskedKyc(saved: KycDetails): KycDetails {
  const masked = maskedKyc(saved);
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !masked.includes(name as KycName)));
}
