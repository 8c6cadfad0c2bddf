import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'आपके GSTIN से भरा गया है',
  use: (name: string) => `“${name}” इस्तेमाल करें`,
  used: (label: string, name: string) => `${label}: “${name}” भरा गया है। आप इसे बदल सकते हैं।`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} से यह जानकारी भरी गई: ${labels}। आप इसे बदल सकते हैं।`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `आपका सेव किया हुआ: “${text}”। इसका कुछ हिस्सा छिपा है। कृपया इसे फिर से पूरा भरें।`,
} satisfies Words<typeof english.filledWords>;
