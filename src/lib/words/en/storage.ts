import type { StoredEntry, StoredUntil } from '#lib/domain/storedEntries.ts';
import { appErrorWords } from './app.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'That you are signed in: access and refresh token, your phone number, name and e-mail',
  login: 'Whether your profile is complete, and the page that completes it',
  welcome: 'That the welcome is still to be shown',
  application:
    'Which application you were at: its number, category, step and phone number; nothing you typed',
  typed: 'What you typed and have not sent yet; never PAN, bank details or documents',
  refresh: 'A short mark of the token that is being renewed, so that a lost answer can be asked for again',
  sending: 'A random key and a short mark of what is being sent, so that nothing is sent twice',
  consents: 'That you agreed to the terms and this notice: version and time',
  asked: 'Which page you asked for before you were signed in, to open it then',
  toasts: 'The notifications on screen, while one page leads to the next',
  language: 'The language you chose for these pages',
  typedPhone:
    'The phone number you typed for signing in, and the number of the code sent to it, while you change the language',
  banner: 'That you closed the announcement',
  builds: 'Which versions of this site were loaded again because a newer one had been published',
  files:
    'Photos and files that wait to be sent, encrypted, and beside them your phone number. This protects against other tabs and later visitors of the phone, not against somebody who copies the browser’s profile',
  taken: 'The key to those files, and which documents you were adding',
} as const satisfies Record<StoredEntry['id'], string>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'you sign out',
  expiry: 'the session ends',
  shown: 'it is shown',
  contract: 'the contract is submitted',
  saved: 'it is sent',
  reply: 'the server has replied',
  refusal: 'the server refuses it',
  'tab-closed': 'you close the tab',
  'next-sign-in': 'you sign in again',
  cleared: `you press ${appErrorWords.clear}`,
  'half-hour': 'half an hour is over',
  'half-day': 'twelve hours are over if you were not signed in',
} as const satisfies Record<StoredUntil, string>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} or ${last}`;
}
