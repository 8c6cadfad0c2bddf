import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'നിങ്ങളുടെ അപേക്ഷ',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => plural(count, { one: 'ഒരു രേഖ', other: `${count} രേഖകൾ` }),
  contract: 'സമ്മതിച്ചു',
  /** On the stamp. */
  submitted: 'സമർപ്പിച്ചു',
  approved: 'അംഗീകരിച്ചു',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'ഇതുവരെ അയച്ചിട്ടില്ല.',
  next: (step: string) => `ഇതുവരെ അയച്ചിട്ടില്ല. അടുത്ത ഘട്ടം: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'കഴിഞ്ഞു',
  current: 'അടുത്തത്',
  upcoming: 'വരാനുള്ളത്',
  flagged: 'മാറ്റേണ്ടത്',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'പ്രിന്റ് അല്ലെങ്കിൽ PDF എടുക്കുക',
  share: 'ഷെയർ ചെയ്യുക',
  printContract: 'കരാറിന്റെ പ്രിന്റ് എടുക്കുക',
  number: 'അപേക്ഷാ നമ്പർ',
  sent: 'നിങ്ങൾ അയച്ചത്',
  saved: 'ഇതുവരെ സേവ് ചെയ്തത്',
  documents: 'രേഖകൾ',
  noDocuments: 'ഇതുവരെ ഇല്ല',
  contract: 'പാർട്ണർ കരാർ',
  contractOf: (version: string, date: string) => `പതിപ്പ് ${version}, സമ്മതിച്ച തീയതി: ${date}`,
  contractOn: (date: string) => `സമ്മതിച്ച തീയതി: ${date}`,
  contractOpen: 'ഇതുവരെ സമ്മതിച്ചിട്ടില്ല',
  reviewBy: (date: string) => `${date}-നകം മറുപടി കിട്ടും.`,
  told: 'ഇമെയിലിലും ഫോണിലും ഞങ്ങൾ അറിയിക്കും. അതുവരെ നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല.',
  help: 'സംശയമുണ്ടോ? ഞങ്ങളെ വിളിക്കുക അല്ലെങ്കിൽ ഇമെയിൽ ചെയ്യുക, അപേക്ഷാ നമ്പറും അറിയിക്കുക.',
} satisfies Words<typeof english.receiptWords>;
