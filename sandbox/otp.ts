import { randomInt } from 'node:crypto';
import { patternOf } from '#lib/domain/text.ts';
import { z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';
import type { Context, SentCode } from '#sandbox/context.ts';
import { one, run, transaction } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/http.ts';
import { hit } from '#sandbox/rateLimit.ts';
import { isSame, keyedHash } from '#sandbox/secret.ts';
import { otpRules, testCode } from '#sandbox/settings.ts';

/** A one-time code: exactly six digits. */
export const otpCode = patternOf(/^\d{6}$/, 'otp');

/** The purpose of a code. A sign-in code cannot create a vendor, and a create code cannot sign in. */
type OtpPurpose = SentCode['purpose'];

const hashOf = (context: Context, phone: string, purpose: OtpPurpose, code: string): string =>
  keyedHash(context.secret, 'otp', `${purpose} ${phone} ${code}`);

/** A phone that can receive a code: dial code and number. Indian numbers must fit India's numbering plan. */
export const otpPhone = z
  .string()
  .check(z.regex(/^\+(?:91[6-9]\d{9}|9[02-9]\d{5,13}|[0-8]\d{6,14})$/, 'phone'));

/** Throws a 400 unless the phone can receive a code. */
export function checkPhone(phone: string): void {
  if (!otpPhone.safeParse(phone).success) {
    throw new Refusal(400, 'invalid', 'Please enter a valid phone number.', {
      errors: [{ path: 'phone', code: 'phone' }],
    });
  }
}

interface SentReply {
  success: true;
  message: string;
  otpId?: string;
}

/** Returns the id of a sent code. It reveals nothing about the code. */
const otpIdOf = (context: Context, hash: string): string =>
  keyedHash(context.secret, 'otp-id', hash).slice(0, 24);

/** Sends a new code, which replaces the earlier code for the same purpose. The count of wrong guesses stays. */
export function sendCode(context: Context, phone: string, purpose: OtpPurpose): SentReply {
  checkPhone(phone);
  refuseLocked(context, phone);
  const wait = hit(context, `otp ${phone}`, otpRules.sends, otpRules.sendWindowMs);
  if (wait !== null) {
    throw new Refusal(429, 'rate_limited', 'Too many codes were requested. Please wait and try again.', {
      retryAfterSeconds: wait,
    });
  }
  const now = context.clock.now();
  const random = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
  const code = context.settings.mockMode ? testCode : random;
  run(
    context.db,
    'INSERT OR REPLACE INTO otps (phone, purpose, hash, expires_at) VALUES (?, ?, ?, ?)',
    phone,
    purpose,
    hashOf(context, phone, purpose, code),
    now + otpRules.lifeMs,
  );
  context.outbox.push({ phone, purpose, code, at: now });
  if (context.outbox.length > 200) context.outbox.shift();
  const reply: SentReply = { success: true, message: 'OTP sent to your phone.' };
  if (!context.settings.otpIds) return reply;
  return { ...reply, otpId: otpIdOf(context, hashOf(context, phone, purpose, code)) };
}

/**
 * Checks a code and uses it up. Throws a 400 (malformed), 401 (wrong), 404 (missing or expired) or 429 (phone
 * locked). Wrong guesses in a row count per phone, over all codes and both purposes; the fifth locks the phone
 * for a while. With the setting `otpIds` the code's `otpId` is required.
 */
export function useCode(
  context: Context,
  phone: string,
  purpose: OtpPurpose,
  given: string,
  otpId?: string,
): void {
  const parsed = otpCode.safeParse(given);
  if (!parsed.success) {
    throw new Refusal(400, 'invalid', 'Please enter a valid 6-digit OTP.', {
      errors: [{ path: purpose === 'login' ? 'verificationCode' : 'otp', code: 'otp' }],
    });
  }
  refuseLocked(context, phone);
  const now = context.clock.now();
  const sent = one<{ hash: string; expires_at: number }>(
    context.db,
    'SELECT hash, expires_at FROM otps WHERE phone = ? AND purpose = ?',
    phone,
    purpose,
  );
  if (sent === undefined || sent.expires_at <= now) {
    throw new Refusal(404, 'otp_expired', 'OTP has expired. Please request a new one.');
  }
  if (context.settings.otpIds && otpId !== otpIdOf(context, sent.hash)) {
    throw new Refusal(400, 'otp_id', 'Please request a new OTP.', {
      errors: [{ path: 'otpId', code: 'otpId' }],
    });
  }
  if (!isSame(sent.hash, hashOf(context, phone, purpose, parsed.data))) {
    countWrong(context, phone);
    throw new Refusal(401, 'otp_wrong', 'The OTP you entered is incorrect. Please try again.');
  }
  transaction(context.db, () => {
    run(context.db, 'DELETE FROM otps WHERE phone = ? AND purpose = ?', phone, purpose);
    run(context.db, 'DELETE FROM otp_guesses WHERE phone = ?', phone);
  });
}

function refuseLocked(context: Context, phone: string): void {
  const now = context.clock.now();
  const guesses = one<{ locked_until: number | null }>(
    context.db,
    'SELECT locked_until FROM otp_guesses WHERE phone = ?',
    phone,
  );
  const until = guesses?.locked_until ?? null;
  if (until === null) return;
  if (until <= now) {
    run(context.db, 'DELETE FROM otp_guesses WHERE phone = ?', phone);
    return;
  }
  throw new Refusal(429, 'locked', 'Too many attempts. Please wait before trying again.', {
    retryAfterSeconds: Math.ceil((until - now) / 1000),
  });
}

function countWrong(context: Context, phone: string): void {
  transaction(context.db, () => {
    run(
      context.db,
      `INSERT INTO otp_guesses (phone, wrong) VALUES (?, 1) ON CONFLICT (phone) DO UPDATE SET wrong = wrong + 1`,
      phone,
    );
    const wrong = one<{ wrong: number }>(context.db, 'SELECT wrong FROM otp_guesses WHERE phone = ?', phone);
    if ((wrong?.wrong ?? 0) < otpRules.guesses) return;
    // Delete the codes too, so that none of them is valid when the lock ends.
    run(context.db, 'DELETE FROM otps WHERE phone = ?', phone);
    run(
      context.db,
      'UPDATE otp_guesses SET locked_until = ? WHERE phone = ?',
      context.clock.now() + otpRules.lockMs,
      phone,
    );
  });
}
