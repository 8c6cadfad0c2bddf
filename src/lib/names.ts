/** Names that the browser knows in every language. */
import { languageTag } from '#lib/locale.ts';

const weekday = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' });

/** Returns the name of a weekday in the language of this build; 0 is Sunday, as in the API. */
export const dayName = (day: number): string =>
  // 4 January 1970 was a Sunday.
  weekday.format(Date.UTC(1970, 0, 4 + day));

/** Returns the name of a country in the language of this build; `english` if the browser knows none. */
export function countryName(code: string, english: string): string {
  if (languageTag === 'en-IN') return english;
  try {
    return new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? english;
  } catch {
    return english;
  }
}
