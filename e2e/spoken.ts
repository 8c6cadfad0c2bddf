/**
 * The words that journeys press and read, for each language they use. They are literals, like all words of
 * journeys: a test that reads the words from the screens' source cannot see them change.
 */
import type { CategoryId } from '#lib/domain/category/category.ts';
import { listedLocales, type SpokenId } from '#lib/locales.ts';

export interface Spoken {
  /** The start of every path in this language. */
  prefix: string;
  /** The language tag in BCP 47. */
  tag: string;
  /** The digits 0 to 9 as a keyboard of the language may write them. */
  digits: string;
  /** The name of a shop. */
  shop: string;
  signIn: string;
  login: string;
  sendOtp: string;
  /** The navigation entry of a signed-in vendor. */
  dashboard: string;
  /** The first words of the names of the three services. */
  services: Record<CategoryId, string>;
  /** The first step in the list of steps when it is done. */
  firstDone: string;
  /** The last step in the list. */
  last: string;
  next: string;
  bankNeeded: string;
  verifyBank: string;
  verified: string;
  documents: Record<CategoryId, string>;
  uploadedOn: RegExp;
  contract: string;
  answers: string;
  submit: string;
  underReview: string;
  /** The links to sent documents. */
  view: RegExp;
  /** The sign-in dialog after the business was saved for a visitor. */
  businessSaved: string;
  vendorInfo: string;
  back: string;
  /** The note that the KYC draft is saved. */
  savedAt: RegExp;
  /** The button of an application that is not finished. */
  resume: string;
  rejected: string;
  resubmit: string;
}

export const english: Spoken = {
  prefix: '',
  tag: 'en-IN',
  digits: '0123456789',
  shop: 'Sharma Medical Stores',
  signIn: 'Sign In with Phone',
  login: 'Vendor Login',
  sendOtp: 'Send OTP',
  dashboard: 'Dashboard',
  services: { pharmacy: 'Pharmacy', supplements: 'Supplements', labs: 'Labs' },
  firstDone: '1. Vendor information, completed',
  last: '4. Partner contract',
  next: 'Next',
  bankNeeded: 'Verify your bank details to continue.',
  verifyBank: 'Verify Bank Details',
  verified: 'Verified',
  documents: { pharmacy: 'Pharmacy documents', supplements: 'Store documents', labs: 'Lab documents' },
  uploadedOn: /^Uploaded on/,
  contract: 'Partner contract',
  answers: 'Check your answers',
  submit: 'Submit application',
  underReview: 'KYC Under Review',
  view: /View/,
  businessSaved: 'Your business is saved.',
  vendorInfo: 'Vendor information',
  back: 'Back',
  savedAt: /^Saved at/,
  resume: 'Continue',
  rejected: 'KYC Rejected',
  resubmit: 'Resubmit KYC',
};

/** The languages that journeys use. */
export const spoken = {
  en: english,
  hi: {
    prefix: '/hi',
    tag: 'hi-IN',
    digits: '०१२३४५६७८९',
    shop: 'श्री गणेश मेडिकल',
    signIn: 'फ़ोन से लॉग इन करें',
    login: 'विक्रेता लॉग इन',
    sendOtp: 'OTP भेजें',
    dashboard: 'डैशबोर्ड',
    services: { pharmacy: 'फ़ार्मेसी', supplements: 'सप्लीमेंट', labs: 'लैब' },
    firstDone: '1. विक्रेता की जानकारी, पूरा',
    last: '4. पार्टनर अनुबंध',
    next: 'आगे',
    bankNeeded: 'आगे बढ़ने के लिए बैंक की जानकारी वेरिफ़ाई करें।',
    verifyBank: 'बैंक की जानकारी वेरिफ़ाई करें',
    verified: 'वेरिफ़ाई हो गया',
    documents: {
      pharmacy: 'फ़ार्मेसी के दस्तावेज़',
      supplements: 'स्टोर के दस्तावेज़',
      labs: 'लैब के दस्तावेज़',
    },
    uploadedOn: /को अपलोड हुआ$/,
    contract: 'पार्टनर अनुबंध',
    answers: 'अपने जवाब देख लें',
    submit: 'आवेदन सबमिट करें',
    underReview: 'KYC की जाँच जारी',
    view: /देखें/,
    businessSaved: 'आपके कारोबार की जानकारी सेव हो गई है।',
    vendorInfo: 'विक्रेता की जानकारी',
    back: 'पीछे',
    savedAt: /पर सेव हुआ$/,
    resume: 'आगे बढ़ें',
    rejected: 'KYC नामंज़ूर',
    resubmit: 'KYC फिर से सबमिट करें',
  },
  ta: {
    prefix: '/ta',
    tag: 'ta-IN',
    digits: '௦௧௨௩௪௫௬௭௮௯',
    shop: 'ஸ்ரீ முருகன் மெடிக்கல்ஸ்',
    signIn: 'ஃபோன் மூலம் உள்நுழையுங்கள்',
    login: 'விற்பனையாளர் உள்நுழைவு',
    sendOtp: 'OTP அனுப்புங்கள்',
    dashboard: 'டாஷ்போர்டு',
    services: { pharmacy: 'மருந்தகம்', supplements: 'சப்ளிமெண்ட்', labs: 'லேப்' },
    firstDone: '1. விற்பனையாளர் விவரம், முடிந்தது',
    last: '4. பார்ட்னர் ஒப்பந்தம்',
    next: 'அடுத்து',
    bankNeeded: 'தொடர ‘கணக்கை உறுதிப்படுத்துங்கள்’ அழுத்துங்கள்.',
    verifyBank: 'கணக்கை உறுதிப்படுத்துங்கள்',
    verified: 'உறுதிப்படுத்தினோம்',
    documents: { pharmacy: 'மருந்தக ஆவணங்கள்', supplements: 'கடை ஆவணங்கள்', labs: 'லேப் ஆவணங்கள்' },
    uploadedOn: /^பதிவேறியது: \d/,
    contract: 'பார்ட்னர் ஒப்பந்தம்',
    answers: 'உங்கள் பதில்களைச் சரிபாருங்கள்',
    submit: 'விண்ணப்பத்தைச் சமர்ப்பியுங்கள்',
    underReview: 'KYC பரிசீலனையில்',
    view: /பாருங்கள்/,
    businessSaved: 'உங்கள் வணிக விவரங்களைச் சேமித்தோம்.',
    vendorInfo: 'விற்பனையாளர் விவரம்',
    back: 'முந்தைய படி',
    savedAt: /^சேமித்தோம்:/,
    resume: 'தொடருங்கள்',
    rejected: 'KYC-ஐ நிராகரித்தோம்',
    resubmit: 'KYC-ஐ மீண்டும் சமர்ப்பியுங்கள்',
  },
} as const satisfies Partial<Record<SpokenId, Spoken>>;

