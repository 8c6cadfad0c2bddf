/** The event that removes an entry from browser storage. */
export type StoredUntil =
  | 'sign-out'
  | 'expiry'
  | 'shown'
  | 'contract'
  | 'saved'
  | 'reply'
  | 'refusal'
  | 'next-sign-in'
  | 'half-hour'
  | 'half-day'
  | 'tab-closed'
  | 'cleared';

/** Entries that hold one kind of data and are removed together. */
export interface StoredEntry {
  id:
    | 'session'
    | 'login'
    | 'welcome'
    | 'application'
    | 'typed'
    | 'refresh'
    | 'sending'
    | 'consents'
    | 'asked'
    | 'toasts'
    | 'banner'
    | 'language'
    | 'typedPhone'
    | 'builds'
    | 'files'
    | 'taken';
  /** Names without the product's prefix; variable parts are in angle brackets. */
  names: readonly string[];
  until: readonly StoredUntil[];
}

/**
 * Everything the product stores in a browser. The privacy page and docs/storage.md use this table. The words are in
 * `words/law/storage.ts`.
 */
export const storedEntries: readonly StoredEntry[] = [
  {
    id: 'session',
    names: ['tokens', 'user', 'session'],
    until: ['sign-out', 'expiry'],
  },
  {
    id: 'login',
    names: ['needsProfileCompletion', 'profileCompletionRoute'],
    until: ['sign-out', 'expiry'],
  },
  {
    id: 'welcome',
    names: ['justCompleted'],
    until: ['shown', 'sign-out', 'expiry'],
  },
  { id: 'application', names: ['onboarding'], until: ['contract', 'expiry'] },
  {
    id: 'typed',
    names: ['recovery.vendorInfo.<category>', 'recovery.contract.<vendorId>', 'recovery.legacy'],
    until: ['saved', 'sign-out', 'half-day'],
  },
  {
    id: 'refresh',
    names: ['refreshSent'],
    until: ['reply', 'sign-out', 'expiry'],
  },
  {
    id: 'sending',
    names: ['idempotency.<operation>'],
    until: ['reply', 'refusal', 'sign-out', 'expiry'],
  },
  { id: 'consents', names: ['consents'], until: ['sign-out', 'expiry'] },
  {
    id: 'asked',
    names: ['askedPage'],
    until: ['next-sign-in', 'sign-out', 'half-hour', 'tab-closed'],
  },
  { id: 'toasts', names: ['toasts'], until: ['shown', 'sign-out', 'tab-closed'] },
  { id: 'language', names: ['language'], until: ['cleared'] },
  { id: 'typedPhone', names: ['typedPhone'], until: ['shown', 'tab-closed'] },
  { id: 'banner', names: ['banner'], until: ['tab-closed'] },
  { id: 'builds', names: ['builds'], until: ['tab-closed'] },
  { id: 'files', names: ['files'], until: ['saved', 'sign-out', 'half-hour'] },
  { id: 'taken', names: ['taken'], until: ['sign-out', 'tab-closed'] },
];
