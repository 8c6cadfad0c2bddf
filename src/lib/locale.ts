/**
 * The language of this build. Each locale is built separately and the bundler replaces each expression with its value
 * (`build/words/words.ts`), so no page contains another language. Without a build it is English.
 */

import { base } from '#lib/base.ts';

/** The prefix of every path: the base of the site (`base.ts`), then nothing for English, otherwise `/hi` and so on. */
export const localePrefix: string = import.meta.env?.LOCALE_PREFIX ?? '';

/** BCP 47, such as `hi-IN`. */
export const languageTag: string = import.meta.env?.LANGUAGE_TAG ?? 'en-IN';

/** Whether this build is in English, the language of the servers. */
export const isEnglish = localePrefix === base;
