import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 മണിക്കൂറും തുറന്നിരിക്കും',
  sameDay: (open: string, close: string) => `${open} മുതൽ ${close} വരെ`,
  overnight: (open: string, close: string) => `${open} മുതൽ ${close} വരെ (അടുത്ത ദിവസം)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'തുറക്കുന്ന ദിവസമില്ല',
  everyDay: 'എല്ലാ ദിവസവും',
  run: (first: string, last: string) => `${first} മുതൽ ${last} വരെ`,
} satisfies Words<typeof english.openDaysWords>;
