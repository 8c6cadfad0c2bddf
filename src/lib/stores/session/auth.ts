import { call, readReply } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import { takeEarlyReply } from '#lib/api/transportEarly.ts';
import type { Grant } from '#lib/domain/grant.ts';
import type { OtpReply } from '#lib/domain/reply.ts';
import { receivedTokens } from '#lib/domain/session.ts';
import { sameOriginPath } from '#lib/domain/url.ts';
import { defaultUserType } from '#lib/domain/userType.ts';
import { limits } from '#lib/limits.ts';
import { inThisLanguage, withoutPrefix } from '#lib/paths.ts';
import { takeAskedPage } from '#lib/stores/session/askedPage.ts';
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
 * Sends a code for signing in, unless the document has asked for it already. Returns the server's words and its name for the
 * code; null where it sends none.
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
 * What a code for signing in is good for, with the server's name for it where it gave one. Nobody is signed in with it yet.
 * @throws {ApiError} `rejected` when the server says success is false, `incomplete-grant` when tokens or user are missing.
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
 * Signs in with a code. Returns the grant, whose tokens and user are then stored.
 * @throws {ApiError} as `grantFor`.
 */
export async function login(phone: string, code: string, otpId: string | null = null): Promise<Grant> {
  startSession();
  const grant = await grantFor(phone, code, otpId);
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

/** Where signing in may lead, as paths of our own: `profile` is the server's page to complete the profile on. */
export interface RoutesAfter {
  profile: string | null;
  /** The page that was asked for without a session. */
  asked: string | null;
}

/** Where a login leads, by what the server and this tab remember; the asked page is returned once. */
export function routesAfter({ user, needsProfileCompletion, profileCompletionRoute }: Grant): RoutesAfter {
  // Anywhere else is not followed.
  const path = sameOriginPath(profileCompletionRoute, globalThis.location.origin);
  return {
    profile: needsProfileCompletion && path !== null ? inThisLanguage(withoutPrefix(path)) : null,
    asked: takeAskedPage(user.id),
  };
}
