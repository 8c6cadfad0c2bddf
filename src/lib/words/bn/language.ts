import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ভাষা বদলায়নি',
  description: 'এই পেজের কিছু এখনও সেভ হয়নি, ভাষা বদলালে তা হারিয়ে যাবে। আগে সেটা পাঠান বা সরিয়ে দিন।',
} satisfies Words<typeof english.languageStaysToast>;
