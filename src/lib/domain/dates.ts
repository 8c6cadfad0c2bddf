/** Dates as replies spell them, and as a reader reads them. What is no date is null; 'Invalid Date' never shows. */

const indianLocale = 'en-IN';

/** The locale of the reader's browser; India's English where there is none. */
export function readerLocale(): string {
  return globalThis.navigator?.language || indianLocale;
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
export function parseDate(value: string | null | undefined): Date | null {
  const text = value?.trim() ?? '';
  let date: Date | null = null;
  if (epochPattern.test(text)) {
    date = new Date(Number(text) * (text.length <= mostSecondDigits ? 1000 : 1));
  } else if (isoPattern.test(text) || httpPattern.test(text)) {
    date = new Date(text);
  }
  if (date === null || Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date : null;
}

/** `21 Nov 2026` in the reader's locale and time zone; null when the value is no date. */
export function formatDate(
  value: string | null | undefined,
  locale: string = readerLocale(),
  timeZone?: string,
): string | null {
  const date = parseDate(value);
  if (date === null) return null;
  // A day without a time is that day everywhere: a reader west of Greenwich must not see the day before.
  const zone = dayPattern.test(value?.trim() ?? '') ? 'UTC' : timeZone;
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(zone ? { timeZone: zone } : {}) };
  try {
    return new Intl.DateTimeFormat(locale, options).format(date);
  } catch {
    // Browsers may carry a locale that Intl refuses, such as `en_US@posix`.
    return new Intl.DateTimeFormat(indianLocale, options).format(date);
  }
}

/** The same moment for `<time dateTime>`; null when the value is no date. */
export function machineDate(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (dayPattern.test(text)) return parseDate(text) === null ? null : text;
  return parseDate(text)?.toISOString() ?? null;
}
