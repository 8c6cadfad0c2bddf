import { afterEach, expect, test, vi } from 'vitest';
import { sendCodeEarly, takeEarlyReply } from '#lib/api/transportEarly.ts';

const phone = '+919876543210';
const reply = () => new Response('{"success":true}', { status: 200, headers: { 'retry-after': '3' } });

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyCode = undefined;
});

test('a code that the document asked for is sent once, and its reply taken once', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(reply()));
  vi.stubGlobal('fetch', fetched);
  sendCodeEarly(phone);
  sendCodeEarly(phone);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/auth/send-otp');
  expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ phone, userType: 'VENDOR' }) });
  expect(await takeEarlyReply(phone)).toEqual({ status: 200, text: '{"success":true}', retryAfter: '3' });
  expect(await takeEarlyReply(phone)).toBeNull();
});

test('a reply for one phone is none for another', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
  sendCodeEarly(phone);
  expect(await takeEarlyReply('+919876543211')).toBeNull();
});

test('a network that failed is a failure of the network, and not asked again unasked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  sendCodeEarly(phone);
  await expect(takeEarlyReply(phone)).rejects.toMatchObject({ code: 'network' });
});
