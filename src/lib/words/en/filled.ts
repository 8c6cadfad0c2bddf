/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'Filled in from your GSTIN',
  use: (name: string) => `Use “${name}”`,
  used: (label: string, name: string) => `${label}: “${name}” is filled in. You can change it.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `Filled in from ${shop}: ${labels}. You can change it.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `You saved “${text}”, and a part of it is hidden. Please type all of it again.`,
} as const;
