/** Dates as replies spell them, and as a reader reads them. What is no date is null; 'Invalid Date' never shows. */
import { readText } from '#lib/domain/reading.ts';

const indianLocale = 'en-IN';

/** The locale of the reader's browser; India's English where there is none. */
export function readerLocale(): string {
  return globalThis.navigator?.language || indianLocale;
}

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

/** `21 Nov 2026` in the reader's locale and time zone; null without a date. */
export function formatDate(
  moment: Moment | null,
  locale: string = readerLocale(),
  timeZone?: string,
): string | null {
  if (moment === null) return null;
  // A day without a time is that day everywhere: a reader west of Greenwich must not see the day before.
  const zone = moment.hasTime ? timeZone : 'UTC';
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(zone ? { timeZone: zone } : {}) };
  try {
    return new Intl.DateTimeFormat(locale, options).format(moment.at);
  } catch {
    // Browsers may carry a locale that Intl refuses, such as `en_US@posix`.
    return new Intl.DateTimeFormat(indianLocale, options).format(moment.at);
  }
}

/** The moment for `<time dateTime>`; null without one. */
export function machineDate(moment: Moment | null): string | null {
  if (moment === null) return null;
  const iso = new Date(moment.at).toISOString();
  return moment.hasTime ? iso : iso.slice(0, 'yyyy-mm-dd'.length);
}
