import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 ಗಂಟೆಯೂ ತೆರೆದಿರುತ್ತದೆ',
  sameDay: (open: string, close: string) => `${open}ರಿಂದ ${close}ರವರೆಗೆ`,
  overnight: (open: string, close: string) => `${open}ರಿಂದ ಮರುದಿನ ${close}ರವರೆಗೆ`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'ತೆರೆದಿರುವ ದಿನಗಳಿಲ್ಲ',
  everyDay: 'ಪ್ರತಿದಿನ',
  run: (first: string, last: string) => `${first}ದಿಂದ ${last}ದವರೆಗೆ`,
} satisfies Words<typeof english.openDaysWords>;
