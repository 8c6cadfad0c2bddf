import { z } from '#lib/domain/z.ts';

// The code of a schema is that of its checks too.

/** Trimmed text of at least `minimum` characters. */
export const textOf = (minimum: number, code: string) => z.string(code).check(z.trim(), z.minLength(minimum));

/** Trimmed, upper-cased text that fits a pattern: how PAN, GSTIN and IFSC are read. */
export const codeOf = (pattern: RegExp, code: string) =>
  z.string(code).check(z.trim(), z.toUpperCase(), z.regex(pattern));

/** Trimmed text that fits a pattern. Numbers with leading zeros stay strings. */
export const patternOf = (pattern: RegExp, code: string) => z.string(code).check(z.trim(), z.regex(pattern));

/** Trimmed text that a rule takes. */
export const fitting = (fits: (text: string) => boolean, code: string) =>
  z.string(code).check(z.trim(), z.refine(fits));

/** A PAN or an account to be recognised by its last four characters: `••••••234F`. Spaces and dashes between groups do not count. */
export function maskSecret(text: string): string {
  const plain = text.replace(/[\s-]/g, '');
  return plain.length <= 4 ? text : '•'.repeat(plain.length - 4) + plain.slice(-4);
}
