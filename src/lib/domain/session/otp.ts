import { latinDigits } from '#lib/domain/digits.ts';
import * as limits from '#lib/limits.ts';

/** Returns the digits of a typed or pasted text (`123 456`), at most six. */
export function otpDigits(value: string): string {
  return latinDigits(value).replace(/\D/g, '').slice(0, limits.otpLength);
}

/**
 * Returns the code in a pasted text: a whole message, or the code alone. A message may hold other numbers, such as
 * minutes or a phone; its last line ends in `#` and the code.
 */
export function pastedOtp(text: string): string {
  const typed = latinDigits(text);
  const [, code = typed] = /#(\d{6})\b/.exec(typed) ?? /\b(\d{6})\b/.exec(typed) ?? [];
  return otpDigits(code);
}

/** Returns the whole seconds until `deadline` (epoch ms), at least zero. A deadline survives a sleeping tab. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
