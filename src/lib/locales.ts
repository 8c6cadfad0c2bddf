/** A language of the site. */
interface Locale {
  /** In its own language and script. */
  name: string;
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The prefix of its paths. */
  prefix: '' | `/${string}`;
  /** Installed font families for its script; null if every system font has it. Nothing is downloaded. */
  fonts: { sans: string; serif: string } | null;
  /** The folder of its words under `lib/copy`. */
  words: string;
  /** Whether it is built for visitors and offered to them. Its words must be complete, which `npm run words` checks. */
  isListed: boolean;
}

/** Font families of a script: Android and Linux, then iOS and macOS, then Windows. */
const script = (noto: string, apple: string) => ({
  sans: `'Noto Sans ${noto}','${apple}','Nirmala UI'`,
  serif: `'Noto Serif ${noto}','${apple}','Nirmala UI'`,
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
 * The languages of the site, in display order. To add one, create its folder under `lib/copy` (`npm run words new`)
 * and add a row. `xa` is English with accents and brackets, to find words without a translation; it is never listed.
 */
export const locales = {
  en: {
    name: 'English',
    tag: 'en-IN',
    dir: 'ltr',
    prefix: '',
    fonts: null,
    words: 'en',
    isListed: true,
  },
  hi: {
    name: 'हिन्दी',
    tag: 'hi-IN',
    dir: 'ltr',
    prefix: '/hi',
    fonts: devanagari,
    words: 'hi',
    isListed: true,
  },
  bn: {
    name: 'বাংলা',
    tag: 'bn-IN',
    dir: 'ltr',
    prefix: '/bn',
    fonts: bengali,
    words: 'bn',
    isListed: true,
  },
  mr: {
    name: 'मराठी',
    tag: 'mr-IN',
    dir: 'ltr',
    prefix: '/mr',
    fonts: devanagari,
    words: 'mr',
    isListed: true,
  },
  te: {
    name: 'తెలుగు',
    tag: 'te-IN',
    dir: 'ltr',
    prefix: '/te',
    fonts: telugu,
    words: 'te',
    isListed: true,
  },
  ta: {
    name: 'தமிழ்',
    tag: 'ta-IN',
    dir: 'ltr',
    prefix: '/ta',
    fonts: tamil,
    words: 'ta',
    isListed: true,
  },
  gu: {
    name: 'ગુજરાતી',
    tag: 'gu-IN',
    dir: 'ltr',
    prefix: '/gu',
    fonts: gujarati,
    words: 'gu',
    isListed: false,
  },
  kn: {
    name: 'ಕನ್ನಡ',
    tag: 'kn-IN',
    dir: 'ltr',
    prefix: '/kn',
    fonts: kannada,
    words: 'kn',
    isListed: false,
  },
  ml: {
    name: 'മലയാളം',
    tag: 'ml-IN',
    dir: 'ltr',
    prefix: '/ml',
    fonts: malayalam,
    words: 'ml',
    isListed: false,
  },
  pa: {
    name: 'ਪੰਜਾਬੀ',
    tag: 'pa-IN',
    dir: 'ltr',
    prefix: '/pa',
    fonts: gurmukhi,
    words: 'pa',
    isListed: false,
  },
  xa: {
    name: 'Ⱥccents',
    tag: 'en-XA',
    dir: 'ltr',
    prefix: '/xa',
    fonts: null,
    words: 'en',
    isListed: false,
  },
} as const satisfies Record<string, Locale>;

export type LocaleId = keyof typeof locales;

/** A locale that is built for visitors. */
export type ListedId = {
  [Id in LocaleId]: (typeof locales)[Id]['isListed'] extends true ? Id : never;
}[LocaleId];

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

/** The locales that are built for visitors. */
export const listedLocales: readonly LocaleId[] = (Object.keys(locales) as LocaleId[]).filter(
  (id) => locales[id].isListed,
);
