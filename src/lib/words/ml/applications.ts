import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'രജിസ്റ്റർ ചെയ്യാൻ ആഗ്രഹിക്കുന്ന സേവനം തിരഞ്ഞെടുക്കുക',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'നിങ്ങളുടെ അപേക്ഷകൾ',
  searchOpen: 'അപേക്ഷകൾ തിരയുക',
  searchClose: 'തിരയൽ അടയ്ക്കുക',
  search: 'പേരോ നഗരമോ വിഭാഗമോ സ്റ്റാറ്റസോ വെച്ച് തിരയുക',
  noMatch: 'നിങ്ങൾ തിരഞ്ഞതുമായി ചേരുന്ന അപേക്ഷകളില്ല.',
  list: 'അപേക്ഷകൾ',
  empty: 'നിങ്ങൾ ഇതുവരെ അപേക്ഷയൊന്നും തുടങ്ങിയിട്ടില്ല.',
  refresh: 'റീഫ്രഷ് ചെയ്യുക',
  close: 'അടയ്ക്കുക',
  startNew: 'പുതിയ അപേക്ഷ തുടങ്ങുക',
  resume: 'ബാക്കി പൂരിപ്പിക്കുക',
  resubmit: 'KYC വീണ്ടും സമർപ്പിക്കുക',
  view: 'ഡാഷ്‌ബോർഡ് കാണുക',
  unnamed: 'പേരില്ലാത്ത അപേക്ഷ',
  loading: 'നിങ്ങളുടെ അപേക്ഷകൾ ലോഡാകുന്നു…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'ലോഗിൻ ചെയ്തിരിക്കുന്ന നമ്പർ:',
  signOut: 'ലോഗൗട്ട് ചെയ്യുക',
  heading: 'നിങ്ങളുടെ അപേക്ഷകൾ',
  continue: 'തുടരുക',
  resume: 'ബാക്കി പൂരിപ്പിക്കുക',
  dashboard: 'ഡാഷ്‌ബോർഡ് കാണുക',
  startNew: 'പുതിയ രജിസ്ട്രേഷൻ തുടങ്ങുക',
  empty: 'ഇതുവരെ അപേക്ഷയൊന്നുമില്ല. നാല് ചെറിയ ഘട്ടങ്ങളേയുള്ളൂ. എപ്പോൾ വേണമെങ്കിലും നിർത്താം, ബാക്കി പിന്നീട് പൂരിപ്പിക്കാം.',
  draft: (category: string) => `ഈ ബ്രൗസറിൽ നിങ്ങൾ ഒരു രജിസ്ട്രേഷൻ തുടങ്ങിയിരുന്നു: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'അംഗീകരിച്ചു',
  rejected: 'നിരസിച്ചു',
  'under-review': 'പരിശോധനയിൽ',
  incomplete: 'പൂർത്തിയായിട്ടില്ല',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'അപേക്ഷകളൊന്നും കണ്ടെത്തിയില്ല';
  return plural(count, { one: 'ഒരു അപേക്ഷ കണ്ടെത്തി', other: `${count} അപേക്ഷകൾ കണ്ടെത്തി` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: 'ഒരു കാര്യം തിരുത്തുക', other: `${count} കാര്യങ്ങൾ തിരുത്തുക` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'നിങ്ങളുടെ അപേക്ഷകൾ ലോഡ് ചെയ്യാനായില്ല' } satisfies Words<
  typeof english.entryFailedToast
>;
