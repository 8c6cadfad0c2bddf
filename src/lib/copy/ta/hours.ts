import { weekdaysIn } from '#lib/names.ts';
import type { DaysShown, TimesShown } from '#lib/domain/hours.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** The days of the week; index 0 is Sunday, as in the contract. */
export const dayWords = weekdaysIn('ta-IN') satisfies Words<typeof english.dayWords>;

/** `09:00 to 22:00`, `Open 24 hours`, or `18:00 to 02:00 (next day)`. */
export function timesWords(times: TimesShown): string {
  switch (times.type) {
    case 'all-day':
      return '24 மணி நேரமும் திறந்திருக்கும்';
    case 'same-day':
      return `${times.openTime} முதல் ${times.closeTime} வரை`;
    case 'overnight':
      return `${times.openTime} முதல் ${times.closeTime} வரை (மறுநாள்)`;
  }
}

/** `Monday to Saturday`, `Every day`, or the days one by one. */
export function daysWords(days: DaysShown): string {
  switch (days.type) {
    case 'none':
      return 'திறக்கும் நாட்கள் இல்லை';
    case 'every-day':
      return 'தினமும்';
    case 'run':
      return `${dayWords[days.first]} முதல் ${dayWords[days.last]} வரை`;
    case 'single':
      return days.days.map((day) => dayWords[day]).join(', ');
  }
}
