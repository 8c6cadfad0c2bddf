import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `तुमच्यासारखी दुकाने बहुतेक वेळा या वेळेत सुरू असतात: ${hours}`,
  hoursButton: 'हीच वेळ ठेवा',
} satisfies Words<typeof english.usualHoursWords>;
