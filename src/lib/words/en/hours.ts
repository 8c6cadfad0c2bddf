/** When a shop is open on one day. Which of it: `lib/messages/hours.ts`. */
export const timesWords = {
  allDay: 'Open 24 hours',
  sameDay: (open: string, close: string) => `${open} to ${close}`,
  overnight: (open: string, close: string) => `${open} to ${close} (next day)`,
} as const;

/** On which days it is open. */
export const openDaysWords = {
  none: 'No open days',
  everyDay: 'Every day',
  run: (first: string, last: string) => `${first} to ${last}`,
} as const;
