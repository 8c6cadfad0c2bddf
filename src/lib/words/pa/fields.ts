import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'ਸਹੀ ਨਾਮ ਦਰਜ ਕਰੋ',
  ownerName: 'ਪੂਰਾ ਨਾਮ ਦਰਜ ਕਰੋ',
  email: 'ਸਹੀ ਈਮੇਲ ਦਰਜ ਕਰੋ',
  phone: '10 ਅੰਕਾਂ ਦਾ ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਦਰਜ ਕਰੋ',
  addressLine1: 'ਪਤਾ ਦਰਜ ਕਰੋ',
  city: 'ਸ਼ਹਿਰ ਦਰਜ ਕਰੋ',
  pincode: '6 ਅੰਕਾਂ ਦਾ ਪਿੰਨ ਕੋਡ ਦਰਜ ਕਰੋ',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'ਕਿਰਪਾ ਕਰਕੇ ਨਕਸ਼ੇ ’ਤੇ ਆਪਣੀ ਲੋਕੇਸ਼ਨ ਚੁਣੋ',
  openDays: 'ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦਾ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ ਚੁਣੋ',
  time: 'ਸਮਾਂ ਦਰਜ ਕਰੋ, ਜਿਵੇਂ 09:00',
  panNumber: 'ਸਹੀ PAN ਦਰਜ ਕਰੋ (ਜਿਵੇਂ ABCDE1234F)',
  panHolderName: 'PAN ’ਤੇ ਲਿਖਿਆ ਪੂਰਾ ਨਾਮ ਦਰਜ ਕਰੋ',
  gstNumber: 'ਸਹੀ GSTIN ਦਰਜ ਕਰੋ',
  bankAccount: '9–18 ਅੰਕਾਂ ਦਾ ਖਾਤਾ ਨੰਬਰ ਦਰਜ ਕਰੋ',
  accountsDiffer: 'ਖਾਤਾ ਨੰਬਰ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ',
  accountHolderName: 'ਖਾਤਾਧਾਰਕ ਦਾ ਨਾਮ ਦਰਜ ਕਰੋ',
  ifsc: 'ਸਹੀ IFSC ਦਰਜ ਕਰੋ',
  drugLicenseNumber: 'ਸਹੀ ਲਾਇਸੈਂਸ ਨੰਬਰ ਦਰਜ ਕਰੋ (ਜਿਵੇਂ DL/2023/123456)',
  accreditation: 'ਮਾਨਤਾ ਦੀ ਜਾਣਕਾਰੀ ਦਰਜ ਕਰੋ',
  fssaiNumber: 'FSSAI ਲਾਇਸੈਂਸ ਨੰਬਰ ਦਰਜ ਕਰੋ',
  termsAccepted: 'ਇੱਥੇ ਟਿੱਕ ਕਰਨਾ ਜ਼ਰੂਰੀ ਹੈ',
  minimumOrder: 'ਸਹੀ ਰਕਮ ਦਰਜ ਕਰੋ',
  deliveryRadius: 'ਸਹੀ ਦਾਇਰਾ ਦਰਜ ਕਰੋ',
  otp: 'ਕਿਰਪਾ ਕਰਕੇ 6 ਅੰਕਾਂ ਦਾ ਸਹੀ OTP ਦਰਜ ਕਰੋ।',
} satisfies Words<typeof english.fieldErrorWords>;

/** The message of a field that the server refuses without a reason. */
export const refusedFieldWord =
  'ਅਸੀਂ ਇਹ ਸਵੀਕਾਰ ਨਹੀਂ ਕਰ ਸਕਦੇ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਬਦਲੋ, ਜਾਂ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।' satisfies Words<
    typeof english.refusedFieldWord
  >;

