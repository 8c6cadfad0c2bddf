import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ഭാഷ മാറിയില്ല',
  description: 'ഈ പേജിൽ ചിലത് ഇതുവരെ സേവ് ആയിട്ടില്ല, ഭാഷ മാറ്റിയാൽ അത് നഷ്ടമാകും. ആദ്യം അത് അയയ്ക്കുക, അല്ലെങ്കിൽ നീക്കം ചെയ്യുക.',
} satisfies Words<typeof english.languageStaysToast>;
