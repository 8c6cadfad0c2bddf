import type { TokenLife } from '#lib/domain/tokenLife.ts';
import { orElse, z } from '#lib/domain/z.ts';
import { limits } from '#lib/limits.ts';

/**
 * Signed in or not: `session` is the marker, an opaque string. The three keys must be there. `since` is when this sign-in
 * was (epoch ms): it tells two sessions of one vendor apart.
 */
export const sessionSchema = z.object({
  session: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  userType: z.nullable(z.string()),
  since: orElse(z.optional(z.number()), undefined),
});
/** The three values of the specification. */
export interface Session {
  session: string | null;
  phone: string | null;
  userType: string | null;
}

/**
 * Two non-empty strings; `expiresAt` in epoch milliseconds, absent in entries of older versions. An unreadable
 * expiry counts as absent: the specification asks for the two strings alone.
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
  /** Whose they are: the marker of the session. Absent in entries that do not say. */
  session?: string | undefined;
}

// Only id, phone and isVerified decide whether a user is valid; an odd extra is dropped.
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

/** How long an access token lives from its issue, in seconds; null when it does not say. */
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
 * When an access token just received runs out, in epoch ms of this device: now plus its own lifetime
 * (expiry minus issue time, so a wrong clock does no harm), else plus `fallbackSeconds`.
 */
export function tokenExpiry(accessToken: string, now: number, fallbackSeconds: number): number {
  return now + (lifetimeSeconds(accessToken) ?? fallbackSeconds) * 1000;
}

/** Stored tokens without an expiry count as good for an hour. */
export function withExpiry(tokens: z.infer<typeof tokensSchema>, now: number): Tokens {
  return { ...tokens, expiresAt: tokens.expiresAt ?? now + limits.storedTokenFallbackSeconds * 1000 };
}

/** Tokens just received, with their expiry: from the token itself, else after `fallbackSeconds`. */
export function receivedTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  session: string | undefined,
  now: number,
  fallbackSeconds: number,
): Tokens {
  const expiresAt = tokenExpiry(accessToken, now, fallbackSeconds);
  return { accessToken, refreshToken, expiresAt, lifetimeMs: expiresAt - now, session };
}
