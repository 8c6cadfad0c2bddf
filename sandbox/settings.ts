import { days, minutes } from '#sandbox/clock.ts';
import { mockCode } from '#lib/domain/otp.ts';
import { z } from '#lib/domain/z.ts';
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
  /** What a login answers as `profileCompletionRoute`; null means the profile needs nothing. */
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
  profileCompletionRoute: null,
};

/** The one code of mock mode. */
export const testCode = mockCode;

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
export const jsonBodyMaxBytes = 64 * 1024;
