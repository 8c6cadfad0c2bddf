import { Hono } from 'hono';
import { requests } from '#lib/api/schema/requests.ts';
import { defaultUserType } from '#lib/domain/session/userType.ts';
import { readBody } from '#sandbox/body.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { checkPhone, sendCode, useCode } from '#sandbox/otp.ts';
import { refreshReplayMs } from '#sandbox/settings.ts';
import { grantTokens, rotateTokens } from '#sandbox/tokens.ts';
import { userOf, userReply, type User } from '#sandbox/users.ts';

const phoneWords = 'Please enter a valid phone number.';

/** Returns the `data` of a login: the tokens, the user, and whether the profile needs completion. */
export function grantData(context: Context, user: User, isNewUser: boolean): Record<string, unknown> {
  const route = context.settings.profileCompletionRoute;
  return {
    ...grantTokens(context, user),
    user: userReply(user),
    isNewUser,
    needsProfileCompletion: route !== null,
    profileCompletionRoute: route,
  };
}

/** The user type of a sign-in that names none. Any other user type is refused. */
const signInDefaults = { userType: defaultUserType };

function refuseOthers({ userType }: { userType: string }): void {
  if (userType.toUpperCase() === defaultUserType) return;
  throw new Refusal(400, 'user_type', 'This kind of account can’t sign in here.');
}

/** The routes for sign-in by phone code and for token refresh. */
export function authRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/send-otp', async (c) => {
    const body = await readBody(context, c, requests.sendOtp, phoneWords, signInDefaults);
    refuseOthers(body);
    return c.json(sendCode(context, body.phone, 'login'));
  });

  app.post('/login', async (c) => {
    const body = await readBody(
      context,
      c,
      requests.login,
      'Please enter your phone number and the 6-digit OTP.',
      signInDefaults,
    );
    refuseOthers(body);
    checkPhone(body.phone);
    useCode(context, body.phone, 'login', body.verificationCode, body.otpId);
    const { user, isNew } = userOf(context, body.phone);
    return c.json({ success: true, message: 'Logged in.', data: grantData(context, user, isNew) });
  });

  app.post('/refresh', async (c) => {
    const { refreshToken } = await readBody(context, c, requests.refresh, 'No refresh token was sent.');
    // The token owns the key: a key reveals nothing about another token, and a spent token nothing without its
    // key.
    return once(
      context,
      c,
      refreshToken,
      fingerprintOf(refreshToken),
      () => {
        const tokens = rotateTokens(context, refreshToken);
        const expiresIn = context.settings.refreshedTokenSeconds;
        return { status: 200, body: { success: true, ...tokens, expiresIn } };
      },
      refreshReplayMs,
    );
  });

  return app;
}
