import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'भाषा बदलली नाही',
  description: 'या पेजवरची काही माहिती अजून सेव्ह झालेली नाही, भाषा बदलल्यास ती जाईल. आधी ती पाठवा किंवा काढून टाका.',
} satisfies Words<typeof english.languageStaysToast>;
