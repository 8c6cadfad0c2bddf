import { afterEach, describe, expect, test } from 'vitest';
import { loginReplySchema, refreshReplySchema } from '#lib/domain/session/grant.ts';
import { tokenExpiry } from '#lib/domain/session/session.ts';
import { days, hours } from '#sandbox/clock.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call, login, refresh, sendLoginCode, signIn, testPhone } from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const list = (token?: string) => call(sandbox, 'GET', '/api/vendors/applications/resumable', { token });

describe('A login', () => {
  test('fits the client’s schema', async () => {
    await sendLoginCode(sandbox);
    const reply = loginReplySchema.parse((await login(sandbox)).body);
    expect(reply.success).toBe(true);
    expect(reply.grant('')).toMatchObject({ user: { phone: testPhone, userType: 'VENDOR' } });
  });

  test('marks a new user and recognises the user at the next login', async () => {
    const first = await signIn(sandbox);
    const second = await signIn(sandbox);
    expect([first['isNewUser'], second['isNewUser']]).toEqual([true, false]);
    expect(second['user'].id).toBe(first['user'].id);
  });

  test('returns an access token for one hour', async () => {
    const { accessToken } = await signIn(sandbox);
    expect(tokenExpiry(accessToken, 0, 1)).toBe(3_600_000);
    expect((await list(accessToken)).status).toBe(200);
    sandbox.clock.advance(hours);
    expect((await list(accessToken)).status).toBe(401);
  });

  test('returns tokens with the lifetime in the settings', async () => {
    sandbox.settings.loginTokenSeconds = 2;
    const { accessToken } = await signIn(sandbox);
    expect(tokenExpiry(accessToken, 0, 1)).toBe(2000);
    sandbox.clock.advance(2000);
    expect((await list(accessToken)).status).toBe(401);
  });
});

describe('An access token', () => {
  test.each([
    ['none', () => undefined],
    ['nonsense', () => 'nonsense'],
    ['another signature', (token: string) => `${token.slice(0, -2)}xx`],
    ['another algorithm', (token: string) => token.replace(/^[^.]+/, btoa('{"alg":"none","typ":"JWT"}'))],
    ['no signature', (token: string) => token.replace(/[^.]+$/, '')],
    [
      'changed claims',
      (token: string) =>
        token.replace(/\.[^.]+\./, `.${btoa('{"sub":"usr_1","fam":"x","exp":9999999999}')}.`),
    ],
  ])('is refused: %s', async (_, change) => {
    const { accessToken } = await signIn(sandbox);
    expect((await list(change(accessToken))).status).toBe(401);
  });
});

