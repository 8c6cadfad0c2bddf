import { weekdaysIn } from '#lib/names.ts';
import type { DaysShown, TimesShown } from '#lib/domain/hours.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** The days of the week; index 0 is Sunday, as in the contract. */
export const dayWords = weekdaysIn('te-IN') satisfies Words<typeof english.dayWords>;

/** `09:00 to 22:00`, `Open 24 hours`, or `18:00 to 02:00 (next day)`. */
export function timesWords(times: TimesShown): string {
  switch (times.type) {
    case 'all-day':
      return '24 గంటలూ తెరిచి ఉంటుంది';
    case 'same-day':
      return `${times.openTime} నుంచి ${times.closeTime} వరకు`;
    case 'overnight':
      return `${times.openTime} నుంచి ${times.closeTime} వరకు (మరుసటి రోజు)`;
  }
}

/** `Monday to Saturday`, `Every day`, or the days one by one. */
export function daysWords(days: DaysShown): string {
  switch (days.type) {
    case 'none':
      return 'తెరిచే రోజులు లేవు';
    case 'every-day':
      return 'ప్రతి రోజూ';
    case 'run':
      return `${dayWords[days.first]} నుంచి ${dayWords[days.last]} వరకు`;
    case 'single':
      return days.days.map((day) => dayWords[day]).join(', ');
  }
}
