import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'আপনার GSTIN থেকে পূরণ করা হয়েছে',
  use: (name: string) => `‘${name}’ ব্যবহার করুন`,
  used: (label: string, name: string) => `${label}: ‘${name}’ পূরণ করা হয়েছে। আপনি বদলাতে পারেন।`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} থেকে এই তথ্য পূরণ করা হয়েছে: ${labels}। আপনি বদলাতে পারেন।`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `আপনার সেভ করা তথ্য: ‘${text}’। এর কিছুটা লুকানো আছে। এটি আবার পুরোটা লিখুন।`,
} satisfies Words<typeof english.filledWords>;
