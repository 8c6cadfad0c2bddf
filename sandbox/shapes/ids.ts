/** The identifiers that `randomId` makes. The first eight digits are enough for a unique number. */
const ownId = /^(?:vnd|usr|doc|ctr|bnk)_([0-9a-f]{8})[0-9a-f]{22}$/;

export const isOwnId = (value: unknown): value is string => typeof value === 'string' && ownId.test(value);

/** Returns the number of an identifier, which a restart does not change; null for anything else. */
export function numberOfId(value: unknown): number | null {
  const start = typeof value === 'string' ? ownId.exec(value)?.[1] : undefined;
  return start === undefined ? null : Number.parseInt(start, 16);
}

/** Returns the first eight digits of the identifiers with this number; null for a text that is not a number. */
export function startOfId(text: string): string | null {
  return /^\d{1,10}$/.test(text) ? Number(text).toString(16).padStart(8, '0') : null;
}
