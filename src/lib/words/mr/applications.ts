import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'कोणत्या सेवेसाठी नोंदणी करायची ते निवडा',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'तुमचे अर्ज',
  searchOpen: 'अर्ज शोधा',
  searchClose: 'शोध बंद करा',
  search: 'नाव, शहर, प्रकार किंवा स्थितीने शोधा',
  noMatch: 'तुमच्या शोधाशी कोणताही अर्ज जुळला नाही.',
  list: 'अर्ज',
  empty: 'तुम्ही अजून एकही अर्ज सुरू केलेला नाही.',
  refresh: 'रिफ्रेश करा',
  close: 'बंद करा',
  startNew: 'नवीन अर्ज सुरू करा',
  resume: 'पुढे सुरू ठेवा',
  resubmit: 'KYC पुन्हा सबमिट करा',
  view: 'डॅशबोर्ड पाहा',
  unnamed: 'नाव नसलेला अर्ज',
  loading: 'तुमचे अर्ज लोड होत आहेत…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'या नंबरने लॉग इन केले आहे',
  signOut: 'लॉग आउट करा',
  heading: 'तुमचे अर्ज',
  continue: 'पुढे जा',
  resume: 'पुढे सुरू ठेवा',
  dashboard: 'डॅशबोर्ड पाहा',
  startNew: 'नवीन नोंदणी सुरू करा',
  empty: 'अजून एकही अर्ज नाही. चार छोट्या पायऱ्या आहेत. तुम्ही कधीही थांबून नंतर पुढे सुरू ठेवू शकता.',
  draft: (category: string) => `तुम्ही या ब्राउझरमध्ये नोंदणी सुरू केली होती: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'मंजूर',
  rejected: 'नामंजूर',
  'under-review': 'तपासणी सुरू',
  incomplete: 'अपूर्ण',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'एकही अर्ज सापडला नाही';
  return plural(count, { one: `${count} अर्ज सापडला`, other: `${count} अर्ज सापडले` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} गोष्ट दुरुस्त करा`, other: `${count} गोष्टी दुरुस्त करा` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'तुमचे अर्ज लोड झाले नाहीत' } satisfies Words<
  typeof english.entryFailedToast
>;
