/** Formats dates for people. */
import type { Moment } from '#lib/domain/moment.ts';
import { isEnglish, languageTag } from '#lib/locale.ts';

/** Returns the browser's locale if it has the language of this page; otherwise the page's locale. */
function readerLocale(): string {
  const own = globalThis.navigator?.language;
  return own?.slice(0, 2) === languageTag.slice(0, 2) ? own : languageTag;
}

/**
 * Formats a date in the reader's locale and time zone; null without a date. Only English has familiar short names of
 * months (`21 Nov 2026`). Every other language writes the month in full (`21 नवंबर 2026`).
 */
export function formatDate(
  moment: Moment | null,
  locale: string = readerLocale(),
  timeZone?: string,
): string | null {
  if (moment === null) return null;
  // Bengali and Marathi have their own digits by default; forms and cards use 0 to 9.
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: isEnglish ? 'medium' : 'long',
    numberingSystem: 'latn',
    // A day without a time must not become the day before in zones west of Greenwich.
    timeZone: moment.hasTime ? timeZone : 'UTC',
  };
  try {
    return new Intl.DateTimeFormat(locale, options).format(moment.at);
  } catch {
    // Some browsers report a locale that Intl refuses, such as `en_US@posix`.
    return new Intl.DateTimeFormat(languageTag, options).format(moment.at);
  }
}

/** Formats a moment (epoch ms) as a 24-hour time, `18:05`, in the reader's time zone. */
export function formatTime(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
}

/** Formats a date for `<time dateTime>`; null without one. */
export function machineDate(moment: Moment | null): string | null {
  if (moment === null) return null;
  const iso = new Date(moment.at).toISOString();
  return moment.hasTime ? iso : iso.slice(0, 'yyyy-mm-dd'.length);
}
