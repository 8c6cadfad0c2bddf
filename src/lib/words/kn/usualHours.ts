import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `ನಿಮ್ಮಂತಹ ಅಂಗಡಿಗಳು ಸಾಮಾನ್ಯವಾಗಿ ಈ ಸಮಯದಲ್ಲಿ ತೆರೆದಿರುತ್ತವೆ: ${hours}`,
  hoursButton: 'ಈ ಸಮಯ ಬಳಸಿ',
} satisfies Words<typeof english.usualHoursWords>;
