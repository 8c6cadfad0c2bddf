import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'टैक्स और लाइसेंस',
  bankLegend: 'बैंक खाता',
  bankHelp: 'हम इसी खाते में पैसे भेजेंगे।',
  notVerified: 'आगे बढ़ने के लिए बैंक की जानकारी वेरिफ़ाई करें।',
  unsent: 'आपने पहले सबमिट की हुई जानकारी बदली है। बदलाव सबमिट करने के लिए “आगे” दबाएँ। तब अगले चरण खुलेंगे।',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'GST से छूट की जानकारी हम अभी ऑनलाइन नहीं ले सकते। अपना GSTIN डालें। GSTIN नहीं है तो हमें फ़ोन या ईमेल करें। आपने जो भरा था, वह सेव है।',
  masked: 'यह जानकारी सिर्फ़ हमारी जाँच टीम देखती है। हम इसे इस ब्राउज़र में कभी सेव नहीं करते।',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'एक से ज़्यादा लाइसेंस हों तो जोड़ें, जैसे फ़ॉर्म 20 और फ़ॉर्म 21। यह ज़रूरी नहीं है।',
  first: (number: string) => (number ? `लाइसेंस ${number}` : 'ऊपर वाला लाइसेंस'),
  further: (place: number) => `लाइसेंस ${place}`,
  form: 'फ़ॉर्म',
  formUnknown: 'चुनें',
  formName: (form: string) => `फ़ॉर्म ${form}`,
  number: 'लाइसेंस नंबर',
  paidUpTo: 'फ़ीस कब तक भरी है',
  add: 'लाइसेंस जोड़ें',
  remove: (place: number) => `लाइसेंस ${place} हटाएँ`,
  removed: (place: number) => `लाइसेंस ${place} हटा दिया गया।`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `फ़ॉर्म ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, फ़ीस ${paidUpTo} तक भरी है` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'यह तारीख निकल चुकी है। आप आगे बढ़ सकते हैं। कृपया नई रसीद तैयार रखें।',
  soon: 'यह तारीख पास आ गई है। आप आगे बढ़ सकते हैं। कृपया समय पर रिन्यू करा लें।',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'आपके लाइसेंस की तारीखें',
  download: 'कैलेंडर में रिमाइंडर जोड़ें',
  drugLicence: (number: string) => `ड्रग लाइसेंस ${number} की फ़ीस`,
  fssai: (number: string) => `FSSAI लाइसेंस ${number}`,
  payDrugLicence: (number: string) => `ड्रग लाइसेंस ${number} की फ़ीस भरें`,
  renewFssai: (number: string) => `FSSAI लाइसेंस ${number} रिन्यू कराएँ`,
  eventText: (product: string) => `${product} की ओर से रिमाइंडर: यह आपके लाइसेंस पर लिखी तारीख है।`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'बैंक की जानकारी वेरिफ़ाई करें',
  failed: 'बैंक की जानकारी वेरिफ़ाई करें',
  verifying: 'वेरिफ़ाई हो रहा है...',
  verified: 'वेरिफ़ाई हो गया',
  pending: 'जवाब बाकी है',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'जानकारी अधूरी है', description: 'वेरिफ़ाई करने से पहले कृपया बैंक की पूरी जानकारी भरें' },
  failed: { title: 'वेरिफ़ाई नहीं हो पाया', description: 'कृपया बैंक की जानकारी देखकर फिर कोशिश करें' },
  error: {
    title: 'वेरिफ़िकेशन में गड़बड़ी',
    description: 'बैंक की जानकारी वेरिफ़ाई नहीं हो पाई। कृपया फिर कोशिश करें।',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `खाता वेरिफ़ाई हो गया। खाताधारक: ${holder}` : 'खाता वेरिफ़ाई हो गया';
    return holder ? `खाता वेरिफ़ाई हो गया: ${where}। खाताधारक: ${holder}` : `खाता वेरिफ़ाई हो गया: ${where}`;
  },
  pending: 'बैंक का जवाब अभी नहीं आया। आप आगे बढ़ सकते हैं। आवेदन की जाँच के समय हम फिर देख लेंगे।',
  failed: 'कृपया बैंक की जानकारी देखकर फिर कोशिश करें',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'आखिरी अक्षर या अंक गलत लगता है। कृपया इसे GST सर्टिफ़िकेट पर देख लें।',
  'gstin-state': 'कृपया GSTIN के पहले 2 अंक देख लें। वे राज्य का कोड हैं।',
  'gstin-pan-differs': '3 से 12 तक के अक्षर और अंक PAN से मेल नहीं खाते। कृपया दोनों देख लें।',
  'licence-signs': 'कृपया नंबर देख लें। सिर्फ़ अक्षर, अंक, / - और . डालें, बाकी निशान हटा दें।',
  'fssai-digits': 'FSSAI लाइसेंस में 14 अंक होते हैं। कृपया नंबर सर्टिफ़िकेट पर देख लें।',
  'pan-holder': 'कृपया PAN का चौथा अक्षर देख लें।',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'दूसरे टैब में बदला गया',
  description: `${fields}: दूसरे टैब में कुछ और सेव हुआ है। यहाँ सेव करेंगे तो आपने यहाँ जो भरा है, वह उसकी जगह ले लेगा।`,
});

export const autosaveWords = {
  saving: 'सेव हो रहा है…',
  saved: (time: string) => `${time} पर सेव हुआ`,
  retry: 'सेव नहीं हुआ, फिर कोशिश होगी',
} satisfies Words<typeof english.autosaveWords>;
