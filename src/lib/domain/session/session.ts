import type { TokenLife } from '#lib/domain/session/tokenLife.ts';
import { orElse, z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';

/**
 * Two non-empty strings; `expiresAt` in epoch milliseconds, absent in entries of older versions. An unreadable expiry
 * counts as absent: the specification requires only the two strings.
 */
export const tokensSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  expiresAt: orElse(z.optional(z.number()), undefined),
  lifetimeMs: orElse(z.optional(z.number()), undefined),
  session: orElse(z.optional(z.string()), undefined),
});
export interface Tokens extends TokenLife {
  accessToken: string;
  refreshToken: string;
  /** The session these tokens belong to, by its marker. Absent in entries that do not name it. */
  session?: string | undefined;
}

// Only id, phone and isVerified decide whether a user is valid; an invalid extra is dropped.
const maybeText = orElse(z.optional(z.nullable(z.string())), undefined);
const maybeTrue = orElse(z.optional(z.nullable(z.boolean())), undefined);

export const userSchema = z.object({
  id: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  fullName: maybeText,
  email: maybeText,
  gender: maybeText,
  dateOfBirth: maybeText,
  isProfileComplete: maybeTrue,
  userType: maybeText,
  externalId: maybeText,
  serviceSource: maybeText,
});
export type User = z.infer<typeof userSchema>;

const claimsSchema = z.object({ exp: z.number(), iat: z.number() });

/** Returns the lifetime of an access token in seconds, from its issue; null if it does not say. */
function lifetimeSeconds(accessToken: string): number | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { exp, iat } = claimsSchema.parse(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))));
    return exp - iat >= 1 ? exp - iat : null;
  } catch {
    return null;
  }
}

/**
 * Returns when an access token just received expires, in epoch ms of this device: now plus its lifetime (expiry minus
 * issue time, so that a wrong clock does no harm), or plus `fallbackSeconds`.
 */
export function tokenExpiry(accessToken: string, now: number, fallbackSeconds: number): number {
  return now + (lifetimeSeconds(accessToken) ?? fallbackSeconds) * 1000;
}

/** Stored tokens without an expiry are treated as valid for an hour. */
export function withExpiry(tokens: z.infer<typeof tokensSchema>, now: number): Tokens {
  return { ...tokens, expiresAt: tokens.expiresAt ?? now + limits.storedTokenFallbackSeconds * 1000 };
}

/** Returns tokens just received with their expiry: from the token, or after `fallbackSeconds`. */
export function receivedTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  session: string | undefined,
  now: number,
  fallbackSeconds: number,
): Tokens {
  const expiresAt = tokenExpiry(accessToken, now, fallbackSeconds);
  return { accessToken, refreshToken, expiresAt, lifetimeMs: expiresAt - now, session };
}
