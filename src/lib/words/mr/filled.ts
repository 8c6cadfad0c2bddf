import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'तुमच्या GSTIN वरून भरले आहे',
  use: (name: string) => `“${name}” वापरा`,
  used: (label: string, name: string) => `${label}: “${name}” भरले आहे. तुम्ही ते बदलू शकता.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} वरून ही माहिती भरली: ${labels}. तुम्ही ती बदलू शकता.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `तुम्ही सेव्ह केलेले: “${text}”. याचा काही भाग लपवलेला आहे. कृपया हे पुन्हा पूर्ण भरा.`,
} satisfies Words<typeof english.filledWords>;
