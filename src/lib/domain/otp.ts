import { latinDigits } from '#lib/domain/digits.ts';
import { limits } from '#lib/limits.ts';

/** Keeps the digits of what was typed or pasted (`123 456`), at most six. */
export function otpDigits(value: string): string {
  return latinDigits(value).replace(/\D/g, '').slice(0, limits.otpLength);
}

/** Whole seconds until `deadline` (epoch ms), never below zero. Counting to a deadline survives a sleeping tab. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
