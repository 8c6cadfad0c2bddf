import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'સાચું નામ દાખલ કરો',
  ownerName: 'પૂરું નામ દાખલ કરો',
  email: 'સાચો ઈમેલ દાખલ કરો',
  phone: '10 અંકનો સાચો ફોન નંબર દાખલ કરો',
  addressLine1: 'સરનામું દાખલ કરો',
  city: 'શહેર દાખલ કરો',
  pincode: '6 અંકનો પિન કોડ દાખલ કરો',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'નકશા પર તમારું લોકેશન પસંદ કરો',
  openDays: 'ખુલ્લા રહેવાનો ઓછામાં ઓછો એક દિવસ પસંદ કરો',
  time: 'સમય દાખલ કરો, જેમ કે 09:00',
  panNumber: 'સાચો PAN દાખલ કરો (જેમ કે ABCDE1234F)',
  panHolderName: 'PAN પર છે તેમ પૂરું નામ દાખલ કરો',
  gstNumber: 'સાચો GSTIN દાખલ કરો',
  bankAccount: '9–18 અંકનો ખાતા નંબર દાખલ કરો',
  accountsDiffer: 'બંને ખાતા નંબર સરખા નથી',
  accountHolderName: 'ખાતાધારકનું નામ દાખલ કરો',
  ifsc: 'સાચો IFSC દાખલ કરો',
  drugLicenseNumber: 'સાચો લાઇસન્સ નંબર દાખલ કરો (જેમ કે DL/2023/123456)',
  accreditation: 'માન્યતાની વિગતો દાખલ કરો',
  fssaiNumber: 'FSSAI લાઇસન્સ નંબર દાખલ કરો',
  termsAccepted: 'અહીં ટિક કરવું જરૂરી છે',
  minimumOrder: 'આ રકમ બરાબર નથી',
  deliveryRadius: 'આ અંતર બરાબર નથી',
  otp: '6 અંકનો સાચો OTP દાખલ કરો.',
} satisfies Words<typeof english.fieldErrorWords>;

/** The message of a field that the server refuses without a reason. */
export const refusedFieldWord = 'અમે આ સ્વીકારી શકતા નથી. તે બદલો અથવા અમારો સંપર્ક કરો.' satisfies Words<
  typeof english.refusedFieldWord
>;

export const locationRequiredTitle = 'લોકેશન જરૂરી છે' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'બિઝનેસનું નામ',
  ownerName: 'માલિકનું પૂરું નામ',
  email: 'ઈમેલ',
  phone: 'ફોન',
  supportPhone: 'ગ્રાહકો માટેનો ફોન',
  addressLine1: 'સરનામું',
  city: 'શહેર',
  pincode: 'પિન કોડ',
  coords: 'નકશા પર લોકેશન',
  openTime: 'ખૂલવાનો સમય',
  closeTime: 'બંધ થવાનો સમય',
  openDays: 'ખુલ્લા રહેવાના દિવસો',
  panNumber: 'PAN નંબર',
  panHolderName: 'PAN પરનું નામ',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ડ્રગ લાઇસન્સ નંબર',
  fssaiNumber: 'FSSAI લાઇસન્સ નંબર',
  accreditation: 'માન્યતા (એક્રેડિટેશન)',
  bankAccount: 'બેંક ખાતા નંબર',
  confirmBankAccount: 'ખાતા નંબર ફરી દાખલ કરો',
  accountHolderName: 'ખાતાધારકનું નામ',
  ifsc: 'IFSC',
  licenceAsPrinted: 'મારા લાઇસન્સ પર આમ જ છાપેલું છે',
  licences: 'બીજાં લાઇસન્સ અને તારીખો',
  fssaiExpiry: 'FSSAI લાઇસન્સ ક્યાં સુધી માન્ય છે',
  gstExempt: 'GSTમાં રજિસ્ટર્ડ નથી (ડાયગ્નોસ્ટિક સેવાઓને GSTમાંથી મુક્તિ છે)',
  termsAccepted: 'પાર્ટનરો માટેની શરતો હું સ્વીકારું છું',
  minimumOrder: 'મિનિમમ ઓર્ડર (₹)',
  deliveryRadius: 'ડિલિવરી કેટલે સુધી (km)',
  otp: '6 અંકનો કોડ',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'લાઇસન્સ પર છે તેમ',
  email: 'અમે તમને આ જ ઈમેલ પર જણાવીશું',
  phone: '10 અંક. અમે તેના પર કોડ મોકલીશું',
  supportPhone: 'ગ્રાહકો આના પર ફોન કરશે',
  addressLine1: 'દુકાન નંબર અને રસ્તો',
  ownerName: 'ઓળખપત્ર પર છે તેમ',

  openDays: 'રજાના દિવસ પરથી ટિક હટાવવાનું ભૂલશો નહીં',
  panNumber: '10 અક્ષર અને અંક',
  panHolderName: 'કાર્ડ પર છાપેલું છે તેમ',
  gstNumber: '15 અક્ષર અને અંક; 3થી 12 સુધીનો ભાગ તમારો PAN છે',
  drugLicenseNumber: 'જેમ કે DL/2023/123456',
  fssaiNumber: 'તમારા FSSAI લાઇસન્સનો નંબર, સામાન્ય રીતે 14 અંક',
  accreditation: 'જેમ કે NABL અને તેનો સર્ટિફિકેટ નંબર',
  bankAccount: '9થી 18 અંક',
  accountHolderName: 'પાસબુકમાં છે તેમ',
  ifsc: 'તમારા ચેક પર છાપેલો છે',
  minimumOrder: 'તમે લો છો તે સૌથી નાનો ઓર્ડર, રૂપિયામાં',
  deliveryRadius: `તમારી લેબની આસપાસ 1થી ${limits.deliveryRadiusMaxKm} km સુધી`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, શાખા ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} મારફતે`,
  /** Well-formed, but not in the list. */
  unknown: 'આ શાખા અમારી યાદીમાં નથી. IFSC તમારા ચેક પર તપાસી લો.',
} satisfies Words<typeof english.ifscNoteWords>;

/** At the foot of the city, while it holds what the PIN code has filled in. */
export const cityFilledWords = { pin: 'પિન કોડ પરથી ભરાયું', map: 'નકશા પરથી ભરાયું' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'ભારતના પિન કોડ 0થી શરૂ થતા નથી. તપાસી લો.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ફાર્મસી લાઇસન્સ',
  fssai: 'FSSAI',
  labLicense: 'લેબ લાઇસન્સ',
  gst: 'GST',
  cheque: 'ચેક અથવા બેંક સ્ટેટમેન્ટ',
  ownerPhoto: 'માલિકનો ફોટો',
  entranceWithOwner: 'દુકાન/લેબ આગળ માલિકનો ફોટો',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ફાઇલ બરાબર નથી',
  requiredTitle: 'જરૂરી ડોક્યુમેન્ટ',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} જરૂરી છે`,
  and: (others: string, last: string) => `${others} અને ${last}`,
  /** Where none is named. */
  any: 'ડોક્યુમેન્ટ',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ફાઇલ ${maxMb}MB કે તેથી નાની હોવી જોઈએ`,
  wrongType: (accepted: string) => `આ પ્રકારની ફાઇલ નહીં ચાલે. આ ચાલશે: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (લાઇસન્સ પર છાપેલું છે તેમ)`,
} satisfies Words<typeof english.licenceWords>;
