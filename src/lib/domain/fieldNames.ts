/** The names of the first step's fields, apart from their rules: a screen that only reads needs no rules. */
export const infoTextNames = [
  'vendorName',
  'ownerName',
  'email',
  'phone',
  'supportPhone',
  'addressLine1',
  // It fills in the city.
  'pincode',
  'city',
] as const;

export type InfoTextName = (typeof infoTextNames)[number];

/** The texts of the first step before anything is typed. */
export const emptyInfoTexts = Object.fromEntries(infoTextNames.map((name) => [name, ''])) as Record<
  InfoTextName,
  string
>;

/** All of the first step, in the order it is asked. */
export const infoNames = [...infoTextNames, 'coords', 'deliveryTimings'] as const;
