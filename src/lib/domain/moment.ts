/** Dates in replies. Anything else is null, so 'Invalid Date' is never shown. */
import { readText } from '#lib/domain/reply/parse.ts';

/** A date of a reply. `at` is epoch milliseconds; a day without a time is its midnight in UTC. */
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
 * Reads ISO 8601, an HTTP date, or epoch seconds or milliseconds as digits; null for anything else. The formats are
 * explicit, because browsers parse almost any text with a number as a date.
 */
export function readMoment(value: unknown): Moment | null {
  const text = readText(value) ?? '';
  let at = Number.NaN;
  if (epochPattern.test(text)) at = Number(text) * (text.length <= mostSecondDigits ? 1000 : 1);
  else if (isoPattern.test(text) || httpPattern.test(text)) at = new Date(text).getTime();
  const year = new Date(at).getUTCFullYear();
  return year >= 1 && year <= 9999 ? { at, hasTime: !dayPattern.test(text) } : null;
}
