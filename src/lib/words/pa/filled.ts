import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'ਤੁਹਾਡੇ GSTIN ਤੋਂ ਭਰਿਆ ਗਿਆ',
  use: (name: string) => `“${name}” ਵਰਤੋ`,
  used: (label: string, name: string) => `${label}: “${name}” ਭਰਿਆ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} ਤੋਂ ਇਹ ਜਾਣਕਾਰੀ ਭਰੀ ਗਈ: ${labels}। ਤੁਸੀਂ ਇਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) =>
    `ਤੁਹਾਡਾ ਸੇਵ ਕੀਤਾ ਹੋਇਆ: “${text}”। ਇਸ ਦਾ ਕੁਝ ਹਿੱਸਾ ਲੁਕਿਆ ਹੋਇਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਦੁਬਾਰਾ ਪੂਰਾ ਭਰੋ।`,
} satisfies Words<typeof english.filledWords>;
