/**
 * The words that journeys press and read, for each language they use. They are literals, like all words of
 * journeys: a test that reads the words from the screens' source cannot see them change.
 */
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
  login: string;
  sendOtp: string;
  next: string;
  verifyBank: string;
  verified: string;
  uploadedOn: RegExp;
  submit: string;
  underReview: string;
  /** The sign-in dialog after the business was saved for a visitor. */
  businessSaved: string;
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
  login: 'Vendor Login',
  sendOtp: 'Send OTP',
  next: 'Next',
  verifyBank: 'Verify Bank Details',
  verified: 'Verified',
  uploadedOn: /^Uploaded on/,
  submit: 'Submit application',
  underReview: 'KYC Under Review',
  businessSaved: 'Your business is saved.',
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
    login: 'विक्रेता लॉग इन',
    sendOtp: 'OTP भेजें',
    next: 'आगे',
    verifyBank: 'बैंक की जानकारी वेरिफ़ाई करें',
    verified: 'वेरिफ़ाई हो गया',
    uploadedOn: /को अपलोड हुआ$/,
    submit: 'आवेदन सबमिट करें',
    underReview: 'KYC की जाँच जारी',
    businessSaved: 'आपके कारोबार की जानकारी सेव हो गई है।',
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
    login: 'விற்பனையாளர் உள்நுழைவு',
    sendOtp: 'OTP அனுப்புங்கள்',
    next: 'அடுத்து',
    verifyBank: 'கணக்கை உறுதிப்படுத்துங்கள்',
    verified: 'உறுதிப்படுத்தினோம்',
    uploadedOn: /^பதிவேறியது: \d/,
    submit: 'விண்ணப்பத்தைச் சமர்ப்பியுங்கள்',
    underReview: 'KYC பரிசீலனையில்',
    businessSaved: 'உங்கள் வணிக விவரங்களைச் சேமித்தோம்.',
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
export const accented: Pick<Spoken, 'prefix' | 'tag' | 'next' | 'resume' | 'resubmit'> = {
  prefix: '/xa',
  tag: 'en-XA',
  next: '⟦Ñééẋţ⟧',
  resume: '⟦Çööñţîîñûûéé⟧',
  resubmit: '⟦Ŕééšûûƀɱîîţ KYC⟧',
};

/** Returns a number as a keyboard of the language may write it. */
export function inDigitsOf({ digits }: Spoken, number: string): string {
  return number.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
