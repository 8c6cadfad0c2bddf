/** Dates as replies spell them. What is no date is null; 'Invalid Date' never shows. */
import { readText } from '#lib/domain/reading.ts';

/** A date of a reply. `at` is epoch milliseconds; of a day without a time it is that day's midnight in UTC. */
export interface Moment {
  at: number;
  hasTime: boolean;
}

/** `2026-11-21`, optionally with a time and a zone. */
const isoPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
/** `Sat, 21 Nov 2026 02:39:54 GMT`. */
const httpPattern = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const epochPattern = /^\d{9,13}$/;
/** Epoch seconds have at most ten digits until the year 2286. */
const mostSecondDigits = 10;

/**
 * Reads a date: ISO 8601, an HTTP date, or epoch seconds or milliseconds as digits. Null for anything else: browsers
 * read a date out of nearly any text with a number in it, so the accepted forms are named here.
 */
export function readMoment(value: unknown): Moment | null {
  const text = readText(value) ?? '';
  let at = Number.NaN;
  if (epochPattern.test(text)) at = Number(text) * (text.length <= mostSecondDigits ? 1000 : 1);
  else if (isoPattern.test(text) || httpPattern.test(text)) at = new Date(text).getTime();
  const year = new Date(at).getUTCFullYear();
  return year >= 1 && year <= 9999 ? { at, hasTime: !dayPattern.test(text) } : null;
}
