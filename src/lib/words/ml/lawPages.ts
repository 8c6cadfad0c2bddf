import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'സ്വകാര്യതാ നോട്ടീസ്',
    summary: `വെണ്ടർമാരോട് ${brand.name} എന്തൊക്കെ ചോദിക്കുന്നു, എന്തിന്, എത്രകാലം സൂക്ഷിക്കുന്നു, ആരെല്ലാം കാണുന്നു, നിങ്ങളുടെ അവകാശങ്ങൾ എന്തെല്ലാം.`,
  },
  terms: {
    heading: 'നിബന്ധനകളും വ്യവസ്ഥകളും',
    summary: `${brand.name} സൈറ്റും അതിലെ വെണ്ടർ പോർട്ടലും ഉപയോഗിക്കുന്നതിനുള്ള നിബന്ധനകൾ.`,
    short:
      'ചുരുക്കത്തിൽ: പോർട്ടൽ ഉപയോഗിക്കാൻ പണം വേണ്ട. നിങ്ങൾ ശരിയായ വിവരങ്ങൾ നൽകണം, കോഡുകൾ ആരോടും പറയരുത്. എല്ലാ അപേക്ഷയും ഒരേ നിയമപ്രകാരം പരിശോധിക്കും, നിരസിച്ചാൽ കാരണം പറയും.',
  },
  partnerTerms: {
    heading: 'പാർട്ണർമാർക്കുള്ള നിബന്ധനകൾ',
    summary: `${brand.name} വെണ്ടർമാരുമായി ഉണ്ടാക്കുന്ന കരാർ മുഴുവനായി: കമ്മീഷൻ, പേയ്‌മെന്റ്, ലൈസൻസുകൾ, ഓർഡറുകൾ, ഡാറ്റ, കരാർ അവസാനിപ്പിക്കൽ.`,
    short: `ചുരുക്കത്തിൽ: നിങ്ങൾ സ്വന്തം പേരിലും സ്വന്തം ലൈസൻസിലും വിൽക്കുന്നു. ഞങ്ങൾ ഓർഡറും റൈഡറെയും എത്തിക്കും, കമ്മീഷൻ എടുക്കും, ${limits.settlementDays} പ്രവൃത്തിദിവസത്തിനുള്ളിൽ നിങ്ങൾക്ക് പണം നൽകും. 30 ദിവസം മുമ്പ് അറിയിച്ച് ഏതു കക്ഷിക്കും കരാർ അവസാനിപ്പിക്കാം.`,
  },
  grievance: {
    heading: 'പരാതി പരിഹാര ഓഫീസർ',
    summary: `${brand.name} സംബന്ധിച്ച നിങ്ങളുടെ പരാതി ആരാണ് സ്വീകരിക്കുന്നത്, എത്ര വേഗം മറുപടി കിട്ടും.`,
    short:
      'ചുരുക്കത്തിൽ: ആദ്യം ഞങ്ങളുടെ സപ്പോർട്ട് ടീമിനോട് പറയുക. പരിഹാരമായില്ലെങ്കിൽ പരാതി പരിഹാര ഓഫീസറെ സമീപിക്കുക. 48 മണിക്കൂറിനുള്ളിൽ പരാതി നമ്പറും ഒരു മാസത്തിനുള്ളിൽ തീരുമാനവും കിട്ടും.',
  },
  accessibility: {
    heading: 'ആക്സസിബിലിറ്റി',
    summary: `ഭിന്നശേഷിക്കാർക്ക് ${brand.name} എത്ര എളുപ്പത്തിൽ ഉപയോഗിക്കാം, ഇനിയും ശരിയാകാനുള്ളത് എന്ത്, പ്രശ്നം എങ്ങനെ അറിയിക്കാം.`,
    short:
      'ചുരുക്കത്തിൽ: എല്ലാം കീബോർഡിലും സ്ക്രീൻ റീഡറിലും വലിയ അക്ഷരങ്ങളിലും പ്രവർത്തിക്കണം. എന്തെങ്കിലും പ്രവർത്തിക്കുന്നില്ലെങ്കിൽ ഞങ്ങളെ അറിയിക്കുക. 48 മണിക്കൂറിനുള്ളിൽ പരാതി നമ്പറും ഒരു മാസത്തിനുള്ളിൽ മറുപടിയും കിട്ടും.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'ഈ പേജിൽ',
  version: 'പതിപ്പ്',
  /** The date follows. */
  inForce: 'പ്രാബല്യത്തിൽ വരുന്ന തീയതി:',
  /** The mark of a detail that `owner.ts` does not have. The owner is the operator of the site. */
  toBeCompleted: 'സൈറ്റ് നടത്തുന്നവർ പൂരിപ്പിക്കേണ്ടത്',
  labels: {
    what: 'എന്ത്',
    why: 'എന്തിന്',
    kept: 'എത്രകാലം സൂക്ഷിക്കും',
    seenBy: 'ആരെല്ലാം കാണും',
    holds: 'ഇതിലുള്ളത്',
    keptUntil: 'എപ്പോൾ വരെ',
    designation: 'പദവി',
    phone: 'ഫോൺ',
    email: 'ഇമെയിൽ',
    address: 'വിലാസം',
  },
} satisfies Words<typeof english.lawWords>;
