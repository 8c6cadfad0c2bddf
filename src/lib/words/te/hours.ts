import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 గంటలూ తెరిచి ఉంటుంది',
  sameDay: (open: string, close: string) => `${open} నుంచి ${close} వరకు`,
  overnight: (open: string, close: string) => `${open} నుంచి ${close} వరకు (మరుసటి రోజు)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'తెరిచే రోజులు లేవు',
  everyDay: 'ప్రతిరోజూ',
  run: (first: string, last: string) => `${first} నుంచి ${last} వరకు`,
} satisfies Words<typeof english.openDaysWords>;
