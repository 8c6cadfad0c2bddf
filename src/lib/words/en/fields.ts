import type { InfoTextName } from '#lib/domain/info/infoFields.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import * as limits from '#lib/limits.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords: Record<FieldErrorCode, string> = {
  vendorName: 'Enter a valid name',
  ownerName: 'Enter full name',
  email: 'Enter a valid email',
  phone: 'Enter a valid 10-digit phone',
  addressLine1: 'Enter address',
  city: 'Enter city',
  pincode: 'Enter 6-digit PIN',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'Please select your location on the map',
  openDays: 'Select at least one open day',
  time: 'Enter a time, for example 09:00',
  panNumber: 'Enter valid PAN (e.g., ABCDE1234F)',
  panHolderName: 'Enter full name as per PAN',
  gstNumber: 'Enter valid GSTIN',
  bankAccount: 'Enter 9–18 digit account',
  accountsDiffer: "Account numbers don't match",
  accountHolderName: 'Enter account holder name',
  ifsc: 'Enter valid IFSC',
  drugLicenseNumber: 'Enter valid license (e.g., DL/2023/123456)',
  accreditation: 'Enter accreditation details',
  fssaiNumber: 'Enter FSSAI license number',
  termsAccepted: 'Required',
  minimumOrder: 'Invalid amount',
  deliveryRadius: 'Invalid radius',
  otp: 'Please enter a valid 6-digit OTP.',
};

/** The message of a field that the server refuses without a reason. */
export const refusedFieldWord = 'We cannot accept this. Please change it, or contact us.';

export const locationRequiredTitle = 'Location Required';

/** Every form control of the application, by its `name`. */
type FieldName =
  | InfoTextName
  | keyof KycForm
  | 'coords'
  | 'openTime'
  | 'closeTime'
  | 'openDays'
  | 'termsAccepted'
  | 'minimumOrder'
  | 'deliveryRadius'
  | 'otp';

export const fieldLabelWords: Record<FieldName, string> = {
  vendorName: 'Business name',
  ownerName: 'Owner’s full name',
  email: 'Email',
  phone: 'Phone',
  supportPhone: 'Support phone',
  addressLine1: 'Address',
  city: 'City',
  pincode: 'PIN code',
  coords: 'Location on the map',
  openTime: 'Open time',
  closeTime: 'Close time',
  openDays: 'Open Days',
  panNumber: 'PAN number',
  panHolderName: 'Name on PAN',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'Drug licence number',
  fssaiNumber: 'FSSAI licence number',
  accreditation: 'Accreditation',
  bankAccount: 'Bank account number',
  confirmBankAccount: 'Confirm account number',
  accountHolderName: 'Account holder name',
  ifsc: 'IFSC',
  licenceAsPrinted: 'This is how it is printed on my licence',
  licences: 'More licences and dates',
  fssaiExpiry: 'FSSAI licence valid until',
  gstExempt: 'Not registered for GST (diagnostic services are exempt)',
  termsAccepted: 'I accept the partner terms and conditions',
  minimumOrder: 'Minimum order (₹)',
  deliveryRadius: 'Delivery radius (km)',
  otp: '6-digit code',
};

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords: Partial<Record<FieldName, string>> = {
  vendorName: 'As on your licence',
  email: 'We write to you here',
  phone: '10 digits. We send a code to it',
  supportPhone: 'Customers call this',
  addressLine1: 'Shop number and street',
  ownerName: 'As on their ID',

  openDays: "Don't forget to uncheck your off-day",
  panNumber: '10 letters and digits',
  panHolderName: 'As printed on the card',
  gstNumber: '15 characters; 3 to 12 are your PAN',
  drugLicenseNumber: 'For example DL/2023/123456',
  fssaiNumber: 'The number on your FSSAI licence, usually 14 digits',
  accreditation: 'For example NABL and its certificate number',
  bankAccount: '9 to 18 digits',
  accountHolderName: 'As in passbook',
  ifsc: 'Printed on your cheque',
  minimumOrder: 'The smallest order you serve, in rupees',
  deliveryRadius: `From 1 to ${limits.deliveryRadiusMaxKm} km around your lab`,
};

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, branch ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, through ${lender}`,
  /** Well-formed, but not in the list. */
  unknown: 'We don’t know this branch. Please check the IFSC on your cheque.',
} as const;

/** At the foot of the city, while it holds what the PIN code or the map has filled in. */
export const cityFilledWords = { pin: 'Filled in from the PIN code', map: 'Filled in from the map' } as const;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'Indian PIN codes don’t start with 0. Please check it.';

export const documentLabelWords: Record<SlotId, string> = {
  pharmacyLicense: 'Pharmacy licence',
  fssai: 'FSSAI',
  labLicense: 'Lab licence',
  gst: 'GST',
  cheque: 'Cheque or bank statement',
  ownerPhoto: 'Owner photo',
  entranceWithOwner: 'Entrance photo with owner',
};

export const documentErrorWords = {
  invalidTitle: 'Invalid file',
  requiredTitle: 'Required Documents',
} as const;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} are required`,
  and: (others: string, last: string) => `${others} and ${last}`,
  /** Where none is named. */
  any: 'Documents',
} as const;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `File size must be ≤ ${maxMb}MB`,
  wrongType: (accepted: string) => `File type not allowed. Accepted: ${accepted}`,
} as const;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (as printed on the licence)`,
} as const;