export const locationRequiredTitle = 'ਲੋਕੇਸ਼ਨ ਜ਼ਰੂਰੀ ਹੈ' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'ਕਾਰੋਬਾਰ ਦਾ ਨਾਮ',
  ownerName: 'ਮਾਲਕ ਦਾ ਪੂਰਾ ਨਾਮ',
  email: 'ਈਮੇਲ',
  phone: 'ਫ਼ੋਨ',
  supportPhone: 'ਗਾਹਕਾਂ ਲਈ ਫ਼ੋਨ',
  addressLine1: 'ਪਤਾ',
  city: 'ਸ਼ਹਿਰ',
  pincode: 'ਪਿੰਨ ਕੋਡ',
  coords: 'ਨਕਸ਼ੇ ’ਤੇ ਲੋਕੇਸ਼ਨ',
  openTime: 'ਖੁੱਲ੍ਹਣ ਦਾ ਸਮਾਂ',
  closeTime: 'ਬੰਦ ਹੋਣ ਦਾ ਸਮਾਂ',
  openDays: 'ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦੇ ਦਿਨ',
  panNumber: 'PAN ਨੰਬਰ',
  panHolderName: 'PAN ’ਤੇ ਨਾਮ',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ਡਰੱਗ ਲਾਇਸੈਂਸ ਨੰਬਰ',
  fssaiNumber: 'FSSAI ਲਾਇਸੈਂਸ ਨੰਬਰ',
  accreditation: 'ਮਾਨਤਾ (ਐਕ੍ਰੈਡੀਟੇਸ਼ਨ)',
  bankAccount: 'ਬੈਂਕ ਖਾਤਾ ਨੰਬਰ',
  confirmBankAccount: 'ਖਾਤਾ ਨੰਬਰ ਦੁਬਾਰਾ ਦਰਜ ਕਰੋ',
  accountHolderName: 'ਖਾਤਾਧਾਰਕ ਦਾ ਨਾਮ',
  ifsc: 'IFSC',
  licenceAsPrinted: 'ਮੇਰੇ ਲਾਇਸੈਂਸ ’ਤੇ ਇਸੇ ਤਰ੍ਹਾਂ ਛਪਿਆ ਹੈ',
  licences: 'ਹੋਰ ਲਾਇਸੈਂਸ ਅਤੇ ਤਾਰੀਖਾਂ',
  fssaiExpiry: 'FSSAI ਲਾਇਸੈਂਸ ਕਦੋਂ ਤੱਕ ਵੈਲਿਡ ਹੈ',
  gstExempt: 'GST ਵਿੱਚ ਰਜਿਸਟਰਡ ਨਹੀਂ (ਡਾਇਗਨੋਸਟਿਕ ਸੇਵਾਵਾਂ ’ਤੇ GST ਨਹੀਂ ਲੱਗਦਾ)',
  termsAccepted: 'ਮੈਨੂੰ ਪਾਰਟਨਰਾਂ ਲਈ ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਹਨ',
  minimumOrder: 'ਘੱਟੋ-ਘੱਟ ਆਰਡਰ (₹)',
  deliveryRadius: 'ਡਿਲੀਵਰੀ ਦਾ ਦਾਇਰਾ (km)',
  otp: '6 ਅੰਕਾਂ ਦਾ ਕੋਡ',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'ਜਿਵੇਂ ਲਾਇਸੈਂਸ ’ਤੇ ਹੈ',
  email: 'ਅਸੀਂ ਇਸੇ ’ਤੇ ਈਮੇਲ ਭੇਜਾਂਗੇ',
  phone: '10 ਅੰਕ। ਅਸੀਂ ਇਸ ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ',
  supportPhone: 'ਗਾਹਕ ਇਸ ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ',
  addressLine1: 'ਦੁਕਾਨ ਦਾ ਨੰਬਰ ਅਤੇ ਗਲੀ ਜਾਂ ਸੜਕ',
  ownerName: 'ਜਿਵੇਂ ਪਛਾਣ ਪੱਤਰ ’ਤੇ ਹੈ',

  openDays: 'ਛੁੱਟੀ ਵਾਲੇ ਦਿਨ ਤੋਂ ਟਿੱਕ ਹਟਾਉਣਾ ਨਾ ਭੁੱਲੋ',
  panNumber: '10 ਅੱਖਰ ਅਤੇ ਅੰਕ',
  panHolderName: 'ਜਿਵੇਂ ਕਾਰਡ ’ਤੇ ਛਪਿਆ ਹੈ',
  gstNumber: '15 ਅੱਖਰ ਅਤੇ ਅੰਕ। 3 ਤੋਂ 12 ਤੱਕ ਤੁਹਾਡਾ PAN ਹੈ',
  drugLicenseNumber: 'ਜਿਵੇਂ DL/2023/123456',
  fssaiNumber: 'ਤੁਹਾਡੇ FSSAI ਲਾਇਸੈਂਸ ’ਤੇ ਲਿਖਿਆ ਨੰਬਰ, ਆਮ ਤੌਰ ’ਤੇ 14 ਅੰਕ',
  accreditation: 'ਜਿਵੇਂ NABL ਅਤੇ ਉਸ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ ਨੰਬਰ',
  bankAccount: '9 ਤੋਂ 18 ਅੰਕ',
  accountHolderName: 'ਜਿਵੇਂ ਪਾਸਬੁੱਕ ਵਿੱਚ ਹੈ',
  ifsc: 'ਤੁਹਾਡੇ ਚੈੱਕ ’ਤੇ ਛਪਿਆ ਹੈ',
  minimumOrder: 'ਸਭ ਤੋਂ ਛੋਟਾ ਆਰਡਰ ਜੋ ਤੁਸੀਂ ਲੈਂਦੇ ਹੋ, ਰੁਪਏ ਵਿੱਚ',
  deliveryRadius: `ਤੁਹਾਡੀ ਲੈਬ ਦੇ ਆਲੇ-ਦੁਆਲੇ 1 ਤੋਂ ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, ਬ੍ਰਾਂਚ ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} ਰਾਹੀਂ`,
  /** Well-formed, but not in the list. */
  unknown: 'ਇਹ ਬ੍ਰਾਂਚ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ IFSC ਆਪਣੇ ਚੈੱਕ ’ਤੇ ਦੇਖ ਲਓ।',
} satisfies Words<typeof english.ifscNoteWords>;

