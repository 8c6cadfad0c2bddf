import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'यह आवेदन मिटाएँ',
  buttonFor: (name: string) => `${name} मिटाएँ`,
  title: 'यह आवेदन मिटाएँ?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'इसके लिए आपने जो भरा और जो दस्तावेज़ अपलोड किए, सब मिट जाएगा। इसे वापस नहीं लाया जा सकेगा।',
  keep: 'रहने दें',
  confirm: 'मिटाएँ',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'आवेदन मिट गया',
    description: 'इसके लिए आपने जो भरा और अपलोड किया था, सब मिट गया।',
  },
  /** The API has no such call. */
  failed: 'आवेदन मिटाया नहीं जा सका',
} satisfies Words<typeof english.deletionToasts>;
