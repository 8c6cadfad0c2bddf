import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `మీలాంటి షాపులు సాధారణంగా ఈ వేళల్లో తెరిచి ఉంటాయి: ${hours}`,
  hoursButton: 'ఈ వేళలు వాడండి',
} satisfies Words<typeof english.usualHoursWords>;