/** At the foot of the city, while it holds what the PIN code has filled in. */
export const cityFilledWords = { pin: 'ਪਿੰਨ ਕੋਡ ਤੋਂ ਭਰਿਆ ਗਿਆ', map: 'ਨਕਸ਼ੇ ਤੋਂ ਭਰਿਆ ਗਿਆ' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'ਭਾਰਤ ਦੇ ਪਿੰਨ ਕੋਡ 0 ਨਾਲ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੇ। ਕਿਰਪਾ ਕਰਕੇ ਦੇਖ ਲਓ।' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ਫ਼ਾਰਮੇਸੀ ਦਾ ਲਾਇਸੈਂਸ',
  fssai: 'FSSAI',
  labLicense: 'ਲੈਬ ਦਾ ਲਾਇਸੈਂਸ',
  gst: 'GST',
  cheque: 'ਚੈੱਕ ਜਾਂ ਬੈਂਕ ਸਟੇਟਮੈਂਟ',
  ownerPhoto: 'ਮਾਲਕ ਦੀ ਫ਼ੋਟੋ',
  entranceWithOwner: 'ਦੁਕਾਨ/ਲੈਬ ਅੱਗੇ ਮਾਲਕ ਦੀ ਫ਼ੋਟੋ',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ਫ਼ਾਈਲ ਸਹੀ ਨਹੀਂ',
  requiredTitle: 'ਜ਼ਰੂਰੀ ਦਸਤਾਵੇਜ਼',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} ਜ਼ਰੂਰੀ ਹਨ`,
  and: (others: string, last: string) => `${others} ਅਤੇ ${last}`,
  /** Where none is named. */
  any: 'ਦਸਤਾਵੇਜ਼',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ਫ਼ਾਈਲ ${maxMb}MB ਜਾਂ ਉਸ ਤੋਂ ਛੋਟੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ`,
  wrongType: (accepted: string) => `ਇਸ ਕਿਸਮ ਦੀ ਫ਼ਾਈਲ ਨਹੀਂ ਚੱਲੇਗੀ। ਇਹ ਚੱਲਣਗੀਆਂ: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (ਜਿਵੇਂ ਲਾਇਸੈਂਸ ’ਤੇ ਛਪਿਆ ਹੈ)`,
} satisfies Words<typeof english.licenceWords>;
