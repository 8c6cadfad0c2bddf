import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'சரியான பெயரை உள்ளிடுங்கள்',
  ownerName: 'முழுப் பெயரை உள்ளிடுங்கள்',
  email: 'சரியான மின்னஞ்சலை உள்ளிடுங்கள்',
  phone: 'சரியான 10 இலக்க ஃபோன் எண்ணை உள்ளிடுங்கள்',
  addressLine1: 'முகவரியை உள்ளிடுங்கள்',
  city: 'ஊரின் பெயரை உள்ளிடுங்கள்',
  pincode: '6 இலக்க PIN கோடு உள்ளிடுங்கள்',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'மேப்பில் உங்கள் லொகேஷனைத் தேர்ந்தெடுங்கள்',
  openDays: 'திறக்கும் நாள் ஒன்றையாவது தேர்ந்தெடுங்கள்',
  time: 'நேரத்தை உள்ளிடுங்கள், எ.கா. 09:00',
  panNumber: 'சரியான PAN-ஐ உள்ளிடுங்கள் (எ.கா. ABCDE1234F)',
  panHolderName: 'PAN-இல் உள்ளபடி முழுப் பெயரை உள்ளிடுங்கள்',
  gstNumber: 'சரியான GSTIN-ஐ உள்ளிடுங்கள்',
  bankAccount: '9–18 இலக்கக் கணக்கு எண்ணை உள்ளிடுங்கள்',
  accountsDiffer: 'கணக்கு எண்கள் பொருந்தவில்லை',
  accountHolderName: 'கணக்கு வைத்திருப்பவர் பெயரை உள்ளிடுங்கள்',
  ifsc: 'சரியான IFSC-ஐ உள்ளிடுங்கள்',
  drugLicenseNumber: 'சரியான உரிம எண்ணை உள்ளிடுங்கள் (எ.கா. DL/2023/123456)',
  accreditation: 'தரச் சான்று விவரத்தை உள்ளிடுங்கள்',
  fssaiNumber: 'FSSAI உரிம எண்ணை உள்ளிடுங்கள்',
  termsAccepted: 'இது கட்டாயம்',
  minimumOrder: 'தொகை சரியில்லை',
  deliveryRadius: 'தூரம் சரியில்லை',
  otp: 'சரியான 6 இலக்க OTP-ஐ உள்ளிடுங்கள்.',
} satisfies Words<typeof english.fieldErrorWords>;

export const refusedFieldWord = 'இதை எங்களால் ஏற்க முடியாது. இதை மாற்றுங்கள் அல்லது எங்களைத் தொடர்புகொள்ளுங்கள்.';

