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

export type InfoTextName = (typeof infoTextNames)[number];

/** The texts of the first step before anything is typed. */
export const emptyInfoTexts = Object.fromEntries(infoTextNames.map((name) => [name, ''])) as Record<
  InfoTextName,
  string
>;

/** All of the first step, in the order it is asked. */
export const infoNames = [...infoTextNames, 'coords', 'deliveryTimings'] as const;

/** What the second step asks of every category. */
export const commonKycNames = [
  'panNumber',
  'panHolderName',
  'gstNumber',
  'bankAccount',
  'accountHolderName',
  'ifsc',
] as const;

/** A category's own licence: each category has one of these. */
export const licenceNames = ['drugLicenseNumber', 'fssaiNumber', 'accreditation'] as const;

/** What the server keeps of the second step, over all categories. */
export const kycNames = [...commonKycNames, ...licenceNames] as const;
