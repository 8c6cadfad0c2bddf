import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 घंटे खुला',
  sameDay: (open: string, close: string) => `${open} से ${close}`,
  overnight: (open: string, close: string) => `${open} से ${close} (अगले दिन)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'किसी भी दिन खुला नहीं',
  everyDay: 'हर दिन',
  run: (first: string, last: string) => `${first} से ${last}`,
} satisfies Words<typeof english.openDaysWords>;
