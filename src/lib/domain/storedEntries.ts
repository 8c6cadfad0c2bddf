/** When an entry that the product keeps in the browser goes again. */
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
  | 'tab-closed'
  | 'cleared';

/** Entries that hold one kind of thing and go together. */
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
    | 'builds';
  /** Names under the product's prefix; what varies is in angle brackets. */
  names: readonly string[];
  until: readonly StoredUntil[];
}

/**
 * Everything the product keeps in a browser: the one table behind the privacy page and 'Browser storage' in
 * docs/architecture.md. The words are in `copy/law/storage.ts`.
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
    until: ['saved', 'sign-out'],
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
];
