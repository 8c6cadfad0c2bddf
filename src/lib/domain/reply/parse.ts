/**
 * Reads single values of a reply. An unreadable value is missing, and missing is `null`, so that no screen checks
 * types again. It does without zod, because pages that load no schema use it too.
 */

export type Loose = Record<string, unknown>;

/** Returns the value if it is an object; null for an array or anything else. */
export function asRecord(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;
}

/** Returns the value if it is a list; otherwise an empty list. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Texts that programs write for a missing value. The case matters: a person may be called Null. */
const placeholder = /^(?:undefined|null|NULL|NaN|N\/A|n\/a|Invalid Date|-?Infinity)$|\[object /;

/** Returns trimmed text; numbers become text. Null for blanks, placeholders and anything else. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || placeholder.test(text) ? null : text;
}

/** Reads each item of a list with `readText`. */
export function readTexts(value: unknown): string[] {
  return asList(value).flatMap((item) => readText(item) ?? []);
}

/** Reads a number or a numeric string; null otherwise. Zero is a number. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