describe('A refresh', () => {
  test('returns new tokens for 900 seconds', async () => {
    const { refreshToken } = await signIn(sandbox);
    const { status, body } = await refresh(sandbox, refreshToken);
    expect(status).toBe(200);
    const reply = refreshReplySchema.parse(body);
    expect(reply.expiresInSeconds).toBe(900);
    expect(tokenExpiry(reply.accessToken ?? '', 0, 1)).toBe(900_000);
    expect(reply.refreshToken).not.toBe(refreshToken);
    expect((await list(reply.accessToken ?? '')).status).toBe(200);
  });

  test('works with each new refresh token', async () => {
    let { refreshToken } = await signIn(sandbox);
    for (let round = 0; round < 5; round++) {
      const { status, body } = await refresh(sandbox, refreshToken);
      expect(status).toBe(200);
      refreshToken = body['refreshToken'];
    }
  });

  test('with a used token revokes the whole family and its access tokens', async () => {
    const { accessToken, refreshToken } = await signIn(sandbox);
    const second = await refresh(sandbox, refreshToken);
    expect((await refresh(sandbox, refreshToken)).status).toBe(401);
    expect((await refresh(sandbox, second.body['refreshToken'])).status).toBe(401);
    expect((await list(accessToken)).status).toBe(401);
    expect((await list(second.body['accessToken'])).status).toBe(401);
  });

  test('of one sign-in does not affect another of the same phone', async () => {
    const phone = await signIn(sandbox);
    const laptop = await signIn(sandbox);
    await refresh(sandbox, phone['refreshToken']);
    await refresh(sandbox, phone['refreshToken']);
    expect((await refresh(sandbox, laptop['refreshToken'])).status).toBe(200);
  });

  test('sent twice at once succeeds exactly once', async () => {
    const { refreshToken } = await signIn(sandbox);
    const both = await Promise.all([refresh(sandbox, refreshToken), refresh(sandbox, refreshToken)]);
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 401]);
  });

  test('is refused after thirty days', async () => {
    const { refreshToken } = await signIn(sandbox);
    sandbox.clock.advance(30 * days);
    expect((await refresh(sandbox, refreshToken)).status).toBe(401);
  });

  test.each([
    [401, 'nonsense'],
    [401, ''],
    [400, undefined],
    [400, 7],
  ])('returns %i for the token %j', async (status, token) => {
    expect((await refresh(sandbox, token)).status).toBe(status);
  });

  test('can be repeated under its key after a lost reply', async () => {
    const { refreshToken } = await signIn(sandbox);
    sandbox.faults.add({ endpoint: 'refresh', action: 'commit-then-drop', times: 1 });
    await expect(refresh(sandbox, refreshToken, 'k1')).rejects.toThrow(TypeError);
    const second = await refresh(sandbox, refreshToken, 'k1');
    const third = await refresh(sandbox, refreshToken, 'k1');
    expect([second.status, third.status]).toEqual([200, 200]);
    expect(third.body).toEqual(second.body);
    expect((await list(second.body['accessToken'])).status).toBe(200);
    expect((await refresh(sandbox, second.body['refreshToken'], 'k2')).status).toBe(200);
  });

  test('of five tabs under one key returns the same new tokens to all', async () => {
    const { refreshToken } = await signIn(sandbox);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(sandbox, refreshToken, 'k1')));
    expect(new Set(tabs.map(({ body }) => body['refreshToken'])).size).toBe(1);
  });

  test('can be repeated for sixty seconds, and a later repeat revokes the family', async () => {
    const { refreshToken } = await signIn(sandbox);
    const first = await refresh(sandbox, refreshToken, 'k1');
    sandbox.clock.advance(59_000);
    expect((await refresh(sandbox, refreshToken, 'k1')).body).toEqual(first.body);
    sandbox.clock.advance(1000);
    expect((await refresh(sandbox, refreshToken, 'k1')).status).toBe(401);
    expect((await list(first.body['accessToken'])).status).toBe(401);
  });

  test.each([['another key', 'k2'] as const, ['no key', undefined] as const])(
    'with a used token and %s is refused',
    async (_, key) => {
      const { refreshToken } = await signIn(sandbox);
      await refresh(sandbox, refreshToken, 'k1');
      expect((await refresh(sandbox, refreshToken, key)).status).toBe(401);
    },
  );

  test('under the key of another token does not get that token’s reply', async () => {
    const phone = await signIn(sandbox);
    const other = await signIn(sandbox, '+919812345678');
    const first = await refresh(sandbox, phone['refreshToken'], 'k1');
    const second = await refresh(sandbox, other['refreshToken'], 'k1');
    expect(second.status).toBe(200);
    expect(second.body['refreshToken']).not.toBe(first.body['refreshToken']);
    expect((await refresh(sandbox, 'nonsense', 'k1')).status).toBe(401);
  });

  test('spends its token when keys are ignored', async () => {
    sandbox.settings.ignoreIdempotencyKeys = true;
    const { refreshToken } = await signIn(sandbox);
    await refresh(sandbox, refreshToken, 'k1');
    expect((await refresh(sandbox, refreshToken, 'k1')).status).toBe(401);
  });

  test('token is not stored as plain text', async () => {
    const { refreshToken } = await signIn(sandbox);
    const stored = JSON.stringify(sandbox.db.prepare('SELECT * FROM refresh_tokens').all());
    expect(stored).not.toContain(refreshToken);
  });
});
