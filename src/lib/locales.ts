import { languages } from '#site/languages.ts';

/** A language of the site. */
interface Locale {
  /** In its own language and script. */
  name: string;
  /** BCP 47, for `lang`, the sitemap and `Intl`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The prefix of its paths. */
  prefix: '' | `/${string}`;
  /** Installed font families for its script; null if every system font has it. Nothing is downloaded. */
  fonts: { sans: string; serif: string } | null;
  /** The folder of its words under `lib/words`. */
  words: string;
}

/**
 * Font families of a script: Android and Linux, then iOS and macOS. Windows needs no name, because it has only one font
 * for these scripts (Nirmala UI).
 */
const script = (noto: string, apple: string) => ({
  sans: `'Noto Sans ${noto}','${apple}'`,
  serif: `'Noto Serif ${noto}','${apple}'`,
});
const devanagari = script('Devanagari', 'Kohinoor Devanagari');
const bengali = script('Bengali', 'Kohinoor Bangla');
const telugu = script('Telugu', 'Kohinoor Telugu');
const tamil = script('Tamil', 'Tamil Sangam MN');
const gujarati = script('Gujarati', 'Kohinoor Gujarati');
const kannada = script('Kannada', 'Noto Sans Kannada');
const malayalam = script('Malayalam', 'Malayalam Sangam MN');
const gurmukhi = script('Gurmukhi', 'Mukta Mahee');

/**
 * The languages that have words, in display order. `site/languages.ts` says which of them are offered. `docs/recipes.md` says
 * how to add one. `xa` is English with accents and brackets, to find words without a translation; it is never listed.
 */
export const locales = {
  en: {
    name: 'English',
    tag: 'en-IN',
    dir: 'ltr',
    prefix: '',
    fonts: null,
    words: 'en',
  },
  hi: {
    name: 'हिन्दी',
    tag: 'hi-IN',
    dir: 'ltr',
    prefix: '/hi',
    fonts: devanagari,
    words: 'hi',
  },
  bn: {
    name: 'বাংলা',
    tag: 'bn-IN',
    dir: 'ltr',
    prefix: '/bn',
    fonts: bengali,
    words: 'bn',
  },
  mr: {
    name: 'मराठी',
    tag: 'mr-IN',
    dir: 'ltr',
    prefix: '/mr',
    fonts: devanagari,
    words: 'mr',
  },
  te: {
    name: 'తెలుగు',
    tag: 'te-IN',
    dir: 'ltr',
    prefix: '/te',
    fonts: telugu,
    words: 'te',
  },
  ta: {
    name: 'தமிழ்',
    tag: 'ta-IN',
    dir: 'ltr',
    prefix: '/ta',
    fonts: tamil,
    words: 'ta',
  },
  gu: {
    name: 'ગુજરાતી',
    tag: 'gu-IN',
    dir: 'ltr',
    prefix: '/gu',
    fonts: gujarati,
    words: 'gu',
  },
  kn: {
    name: 'ಕನ್ನಡ',
    tag: 'kn-IN',
    dir: 'ltr',
    prefix: '/kn',
    fonts: kannada,
    words: 'kn',
  },
  ml: {
    name: 'മലയാളം',
    tag: 'ml-IN',
    dir: 'ltr',
    prefix: '/ml',
    fonts: malayalam,
    words: 'ml',
  },
  pa: {
    name: 'ਪੰਜਾਬੀ',
    tag: 'pa-IN',
    dir: 'ltr',
    prefix: '/pa',
    fonts: gurmukhi,
    words: 'pa',
  },
  xa: {
    name: 'Ⱥccents',
    tag: 'en-XA',
    dir: 'ltr',
    prefix: '/xa',
    fonts: null,
    words: 'en',
  },
} as const satisfies Record<string, Locale>;

export type LocaleId = keyof typeof locales;

/** A locale with words of its own, which visitors may be offered. */
export type SpokenId = Exclude<LocaleId, typeof pseudoLocale>;

/** The pseudo-locale: for tests, never offered to visitors. */
export const pseudoLocale = 'xa' satisfies LocaleId;

/**
 * Returns a locale by its id.
 * @throws {Error} for an unknown id.
 */
export function localeOf(id: string): Locale {
  if (!Object.hasOwn(locales, id)) throw new Error(`src/lib/locales.ts has no locale '${id}'`);
  return locales[id as LocaleId];
}

/** The locales that can be offered to visitors. */
export const spokenLocales = (Object.keys(locales) as LocaleId[]).filter(
  (id): id is SpokenId => id !== pseudoLocale,
);

/** The locales that are built for visitors. A test holds that `site/languages.ts` names no other. */
export const listedLocales = (languages as readonly SpokenId[] | null) ?? spokenLocales;
