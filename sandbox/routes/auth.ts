import { Hono } from 'hono';
import { requests } from '#lib/api/requests.ts';
import { defaultUserType } from '#lib/domain/session.ts';
import type { Context } from '#sandbox/context.ts';
import { ApiError, readJson, valid, type Call, type Env } from '#sandbox/http.ts';
import { checkPhone, sendCode, useCode } from '#sandbox/otp.ts';
import { grantTokens, rotateTokens } from '#sandbox/tokens.ts';
import { userOf, userReply, type User } from '#sandbox/users.ts';

const phoneWords = 'Please enter a valid phone number.';

/** `data` of a login: tokens, the user, and what the interface asks beside. */
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

/** The body with the only user type there is filled in; any other is refused. */
async function readSignIn(c: Call): Promise<Record<string, unknown>> {
  const body = { userType: defaultUserType, ...(await readJson(c)) };
  if (typeof body.userType === 'string' && body.userType.toUpperCase() === defaultUserType) return body;
  throw new ApiError(400, 'user_type', 'This kind of account can’t sign in here.');
}

/** Signing in by phone code, and refreshing. */
export function authRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/send-otp', async (c) => {
    const { phone } = valid(requests.sendOtp, await readSignIn(c), phoneWords);
    sendCode(context, phone, 'login');
    return c.json({ success: true, message: 'OTP sent to your phone.' });
  });

  app.post('/login', async (c) => {
    const body = valid(
      requests.login,
      await readSignIn(c),
      'Please enter your phone number and the 6-digit OTP.',
    );
    checkPhone(body.phone);
    useCode(context, body.phone, 'login', body.verificationCode);
    const { user, isNew } = userOf(context, body.phone);
    return c.json({ success: true, message: 'Logged in.', data: grantData(context, user, isNew) });
  });

  app.post('/refresh', async (c) => {
    const { refreshToken } = valid(requests.refresh, await readJson(c), 'No refresh token was sent.');
    const tokens = rotateTokens(context, refreshToken);
    return c.json({ success: true, ...tokens, expiresIn: context.settings.refreshedTokenSeconds });
  });

  return app;
}
