import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 ঘণ্টা খোলা',
  sameDay: (open: string, close: string) => `${open} থেকে ${close}`,
  overnight: (open: string, close: string) => `${open} থেকে ${close} (পরদিন)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'কোনও দিন খোলা নেই',
  everyDay: 'রোজ',
  run: (first: string, last: string) => `${first} থেকে ${last}`,
} satisfies Words<typeof english.openDaysWords>;
