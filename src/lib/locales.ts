/** A language that the site is written in. */
export interface Locale {
  /** In its own language and script, as it is offered. */
  name: string;
  /** BCP 47: `lang` of the documents, `hreflang`, and what `Intl` formats by. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Before every path of its pages. */
  prefix: '' | `/${string}`;
  /** The folder under `lib/copy` that its words are in. */
  words: string;
  /** Whether it is built for visitors and offered to them: its words are complete. `npm run words` tells. */
  isListed: boolean;
}

/**
 * The languages of the site, in the order in which they are offered. A new one is its folder under `lib/copy`
 * (`npm run words new`) and a line here. `xa` is English with accents and brackets, for finding words that no translation
 * reaches; it is never listed.
 */
export const locales = {
  en: { name: 'English', tag: 'en-IN', dir: 'ltr', prefix: '', words: 'en', isListed: true },
  hi: { name: 'हिन्दी', tag: 'hi-IN', dir: 'ltr', prefix: '/hi', words: 'hi', isListed: false },
  bn: { name: 'বাংলা', tag: 'bn-IN', dir: 'ltr', prefix: '/bn', words: 'bn', isListed: false },
  mr: { name: 'मराठी', tag: 'mr-IN', dir: 'ltr', prefix: '/mr', words: 'mr', isListed: false },
  te: { name: 'తెలుగు', tag: 'te-IN', dir: 'ltr', prefix: '/te', words: 'te', isListed: false },
  ta: { name: 'தமிழ்', tag: 'ta-IN', dir: 'ltr', prefix: '/ta', words: 'ta', isListed: false },
  xa: { name: 'Ⱥccents', tag: 'en-XA', dir: 'ltr', prefix: '/xa', words: 'en', isListed: false },
} as const satisfies Record<string, Locale>;

export type LocaleId = keyof typeof locales;

/** A locale of the table by its id. @throws for an id that the table does not have. */
export function localeOf(id: string): Locale {
  if (!Object.hasOwn(locales, id)) throw new Error(`src/lib/locales.ts has no locale '${id}'`);
  return locales[id as LocaleId];
}

/** Which locales are built for visitors. */
export const listedLocales: readonly LocaleId[] = (Object.keys(locales) as LocaleId[]).filter(
  (id) => locales[id].isListed,
);
