import { z } from '#lib/domain/z.ts';
import type { FieldErrorCode } from '#lib/domain/errors.ts';

/** Trimmed text of at least `minimum` characters. */
export const textOf = (minimum: number, code: FieldErrorCode) =>
  z.string(code).check(z.trim(), z.minLength(minimum, code));

/** Trimmed, upper-cased text that fits a pattern: how PAN, GSTIN and IFSC are read. */
export const codeOf = (pattern: RegExp, code: FieldErrorCode) =>
  z.string(code).check(z.trim(), z.toUpperCase(), z.regex(pattern, code));

/** Trimmed text that fits a pattern. Numbers with leading zeros stay strings. */
export const patternOf = (pattern: RegExp, code: FieldErrorCode) =>
  z.string(code).check(z.trim(), z.regex(pattern, code));

/**
 * A number without what groups it: spaces, hyphens, and what Unicode calls general punctuation, where other dashes are and the
 * invisible marks of direction that are copied along with a contact.
 */
export const ungrouped = (typed: string): string => typed.replace(/[\s\u200B-\u206F-]/g, '');

/** A reply's text however it comes: strings and numbers become text, anything else null. */
export const looseText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): string | null => {
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value !== 'string') return null;
    const text = value.trim();
    return text === '' ? null : text;
  }),
);

/** A reply's boolean; anything that is not exactly true is false. */
export const looseTrue = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): boolean => value === true),
);

/** What programs write where they had nothing to say, to the letter: somebody may be called Null. */
const placeholder = /^(?:undefined|null|NaN|Invalid Date|-?Infinity)$|\[object /;

/** Text fit to be read, or null: nothing, blanks, and what a program wrote by mistake. */
export function readable(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' || placeholder.test(text) ? null : text;
}
