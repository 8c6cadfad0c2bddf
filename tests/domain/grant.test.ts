import { describe, expect, it } from 'vitest';
import { loginReplySchema, readGrant, refreshReplySchema } from '#lib/domain/session/grant.ts';

const phone = '+919876543210';
const user = {
  id: 'u1',
  phone: '+919876543210',
  fullName: 'Asha',
  userType: 'VENDOR',
  isProfileComplete: false,
};
const data = {
  accessToken: 'a',
  refreshToken: 'r',
  user,
  isNewUser: true,
  needsProfileCompletion: true,
  profileCompletionRoute: '/profile',
};
const grant = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { ...user, isVerified: true },
  isNewUser: true,
  needsProfileCompletion: true,
  profileCompletionRoute: '/profile',
};

const read = (reply: object) => {
  const { grant: grantFor, ...rest } = loginReplySchema.parse(reply);
  return { ...rest, grant: grantFor(phone) };
};
const grantOf = (reply: Record<string, unknown>) => readGrant(reply)(phone);

describe('the login reply', () => {
  it('contains tokens and user, bare or under data', () => {
    expect(read({ success: true, message: 'Hi', data })).toEqual({ success: true, message: 'Hi', grant });
    expect(read({ success: true, ...data }).grant).toEqual(grant);
  });

  it.each([
    ['beside', { accessToken: 'a', refreshToken: 'r' }],
    ['under data', { data: { accessToken: 'a', refreshToken: 'r' } }],
  ])("completes a session's user from session and phone, tokens %s", (_, tokens) => {
    const reply = { session: 's1', user: { userType: 'VENDOR', fullName: 'Asha' }, message: 'Welcome' };
    expect(read({ ...reply, ...tokens })).toMatchObject({
      message: 'Welcome',
      grant: { accessToken: 'a', refreshToken: 'r', user: { id: 's1', phone, fullName: 'Asha' } },
    });
  });

  it.each([
    ['under payload', { payload: data }],
    ['under data.result', { data: { result: data } }],
    ['with its tokens under session', { session: { accessToken: 'a', refreshToken: 'r' }, ...data }],
  ])('contains the same %s', (_, reply) => {
    expect(read(reply).grant).toEqual(grant);
  });

  it.each([[null], [undefined], [true], ['OK'], [[]]])('cannot be read from %j', (reply) => {
    expect(loginReplySchema.safeParse(reply).success).toBe(false);
    expect(refreshReplySchema.safeParse(reply).success).toBe(false);
  });

  it('means not signed in if success is false', () => {
    expect(read({ success: false, message: 'No' })).toEqual({
      success: false,
      message: 'No',
      grant: null,
    });
    expect(read({ success: false }).message).toBeNull();
  });

  it.each([
    { ...data, accessToken: undefined },
    { ...data, accessToken: '' },
    { ...data, accessToken: {} },
    { ...data, refreshToken: null },
    { ...data, refreshToken: '  ' },
    { ...data, user: null },
    { ...data, user: {} },
    { ...data, user: { id: 'u1' } },
    { ...data, user: { phone: '+919876543210' } },
    { ...data, user: [user] },
    {},
  ])('is incomplete in %j', (odd) => {
    expect(read({ success: true, data: odd }).grant).toBeNull();
  });

  it('accepts a user with an invalid extra', () => {
    const odd = { ...user, externalId: 42, gender: {}, isProfileComplete: 'no', isVerified: null, id: 7 };
    expect(grantOf({ ...data, user: odd })?.user).toEqual({
      id: '7',
      phone: user.phone,
      fullName: 'Asha',
      userType: 'VENDOR',
      isVerified: true,
    });
    expect(grantOf({ ...data, user: { ...user, isVerified: false } })?.user.isVerified).toBe(false);
  });

  it('names a profile route only if there is one', () => {
    const plain = grantOf({ ...data, needsProfileCompletion: 'yes', profileCompletionRoute: {} });
    expect(plain).toMatchObject({ needsProfileCompletion: false, profileCompletionRoute: null });
  });
});

describe('the refresh reply', () => {
  it.each([
    [
      { accessToken: 'a', refreshToken: 'r', expiresIn: 900 },
      { accessToken: 'a', refreshToken: 'r', expiresInSeconds: 900 },
    ],
    [
      { data: { accessToken: 'a', expiresIn: '60' } },
      { accessToken: 'a', refreshToken: null, expiresInSeconds: 60 },
    ],
    [
      { payload: { result: { accessToken: 'a', refreshToken: 'r' } } },
      { accessToken: 'a', refreshToken: 'r', expiresInSeconds: null },
    ],
    [{ accessToken: 'a' }, { accessToken: 'a', refreshToken: null, expiresInSeconds: null }],
    [{ data: {} }, { accessToken: null, refreshToken: null, expiresInSeconds: null }],
    [{}, { accessToken: null, refreshToken: null, expiresInSeconds: null }],
  ])('%j is read', (reply, tokens) => {
    expect(refreshReplySchema.parse(reply)).toEqual(tokens);
  });
});
