import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ভাষা বদলায়নি',
  description: 'এই পেজের কিছু লেখা এখনও সেভ হয়নি। একটু পরে আবার চেষ্টা করুন।',
} satisfies Words<typeof english.languageStaysToast>;
