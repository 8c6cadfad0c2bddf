import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ભાષા બદલાઈ નથી',
  description: 'આ પેજ પર કંઈક હજી સેવ થયું નથી, અને ભાષા બદલવાથી તે જતું રહેશે. પહેલાં તેને મોકલો કે હટાવો.',
} satisfies Words<typeof english.languageStaysToast>;
