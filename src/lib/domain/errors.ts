/**
 * Codes of everything a form can object to. Schemas answer a code; `copy/fields.ts` has its words, so a
 * message is defined once and the sandbox and the interface refuse for the same reason.
 */
export const fieldErrorCodes = [
  'vendorName',
  'ownerName',
  'email',
  'phone',
  'addressLine1',
  'city',
  'pincode',
  'location',
  'openDays',
  'time',
  'panNumber',
  'panHolderName',
  'gstNumber',
  'bankAccount',
  'accountsDiffer',
  'accountHolderName',
  'ifsc',
  'drugLicenseNumber',
  'accreditation',
  'fssaiNumber',
  'termsAccepted',
  'minimumOrder',
  'deliveryRadius',
  'otp',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Narrows a schema's message to one of our codes. */
export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return fieldErrorCodes.some((code) => code === value);
}
