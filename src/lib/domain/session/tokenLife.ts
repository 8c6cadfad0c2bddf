/** The lifetime of an access token. It is separate from the schemas, because a document reads it before they load. */
export interface TokenLife {
  /** In epoch ms of this device. */
  expiresAt: number;
  /** Its lifetime from issue; absent if unknown. */
  lifetimeMs?: number | undefined;
}

/** Whether an access token is made of characters that a header allows. */
export function isSendable(token: unknown): token is string {
  return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);
}

/**
 * Whether the access token expires within `marginMs`, or within half its lifetime if that is shorter: otherwise a
 * token that lives for a minute would always be due for a refresh.
 */
export function expiresWithin({ expiresAt, lifetimeMs }: TokenLife, marginMs: number, now: number): boolean {
  const margin = Math.min(marginMs, (lifetimeMs ?? Infinity) / 2);
  return expiresAt - now <= margin;
}
