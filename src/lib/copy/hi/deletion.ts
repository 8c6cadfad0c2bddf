import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'यह आवेदन मिटाएँ',
  buttonFor: (name: string) => `${name} मिटाएँ`,
  title: 'यह आवेदन मिटाएँ?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'इसके लिए आपने जो भरा और जो दस्तावेज़ अपलोड किए, सब मिट जाएँगे। यह वापस नहीं हो सकता।',
  keep: 'रहने दें',
  confirm: 'मिटाएँ',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'आवेदन मिट गया',
    description: 'इसके लिए आपने जो भरा और अपलोड किया था, सब मिट गया।',
  },
  /** The API has no such call. */
  browserOnly: {
    title: 'सिर्फ़ इस ब्राउज़र से हटाया गया',
    description: 'हमारे सर्वर से इसे यहाँ से नहीं मिटाया जा सकता। मिटवाने के लिए हमें फ़ोन करें या लिखें।',
  },
  failed: 'आवेदन मिटाया नहीं जा सका',
} satisfies Words<typeof english.deletionToasts>;
