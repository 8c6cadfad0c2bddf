import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#lib/api/client.ts';
import { callOptional } from '#lib/api/optional.ts';
import { lastRequestId, noteFailedRequest } from '#lib/api/requestNumber.ts';
import { urlOf } from '#lib/api/transport.ts';
import * as limits from '#lib/limits.ts';
import { signedIn } from './signedIn.ts';
import { silence } from './silence.ts';

let sent: { url: string; init: RequestInit }[];
let reply: (init: RequestInit) => Response | Promise<Response>;
const headers = (): Headers => new Headers(sent.at(-1)?.init.headers);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = [];
  reply = () => Response.json({ success: true, message: 'Done.' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve().then(() => reply(init));
  });
  signedIn(() => null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A request', () => {
  it('is JSON with its key and its token, without cookies or cache', async () => {
    await call('kyc', { id: 'vnd_1', body: { panNumber: 'X' }, idempotencyKey: 'key-1' });
    expect(sent[0]).toMatchObject({
      url: '/api/vendors/vnd_1/kyc',
      init: {
        method: 'PATCH',
        body: '{"panNumber":"X"}',
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'follow',
        keepalive: false,
      },
    });
    expect(Object.fromEntries(headers())).toEqual({
      accept: 'application/json',
      'accept-language': 'en-IN',
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
  });

  it('has no body, content type or key if the call has none', async () => {
    await call('deleteDocument', { id: 'vnd_1', slot: 'panCard' });
    expect(sent[0]?.url).toBe('/api/vendors/vnd_1/documents/panCard');
    expect(sent[0]?.init).not.toHaveProperty('body');
    expect([...headers().keys()]).toEqual(['accept', 'accept-language', 'authorization']);
  });

  it('has no token if none is needed, and uses a token that is passed in', async () => {
    await call('sendOtp', { body: { phone: '+919876543210', userType: 'VENDOR' } }).catch(() => undefined);
    expect(headers().has('authorization')).toBe(false);
    await call('deleteVendor', { id: 'vnd_1', token: 'other' });
    expect(headers().get('authorization')).toBe('Bearer other');
  });

  it('does not follow redirects with the long-lived token', async () => {
    await call('refresh', { body: { refreshToken: 'r' } }).catch(() => undefined);
    expect(sent[0]?.init.redirect).toBe('manual');
  });

  it.each(['', '.', '..', undefined])('is not built for the vendor id %j', (id) => {
    expect(() => urlOf({ path: '/api/vendors/:id' }, id)).toThrow('not-found');
  });

  it('encodes an id and a slot in its path', () => {
    expect(urlOf({ path: '/api/vendors/:id/documents/:slot' }, 'a/b', 'c?d')).toBe(
      '/api/vendors/a%2Fb/documents/c%3Fd',
    );
    expect(urlOf({ path: '/api/vendors/:id' }, '...')).toBe('/api/vendors/...');
  });
});

describe('A reply', () => {
  it('about another vendor is malformed', async () => {
    reply = () => Response.json({ success: true, data: { vendorId: 'vnd_2', applicationData: {} } });
    await expect(call('progress', { id: 'vnd_1' })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('that names no vendor counts as the requested one', async () => {
    reply = () => Response.json({ data: { applicationData: {} } });
    await expect(call('progress', { id: 'vnd_1' })).resolves.toMatchObject({ vendorId: null });
  });

  it('with numeric ids and snake_case names is read', async () => {
    reply = () => Response.json({ _id: 7, owner_name: 'Asha' });
    await expect(call('vendor', { id: '7' })).resolves.toMatchObject({ id: '7', ownerName: 'Asha' });
  });

  it.each([
    [200, 'Saved'],
    [201, ''],
    [202, 'null'],
    [204, ''],
  ])('of %d and %j completes a write', async (status, text) => {
    reply = () => new Response(status === 204 ? null : text, { status });
    await expect(call('kyc', { id: 'vnd_1', body: {} })).resolves.toEqual({ message: null });
  });

  it('that refuses provides its message and its field errors', async () => {
    reply = () =>
      Response.json(
        { detail: [{ loc: ['body', 'ifsc'], msg: 'Field required', type: 'missing' }] },
        { status: 422 },
      );
    await expect(call('kyc', { id: 'vnd_1', body: {} })).rejects.toMatchObject({
      code: 'unprocessable',
      serverMessage: 'Field required',
      fieldErrors: [{ path: 'ifsc', code: 'missing', message: 'Field required' }],
    });
  });

  it.each([
    ['<html>', 200],
    ['', 204],
  ])('of %j is malformed', async (text, status) => {
    reply = () => new Response(status === 204 ? null : text, { status });
    await expect(call('vendor', { id: 'vnd_1' })).rejects.toMatchObject({ code: 'malformed', status });
  });

  it('that refuses is an error, except for a failed bank check', async () => {
    reply = () => Response.json({ success: false, message: 'No.' });
    await expect(call('kyc', { id: 'vnd_1', body: {} })).rejects.toMatchObject({
      code: 'rejected',
      serverMessage: 'No.',
    });
    const check = await call('verifyBank', { body: {} as never }).catch((error: { code: string }) => error);
    expect(check).not.toMatchObject({ code: 'rejected' });
  });

  it.each([300, 304, 400, 404, 500])('of status %d is an error', async (status) => {
    const text = status === 304 ? null : '{"success":true,"message":"Done."}';
    reply = () => new Response(text, { status });
    await expect(call('kyc', { id: 'vnd_1', body: {} })).rejects.toMatchObject({ status });
  });

  it("of 403 or 5xx is logged with the call's name and without the vendor's id", async () => {
    for (const status of [403, 500, 503]) {
      reply = () => new Response('{}', { status });
      await call('kyc', { id: 'vnd_1', body: {} }).catch(() => undefined);
      expect(console.warn).toHaveBeenLastCalledWith(`kyc was answered ${status}.`);
    }
  });

  it('of any other status is not logged', async () => {
    for (const status of [200, 400, 401, 404, 409, 429, 499]) {
      reply = () => new Response('{"success":true,"message":"Done."}', { status });
      await call('sendOtp', { body: { phone: '+919876543210', userType: 'VENDOR' } }).catch(() => undefined);
    }
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('A call without a reply', () => {
  beforeEach(() => {
    reply = (init) => silence('', init);
  });
  const ended = async (options: object) => {
    const work = call('kyc', { id: 'vnd_1', body: {}, ...options }).catch((error: { code: string }) => error);
    await vi.advanceTimersByTimeAsync(0);
    return work;
  };

  it('times out at the limit and not before', async () => {
    const work = ended({});
    let isOver = false;
    void work.finally(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await work).toMatchObject({ code: 'timeout' });
  });

  it('is waited for less long by a help that only spares typing', async () => {
    const body = { gstNumber: '29ABCPE1234F1Z5' };
    const failed = callOptional('gstinLookup', { body }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.helpTimeoutMs);
    expect(vi.getTimerCount(), 'it still waits').toBe(0);
    expect(await failed).toMatchObject({ code: 'timeout' });
  });

  it('is a network error', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await ended({})).toMatchObject({ code: 'network' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is aborted by its caller before or after sending', async () => {
    const before = new AbortController();
    before.abort();
    expect(await ended({ signal: before.signal })).toMatchObject({ code: 'aborted' });
    const after = new AbortController();
    const work = ended({ signal: after.signal });
    await vi.advanceTimersByTimeAsync(10);
    after.abort();
    expect(await work).toMatchObject({ code: 'aborted' });
  });

  it('is aborted when the page changes its owner, except for the last save', async () => {
    const owner = new AbortController();
    signedIn(() => owner.signal);
    const work = ended({});
    const last = ended({ keepalive: true });
    await vi.advanceTimersByTimeAsync(10);
    owner.abort();
    expect(await work).toMatchObject({ code: 'network' });
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
    expect(sent[1]?.init.keepalive).toBe(true);
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
    expect(await last).toMatchObject({ code: 'timeout' });
  });

  it("leaves no listeners on the caller's signals", async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    reply = () => Response.json({ success: true, message: 'Done.' });
    await ended({ signal });
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});

describe('The number of a failed request', () => {
  const numbered = { headers: { 'x-request-id': 'req_1' } };
  it.each([
    ['a refusal', () => Response.json({ message: 'No.' }, { ...numbered, status: 422 })],
    ['a failure', () => new Response('', { ...numbered, status: 500 })],
    ['a reported failure', () => Response.json({ success: false }, numbered)],
    ['a page', () => new Response('<!doctype html>', numbered)],
    ['another vendor', () => Response.json({ vendor: { id: 'vnd_2' } }, numbered)],
    ['a body with the number', () => Response.json({ requestId: 'req_1' }, { status: 500 })],
  ])('is in the error and the last one: %s', async (_, answer) => {
    reply = answer;
    await expect(call('vendor', { id: 'vnd_1' })).rejects.toMatchObject({ requestId: 'req_1' });
    expect(lastRequestId()).toBe('req_1');
  });

  it('is forgotten when no reply comes', async () => {
    noteFailedRequest('req_1', null);
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(call('vendor', { id: 'vnd_1' })).rejects.toMatchObject({ requestId: null });
    expect(lastRequestId()).toBeNull();
  });
});
