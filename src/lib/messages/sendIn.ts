import { sendInWords } from '#lib/words/auth.ts';

/** Returns the countdown to the next allowed sending: in seconds up to 90, then in minutes. */
export function sendIn(seconds: number): string {
  return seconds > 90 ? sendInWords.minutes(Math.ceil(seconds / 60)) : sendInWords.seconds(seconds);
}
