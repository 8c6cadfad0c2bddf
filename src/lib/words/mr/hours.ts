import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 तास सुरू',
  sameDay: (open: string, close: string) => `${open} ते ${close}`,
  overnight: (open: string, close: string) => `${open} ते ${close} (दुसऱ्या दिवशी)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'एकही दिवस सुरू नाही',
  everyDay: 'रोज',
  run: (first: string, last: string) => `${first} ते ${last}`,
} satisfies Words<typeof english.openDaysWords>;
