import { describe, expect, it } from 'vitest';
import {
  receivedTokens,
  tokenExpiry,
  tokensSchema,
  userSchema,
  withExpiry,
} from '#lib/domain/session/session.ts';
import { readSession } from '#lib/domain/session/sessionShape.ts';
import { expiresWithin } from '#lib/domain/session/tokenLife.ts';
import { defaultUserType } from '#lib/domain/session/userType.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.sig`;
const now = Date.UTC(2026, 0, 15);

describe('the expiry of an access token', () => {
  const issued = now / 1000;

  it('is now plus its own lifetime', () => {
    expect(tokenExpiry(jwt({ iat: issued, exp: issued + 900 }), now, 3600)).toBe(now + 900_000);
  });

  it('may be only a second later', () => {
    expect(tokenExpiry(jwt({ iat: issued, exp: issued + 1 }), now, 3600)).toBe(now + 1000);
  });

  it('is stored with the tokens, as a time and a lifetime', () => {
    const received = { accessToken: jwt({ iat: issued, exp: issued + 900 }), refreshToken: 'r' };
    const kept = { ...received, session: 's1', expiresAt: now + 900_000, lifetimeMs: 900_000 };
    expect(receivedTokens(received, 's1', now, 3600)).toEqual(kept);
  });

  it.each([
    ['ten years slow', -315_360_000_000],
    ['a day fast', 86_400_000],
  ])('is right on a device whose clock is %s', (_, error) => {
    expect(tokenExpiry(jwt({ iat: issued, exp: issued + 900 }), now + error, 3600)).toBe(
      now + error + 900_000,
    );
  });

  it('is read from URL-safe base64 and beside names outside ASCII', () => {
    const claims = { name: 'आशा ÿÿÿ>>>???', iat: issued, exp: issued + 60 };
    expect(tokenExpiry(jwt(claims), now, 3600)).toBe(now + 60_000);
  });

  it.each([
    ['without an issue time', jwt({ exp: issued + 900 })],
    ['without an expiry', jwt({ iat: issued })],
    ['that ends before it begins', jwt({ iat: issued, exp: issued - 1 })],
    ['that ends as it begins', jwt({ iat: issued, exp: issued })],
    ['with times as text', jwt({ iat: `${issued}`, exp: `${issued + 900}` })],
    ['whose claims are null', jwt(null)],
    ['whose claims are a list', jwt([1, 2])],
    ['whose claims are no JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
    ['that is no base64', 'a.%%%.c'],
    ['of one part', 'opaque-token'],
    ['that is empty', ''],
    ['of dots', '..'],
  ])('uses the fallback for a token %s', (_, token) => {
    expect(tokenExpiry(token, now, 3600)).toBe(now + 3_600_000);
    expect(tokenExpiry(token, now, 900)).toBe(now + 900_000);
  });
});

describe('stored tokens', () => {
  it.each([
    { accessToken: 'a', refreshToken: 'r', expiresAt: 5 },
    { accessToken: 'a', refreshToken: 'r' },
  ])('%j are valid', (entry) => {
    expect(tokensSchema.parse(entry)).toEqual(entry);
  });

  it.each([null, 'soon', {}, '5'])('need only two strings: an expiry of %j counts as absent', (expiresAt) => {
    const tokens = tokensSchema.parse({ accessToken: 'a', refreshToken: 'r', expiresAt });
    expect(withExpiry(tokens, now).expiresAt).toBe(now + 3_600_000);
  });

  it.each([
    null,
    [],
    'text',
    {},
    { accessToken: 'a' },
    { refreshToken: 'r' },
    { accessToken: '', refreshToken: 'r' },
    { accessToken: 'a', refreshToken: '' },
    { accessToken: 'a', refreshToken: null },
    { accessToken: 1, refreshToken: 'r' },
  ])('%j are discarded', (entry) => {
    expect(tokensSchema.safeParse(entry).success).toBe(false);
  });

  it('keep their expiry, and without one are valid for an hour', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    expect(withExpiry({ ...tokens, expiresAt: 7 }, now).expiresAt).toBe(7);
    expect(withExpiry({ ...tokens, expiresAt: 0 }, now).expiresAt).toBe(0);
    expect(withExpiry(tokens, now)).toEqual({ ...tokens, expiresAt: now + 3_600_000 });
  });

  it.each([
    [60_001, 60_000, false],
    [60_000, 60_000, true],
    [30_001, 30_000, false],
    [0, 0, true],
    [-1, 0, true],
  ])('with %d ms left are within a margin of %d ms: %s', (left, margin, expected) => {
    const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: now + left };
    expect(expiresWithin(tokens, margin, now)).toBe(expected);
  });
});

describe('a stored user', () => {
  const user = { id: 'u1', phone: '+919876543210', isVerified: true };

  it('needs an id, a phone and whether it is verified', () => {
    expect(userSchema.parse(user)).toEqual(user);
    expect(userSchema.safeParse({ ...user, isVerified: false }).success).toBe(true);
  });

  it('keeps its extras and drops only invalid ones', () => {
    const extras = { fullName: 'Asha', email: null, isProfileComplete: false, userType: 'VENDOR' };
    expect(userSchema.parse({ ...user, ...extras })).toEqual({ ...user, ...extras });
    expect(userSchema.parse({ ...user, fullName: 5, isProfileComplete: 'yes', externalId: 12 })).toEqual(
      user,
    );
  });

  it.each([
    null,
    [],
    {},
    { ...user, id: 1 },
    { ...user, id: undefined },
    { ...user, phone: null },
    { ...user, isVerified: 'true' },
    { ...user, isVerified: undefined },
  ])('%j is discarded', (entry) => {
    expect(userSchema.safeParse(entry).success).toBe(false);
  });
});

describe('a stored session', () => {
  it.each([
    { session: null, phone: null, userType: null },
    { session: 's', phone: '+919876543210', userType: 'VENDOR' },
    { session: 's', phone: null, userType: null },
    { session: '', phone: '', userType: '' },
  ])('%j is restored', (entry) => {
    expect(readSession(entry)).toEqual(entry);
  });

  it.each([
    null,
    [],
    's',
    {},
    { session: 's', phone: null },
    { phone: null, userType: null },
    { session: 1, phone: null, userType: null },
    { session: 's', phone: {}, userType: null },
    { session: 's', phone: null, userType: undefined },
  ])('%j is discarded', (entry) => {
    expect(readSession(entry)).toBeNull();
  });

  it('has the user type VENDOR, the only role', () => {
    expect(defaultUserType).toBe('VENDOR');
  });
});
