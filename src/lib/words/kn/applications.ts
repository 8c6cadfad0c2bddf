import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'ನೀವು ನೋಂದಾಯಿಸಲು ಬಯಸುವ ಸೇವೆ ಆಯ್ಕೆ ಮಾಡಿ',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳು',
  searchOpen: 'ಅರ್ಜಿಗಳನ್ನು ಹುಡುಕಿ',
  searchClose: 'ಸರ್ಚ್ ಮುಚ್ಚಿ',
  search: 'ಹೆಸರು, ಊರು, ವಿಭಾಗ ಅಥವಾ ಸ್ಟೇಟಸ್‌ನಿಂದ ಹುಡುಕಿ',
  noMatch: 'ನೀವು ಹುಡುಕಿದ್ದಕ್ಕೆ ಹೊಂದುವ ಅರ್ಜಿ ಇಲ್ಲ.',
  list: 'ಅರ್ಜಿಗಳು',
  empty: 'ನೀವು ಇನ್ನೂ ಯಾವ ಅರ್ಜಿಯನ್ನೂ ಶುರು ಮಾಡಿಲ್ಲ.',
  refresh: 'ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  close: 'ಮುಚ್ಚಿ',
  startNew: 'ಹೊಸ ಅರ್ಜಿ ಶುರು ಮಾಡಿ',
  resume: 'ಮುಂದುವರಿಸಿ',
  resubmit: 'KYC ಮತ್ತೆ ಸಲ್ಲಿಸಿ',
  view: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ನೋಡಿ',
  unnamed: 'ಹೆಸರಿಲ್ಲದ ಅರ್ಜಿ',
  loading: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'ಈ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ',
  signOut: 'ಲಾಗೌಟ್ ಮಾಡಿ',
  heading: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳು',
  continue: 'ಮುಂದುವರಿಯಿರಿ',
  resume: 'ಮುಂದುವರಿಸಿ',
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ನೋಡಿ',
  startNew: 'ಹೊಸ ನೋಂದಣಿ ಶುರು ಮಾಡಿ',
  empty: 'ಇನ್ನೂ ಅರ್ಜಿ ಇಲ್ಲ. ನಾಲ್ಕು ಚಿಕ್ಕ ಹಂತಗಳಿವೆ. ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಿ, ನಂತರ ಅಲ್ಲಿಂದಲೇ ಮುಂದುವರಿಸಬಹುದು.',
  draft: (category: string) => `ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ನೀವು ಒಂದು ನೋಂದಣಿ ಶುರು ಮಾಡಿದ್ದೀರಿ: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
  rejected: 'ತಿರಸ್ಕರಿಸಿದ್ದೇವೆ',
  'under-review': 'ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
  incomplete: 'ಪೂರ್ತಿಯಾಗಿಲ್ಲ',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'ಯಾವ ಅರ್ಜಿಯೂ ಸಿಗಲಿಲ್ಲ';
  return plural(count, { one: `${count} ಅರ್ಜಿ ಸಿಕ್ಕಿದೆ`, other: `${count} ಅರ್ಜಿಗಳು ಸಿಕ್ಕಿವೆ` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} ಅಂಶ ಸರಿಪಡಿಸಿ`, other: `${count} ಅಂಶಗಳನ್ನು ಸರಿಪಡಿಸಿ` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ' } satisfies Words<
  typeof english.entryFailedToast
>;
