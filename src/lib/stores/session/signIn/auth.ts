import { call, readReply } from '#lib/api/client.ts';
import { takeEarlyReply } from '#lib/api/reply/earlyReply.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import type { OtpReply } from '#lib/domain/reply/reply.ts';
import { receivedTokens } from '#lib/domain/session/session.ts';
import { sameOriginPath } from '#lib/domain/url.ts';
import { defaultUserType } from '#lib/domain/session/userType.ts';
import * as limits from '#lib/limits.ts';
import { inThisLanguage, withoutPrefix } from '#lib/paths.ts';
import { takeAskedPage } from '#lib/stores/session/signIn/askedPage.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import { dropCopiesOfOthers } from '#lib/stores/session/recovery.ts';
import {
  $isNewUser,
  $signInAgain,
  keepProfileCompletion,
  keepUser,
  signInSuccess,
} from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';

onOwnerChange(() => {
  globalThis.sentCode = undefined;
});

/**
 * Sends a code for signing in, unless the document has already requested it. Returns the server's message and
 * its id for the code; each is null if the server sends none.
 * @throws {ApiError}
 */
export async function sendLoginOtp(phone: string): Promise<OtpReply> {
  startSession();
  const early = takeEarlyReply(phone);
  const reply =
    early === null
      ? await call('sendOtp', { body: { phone, userType: defaultUserType } })
      : readReply('sendOtp', await early);
  globalThis.sentCode = { phone, otpId: reply.otpId };
  return reply;
}

/**
 * Returns the grant that a login code gives, without signing in. `otpId` is the server's id for the code, if it
 * gave one.
 * @throws {ApiError} `rejected` when the server says success is false, `incomplete-grant` when tokens or user
 *   are missing.
 */
export async function grantFor(phone: string, code: string, otpId: string | null): Promise<Grant> {
  const reply = await call('login', {
    body: {
      phone,
      verificationCode: code,
      userType: defaultUserType,
      ...(otpId === null ? {} : { otpId }),
    },
  });
  const grant = reply.grant(phone);
  if (grant === null) throw new ApiError('incomplete-grant');
  return grant;
}

/**
 * Signs in with a code. Stores the tokens and the user of the grant, and returns it.
 * @throws {ApiError} as `grantFor`.
 */
export async function login(phone: string, code: string, otpId: string | null = null): Promise<Grant> {
  startSession();
  const grant = await grantFor(phone, code, otpId);
  acceptGrant(grant);
  return grant;
}

/** Stores the grant of a login, or of a vendor-create that signs in. */
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

/**
 * The pages that may follow signing in, as paths of our own. `profile` is the server's page to complete the
 * profile.
 */
export interface RoutesAfter {
  profile: string | null;
  /** The protected page that was opened without a session. */
  asked: string | null;
}

/**
 * Returns the pages that follow a login, from what the server and this tab remember. The asked page is returned
 * once.
 */
export function routesAfter({ user, needsProfileCompletion, profileCompletionRoute }: Grant): RoutesAfter {
  // Ignore addresses of other origins.
  const path = sameOriginPath(profileCompletionRoute, globalThis.location.origin);
  return {
    profile: needsProfileCompletion && path !== null ? inThisLanguage(withoutPrefix(path)) : null,
    asked: takeAskedPage(user.id),
  };
}
