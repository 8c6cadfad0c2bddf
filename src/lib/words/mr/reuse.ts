import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} मधील मालक, PAN, बँक आणि ईमेलची माहिती वापरायची?`,
  help: 'जे वापरायचे आहे त्यावर टिक करा. भरल्यानंतरही तुम्ही ते बदलू शकता.',
  all: 'ही सर्व माहिती',
  use: 'टिक केलेली माहिती भरा',
  failed: (shop: string) => `आम्ही ${shop} ची माहिती वाचू शकलो नाही. कृपया ती स्वतः भरा.`,
} satisfies Words<typeof english.reuseWords>;