export const locationRequiredTitle = 'லொகேஷன் தேவை' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'வணிகப் பெயர்',
  ownerName: 'உரிமையாளர் முழுப் பெயர்',
  email: 'மின்னஞ்சல்',
  phone: 'ஃபோன்',
  supportPhone: 'வாடிக்கையாளர் உதவி எண்',
  addressLine1: 'முகவரி',
  city: 'ஊர்',
  pincode: 'PIN கோடு',
  coords: 'மேப்பில் லொகேஷன்',
  openTime: 'திறக்கும் நேரம்',
  closeTime: 'மூடும் நேரம்',
  openDays: 'திறக்கும் நாட்கள்',
  panNumber: 'PAN எண்',
  panHolderName: 'PAN-இல் உள்ள பெயர்',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'மருந்து உரிம எண்',
  fssaiNumber: 'FSSAI உரிம எண்',
  accreditation: 'தரச் சான்று',
  bankAccount: 'வங்கிக் கணக்கு எண்',
  confirmBankAccount: 'கணக்கு எண் (மீண்டும்)',
  accountHolderName: 'கணக்கு வைத்திருப்பவர் பெயர்',
  ifsc: 'IFSC',
  licenceAsPrinted: 'என் உரிமத்தில் இப்படித்தான் அச்சிடப்பட்டுள்ளது',
  licences: 'மேலும் உரிமங்கள், தேதிகள்',
  fssaiExpiry: 'FSSAI உரிமம் செல்லுபடியாகும் கடைசி நாள்',
  gstExempt: 'GST பதிவு இல்லை (பரிசோதனைச் சேவைகளுக்கு GST விலக்கு உண்டு)',
  termsAccepted: 'பார்ட்னர்களுக்கான விதிமுறைகளை ஏற்கிறேன்',
  minimumOrder: 'குறைந்தபட்ச ஆர்டர் (₹)',
  deliveryRadius: 'டெலிவரி தூரம் (km)',
  otp: '6 இலக்கக் குறியீடு',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'உரிமத்தில் உள்ளபடி',
  email: 'தகவல் இந்த மின்னஞ்சலுக்கு வரும்',
  phone: '10 இலக்கம். இதற்குக் குறியீடு அனுப்புவோம்',
  supportPhone: 'வாடிக்கையாளர்கள் இந்த எண்ணை அழைப்பார்கள்',
  addressLine1: 'கடை எண், தெரு',
  ownerName: 'அடையாள அட்டையில் உள்ளபடி',

  openDays: 'விடுமுறை நாளின் டிக்கை நீக்க மறக்காதீர்கள்',
  panNumber: 'எழுத்து, இலக்கம் சேர்த்து 10',
  panHolderName: 'அட்டையில் அச்சிட்டபடி',
  gstNumber: 'எழுத்து, இலக்கம் சேர்த்து 15. 3 முதல் 12 வரை உங்கள் PAN',
  drugLicenseNumber: 'எ.கா. DL/2023/123456',
  fssaiNumber: 'உங்கள் FSSAI உரிமத்தில் உள்ள எண், பொதுவாக 14 இலக்கம்',
  accreditation: 'எ.கா. NABL, அதன் சான்றிதழ் எண்',
  bankAccount: '9 முதல் 18 இலக்கம்',
  accountHolderName: 'பாஸ்புக்கில் உள்ளபடி',
  ifsc: 'காசோலையில் இருக்கும்',
  minimumOrder: 'நீங்கள் ஏற்கும் மிகச் சிறிய ஆர்டர், ரூபாயில்',
  deliveryRadius: `உங்கள் லேபைச் சுற்றி 1 முதல் ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, ${branch} கிளை`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} மூலம்`,
  /** Well-formed, but not in the list. */
  unknown: 'இந்தக் கிளை எங்களுக்குத் தெரியவில்லை. உங்கள் காசோலையில் IFSC-ஐச் சரிபாருங்கள்.',
} satisfies Words<typeof english.ifscNoteWords>;

export const cityFilledWords = {
  pin: 'PIN கோடைக் கொண்டு நிரப்பினோம்',
  map: 'மேப்பைக் கொண்டு நிரப்பினோம்',
} satisfies Words<typeof english.cityFilledWords>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'இந்தியாவில் PIN கோடு 0-இல் தொடங்காது. சரிபாருங்கள்.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'மருந்தக உரிமம்',
  fssai: 'FSSAI',
  labLicense: 'லேப் உரிமம்',
  gst: 'GST',
  cheque: 'காசோலை அல்லது வங்கி ஸ்டேட்மெண்ட்',
  ownerPhoto: 'உரிமையாளர் ஃபோட்டோ',
  entranceWithOwner: 'கடை/லேப் முன் உரிமையாளர் ஃபோட்டோ',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'இந்தக் கோப்பை ஏற்க முடியாது',
  requiredTitle: 'தேவையான ஆவணங்கள்',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `இவை தேவை: ${documents}`,
  and: (others: string, last: string) => `${others}, ${last}`,
  /** Where none is named. */
  any: 'ஆவணங்கள்',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `கோப்பின் அளவு ${maxMb}MB வரை மட்டுமே இருக்கலாம்`,
  wrongType: (accepted: string) => `இந்த வகைக் கோப்பை ஏற்பதில்லை. ஏற்பவை: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (உரிமத்தில் அச்சிட்டபடி)`,
} satisfies Words<typeof english.licenceWords>;
