import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'टॅक्स आणि लायसन्स',
  bankLegend: 'बँक खाते',
  bankHelp: 'आम्ही याच खात्यात पैसे जमा करू.',
  notVerified: 'पुढे जाण्यासाठी बँक खात्याची पडताळणी करा.',
  unsent: 'तुम्ही आधी सबमिट केलेली माहिती बदलली आहे. बदल सबमिट करण्यासाठी “पुढे” दाबा. मग पुढच्या पायऱ्या उघडतील.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'GST नोंदणी नसल्याचे आम्ही अजून ऑनलाइन स्वीकारू शकत नाही. तुमचा GSTIN टाका. GSTIN नसेल तर आम्हाला फोन किंवा ईमेल करा. तुम्ही भरलेली माहिती सेव्ह आहे.',
  masked: 'ही माहिती फक्त आमची तपासणी टीम पाहते. आम्ही ती या ब्राउझरमध्ये कधीच सेव्ह करत नाही.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'एकापेक्षा जास्त लायसन्स असतील तर जोडा, उदा. फॉर्म 20 आणि फॉर्म 21. नाही दिले तरी चालेल.',
  first: (number: string) => (number ? `लायसन्स ${number}` : 'वरचे लायसन्स'),
  further: (place: number) => `लायसन्स ${place}`,
  form: 'फॉर्म',
  formUnknown: 'निवडा',
  formName: (form: string) => `फॉर्म ${form}`,
  number: 'लायसन्स नंबर',
  paidUpTo: 'फी कधीपर्यंत भरली आहे',
  add: 'लायसन्स जोडा',
  remove: (place: number) => `लायसन्स ${place} काढून टाका`,
  removed: (place: number) => `लायसन्स ${place} काढून टाकले.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `फॉर्म ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ${paidUpTo} पर्यंत फी भरली आहे` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'ही तारीख उलटून गेली आहे. तुम्ही पुढे जाऊ शकता. नवीन पावती जवळ ठेवा.',
  soon: 'ही तारीख जवळ आली आहे. तुम्ही पुढे जाऊ शकता. वेळेत रिन्यू करा.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'तुमच्या लायसन्सच्या तारखा',
  download: 'कॅलेंडरमध्ये रिमाइंडर जोडा',
  drugLicence: (number: string) => `ड्रग लायसन्स ${number} ची फी`,
  fssai: (number: string) => `FSSAI लायसन्स ${number}`,
  payDrugLicence: (number: string) => `ड्रग लायसन्स ${number} ची फी भरा`,
  renewFssai: (number: string) => `FSSAI लायसन्स ${number} रिन्यू करा`,
  eventText: (product: string) => `${product} कडून रिमाइंडर: ही तुमच्या लायसन्सवरची तारीख आहे.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'बँक खात्याची पडताळणी करा',
  failed: 'बँक खात्याची पडताळणी करा',
  verifying: 'पडताळणी होत आहे...',
  verified: 'पडताळणी झाली',
  pending: 'बाकी आहे',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'माहिती अपुरी आहे', description: 'पडताळणीआधी कृपया बँकेची सगळी माहिती भरा' },
  failed: { title: 'पडताळणी झाली नाही', description: 'कृपया बँकेची माहिती तपासा आणि पुन्हा प्रयत्न करा' },
  error: {
    title: 'पडताळणीत अडचण',
    description: 'बँक खात्याची पडताळणी करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `खात्याची पडताळणी झाली. खातेदार: ${holder}` : 'खात्याची पडताळणी झाली';
    return holder ? `खात्याची पडताळणी झाली: ${where}. खातेदार: ${holder}` : `खात्याची पडताळणी झाली: ${where}`;
  },
  pending: 'बँकेचे उत्तर अजून आले नाही. तुम्ही पुढे जाऊ शकता. तपासणीच्या वेळी आम्ही पुन्हा विचारू.',
  failed: 'कृपया बँकेची माहिती तपासा आणि पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'शेवटचे अक्षर चुकीचे वाटते. कृपया GST प्रमाणपत्रावर तपासा.',
  'gstin-state': 'कृपया GSTIN चे पहिले 2 अंक तपासा. तो राज्याचा कोड आहे.',
  'gstin-pan-differs': '3 ते 12 ही अक्षरे PAN शी जुळत नाहीत. कृपया दोन्ही तपासा.',
  'licence-signs': 'कृपया नंबर तपासा. फक्त अक्षरे, अंक, / - आणि . टाका, बाकी चिन्हे टाकू नका.',
  'fssai-digits': 'FSSAI लायसन्सचा नंबर 14 अंकी असतो. कृपया प्रमाणपत्रावरचा नंबर तपासा.',
  'pan-holder': 'कृपया PAN चे चौथे अक्षर तपासा.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'दुसऱ्या टॅबमध्ये बदलले',
  description: `${fields}: दुसऱ्या टॅबमध्ये वेगळी माहिती सेव्ह झाली आहे. इथे सेव्ह केल्यास तुम्ही भरलेली माहिती तिच्या जागी येईल.`,
});

export const autosaveWords = {
  saving: 'सेव्ह होत आहे…',
  saved: (time: string) => `${time} वाजता सेव्ह झाले`,
  retry: 'सेव्ह झाले नाही, पुन्हा प्रयत्न होईल',
} satisfies Words<typeof english.autosaveWords>;
