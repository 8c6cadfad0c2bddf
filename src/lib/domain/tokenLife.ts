/** How long an access token lives: apart from the schemas, because a document asks too, before they are there. */
export interface TokenLife {
  /** In epoch ms of this device. */
  expiresAt: number;
  /** How long it lives from its issue; absent when nobody said. */
  lifetimeMs?: number | undefined;
}

/**
 * Whether the access token runs out within `marginMs`, or within half its life where that is shorter: a token that lives
 * for a minute would otherwise be due for a refresh from its first second on.
 */
export function expiresWithin({ expiresAt, lifetimeMs }: TokenLife, marginMs: number, now: number): boolean {
  const margin = Math.min(marginMs, (lifetimeMs ?? Infinity) / 2);
  return expiresAt - now <= margin;
}
