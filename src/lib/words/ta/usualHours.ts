import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `உங்களைப் போன்ற கடைகள் பெரும்பாலும் இந்த நேரத்தில் திறந்திருக்கும்: ${hours}`,
  hoursButton: 'இந்த நேரத்தைப் பயன்படுத்துங்கள்',
} satisfies Words<typeof english.usualHoursWords>;
