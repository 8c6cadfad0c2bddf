import type { DaysShown, TimesShown } from '#lib/domain/hours.ts';
import { weekdaysIn } from '#lib/names.ts';

/** The days of the week; index 0 is Sunday, as in the contract. */
export const dayWords = weekdaysIn('bn-IN');

/** `09:00 to 22:00`, `Open 24 hours`, or `18:00 to 02:00 (next day)`. */
export function timesWords(times: TimesShown): string {
  switch (times.type) {
    case 'all-day':
      return '24 ঘণ্টা খোলা';
    case 'same-day':
      return `${times.openTime} থেকে ${times.closeTime}`;
    case 'overnight':
      return `${times.openTime} থেকে ${times.closeTime} (পরদিন)`;
  }
}

/** `Monday to Saturday`, `Every day`, or the days one by one. */
export function daysWords(days: DaysShown): string {
  switch (days.type) {
    case 'none':
      return 'কোনও দিন খোলা নেই';
    case 'every-day':
      return 'রোজ';
    case 'run':
      return `${dayWords[days.first]} থেকে ${dayWords[days.last]}`;
    case 'single':
      return days.days.map((day) => dayWords[day]).join(', ');
  }
}
