import { afterEach, describe, expect, test } from 'vitest';
import { minutes } from '#sandbox/clock.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call, createBody, login, sendCreateCode, sendLoginCode, signIn, testPhone } from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const createWith = (otp: string) =>
  call(sandbox, 'POST', '/api/vendors/create', { body: createBody({ otp }) });

/** The two ways to use a code. */
const paths = [
  {
    name: 'login',
    send: () => sendLoginCode(sandbox),
    use: (code: string) => login(sandbox, testPhone, code),
  },
  { name: 'vendor-create', send: () => sendCreateCode(sandbox), use: createWith },
];

describe.each(paths)('A code for $name', ({ send, use }) => {
  test('is accepted once when it is right', async () => {
    await send();
    expect((await use('123456')).status).toBeLessThan(300);
    expect((await use('123456')).status).toBe(404);
  });

  test('that is wrong returns 401', async () => {
    await send();
    const answer = await use('654321');
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'otp_wrong' } });
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456'])('that reads %j returns 400', async (code) => {
    await send();
    expect((await use(code)).status).toBe(400);
  });

  test('that was never sent returns 404', async () => {
    expect((await use('123456')).status).toBe(404);
  });

  test('is valid for ten minutes', async () => {
    await send();
    sandbox.clock.advance(10 * minutes - 1000);
    expect((await use('654321')).status).toBe(401);
    sandbox.clock.advance(1000);
    expect((await use('123456')).status).toBe(404);
  });

  test('locks the phone for fifteen minutes after five wrong guesses', async () => {
    await send();
    for (let guess = 0; guess < 5; guess++) expect((await use('000000')).status).toBe(401);
    const locked = await use('123456');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await send()).status).toBe(429);
    sandbox.clock.advance(15 * minutes);
    expect((await send()).status).toBe(200);
    expect((await use('123456')).status).toBeLessThan(300);
  });
});

describe('Wrong guesses', () => {
  test('are counted over new codes and over both purposes', async () => {
    await sendLoginCode(sandbox);
    for (let guess = 0; guess < 3; guess++) await login(sandbox, testPhone, '000000');
    await sendLoginCode(sandbox);
    await sendCreateCode(sandbox);
    await createWith('000000');
    await createWith('000000');
    expect((await login(sandbox)).status).toBe(429);
    expect((await createWith('123456')).status).toBe(429);
  });

  test('of one phone do not lock another', async () => {
    await sendLoginCode(sandbox);
    for (let guess = 0; guess < 6; guess++) await login(sandbox, testPhone, '000000');
    await sendLoginCode(sandbox, '+919876500000');
    expect((await login(sandbox, '+919876500000')).status).toBe(200);
  });

  test('are forgotten after a right one', async () => {
    await sendLoginCode(sandbox);
    for (let guess = 0; guess < 4; guess++) await login(sandbox, testPhone, '000000');
    expect((await login(sandbox)).status).toBe(200);
    await sendLoginCode(sandbox);
    for (let guess = 0; guess < 4; guess++) await login(sandbox, testPhone, '000000');
    expect((await login(sandbox)).status).toBe(200);
  });

  test('that are malformed are not counted', async () => {
    await sendLoginCode(sandbox);
    for (let guess = 0; guess < 9; guess++) await login(sandbox, testPhone, '12');
    expect((await login(sandbox)).status).toBe(200);
  });
});

describe('A code', () => {
  test('for sign-in cannot create a vendor, and a create code cannot sign in', async () => {
    await sendLoginCode(sandbox);
    expect((await createWith('123456')).status).toBe(404);
    sandbox.reset();
    await sendCreateCode(sandbox);
    expect((await login(sandbox)).status).toBe(404);
  });

  test('of one phone does not sign in another', async () => {
    await sendLoginCode(sandbox);
    expect((await login(sandbox, '+919876500000')).status).toBe(404);
  });

  test('is random outside mock mode and appears in the outbox', async () => {
    sandbox.settings.mockMode = false;
    for (let sent = 0; sent < 5; sent++) await sendLoginCode(sandbox);
    const codes = sandbox.outbox.map((sent) => sent.code);
    expect(new Set(codes).size).toBeGreaterThan(1);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect((await login(sandbox, testPhone, codes.at(-1))).status).toBe(200);
  });

  test('is replaced by the next one', async () => {
    sandbox.settings.mockMode = false;
    await sendLoginCode(sandbox);
    await sendLoginCode(sandbox);
    const [first, second] = sandbox.outbox.map((sent) => sent.code);
    // The codes are equal in one of a million runs.
    expect(first).not.toBe(second);
    expect((await login(sandbox, testPhone, first)).status).toBe(401);
    expect((await login(sandbox, testPhone, second)).status).toBe(200);
  });

  test('is not stored as plain text', async () => {
    await sendLoginCode(sandbox);
    const stored = JSON.stringify(sandbox.db.prepare('SELECT * FROM otps').all());
    expect(stored).not.toContain('123456');
  });
});

describe('Sending a code', () => {
  test('is refused after five codes in ten minutes, with the time to wait', async () => {
    for (let sent = 0; sent < 4; sent++) expect((await sendLoginCode(sandbox)).status).toBe(200);
    expect((await sendCreateCode(sandbox)).status).toBe(200);
    const refused = await sendLoginCode(sandbox);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    sandbox.clock.advance(10 * minutes);
    expect((await sendLoginCode(sandbox)).status).toBe(200);
  });

  test('replies to a known phone exactly as to an unknown one', async () => {
    await signIn(sandbox);
    const known = await sendLoginCode(sandbox);
    const unknown = await sendLoginCode(sandbox, '+919876500000');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test.each([
    ['no phone', undefined],
    ['an empty one', ''],
    ['one without a dial code', '9876543210'],
    ['one with spaces', '+91 98765 43210'],
    ['an Indian one that is too short', '+91987654321'],
    ['an Indian one that begins with 5', '+915876543210'],
    ['a number', 919876543210],
  ])('returns 400 for %s', async (_, phone) => {
    for (const path of ['/api/auth/send-otp', '/api/vendors/send-otp']) {
      const answer = await call(sandbox, 'POST', path, { body: { phone, userType: 'VENDOR' } });
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
      expect(answer.body['message']).toBe('Please enter a valid phone number.');
    }
  });

  test('accepts phones of other countries', async () => {
    expect((await sendLoginCode(sandbox, '+14155550123')).status).toBe(200);
  });

  test('assumes the user type VENDOR and refuses any other', async () => {
    const body = { phone: testPhone };
    expect((await call(sandbox, 'POST', '/api/auth/send-otp', { body })).status).toBe(200);
    const admin = { body: { ...body, userType: 'ADMIN' } };
    expect((await call(sandbox, 'POST', '/api/auth/send-otp', admin)).status).toBe(400);
  });
});
