import { sendInWords } from '#lib/copy/auth.ts';

/** Counts down to when the server lets a code be sent again: in seconds up to a minute and a half, then in minutes. */
export function sendIn(seconds: number): string {
  return seconds > 90 ? sendInWords.minutes(Math.ceil(seconds / 60)) : sendInWords.seconds(seconds);
}
