import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 மணி நேரமும் திறந்திருக்கும்',
  sameDay: (open: string, close: string) => `${open} முதல் ${close} வரை`,
  overnight: (open: string, close: string) => `${open} முதல் ${close} வரை (மறுநாள்)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'திறக்கும் நாட்கள் இல்லை',
  everyDay: 'தினமும்',
  run: (first: string, last: string) => `${first} முதல் ${last} வரை`,
} satisfies Words<typeof english.openDaysWords>;
