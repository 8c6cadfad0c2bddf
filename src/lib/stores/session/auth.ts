import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Grant } from '#lib/domain/grant.ts';
import { defaultUserType, receivedTokens } from '#lib/domain/session.ts';
import { limits } from '#lib/limits.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { dropCopiesOfOthers } from '#lib/stores/session/recovery.ts';
import {
  $isNewUser,
  $signInAgain,
  keepProfileCompletion,
  keepUser,
  signInSuccess,
} from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';

/**
 * Sends a code for signing in. Returns the server's words, or null.
 * @throws {ApiError}
 */
export async function sendLoginOtp(phone: string): Promise<string | null> {
  startSession();
  const reply = await call('sendOtp', { body: { phone, userType: defaultUserType } });
  return reply.message;
}

/**
 * Signs in with a code. Returns the grant, whose tokens and user are then stored.
 * @throws {ApiError} `rejected` when the server says success is false, `incomplete-grant` when tokens or user are missing.
 */
export async function login(phone: string, code: string): Promise<Grant> {
  startSession();
  const reply = await call('login', {
    body: { phone, verificationCode: code, userType: defaultUserType },
  });
  const grant = reply.grant(phone);
  if (grant === null) throw new ApiError('incomplete-grant');
  acceptGrant(grant);
  return grant;
}

/** Stores what a login, or a vendor-create that signs in, handed over. */
export function acceptGrant(grant: Grant): void {
  startSession();
  const { id, phone, userType } = grant.user;
  dropCopiesOfOthers(phone);
  signInSuccess(id, phone, userType ?? defaultUserType, () => {
    keepTokens(receivedTokens(grant, id, Date.now(), limits.loginTokenSeconds));
    keepUser(grant.user);
    $isNewUser.set(grant.isNewUser);
    keepProfileCompletion(grant.needsProfileCompletion, grant.profileCompletionRoute);
  });
  $signInAgain.set(null);
}
