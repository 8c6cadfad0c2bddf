import { latinDigits } from '#lib/domain/digits.ts';
import { limits } from '#lib/limits.ts';

/** Returns the digits of a typed or pasted text (`123 456`), at most six. */
export function otpDigits(value: string): string {
  return latinDigits(value).replace(/\D/g, '').slice(0, limits.otpLength);
}

/** Returns the whole seconds until `deadline` (epoch ms), at least zero. A deadline survives a sleeping tab. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
