import { isEnglish } from '#lib/locale.ts';

/** A letter of another script than Latin. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** Unicode's isolates (FSI and PDI) enclose a foreign text within a message. They are invisible. */
const isolate = { start: '\u2068', end: '\u2069' } as const;
const isolates = new RegExp(`[${isolate.start}${isolate.end}]`);

/** Whether a text is in the language of the page. Servers seldom name their language, so its letters decide. */
export function isInPageLanguage(text: string): boolean {
  return isEnglish || otherScript.test(text);
}

/**
 * Returns the server's text if it is in the language of the page. Otherwise returns `general`, our own words, and the
 * server's text after it as a quotation (reading 66).
 */
export function preferServerWords(serverWords: string | null | undefined, general: string): string {
  if (!serverWords) return general;
  if (isInPageLanguage(serverWords)) return serverWords;
  return `${general} “${isolate.start}${serverWords}${isolate.end}”`;
}

/** Splits a message into our words and the server's: the parts with odd indices are the server's, in English. */
export function partsOfMessage(message: string): string[] {
  return message.split(isolates);
}
