import { days, minutes, seconds } from '#sandbox/clock.ts';
import { z } from '#lib/domain/z.ts';
import { refreshReplaySeconds } from '#lib/api/requests.ts';
import { limits } from '#lib/limits.ts';

/** What can be changed about a running sandbox. */
export const settingsSchema = z.object({
  /** Every code is `testCode`; off, codes are random and only in the outbox. */
  mockMode: z.boolean(),
  /** Life of access tokens from a login and from a refresh. */
  loginTokenSeconds: z.int().check(z.gte(1)),
  refreshedTokenSeconds: z.int().check(z.gte(1)),
  /** How long bank verification takes; long enough to see 'Verifying…'. */
  bankDelayMs: z.int().check(z.gte(0)),
  slowBankDelayMs: z.int().check(z.gte(0)),
  /** An API without idempotency: keys are taken and not looked at. */
  ignoreIdempotencyKeys: z.boolean(),
  /** What happens to a body's fields that the contract does not have: a 400 naming them is the strict API's reply. */
  unknownFields: z.enum(['ignored', 'refused']),
  /** What the API makes of the optional fields beyond the specification (`domain/optionalFields.ts`). */
  extraFields: z.enum(['known', 'ignored', 'refused']),
  /** Sent codes carry an `otpId`, and using one takes it. */
  otpIds: z.boolean(),
  /** Whether sending a code for a vendor and creating one take a token. */
  createNeedsToken: z.boolean(),
  /** What a login reply has as `profileCompletionRoute`; null means the profile needs nothing. */
  profileCompletionRoute: z.nullable(z.string()),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  mockMode: true,
  loginTokenSeconds: limits.loginTokenSeconds,
  refreshedTokenSeconds: limits.refreshTokenSeconds,
  bankDelayMs: 600,
  slowBankDelayMs: 4000,
  ignoreIdempotencyKeys: false,
  unknownFields: 'ignored',
  extraFields: 'known',
  otpIds: false,
  createNeedsToken: false,
  profileCompletionRoute: null,
};

/** The one code of mock mode. */
export const testCode = '123456';

/** Rules of the one-time codes. */
export const otpRules = {
  lifeMs: 10 * minutes,
  /** Wrong guesses in a row, over all codes and both ways of using one, before the phone is locked. */
  guesses: 5,
  lockMs: 15 * minutes,
  sends: 5,
  sendWindowMs: 10 * minutes,
} as const;

export const refreshTokenLifeMs = 30 * days;
export const documentLinkLifeMs = 15 * minutes;
export const idempotencyLifeMs = days;
/** How long a refresh under the same Idempotency-Key returns the same successors. */
export const refreshReplayMs = refreshReplaySeconds * seconds;
export const jsonBodyMaxBytes = 64 * 1024;
/** Objects and arrays in one another; the contract's deepest body needs four. */
export const jsonMaxDepth = 16;
/** What a bank that is down asks for as `Retry-After`. */
export const bankRetrySeconds = 30;
