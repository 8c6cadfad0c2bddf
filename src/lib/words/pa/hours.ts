import type { Words } from '#lib/translation.ts';
import type * as english from '../en/hours.ts';

/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: '24 ਘੰਟੇ ਖੁੱਲ੍ਹਾ',
  sameDay: (open: string, close: string) => `${open} ਤੋਂ ${close}`,
  overnight: (open: string, close: string) => `${open} ਤੋਂ ${close} (ਅਗਲੇ ਦਿਨ)`,
} satisfies Words<typeof english.timesWords>;

/** On which days it is open. */
export const openDaysWords = {
  none: 'ਕਿਸੇ ਵੀ ਦਿਨ ਖੁੱਲ੍ਹਾ ਨਹੀਂ',
  everyDay: 'ਹਰ ਰੋਜ਼',
  run: (first: string, last: string) => `${first} ਤੋਂ ${last}`,
} satisfies Words<typeof english.openDaysWords>;
