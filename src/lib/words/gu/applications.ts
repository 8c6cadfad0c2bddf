import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'જે સેવા માટે રજિસ્ટર કરવું છે તે પસંદ કરો',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'તમારી અરજીઓ',
  searchOpen: 'અરજી શોધો',
  searchClose: 'શોધવાનું બંધ કરો',
  search: 'નામ, શહેર, કેટેગરી કે સ્ટેટસથી શોધો',
  noMatch: 'તમે જે શોધ્યું તેને મળતી કોઈ અરજી નથી.',
  list: 'અરજીઓ',
  empty: 'તમે હજી સુધી કોઈ અરજી શરૂ કરી નથી.',
  refresh: 'રિફ્રેશ કરો',
  close: 'બંધ કરો',
  startNew: 'નવી અરજી શરૂ કરો',
  resume: 'ચાલુ રાખો',
  resubmit: 'KYC ફરી સબમિટ કરો',
  view: 'ડેશબોર્ડ જુઓ',
  unnamed: 'નામ વગરની અરજી',
  loading: 'તમારી અરજીઓ લોડ થઈ રહી છે…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'તમે આ નંબરથી લોગ ઇન છો',
  signOut: 'લોગ આઉટ કરો',
  heading: 'તમારી અરજીઓ',
  continue: 'આગળ વધો',
  resume: 'ચાલુ રાખો',
  dashboard: 'ડેશબોર્ડ જુઓ',
  startNew: 'નવું રજિસ્ટ્રેશન શરૂ કરો',
  empty: 'હજી કોઈ અરજી નથી. ચાર નાનાં સ્ટેપ છે. તમે ગમે ત્યારે અટકી શકો અને પછી ચાલુ રાખી શકો.',
  draft: (category: string) => `તમે આ બ્રાઉઝરમાં રજિસ્ટ્રેશન શરૂ કર્યું હતું: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'મંજૂર',
  rejected: 'નામંજૂર',
  'under-review': 'ચકાસણી ચાલુ',
  incomplete: 'અધૂરી',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'કોઈ અરજી મળી નથી';
  return plural(count, { one: `${count} અરજી મળી`, other: `${count} અરજીઓ મળી` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} બાબત સુધારો`, other: `${count} બાબતો સુધારો` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'તમારી અરજીઓ લોડ થઈ શકી નહીં' } satisfies Words<
  typeof english.entryFailedToast
>;
