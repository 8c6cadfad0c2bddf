import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'നികുതിയും ലൈസൻസും',
  bankLegend: 'ബാങ്ക് അക്കൗണ്ട്',
  bankHelp: 'ഈ അക്കൗണ്ടിലേക്കാണ് ഞങ്ങൾ പണം അയയ്ക്കുന്നത്.',
  notVerified: 'തുടരാൻ നിങ്ങളുടെ ബാങ്ക് വിവരങ്ങൾ വെരിഫൈ ചെയ്യുക.',
  unsent: 'നേരത്തേ സമർപ്പിച്ച വിവരങ്ങൾ നിങ്ങൾ മാറ്റി. മാറ്റം സമർപ്പിക്കാൻ ‘അടുത്തത്’ അമർത്തുക. അപ്പോൾ അടുത്ത ഘട്ടങ്ങൾ തുറക്കും.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'ഇത് ഓൺലൈനായി സ്വീകരിക്കാൻ ഞങ്ങൾക്ക് ഇപ്പോൾ കഴിയില്ല. നിങ്ങളുടെ GSTIN നൽകുക. അതില്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക അല്ലെങ്കിൽ ഇമെയിൽ ചെയ്യുക. നിങ്ങൾ പൂരിപ്പിച്ചത് സേവ് ചെയ്തിട്ടുണ്ട്.',
  masked: 'ഈ വിവരങ്ങൾ ഞങ്ങളുടെ പരിശോധനാ ടീം മാത്രമേ കാണൂ. അവ ഈ ബ്രൗസറിൽ ഒരിക്കലും സേവ് ചെയ്യില്ല.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'ഒന്നിലധികം ലൈസൻസുണ്ടെങ്കിൽ, ഉദാ. ഫോം 20, ഫോം 21, അവ കൂടി ചേർക്കുക. ഇത് നിർബന്ധമില്ല.',
  first: (number: string) => (number ? `ലൈസൻസ് ${number}` : 'മുകളിലെ ലൈസൻസ്'),
  further: (place: number) => `ലൈസൻസ് ${place}`,
  form: 'ഫോം',
  formUnknown: 'തിരഞ്ഞെടുക്കുക',
  formName: (form: string) => `ഫോം ${form}`,
  number: 'ലൈസൻസ് നമ്പർ',
  paidUpTo: 'ഫീസ് അടച്ചത് എന്നുവരെ',
  add: 'ലൈസൻസ് ചേർക്കുക',
  remove: (place: number) => `ലൈസൻസ് ${place} നീക്കം ചെയ്യുക`,
  removed: (place: number) => `ലൈസൻസ് ${place} നീക്കം ചെയ്തു.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ഫോം ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ഫീസ് അടച്ചത് ${paidUpTo} വരെ` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'ഈ തീയതി കഴിഞ്ഞു. നിങ്ങൾക്ക് തുടരാം. പുതിയ രസീത് കൈയിൽ കരുതുക.',
  soon: 'ഈ തീയതി അടുത്തു. നിങ്ങൾക്ക് തുടരാം. കൃത്യസമയത്ത് പുതുക്കുക.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'നിങ്ങളുടെ ലൈസൻസുകളിലെ തീയതികൾ',
  download: 'കലണ്ടറിൽ റിമൈൻഡറുകൾ ചേർക്കുക',
  drugLicence: (number: string) => `ഡ്രഗ് ലൈസൻസ് ${number}: ഫീസ്`,
  fssai: (number: string) => `FSSAI ലൈസൻസ് ${number}`,
  payDrugLicence: (number: string) => `ഡ്രഗ് ലൈസൻസ് ${number}: ഫീസ് അടയ്ക്കുക`,
  renewFssai: (number: string) => `FSSAI ലൈസൻസ് ${number} പുതുക്കുക`,
  eventText: (product: string) => `${product} നൽകുന്ന റിമൈൻഡർ, നിങ്ങളുടെ ലൈസൻസിലെ തീയതിക്കു വേണ്ടി.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'ബാങ്ക് വിവരങ്ങൾ വെരിഫൈ ചെയ്യുക',
  failed: 'ബാങ്ക് വിവരങ്ങൾ വെരിഫൈ ചെയ്യുക',
  verifying: 'വെരിഫൈ ചെയ്യുന്നു...',
  verified: 'വെരിഫൈ ചെയ്തു',
  pending: 'പെൻഡിങ്',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: {
    title: 'വിവരങ്ങൾ പൂർണമല്ല',
    description: 'വെരിഫൈ ചെയ്യുന്നതിനു മുമ്പ് ബാങ്ക് വിവരങ്ങൾ എല്ലാം പൂരിപ്പിക്കുക',
  },
  failed: {
    title: 'വെരിഫിക്കേഷൻ പരാജയപ്പെട്ടു',
    description: 'നിങ്ങളുടെ ബാങ്ക് വിവരങ്ങൾ ശരിയാണോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക',
  },
  error: {
    title: 'വെരിഫിക്കേഷനിൽ പിശക്',
    description: 'ബാങ്ക് വിവരങ്ങൾ വെരിഫൈ ചെയ്യാൻ കഴിഞ്ഞില്ല. വീണ്ടും ശ്രമിക്കുക.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `അക്കൗണ്ട് വെരിഫൈ ചെയ്തു. ഉടമ: ${holder}` : 'അക്കൗണ്ട് വെരിഫൈ ചെയ്തു';
    return holder ? `അക്കൗണ്ട് വെരിഫൈ ചെയ്തു: ${where}. ഉടമ: ${holder}` : `അക്കൗണ്ട് വെരിഫൈ ചെയ്തു: ${where}`;
  },
  pending: 'ബാങ്ക് ഇതുവരെ മറുപടി തന്നിട്ടില്ല. നിങ്ങൾക്ക് തുടരാം. പരിശോധനയ്ക്കിടെ ഞങ്ങൾ വീണ്ടും നോക്കും.',
  failed: 'നിങ്ങളുടെ ബാങ്ക് വിവരങ്ങൾ ശരിയാണോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'അവസാനത്തെ അക്ഷരമോ അക്കമോ തെറ്റാണെന്നു തോന്നുന്നു. GST സർട്ടിഫിക്കറ്റിൽ നോക്കുക.',
  'gstin-state': 'GSTIN-ന്റെ ആദ്യത്തെ 2 അക്കങ്ങൾ ഒന്നുകൂടി നോക്കുക. അത് സംസ്ഥാനത്തിന്റെ കോഡാണ്.',
  'gstin-pan-differs': '3 മുതൽ 12 വരെയുള്ള അക്ഷരങ്ങളും അക്കങ്ങളും PAN-ലേതല്ല. രണ്ടും ഒന്നുകൂടി നോക്കുക.',
  'pan-holder': 'PAN-ലെ 4-ആമത്തെ അക്ഷരം ഒന്നുകൂടി നോക്കുക.',
  'fssai-digits': 'FSSAI ലൈസൻസിന് 14 അക്കമുണ്ട്. സർട്ടിഫിക്കറ്റിലെ നമ്പർ ഒന്നുകൂടി നോക്കുക.',
  'licence-signs': 'നമ്പർ ഒന്നുകൂടി നോക്കുക. അക്ഷരങ്ങളും അക്കങ്ങളും / - . എന്നിവയും മാത്രം നൽകുക, മറ്റു ചിഹ്നങ്ങൾ ഒഴിവാക്കുക.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'മറ്റൊരു ടാബിൽ മാറ്റി',
  description: `${fields}: മറ്റൊരു ടാബിൽ വേറെയാണ് സേവ് ചെയ്തത്. ഇവിടെ സേവ് ചെയ്താൽ അതിനു പകരം നിങ്ങൾ ഇവിടെ പൂരിപ്പിച്ചത് വരും.`,
});

export const autosaveWords = {
  saving: 'സേവ് ചെയ്യുന്നു…',
  saved: (time: string) => `${time}-ന് സേവ് ചെയ്തു`,
  retry: 'സേവ് ആയില്ല, വീണ്ടും ശ്രമിക്കും',
} satisfies Words<typeof english.autosaveWords>;
