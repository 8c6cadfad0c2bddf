/**
 * The door: how single values of a reply are read. Whatever can't be read is missing, and missing is `null`, so that no
 * screen asks again whether a text is one. Without zod: pages that load no schema read with it too.
 */

export type Loose = Record<string, unknown>;

/** The value as an object, or null: arrays and everything else are not one. */
export function asRecord(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;
}

/** The value as a list; empty for anything else. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What programs write where they had nothing to say, to the letter: somebody may be called Null. */
const placeholder = /^(?:undefined|null|NULL|NaN|N\/A|n\/a|Invalid Date|-?Infinity)$|\[object /;

/** Trimmed text; numbers become text. Null for blanks, for what a program wrote by mistake, and for anything else. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || placeholder.test(text) ? null : text;
}

/** The texts of a list, each as `readText` reads it. */
export function readTexts(value: unknown): string[] {
  return asList(value).flatMap((item) => readText(item) ?? []);
}

/** Numbers and numeric strings; null otherwise. Zero is a number. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Wrappers are at most this deep: `{ data: { data: { vendor } } }`. */
export const deepestWrapper = 3;

/**
 * What a reply holds inside its wrappers: `data`, and the noun's own (`vendor`), in any order and depth a server is
 * known to use. A wrapper that holds no object or list is none.
 */
export function unwrap(reply: unknown, ...nouns: readonly string[]): unknown {
  let inner = reply;
  for (let depth = 0; depth < deepestWrapper; depth++) {
    const outer = asRecord(inner);
    const wrapped = [...nouns, 'data']
      .map((name) => outer?.[name])
      .find((value) => typeof value === 'object' && value !== null);
    if (wrapped === undefined) break;
    inner = wrapped;
  }
  return inner;
}

/** The server's words, beside or inside the wrapper. */
export function readMessage(reply: Loose): string | null {
  return readText(reply.message) ?? readText(unwrapRecord(reply).message);
}

/** As `unwrap`, as an object; an empty one when there is none inside. */
export function unwrapRecord(reply: unknown, ...nouns: readonly string[]): Loose {
  return asRecord(unwrap(reply, ...nouns)) ?? {};
}

/** The id of a vendor, by whichever of its names. */
export function readVendorId(vendor: Loose): string | null {
  return readText(vendor.id) ?? readText(vendor.vendorId) ?? readText(vendor._id);
}
