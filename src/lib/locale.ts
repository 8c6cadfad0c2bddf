/**
 * The language of this build. Every locale is built on its own, and the bundler replaces each expression by its value
 * (`build/words.ts`), so that no page carries anything of another language. Without a build it is English.
 */

/** Before every path of the site's pages: '' for English, else as `/hi`. */
export const localePrefix: string = import.meta.env?.LOCALE_PREFIX ?? '';

/** BCP 47, as `hi-IN`. */
export const languageTag: string = import.meta.env?.LANGUAGE_TAG ?? 'en-IN';