/**
 * Whether visitors are offered a language. A fork may offer fewer; it has no journeys in the others.
 */
export const isOffered = (id: SpokenId): boolean => listedLocales.includes(id);

/** The first offered language after English, for journeys that switch the language; English if it is the only one. */
export const otherLanguage: SpokenId = listedLocales.find((id) => id !== 'en') ?? 'en';

/** English with accents and brackets, as `build/words/pseudo.ts` makes it. */
export const accented: Spoken = {
  prefix: '/xa',
  tag: 'en-XA',
  digits: '0123456789',
  shop: 'Sharma Medical Stores',
  signIn: '⟦Šîîĝñ Îñ ŵîîţĥ Þĥööñéé⟧',
  login: '⟦Ṽééñđööŕ Ļööĝîîñ⟧',
  sendOtp: '⟦Šééñđ OTP⟧',
  dashboard: '⟦Đååšĥƀööååŕđ⟧',
  services: { pharmacy: '⟦Þĥååŕɱååçý⟧', supplements: '⟦Šûûþþļééɱééñţš⟧', labs: '⟦Ļååƀš⟧' },
  firstDone: '⟦1. ⟦Ṽééñđööŕ îîñƒööŕɱååţîîööñ⟧, çööɱþļééţééđ⟧',
  last: '⟦4. ⟦Þååŕţñééŕ çööñţŕååçţ⟧⟧',
  next: '⟦Ñééẋţ⟧',
  bankNeeded: '⟦Ṽééŕîîƒý ýööûûŕ ƀååñķ đééţååîîļš ţöö çööñţîîñûûéé.⟧',
  verifyBank: '⟦Ṽééŕîîƒý Ɓååñķ Đééţååîîļš⟧',
  verified: '⟦Ṽééŕîîƒîîééđ⟧',
  documents: {
    pharmacy: '⟦Þĥååŕɱååçý đööçûûɱééñţš⟧',
    supplements: '⟦Šţööŕéé đööçûûɱééñţš⟧',
    labs: '⟦Ļååƀ đööçûûɱééñţš⟧',
  },
  uploadedOn: /^⟦Ûþļööååđééđ ööñ/,
  contract: '⟦Þååŕţñééŕ çööñţŕååçţ⟧',
  answers: '⟦Çĥééçķ ýööûûŕ ååñšŵééŕš⟧',
  submit: '⟦Šûûƀɱîîţ ååþþļîîçååţîîööñ⟧',
  underReview: '⟦KYC Ûñđééŕ Ŕééṽîîééŵ⟧',
  view: /Ṽîîééŵ/,
  businessSaved: 'Ýööûûŕ ƀûûšîîñééšš îîš šååṽééđ.',
  vendorInfo: '⟦Ṽééñđööŕ îîñƒööŕɱååţîîööñ⟧',
  back: '⟦Ɓååçķ⟧',
  savedAt: /^⟦Šååṽééđ ååţ /,
  resume: '⟦Çööñţîîñûûéé⟧',
  rejected: '⟦KYC Ŕééĵééçţééđ⟧',
  resubmit: '⟦Ŕééšûûƀɱîîţ KYC⟧',
};

/** Returns a number as a keyboard of the language may write it. */
export function inDigitsOf({ digits }: Spoken, number: string): string {
  return number.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
