import type { DaysShown, TimesShown } from '#lib/domain/hours.ts';

/** The days of the week; index 0 is Sunday, as in the contract. */
export const dayWords = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `09:00 to 22:00`, `Open 24 hours`, or `18:00 to 02:00 (next day)`. */
export function timesWords(times: TimesShown): string {
  switch (times.type) {
    case 'all-day':
      return 'Open 24 hours';
    case 'same-day':
      return `${times.openTime} to ${times.closeTime}`;
    case 'overnight':
      return `${times.openTime} to ${times.closeTime} (next day)`;
  }
}

/** `Monday to Saturday`, `Every day`, or the days one by one. */
export function daysWords(days: DaysShown): string {
  switch (days.type) {
    case 'none':
      return 'No open days';
    case 'every-day':
      return 'Every day';
    case 'run':
      return `${dayWords[days.first]} to ${dayWords[days.last]}`;
    case 'single':
      return days.days.map((day) => dayWords[day]).join(', ');
  }
}
