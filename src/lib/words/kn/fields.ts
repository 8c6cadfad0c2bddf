import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'ಸರಿಯಾದ ಹೆಸರು ನಮೂದಿಸಿ',
  ownerName: 'ಪೂರ್ತಿ ಹೆಸರು ನಮೂದಿಸಿ',
  email: 'ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ',
  phone: '10 ಅಂಕಿಗಳ ಸರಿಯಾದ ಫೋನ್ ನಂಬರ್ ನಮೂದಿಸಿ',
  addressLine1: 'ವಿಳಾಸ ನಮೂದಿಸಿ',
  city: 'ಊರಿನ ಹೆಸರು ನಮೂದಿಸಿ',
  pincode: '6 ಅಂಕಿಗಳ ಪಿನ್ ಕೋಡ್ ನಮೂದಿಸಿ',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಲೊಕೇಶನ್ ಆಯ್ಕೆ ಮಾಡಿ',
  openDays: 'ತೆರೆದಿರುವ ಕನಿಷ್ಠ ಒಂದು ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  time: 'ಸಮಯ ನಮೂದಿಸಿ, ಉದಾಹರಣೆಗೆ 09:00',
  panNumber: 'ಸರಿಯಾದ PAN ನಮೂದಿಸಿ (ಉದಾ. ABCDE1234F)',
  panHolderName: 'PANನಲ್ಲಿ ಇರುವಂತೆ ಪೂರ್ತಿ ಹೆಸರು ನಮೂದಿಸಿ',
  gstNumber: 'ಸರಿಯಾದ GSTIN ನಮೂದಿಸಿ',
  bankAccount: '9–18 ಅಂಕಿಗಳ ಖಾತೆ ನಂಬರ್ ನಮೂದಿಸಿ',
  accountsDiffer: 'ಖಾತೆ ನಂಬರ್‌ಗಳು ಹೊಂದುತ್ತಿಲ್ಲ',
  accountHolderName: 'ಖಾತೆದಾರರ ಹೆಸರು ನಮೂದಿಸಿ',
  ifsc: 'ಸರಿಯಾದ IFSC ನಮೂದಿಸಿ',
  drugLicenseNumber: 'ಸರಿಯಾದ ಲೈಸೆನ್ಸ್ ನಂಬರ್ ನಮೂದಿಸಿ (ಉದಾ. DL/2023/123456)',
  accreditation: 'ಅಕ್ರೆಡಿಟೇಶನ್ ವಿವರ ನಮೂದಿಸಿ',
  fssaiNumber: 'FSSAI ಲೈಸೆನ್ಸ್ ನಂಬರ್ ನಮೂದಿಸಿ',
  termsAccepted: 'ಇದು ಕಡ್ಡಾಯ',
  minimumOrder: 'ಆರ್ಡರ್ ಮೊತ್ತ ಸರಿಯಿಲ್ಲ',
  deliveryRadius: 'ಡೆಲಿವರಿ ದೂರ ಸರಿಯಿಲ್ಲ',
  otp: '6 ಅಂಕಿಗಳ ಸರಿಯಾದ OTP ನಮೂದಿಸಿ.',
} satisfies Words<typeof english.fieldErrorWords>;

/** The message of a field that the server refuses without a reason. */
export const refusedFieldWord = 'ಇದನ್ನು ಸ್ವೀಕರಿಸಲು ಆಗುವುದಿಲ್ಲ. ಬದಲಾಯಿಸಿ, ಅಥವಾ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.' satisfies Words<
  typeof english.refusedFieldWord
>;

