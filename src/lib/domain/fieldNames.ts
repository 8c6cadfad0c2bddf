/** The names of the application's fields, apart from their rules: a screen that only reads needs no rules. */
export const infoTextNames = [
  'vendorName',
  'ownerName',
  'email',
  'phone',
  'supportPhone',
  'addressLine1',
  'city',
  'pincode',
] as const;

/** All of the first step, in the order it is asked. */
export const infoNames = [...infoTextNames, 'coords', 'deliveryTimings'] as const;

/** What the server keeps of the second step, over all categories. */
export const kycNames = [
  'panNumber',
  'panHolderName',
  'gstNumber',
  'drugLicenseNumber',
  'fssaiNumber',
  'accreditation',
  'bankAccount',
  'accountHolderName',
  'ifsc',
] as const;
