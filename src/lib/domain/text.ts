import { z } from '#lib/domain/z.ts';

// In each schema, the code of the type error is also the code of its checks.

/** Trimmed text of at least `minimum` characters. */
export const textOf = (minimum: number, code: string) => z.string(code).check(z.trim(), z.minLength(minimum));

/** Trimmed, upper-cased text that matches a pattern, for PAN, GSTIN and IFSC. */
export const codeOf = (pattern: RegExp, code: string) =>
  z.string(code).check(z.trim(), z.toUpperCase(), z.regex(pattern));

/** Trimmed text that matches a pattern. Numbers with leading zeros stay strings. */
export const patternOf = (pattern: RegExp, code: string) => z.string(code).check(z.trim(), z.regex(pattern));

/** Trimmed text that satisfies a rule. */
export const textWhere = (fits: (text: string) => boolean, code: string) =>
  z.string(code).check(z.trim(), z.refine(fits));

/** Masks a PAN or account number except its last four characters: `••••••234F`. Spaces and dashes are removed. */
export function maskSecret(text: string): string {
  const plain = text.replace(/[\s-]/g, '');
  return plain.length <= 4 ? text : '•'.repeat(plain.length - 4) + plain.slice(-4);
}

/** Returns the end of a long id in groups of four, as a person reads it out: `…181f feb6`. A short id stays whole. */
export function shortId(id: string): string {
  const signs = id.replace(/[^\p{L}\p{N}]/gu, '');
  return signs.length <= 12 ? id : `…${signs.slice(-8, -4)}\u{a0}${signs.slice(-4)}`;
}

/**
 * Adds a full stop unless the text already ends like a sentence, so that another sentence can follow. A sentence may
 * end with a quotation, and a request's number may follow it (`messages/serverWords.ts`).
 */
export function asSentence(text: string): string {
  return /[.!?।…](?:\u2069”)?(?: \u2068[^\u2069]*\u2069)?$/.test(text.trimEnd())
    ? text.trimEnd()
    : `${text.trimEnd()}.`;
}
