import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from '#lib/api/client.ts';
import { takeEarlyReply } from '#lib/api/reply/earlyReply.ts';
import {
  currentToken,
  dropEarlyReads,
  readVendorEarly,
  sendCodeEarly,
  takeEarlyRead,
} from '#preboot/earlyRequests.ts';
import * as limits from '#lib/limits.ts';
import { signedIn } from './signedIn.ts';
import { silence } from './silence.ts';

const phone = '+919876543210';
const reply = () =>
  new Response('{"success":true}', { status: 200, headers: { 'retry-after': '3', 'x-request-id': 'req_1' } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.earlyCode = undefined;
  globalThis.earlyReads = undefined;
});

test('an early code is requested once and its reply is taken once', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(reply()));
  vi.stubGlobal('fetch', fetched);
  sendCodeEarly(phone);
  sendCodeEarly(phone);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/auth/send-otp');
  expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ phone, userType: 'VENDOR' }) });
  expect(await takeEarlyReply(phone)).toEqual({
    status: 200,
    text: '{"success":true}',
    retryAfter: '3',
    requestId: 'req_1',
  });
  expect(await takeEarlyReply(phone)).toBeNull();
});

test('the reply for one phone is not used for another', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
  sendCodeEarly(phone);
  expect(await takeEarlyReply('+919876543211')).toBeNull();
});

test('a failed network rejects the early code with a network error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  sendCodeEarly(phone);
  await expect(takeEarlyReply(phone)).rejects.toMatchObject({ code: 'network' });
});

test.each([
  ['code', () => sendCodeEarly(phone), () => takeEarlyReply(phone)],
  ['read', () => readVendorEarly('token', 'v1'), () => call('vendor', { id: 'v1' })],
])('an early %s without a reply ends like any other call', async (_, begin, takeOver) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silence);
  signedIn(() => null);
  begin();
  const failed = vi.fn<(error: unknown) => void>();
  takeOver()?.catch(failed);
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
});

test('the app repeats an early read that failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  signedIn(() => null);
  readVendorEarly('token', 'v1');
  await globalThis.earlyReads?.[0]?.reply;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'v1', name: 'Asha Labs' })));
  await expect(call('vendor', { id: 'v1' })).resolves.toMatchObject({ vendorName: 'Asha Labs' });
});

describe('An early read of a vendor', () => {
  const own = '/api/vendors/me';
  const progress = (id: string) => `/api/vendors/${id}/application-progress`;
  /** A server that records the requests and replies with `says`. */
  const server = (says: (address: string) => unknown = (address) => ({ data: { id: 'v1', address } })) => {
    const fetched = vi.fn<typeof fetch>((address) => Promise.resolve(Response.json(says(String(address)))));
    vi.stubGlobal('fetch', fetched);
    return { asked: () => fetched.mock.calls.map(([address]) => address), fetched };
  };

  test("requests the token's vendor, then its progress; each reply is taken once", async () => {
    const { asked, fetched } = server();
    readVendorEarly('token', null);
    const taken = takeEarlyRead(own, 'token');
    expect(JSON.parse((await taken?.reply)?.text ?? '')).toMatchObject({ data: { id: 'v1' } });
    expect(asked()).toEqual([own, progress('v1')]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      headers: { accept: 'application/json', authorization: 'Bearer token' },
      credentials: 'omit',
      cache: 'no-store',
    });
    expect(takeEarlyRead(own, 'token')).toBeNull();
    expect(takeEarlyRead(progress('v1'), 'token')).not.toBeNull();
  });

  test.each([{ vendor: { _id: 'v1' } }, { payload: { vendor_id: 'v1' } }])(
    "finds the vendor's id under other names: %j",
    async (says) => {
      const { asked } = server(() => says);
      readVendorEarly('token', null);
      await takeEarlyRead(own, 'token')?.reply;
      expect(asked()).toEqual([own, progress('v1')]);
    },
  );

  test('requests a named vendor and its progress at once', () => {
    const { asked } = server();
    readVendorEarly('token', 'a/b');
    expect(asked()).toEqual(['/api/vendors/a%2Fb', progress('a%2Fb')]);
  });

  test('is dropped and aborted when another token asks', async () => {
    server();
    readVendorEarly('token', 'v1');
    const signals = vi.mocked(fetch).mock.calls.map(([, init]) => init?.signal);
    expect(takeEarlyRead('/api/vendors/v1', 'another')).toBeNull();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(takeEarlyRead('/api/vendors/v1', 'token')).toBeNull();
  });

  test('does not request the progress after it was dropped', async () => {
    const { asked } = server();
    readVendorEarly('token', null);
    const underWay = globalThis.earlyReads?.[0]?.reply;
    dropEarlyReads();
    await underWay;
    expect(asked()).toEqual([own]);
    expect(globalThis.earlyReads).toBeUndefined();
  });

  test('is null after a failed network and does not guess the progress', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    readVendorEarly('token', null);
    expect(await takeEarlyRead(own, 'token')?.reply).toBeNull();
    const { asked } = server(() => 'not a vendor');
    readVendorEarly('token', null);
    await takeEarlyRead(own, 'token')?.reply;
    expect(asked()).toEqual([own]);
  });
});

describe('The early access token', () => {
  const now = Date.UTC(2026, 0, 15);
  const session = { session: 'marker', phone: null, userType: null };
  const tokens = { accessToken: 'token', refreshToken: 'r', expiresAt: now + 3_600_000, session: 'marker' };

  test('is that of the stored session', () => {
    expect(currentToken(session, tokens, now)).toBe('token');
    expect(currentToken(session, { ...tokens, session: undefined }, now)).toBe('token');
  });

  test.each([
    ['nobody is signed in', null, tokens],
    ['the session was signed out of', { ...session, session: null }, tokens],
    ['the session is incomplete', { session: 'marker' }, tokens],
    ['there are no tokens', session, null],
    ['the tokens are another session’s', session, { ...tokens, session: 'other' }],
    ['the token is due for a refresh', session, { ...tokens, expiresAt: now + 240_000 }],
    ['nobody knows when it runs out', session, { ...tokens, expiresAt: undefined }],
    ['the token is of signs that no header may hold', session, { ...tokens, accessToken: 'to\nken' }],
    ['the token is no text', session, { ...tokens, accessToken: 1 }],
  ])('is null if %s', (_, stored, kept) => {
    expect(currentToken(stored, kept, now)).toBeNull();
  });

  test('with a short life is valid for half of it', () => {
    const short = { ...tokens, expiresAt: now + 60_000, lifetimeMs: 100_000 };
    expect(currentToken(session, short, now)).toBe('token');
    expect(currentToken(session, { ...short, expiresAt: now + 40_000 }, now)).toBeNull();
  });
});
