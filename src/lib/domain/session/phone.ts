import { latinDigits } from '#lib/domain/digits.ts';

/** Indian mobile numbers: ten digits, the first 6–9, with an optional +91 (a dash or space may follow it). */
export const vendorPhonePattern = /^(?:\+91[- ]?)?[6-9]\d{9}$/;

/** Returns the digits of a typed phone number, without separators. */
export function phoneDigits(value: string): string {
  return latinDigits(value).replace(/\D/g, '');
}

/**
 * Returns the form that every endpoint expects: dial code and number without separators (`+919876543210`). A typed
 * dial code is not repeated and a leading trunk zero is dropped.
 */
export function internationalPhone(dialCode: string, number: string): string {
  // 00 is dialled instead of +.
  const typed = latinDigits(number.trim()).replace(/^00/, '+');
  const digits = phoneDigits(typed);
  const dial = phoneDigits(dialCode);
  const hasDialCode = typed.startsWith('+');
  if (hasDialCode && !digits.startsWith(dial)) return `+${digits}`;
  const local = (hasDialCode ? digits.slice(dial.length) : digits).replace(/^0+/, '');
  // An Indian number has ten digits, so 91 before more than ten is the dial code without its plus.
  return dial === '91' && local.length > 10 && local.startsWith('91') ? `+${local}` : `+${dial}${local}`;
}

/** Formats a number as in India: `+91 98765 43210`. Other countries' numbers stay unchanged. */
export function displayPhone(phone: string): string {
  const match = /^\+91(\d{5})(\d{5})$/.exec(phone);
  return match ? `+91\u00a0${match[1]}\u00a0${match[2]}` : phone;
}

/** Returns the ten digits of an Indian number in any accepted form; other numbers stay unchanged. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+91[- ]?/, '');
}
