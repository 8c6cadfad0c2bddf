/** Dates as a reader reads them. */
import type { Moment } from '#lib/domain/moment.ts';
import { languageTag } from '#lib/locale.ts';

const indianLocale = 'en-IN';

/** The locale of the reader's browser where it is of this page's language; else the page's own. */
function readerLocale(): string {
  const own = globalThis.navigator?.language;
  return own?.slice(0, 2) === languageTag.slice(0, 2) ? own : languageTag;
}

/** `21 Nov 2026` in the reader's locale and time zone; null without a date. */
export function formatDate(
  moment: Moment | null,
  locale: string = readerLocale(),
  timeZone?: string,
): string | null {
  if (moment === null) return null;
  // Bengali and Marathi have digits of their own by default; forms and cards have these.
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: 'medium',
    numberingSystem: 'latn',
    // A day without a time is that day everywhere: a reader west of Greenwich must not see the day before.
    timeZone: moment.hasTime ? timeZone : 'UTC',
  };
  try {
    return new Intl.DateTimeFormat(locale, options).format(moment.at);
  } catch {
    // Browsers may carry a locale that Intl refuses, such as `en_US@posix`.
    return new Intl.DateTimeFormat(indianLocale, options).format(moment.at);
  }
}

/** `18:05`: the time of day of a moment in epoch milliseconds, in 24-hour form, in the reader's time zone. */
export function formatTime(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
}

/** The moment for `<time dateTime>`; null without one. */
export function machineDate(moment: Moment | null): string | null {
  if (moment === null) return null;
  const iso = new Date(moment.at).toISOString();
  return moment.hasTime ? iso : iso.slice(0, 'yyyy-mm-dd'.length);
}
