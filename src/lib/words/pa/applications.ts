import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'ਜਿਸ ਸੇਵਾ ਲਈ ਰਜਿਸਟਰ ਕਰਨਾ ਹੈ, ਉਹ ਚੁਣੋ',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ',
  searchOpen: 'ਅਰਜ਼ੀਆਂ ਖੋਜੋ',
  searchClose: 'ਖੋਜ ਬੰਦ ਕਰੋ',
  search: 'ਨਾਮ, ਸ਼ਹਿਰ, ਕੈਟੇਗਰੀ ਜਾਂ ਸਥਿਤੀ ਨਾਲ ਖੋਜੋ',
  noMatch: 'ਤੁਹਾਡੀ ਖੋਜ ਨਾਲ ਕੋਈ ਅਰਜ਼ੀ ਨਹੀਂ ਮਿਲੀ।',
  list: 'ਅਰਜ਼ੀਆਂ',
  empty: 'ਤੁਸੀਂ ਅਜੇ ਤੱਕ ਕੋਈ ਅਰਜ਼ੀ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤੀ।',
  refresh: 'ਰਿਫ੍ਰੈਸ਼ ਕਰੋ',
  close: 'ਬੰਦ ਕਰੋ',
  startNew: 'ਨਵੀਂ ਅਰਜ਼ੀ ਸ਼ੁਰੂ ਕਰੋ',
  resume: 'ਜਾਰੀ ਰੱਖੋ',
  resubmit: 'KYC ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ',
  view: 'ਡੈਸ਼ਬੋਰਡ ਦੇਖੋ',
  unnamed: 'ਬਿਨਾਂ ਨਾਮ ਦੀ ਅਰਜ਼ੀ',
  loading: 'ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਲੋਡ ਹੋ ਰਹੀਆਂ ਹਨ…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'ਤੁਸੀਂ ਇਸ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਹੋ',
  signOut: 'ਲੌਗ ਆਊਟ ਕਰੋ',
  heading: 'ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ',
  continue: 'ਅੱਗੇ ਵਧੋ',
  resume: 'ਜਾਰੀ ਰੱਖੋ',
  dashboard: 'ਡੈਸ਼ਬੋਰਡ ਦੇਖੋ',
  startNew: 'ਨਵੀਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰੋ',
  empty: 'ਅਜੇ ਕੋਈ ਅਰਜ਼ੀ ਨਹੀਂ ਹੈ। ਚਾਰ ਛੋਟੇ ਸਟੈੱਪ ਹਨ। ਤੁਸੀਂ ਕਦੇ ਵੀ ਰੁਕ ਸਕਦੇ ਹੋ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਜਾਰੀ ਰੱਖ ਸਕਦੇ ਹੋ।',
  draft: (category: string) => `ਤੁਸੀਂ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕੀਤੀ ਸੀ: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'ਮਨਜ਼ੂਰ',
  rejected: 'ਨਾਮਨਜ਼ੂਰ',
  'under-review': 'ਜਾਂਚ ਜਾਰੀ',
  incomplete: 'ਅਧੂਰੀ',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'ਕੋਈ ਅਰਜ਼ੀ ਨਹੀਂ ਮਿਲੀ';
  return plural(count, { one: `${count} ਅਰਜ਼ੀ ਮਿਲੀ`, other: `${count} ਅਰਜ਼ੀਆਂ ਮਿਲੀਆਂ` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} ਚੀਜ਼ ਠੀਕ ਕਰੋ`, other: `${count} ਚੀਜ਼ਾਂ ਠੀਕ ਕਰੋ` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ' } satisfies Words<
  typeof english.entryFailedToast
>;
