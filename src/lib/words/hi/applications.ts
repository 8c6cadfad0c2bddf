import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'जिस सेवा के लिए रजिस्टर करना है, उसे चुनें',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'आपके आवेदन',
  searchOpen: 'आवेदन खोजें',
  searchClose: 'खोज बंद करें',
  search: 'नाम, शहर, श्रेणी या स्थिति से खोजें',
  noMatch: 'आपकी खोज से कोई आवेदन नहीं मिला।',
  list: 'आवेदन',
  empty: 'आपने अभी तक कोई आवेदन शुरू नहीं किया है।',
  refresh: 'रिफ़्रेश करें',
  close: 'बंद करें',
  startNew: 'नया आवेदन शुरू करें',
  resume: 'जारी रखें',
  resubmit: 'KYC फिर से सबमिट करें',
  view: 'डैशबोर्ड देखें',
  unnamed: 'बिना नाम का आवेदन',
  loading: 'आपके आवेदन लोड हो रहे हैं…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'आप इस नंबर से लॉग इन हैं',
  signOut: 'लॉग आउट करें',
  heading: 'आपके आवेदन',
  continue: 'आगे बढ़ें',
  resume: 'जारी रखें',
  dashboard: 'डैशबोर्ड देखें',
  startNew: 'नया रजिस्ट्रेशन शुरू करें',
  empty: 'अभी कोई आवेदन नहीं है। चार छोटे चरण हैं। आप कभी भी रुककर बाद में जारी रख सकते हैं।',
  draft: (category: string) => `आपने इस ब्राउज़र में रजिस्ट्रेशन शुरू किया था: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'मंज़ूर',
  rejected: 'नामंज़ूर',
  'under-review': 'जाँच जारी',
  incomplete: 'अधूरा',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'कोई आवेदन नहीं मिला';
  return plural(count, { one: `${count} आवेदन मिला`, other: `${count} आवेदन मिले` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} चीज़ ठीक करें`, other: `${count} चीज़ें ठीक करें` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'आपके आवेदन लोड नहीं हो पाए' } satisfies Words<
  typeof english.entryFailedToast
>;
