import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `તમારા જેવી દુકાનો ઘણી વાર આ સમયે ખુલ્લી હોય છે: ${hours}`,
  hoursButton: 'આ સમય રાખો',
} satisfies Words<typeof english.usualHoursWords>;
