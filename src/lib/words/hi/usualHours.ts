import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `आपके जैसी दुकानें अक्सर इस समय खुली रहती हैं: ${hours}`,
  hoursButton: 'यही समय रखें',
} satisfies Words<typeof english.usualHoursWords>;