export const locationRequiredTitle = 'ಲೊಕೇಶನ್ ಕಡ್ಡಾಯ' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'ವ್ಯಾಪಾರದ ಹೆಸರು',
  ownerName: 'ಮಾಲೀಕರ ಪೂರ್ತಿ ಹೆಸರು',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  supportPhone: 'ಗ್ರಾಹಕರಿಗಾಗಿ ಫೋನ್',
  addressLine1: 'ವಿಳಾಸ',
  city: 'ಊರು',
  pincode: 'ಪಿನ್ ಕೋಡ್',
  coords: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಲೊಕೇಶನ್',
  openTime: 'ತೆರೆಯುವ ಸಮಯ',
  closeTime: 'ಮುಚ್ಚುವ ಸಮಯ',
  openDays: 'ತೆರೆದಿರುವ ದಿನಗಳು',
  panNumber: 'PAN ನಂಬರ್',
  panHolderName: 'PANನಲ್ಲಿರುವ ಹೆಸರು',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ಡ್ರಗ್ ಲೈಸೆನ್ಸ್ ನಂಬರ್',
  fssaiNumber: 'FSSAI ಲೈಸೆನ್ಸ್ ನಂಬರ್',
  accreditation: 'ಅಕ್ರೆಡಿಟೇಶನ್',
  bankAccount: 'ಬ್ಯಾಂಕ್ ಖಾತೆ ನಂಬರ್',
  confirmBankAccount: 'ಖಾತೆ ನಂಬರ್ ಮತ್ತೆ ನಮೂದಿಸಿ',
  accountHolderName: 'ಖಾತೆದಾರರ ಹೆಸರು',
  ifsc: 'IFSC',
  licenceAsPrinted: 'ನನ್ನ ಲೈಸೆನ್ಸ್ ಮೇಲೆ ಹೀಗೆಯೇ ಮುದ್ರಿಸಿದೆ',
  licences: 'ಇನ್ನಷ್ಟು ಲೈಸೆನ್ಸ್‌ಗಳು ಮತ್ತು ತಾರೀಖುಗಳು',
  fssaiExpiry: 'FSSAI ಲೈಸೆನ್ಸ್ ಎಲ್ಲಿಯವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿದೆ',
  gstExempt: 'GST ನೋಂದಣಿ ಇಲ್ಲ (ಡಯಾಗ್ನೊಸ್ಟಿಕ್ ಸೇವೆಗಳಿಗೆ GST ವಿನಾಯಿತಿ ಇದೆ)',
  termsAccepted: 'ಪಾರ್ಟ್ನರ್‌ಗಳಿಗಾಗಿ ಇರುವ ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪುತ್ತೇನೆ',
  minimumOrder: 'ಕನಿಷ್ಠ ಆರ್ಡರ್ (₹)',
  deliveryRadius: 'ಡೆಲಿವರಿ ದೂರ (km)',
  otp: '6 ಅಂಕಿಗಳ ಕೋಡ್',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'ಲೈಸೆನ್ಸ್ ಮೇಲೆ ಇರುವಂತೆ',
  email: 'ಈ ಇಮೇಲ್‌ಗೆ ಮಾಹಿತಿ ಕಳುಹಿಸುತ್ತೇವೆ',
  phone: '10 ಅಂಕಿಗಳು. ಇದಕ್ಕೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ',
  supportPhone: 'ಗ್ರಾಹಕರು ಇದಕ್ಕೆ ಫೋನ್ ಮಾಡುತ್ತಾರೆ',
  addressLine1: 'ಅಂಗಡಿ ನಂಬರ್ ಮತ್ತು ರಸ್ತೆ',
  ownerName: 'ಗುರುತಿನ ಕಾರ್ಡ್ ಮೇಲೆ ಇರುವಂತೆ',

  openDays: 'ರಜಾ ದಿನದ ಟಿಕ್ ತೆಗೆಯಲು ಮರೆಯಬೇಡಿ',
  panNumber: 'ಅಕ್ಷರ, ಅಂಕಿ ಸೇರಿ 10',
  panHolderName: 'ಕಾರ್ಡ್ ಮೇಲೆ ಮುದ್ರಿಸಿದಂತೆ',
  gstNumber: 'ಅಕ್ಷರ, ಅಂಕಿ ಸೇರಿ 15. 3ರಿಂದ 12ರವರೆಗೆ ನಿಮ್ಮ PAN',
  drugLicenseNumber: 'ಉದಾಹರಣೆಗೆ DL/2023/123456',
  fssaiNumber: 'ನಿಮ್ಮ FSSAI ಲೈಸೆನ್ಸ್ ಮೇಲಿನ ನಂಬರ್, ಸಾಮಾನ್ಯವಾಗಿ 14 ಅಂಕಿಗಳು',
  accreditation: 'ಉದಾಹರಣೆಗೆ NABL ಮತ್ತು ಅದರ ಸರ್ಟಿಫಿಕೇಟ್ ನಂಬರ್',
  bankAccount: '9ರಿಂದ 18 ಅಂಕಿಗಳು',
  accountHolderName: 'ಪಾಸ್‌ಬುಕ್‌ನಲ್ಲಿ ಇರುವಂತೆ',
  ifsc: 'ನಿಮ್ಮ ಚೆಕ್ ಮೇಲೆ ಮುದ್ರಿಸಿದೆ',
  minimumOrder: 'ನೀವು ತೆಗೆದುಕೊಳ್ಳುವ ಅತಿ ಚಿಕ್ಕ ಆರ್ಡರ್, ರೂಪಾಯಿಗಳಲ್ಲಿ',
  deliveryRadius: `ನಿಮ್ಮ ಲ್ಯಾಬ್ ಸುತ್ತ 1ರಿಂದ ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, ${branch} ಶಾಖೆ`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} ಮೂಲಕ`,
  /** Well-formed, but not in the list. */
  unknown: 'ಈ ಶಾಖೆ ನಮಗೆ ಗೊತ್ತಿಲ್ಲ. IFSC ನಿಮ್ಮ ಚೆಕ್ ಮೇಲೆ ಇರುವಂತೆಯೇ ಇದೆಯೇ ನೋಡಿ.',
} satisfies Words<typeof english.ifscNoteWords>;

/** At the foot of the city, while it holds what the PIN code has filled in. */
export const cityFilledWords = { pin: 'ಪಿನ್ ಕೋಡ್‌ನಿಂದ ತುಂಬಿದ್ದೇವೆ', map: 'ಮ್ಯಾಪ್‌ನಿಂದ ತುಂಬಿದ್ದೇವೆ' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'ಭಾರತದಲ್ಲಿ ಯಾವ ಪಿನ್ ಕೋಡ್ ಕೂಡ 0ಯಿಂದ ಶುರುವಾಗುವುದಿಲ್ಲ. ಸರಿಯಿದೆಯೇ ನೋಡಿ.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ಫಾರ್ಮಸಿ ಲೈಸೆನ್ಸ್',
  fssai: 'FSSAI',
  labLicense: 'ಲ್ಯಾಬ್ ಲೈಸೆನ್ಸ್',
  gst: 'GST',
  cheque: 'ಚೆಕ್ ಅಥವಾ ಬ್ಯಾಂಕ್ ಸ್ಟೇಟ್‌ಮೆಂಟ್',
  ownerPhoto: 'ಮಾಲೀಕರ ಫೋಟೋ',
  entranceWithOwner: 'ಅಂಗಡಿ/ಲ್ಯಾಬ್ ಮುಂದೆ ಮಾಲೀಕರ ಫೋಟೋ',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ಈ ಫೈಲ್ ಸರಿಯಿಲ್ಲ',
  requiredTitle: 'ಕಡ್ಡಾಯ ದಾಖಲೆಗಳು',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `ಇವು ಕಡ್ಡಾಯ: ${documents}`,
  and: (others: string, last: string) => `${others} ಮತ್ತು ${last}`,
  /** Where none is named. */
  any: 'ದಾಖಲೆಗಳು',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ಫೈಲ್ ${maxMb}MB ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಇರಬೇಕು`,
  wrongType: (accepted: string) => `ಈ ರೀತಿಯ ಫೈಲ್ ನಡೆಯುವುದಿಲ್ಲ. ನಡೆಯುವವು: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (ಲೈಸೆನ್ಸ್ ಮೇಲೆ ಮುದ್ರಿಸಿದಂತೆ)`,
} satisfies Words<typeof english.licenceWords>;
