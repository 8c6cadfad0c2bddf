/** Names that the browser knows in every language. */
import { languageTag } from '#lib/locale.ts';

/** The days of the week, from Sunday on. */
type Weekdays = readonly [string, string, string, string, string, string, string];

/** The days of the week in a language, by its tag. */
export function weekdaysIn(tag: string): Weekdays {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const day = (index: number): string => name.format(Date.UTC(1970, 0, 4 + index));
  return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)];
}

/** A country in the language of this build, by its code; `english` where the browser knows no other name. */
export function countryName(code: string, english: string): string {
  if (languageTag === 'en-IN') return english;
  try {
    return new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? english;
  } catch {
    return english;
  }
}
