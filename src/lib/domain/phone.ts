import { latinDigits } from '#lib/domain/digits.ts';

/** Indian mobile numbers: ten digits, the first 6–9, with an optional +91 before them (dash or space allowed). */
export const vendorPhonePattern = /^(?:\+91[- ]?)?[6-9]\d{9}$/;

/** Digits of a typed phone number: separators a vendor types or pastes are dropped. */
export function phoneDigits(value: string): string {
  return latinDigits(value).replace(/\D/g, '');
}

/**
 * The one form every endpoint receives: dial code + number without separators (`+919876543210`).
 * A number typed with its own dial code is not given it twice, nor does a leading trunk zero survive.
 */
export function internationalPhone(dialCode: string, number: string): string {
  // 00 is how + is dialled.
  const typed = latinDigits(number.trim()).replace(/^00/, '+');
  const digits = phoneDigits(typed);
  const dial = phoneDigits(dialCode);
  const hasDialCode = typed.startsWith('+');
  if (hasDialCode && !digits.startsWith(dial)) return `+${digits}`;
  const local = (hasDialCode ? digits.slice(dial.length) : digits).replace(/^0+/, '');
  // An Indian number has ten digits, so 91 before more than ten is the dial code without its plus.
  return dial === '91' && local.length > 10 && local.startsWith('91') ? `+${local}` : `+${dial}${local}`;
}

/** A number as India writes it: `+91 98765 43210`. Other countries' numbers are left as they are. */
export function displayPhone(phone: string): string {
  const match = /^\+91(\d{5})(\d{5})$/.exec(phone);
  return match ? `+91\u00a0${match[1]}\u00a0${match[2]}` : phone;
}

/** The ten digits of an Indian number in any of the accepted forms; other numbers as they are. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+91[- ]?/, '');
}
