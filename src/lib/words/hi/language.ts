import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'भाषा नहीं बदली',
  description: 'इस पेज पर कुछ अभी सेव नहीं हुआ है, भाषा बदलने पर वह मिट जाएगा। पहले उसे भेजें या हटाएँ।',
} satisfies Words<typeof english.languageStaysToast>;
