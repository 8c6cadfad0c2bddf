import { days, minutes, seconds } from '#sandbox/clock.ts';
import { z } from '#lib/domain/z.ts';
import { refreshReplaySeconds } from '#lib/api/schema/requests.ts';
import * as limits from '#lib/limits.ts';

/** The bank's answer: by the account number (`bank.ts`), or always the same. */
export const bankAnswers = [
  'byAccount',
  'verified',
  'pending',
  'nameMismatch',
  'invalidIfsc',
  'providerDown',
  'slow',
] as const;

/** The GST register's answer: by the GSTIN (`gst.ts`), or always the same. */
export const gstAnswers = [
  'byNumber',
  'active',
  'cancelled',
  'suspended',
  'unknown',
  'down',
  'masked',
] as const;

/** The outcome of a payment by UPI. `masked` is paid, with a masked account number. */
export const upiAnswers = ['paid', 'waiting', 'expired', 'refused', 'name-differs', 'masked'] as const;

/** The settings that can change while the sandbox runs. */
export const settingsSchema = z.object({
  /** On: every code is `testCode`. Off: codes are random and appear only in the outbox. */
  mockMode: z.boolean(),
  /** The lifetime of access tokens from a login and from a refresh. */
  loginTokenSeconds: z.int().check(z.gte(1)),
  refreshedTokenSeconds: z.int().check(z.gte(1)),
  /** How long a bank check takes; long enough to see 'Verifying…'. */
  bankDelayMs: z.int().check(z.gte(0)),
  slowBankDelayMs: z.int().check(z.gte(0)),
  bankAnswer: z.enum(bankAnswers),
  /** Plays an API without idempotency, which accepts keys and ignores them. */
  ignoreIdempotencyKeys: z.boolean(),
  /** Whether fields outside the API's schema are ignored, or refused with a 400 that names them (a strict API). */
  unknownFields: z.enum(['ignored', 'refused']),
  /** How the API treats the optional fields beyond the specification (`domain/reply/capabilities.ts`). */
  extraFields: z.enum(['known', 'ignored', 'refused']),
  /** Whether sent codes carry an `otpId`, which using a code then requires. */
  otpIds: z.boolean(),
  /** Whether sending a create code and creating a vendor require a token. */
  createNeedsToken: z.boolean(),
  /** The optional fields and calls that the served documents name: `all`, or names separated by spaces. */
  capabilities: z.string(),
  /** Whether replies hide PAN and account number except their last four characters. */
  maskKyc: z.boolean(),
  gstAnswer: z.enum(gstAnswers),
  upi: z.enum(upiAnswers),
  /** How long a payment by UPI waits for its outcome. */
  upiDelayMs: z.int().check(z.gte(0)),
  /** The `profileCompletionRoute` of a login reply; null means that the profile needs nothing. */
  profileCompletionRoute: z.nullable(z.string()),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  mockMode: true,
  loginTokenSeconds: limits.loginTokenSeconds,
  refreshedTokenSeconds: limits.refreshTokenSeconds,
  bankDelayMs: 600,
  slowBankDelayMs: 4000,
  bankAnswer: 'byAccount',
  ignoreIdempotencyKeys: false,
  unknownFields: 'ignored',
  extraFields: 'known',
  otpIds: false,
  createNeedsToken: false,
  capabilities: 'all',
  maskKyc: false,
  gstAnswer: 'byNumber',
  upi: 'paid',
  upiDelayMs: 5000,
  profileCompletionRoute: null,
};

/** The only code in mock mode. */
export const testCode = '123456';

export const otpRules = {
  lifeMs: 10 * minutes,
  /** The number of wrong guesses in a row, over all codes and both purposes, that locks the phone. */
  guesses: 5,
  lockMs: 15 * minutes,
  sends: 5,
  sendWindowMs: 10 * minutes,
} as const;

/** The most look-ups of a GSTIN by one user in a window. */
export const gstinLookups = { allowed: 20, windowMs: 10 * minutes } as const;

/** How long a payment by UPI can be made. */
export const upiLifeMs = 5 * minutes;

export const refreshTokenLifeMs = 30 * days;
export const documentLinkLifeMs = 15 * minutes;
export const idempotencyLifeMs = days;
/** How long a refresh with the same Idempotency-Key returns the same new tokens. */
export const refreshReplayMs = refreshReplaySeconds * seconds;
export const jsonBodyMaxBytes = 64 * 1024;
/** The nesting of objects and arrays. The API's deepest body needs four levels. */
export const jsonMaxDepth = 16;
/** The `Retry-After` while the bank is down. */
export const bankRetrySeconds = 30;
