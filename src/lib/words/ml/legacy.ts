import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'വെണ്ടറുടെ പേര് നിർബന്ധമാണ്',
  ownerName: 'ഉടമയുടെ മുഴുവൻ പേര് നിർബന്ധമാണ്',
  email: 'ശരിയായ ഇമെയിൽ നിർബന്ധമാണ്',
  phone: 'ഫോൺ നമ്പർ നിർബന്ധമാണ്',
  supportPhone: 'പ്രധാന കോൺടാക്റ്റ് നമ്പർ നിർബന്ധമാണ്',
  addressLine1: 'വിലാസം നിർബന്ധമാണ്',
  city: 'നഗരം നിർബന്ധമാണ്',
  pincode: 'പിൻകോഡ് നിർബന്ധമാണ്',
  agree: 'തുടരാൻ നിബന്ധനകൾ സമ്മതിക്കണം',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'വെണ്ടർ വിവരങ്ങൾ', subtitle: 'വിഭാഗവും സ്ഥാപനത്തിന്റെ പേരും' },
  owner: { title: 'ഉടമയുടെ വിവരങ്ങൾ', subtitle: 'ഉടമയുടെ പേര്, ഇമെയിൽ, ഫോൺ' },
  location: { title: 'ലൊക്കേഷൻ, കോൺടാക്റ്റ്', subtitle: 'വിലാസവും കസ്റ്റമർമാർക്കുള്ള നമ്പറും' },
  documents: { title: 'രേഖകൾ', subtitle: 'രേഖകൾ അപ്‌ലോഡ് ചെയ്യുക' },
  review: { title: 'നോക്കി സമർപ്പിക്കുക', subtitle: 'ഉത്തരങ്ങൾ ഒന്നുകൂടി നോക്കി സമർപ്പിക്കുക' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'വിഭാഗം',
  vendorName: 'വെണ്ടറുടെ പേര്',
  ownerName: 'ഉടമയുടെ മുഴുവൻ പേര്',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  whatsappUpdates: 'വിവരങ്ങൾ എനിക്ക് WhatsApp-ൽ അയയ്ക്കുക',
  supportPhone: 'പ്രധാന കോൺടാക്റ്റ് നമ്പർ',
  addressLine1: 'വിലാസം',
  city: 'നഗരം',
  pincode: 'പിൻകോഡ്',
  docs: 'രേഖകൾ',
  agree: 'നിബന്ധനകളും വ്യവസ്ഥകളും ഞാൻ സമ്മതിക്കുന്നു',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'കസ്റ്റമർമാർക്ക് അറിയാവുന്ന പേര്',
  email: 'രജിസ്ട്രേഷൻ സംബന്ധിച്ച വിവരങ്ങൾ ഈ ഇമെയിലിൽ അയയ്ക്കും',
  phone: 'ഉടമയുടെ സ്വന്തം നമ്പർ',
  whatsappUpdates: 'മുകളിലെ ഫോൺ നമ്പറിലേക്ക്. എപ്പോൾ വേണമെങ്കിലും നിർത്താം.',
  supportPhone: 'കസ്റ്റമർമാരും റൈഡർമാരും ഈ നമ്പറിൽ വിളിക്കും',
  addressLine1: 'കടയുടെയോ കെട്ടിടത്തിന്റെയോ നമ്പറും റോഡിന്റെ പേരും',
  pincode: 'ഉദാ. 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'വെണ്ടർ രജിസ്ട്രേഷൻ',
  heading: 'വെണ്ടർ രജിസ്ട്രേഷൻ',
  help: 'സഹായം വേണോ? ഇമെയിൽ ചെയ്യുക:',
  done: '(പൂർത്തിയായി)',
  needsAttention: '(തെറ്റുകളുണ്ട്)',
  back: 'പിന്നോട്ട്',
  next: 'തുടരുക',
  submit: 'സമർപ്പിക്കുക',
  kept: 'നിങ്ങൾ നേരത്തേ പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെയുണ്ട്.',
  keptDocuments: 'രേഖകൾ വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  startFresh: 'ഒഴിഞ്ഞ ഫോമിൽ തുടങ്ങുക',
  categoryLegend: 'എന്താണ് രജിസ്റ്റർ ചെയ്യാൻ ആഗ്രഹിക്കുന്നത്?',
  nameLegend: 'നിങ്ങളുടെ സ്ഥാപനം',
  ownerLegend: 'ഉടമ',
  contactLegend: 'കസ്റ്റമർമാർ ഏതു നമ്പറിൽ വിളിക്കും?',
  placeLegend: 'നിങ്ങളുടെ സ്ഥാപനം എവിടെയാണ്?',
  documentsLegend: 'നിങ്ങളുടെ രേഖകൾ',
  documentsHint: 'വേണ്ടിവരാവുന്ന രേഖകൾ: സ്ഥാപനത്തിന്റെ ലൈസൻസ്, GST, PAN, വിലാസം തെളിയിക്കുന്ന രേഖ.',
  documentsRules: `PDF, PNG, JPG, ഓരോന്നും ${limits.legacyDocumentMaxMb}MB വരെ. ഒന്നിലധികം ഫയലുകൾ തിരഞ്ഞെടുക്കാം.`,
  drop: 'ഫയലുകൾ ഇവിടേക്ക് വലിച്ചിടുക, അല്ലെങ്കിൽ',
  choose: 'ഫയലുകൾ തിരഞ്ഞെടുക്കുക',
  chooseMore: 'കൂടുതൽ ഫയലുകൾ തിരഞ്ഞെടുക്കുക',
  remove: 'നീക്കം ചെയ്യുക',
  chosen: (count: number) => plural(count, { one: 'ഒരു ഫയൽ തിരഞ്ഞെടുത്തു', other: `${count} ഫയലുകൾ തിരഞ്ഞെടുത്തു` }),
  removed: (name: string) => `${name} നീക്കം ചെയ്തു`,
  noDocuments: 'ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല',
  reviewLegend: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ',
  change: 'മാറ്റുക',
  changeStep: (title: string) => `മാറ്റുക: ${title}`,
  notGiven: 'ഇതുവരെ നൽകിയിട്ടില്ല',
  yes: 'വേണം',
  no: 'വേണ്ട',
  agreeLegend: 'സമർപ്പിക്കുന്നതിനു മുമ്പ്',
  reviewNote: `വെരിഫിക്കേഷന് ${limits.reviewHoursRange} മണിക്കൂർ എടുക്കും. സ്ഥിരീകരണം ഇമെയിലിലും ഫോണിലും വരും.`,
  leaving: 'ഹോം പേജിലേക്ക് കൊണ്ടുപോകുന്നു.',
  toHome: 'ഹോം പേജിലേക്ക് പോകുക',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'രജിസ്ട്രേഷൻ സമർപ്പിച്ചു',
  description: 'നിങ്ങളുടെ വിവരങ്ങൾ ഞങ്ങൾക്കു കിട്ടി. വെരിഫൈ ചെയ്ത് ഉടൻ അറിയിക്കും.',
} satisfies Words<typeof english.legacySubmittedToast>;
