import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 કલાક ખુલ્લું',
  sameDay: (open: string, close: string) => `${open}થી ${close}`,
  overnight: (open: string, close: string) => `${open}થી ${close} (બીજે દિવસે)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'કોઈ દિવસ ખુલ્લું નથી',
  everyDay: 'દરરોજ',
  run: (first: string, last: string) => `${first}થી ${last}`,
} satisfies Words<typeof english.openDaysWords>;
