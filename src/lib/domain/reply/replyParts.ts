/**
 * Finds the parts of a reply before `parse.ts` reads their values. Servers spell keys and wrap replies differently.
 * It does without zod, because the scripts of documents use it too.
 */
import { asRecord, readText, type Loose } from '#lib/domain/reply/parse.ts';

/** Converts a name to camelCase: `pan_number`, `pan-number` and `PanNumber` become `panNumber`, `_id` becomes `id`. */
export function camelName(name: string): string {
  return name
    .replace(/^_*([A-Z]+(?![a-z])|\w)/, (_, first: string) => first.toLowerCase())
    .replace(/[_-]+([^\W_])/g, (_, next: string) => next.toUpperCase());
}

/**
 * Parses JSON and adds the camelCase name of each key to its object. A key that is already in camelCase wins. The
 * added names are not enumerable, so data with free keys, such as slots or days, does not change.
 * @returns undefined if the text is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      const record = asRecord(value) ?? {};
      for (const key of Object.keys(record)) {
        const name = camelName(key);
        if (!(name in record)) Object.defineProperty(record, name, { value: record[key] });
      }
      return value;
    });
  } catch {
    return undefined;
  }
}

/** The deepest nesting of wrappers: `{ data: { data: { vendor } } }`. */
const deepestWrapper = 3;
const wrappers = ['data', 'result', 'payload'] as const;

/**
 * Returns every object of a reply that may hold the requested data: those inside its wrappers in any order, and the
 * reply itself. The innermost come first. `nouns` are further wrappers of this reply.
 */
export function partsOf(reply: unknown, nouns: readonly string[] = [], depth = 0): Loose[] {
  const outer = asRecord(reply);
  if (outer === null) return [];
  if (depth === deepestWrapper) return [outer];
  return [...[...nouns, ...wrappers].flatMap((name) => partsOf(outer[name], nouns, depth + 1)), outer];
}

/** Returns the first text with this name in the parts of a reply. */
export function textIn(parts: readonly Loose[], name: string): string | null {
  for (const part of parts) {
    const text = readText(part[name]);
    if (text !== null) return text;
  }
  return null;
}

/** Returns the list in a reply: the reply itself, or under one of the names or wrappers; null if there is none. */
export function listIn(reply: unknown, names: readonly string[], depth = 0): unknown[] | null {
  if (Array.isArray(reply)) return reply;
  const outer = asRecord(reply);
  if (outer === null || depth > deepestWrapper) return null;
  for (const name of [...names, ...wrappers]) {
    const list = listIn(outer[name], names, depth + 1);
    if (list !== null) return list;
  }
  return null;
}

/** Returns the server's words, outside or inside the wrapper. */
export function readMessage(parts: readonly Loose[]): string | null {
  return textIn(parts.toReversed(), 'message');
}

/** Returns the id of a vendor under any of its names. */
export function readVendorId(vendor: Loose): string | null {
  return readText(vendor.id) ?? readText(vendor.vendorId);
}

/** Returns the vendor of a reply if it has an id. An object under `vendor` wins over the one around it. */
export function vendorIn(reply: unknown): Loose | null {
  const parts = partsOf(reply, ['vendor']);
  return parts.find((part) => readVendorId(part) !== null && asRecord(part.vendor) === null) ?? null;
}

/** Whether an `error` has content: `null`, `false`, `0`, `''` and `{}` have none. */
function isSaid(error: unknown): boolean {
  if (typeof error === 'object' && error !== null) return Object.keys(error).length > 0;
  return error === true || (Boolean(error) && readText(error) !== null);
}

/** Returns the part of a reply that reports a failure: a false `success` or `ok`, or an `error` with content. */
export function refusingPart(reply: unknown): Loose | null {
  const parts = partsOf(reply, ['response', 'vendor', 'applicationData']);
  return parts.find(({ success, ok, error }) => success === false || ok === false || isSaid(error)) ?? null;
}
