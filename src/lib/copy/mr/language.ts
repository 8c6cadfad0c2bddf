import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'भाषा बदलली नाही',
  description: 'या पेजवरचं काही साठवायचं अजून बाकी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.languageStaysToast>;
