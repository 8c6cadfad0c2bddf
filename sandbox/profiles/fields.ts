import type { Fields } from '#sandbox/profiles/specified.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value with its named fields alone, at any depth. */
export function onlyNamed(fields: true | Fields, value: unknown): unknown {
  if (fields === true) return value;
  if (Array.isArray(value)) return value.map((item) => onlyNamed(fields, item));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(kept.map(([name, field]) => [name, onlyNamed(fields[name] ?? true, field)]));
}

/** Whether every field of a value is named, at any depth. */
export function hasOnlyNamed(fields: true | Fields, value: unknown): boolean {
  if (fields === true) return true;
  if (Array.isArray(value)) return value.every((item) => hasOnlyNamed(fields, item));
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([name, field]) => Object.hasOwn(fields, name) && hasOnlyNamed(fields[name] ?? true, field),
  );
}
