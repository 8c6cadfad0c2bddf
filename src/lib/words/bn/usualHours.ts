import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `আপনার দোকানের মতো দোকান প্রায়ই এই সময়ে খোলা থাকে: ${hours}`,
  hoursButton: 'এই সময় ব্যবহার করুন',
} satisfies Words<typeof english.usualHoursWords>;
