import { isEnglish, languageTag } from '#lib/locale.ts';

/** Unicode's isolates (FSI and PDI) enclose a foreign text or a request's number within a message. They are invisible. */
export const isolate = { start: '\u2068', end: '\u2069' } as const;
const isolates = new RegExp(`[${isolate.start}${isolate.end}]`);

/** Whether most letters of a text are of this kind. A text without letters has no majority. */
function isMostly(kind: RegExp, text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(kind) * 2 > count(/\p{L}/gu);
}

/**
 * Whether a text is in the language of the page. Servers seldom name their language, so most of its letters decide: an
 * English sentence may contain an Indian name, and a Hindi sentence the name of a bank.
 */
export function isInPageLanguage(text: string): boolean {
  return isEnglish || isMostly(ownLetters(), text);
}

/** Returns the letters of the page's script. Another language in Latin letters looks like English and has none. */
function ownLetters(): RegExp {
  const { script = 'Latn' } = new Intl.Locale(languageTag).maximize();
  return script === 'Latn' ? /(?!)/g : new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'gu');
}

/** Returns the `lang` of a text that is not in the language of the page: English, or unknown in another script. */
export function languageOf(text: string): 'en' | '' {
  return isMostly(/[^\P{L}\p{Script=Latn}]/gu, text) ? '' : 'en';
}

/** Returns a name for a sentence of ours. In another language it is in isolates, so that `Message` marks it. */
export function nameWithin(name: string): string {
  return isInPageLanguage(name) || !/\p{L}/u.test(name) ? name : `${isolate.start}${name}${isolate.end}`;
}

/**
 * Returns the server's text if it is in the language of the page. Otherwise returns `general`, our own words, and the
 * server's text after it as a quotation (reading 66).
 */
export function preferServerWords(serverWords: string | null | undefined, general: string): string {
  if (!serverWords) return general;
  if (isInPageLanguage(serverWords)) return serverWords;
  return `${general} “${nameWithin(serverWords)}”`;
}

/** Splits a message into our words and others: the parts with odd indices are a server's words, a name or a number. */
export function partsOfMessage(message: string): string[] {
  return message.split(isolates);
}
