import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { forgetKey, keyFor, sendOnce } from '#lib/stores/session/idempotency.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { keyOf } from '../support/keys.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  });
});
afterEach(() => vi.unstubAllGlobals());

const payload = { panNumber: 'ABCDE1234F', bankAccount: '123456789012' };

test('keeps the key of a payload over repeats, and changes it with the payload', async () => {
  const key = await keyFor('kyc.v1', payload);
  expect(await keyFor('kyc.v1', { ...payload })).toBe(key);
  expect(await keyFor('kyc.v2', payload)).not.toBe(key);
  expect(await keyFor('kyc.v1', { ...payload, ifsc: 'HDFC0000123' })).not.toBe(key);
});

test('gives concurrent callers one key', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyFor('create.labs', payload)));
  expect(new Set(keys).size).toBe(1);
});

test('does not reuse a forgotten key', async () => {
  const key = await keyFor('contract.v1', payload);
  forgetKey('contract.v1');
  expect(await keyFor('contract.v1', payload)).not.toBe(key);
});

test('stores nothing of the payload', async () => {
  await keyFor('kyc.v3', payload);
  const { kept } = localStorage as unknown as { kept: Map<string, string> };
  const text = [...kept].flat().join('\n');
  expect(text).toContain(keyOf('idempotency.kyc.v3'));
  for (const secret of Object.values(payload)) expect(text).not.toContain(secret);
});

test.each(['randomUUID', 'subtle'] as const)('works without crypto.%s, as on plain http', async (missing) => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: missing === 'randomUUID' ? undefined : crypto.randomUUID.bind(crypto),
    subtle: missing === 'subtle' ? undefined : crypto.subtle,
  });
  const key = await keyFor('create.pharmacy', payload);
  expect(key).toMatch(/^[\da-f-]{32,36}$/);
  expect(await keyFor('create.pharmacy', payload)).toBe(key);
});

test('keeps the key over a reload, but not for a payload changed before it', () => {
  const key = keyFor('kyc.v4', payload);
  changeOwner();
  expect(keyFor('kyc.v4', payload)).toBe(key);
  changeOwner();
  expect(keyFor('kyc.v4', { ...payload, panNumber: 'ABCDE1234G' })).not.toBe(key);
});

test('stores a mark that matches many payloads, so that none can be guessed', () => {
  const { kept } = localStorage as unknown as { kept: Map<string, string> };
  keyFor('create.v5', { otp: '123456' });
  const { mark } = JSON.parse(kept.get(keyOf('idempotency.create.v5')) ?? '') as { mark: string };
  expect(mark).toMatch(/^[\da-f]{4}$/);
});

test('tells payloads apart exactly while the page lives', () => {
  // Among this many payloads, two are certain to have equal marks.
  const keys = new Set(Array.from({ length: 70_000 }, (_, otp) => keyFor('create.v6', { otp })));
  expect(keys.size).toBe(70_000);
});

test('sends a write once for two presses, and again after its reply', async () => {
  let sends = 0;
  const send = async (key: string): Promise<string> => {
    sends++;
    return Promise.resolve(key);
  };
  const press = () => sendOnce('contract.v7', payload, send);
  const [first, second] = await Promise.all([press(), press()]);
  expect(first).toBe(second);
  expect(sends).toBe(1);
  expect(await press()).toBe(first);
  expect(sends).toBe(2);
});

test.each([
  ['a lost reply', new ApiError('network'), true],
  ['a failure', new ApiError('unavailable', { status: 503 }), true],
  ['a malformed reply', new ApiError('malformed', { status: 200 }), true],
  ['a refusal', new ApiError('bad-request', { status: 400 }), false],
  ['a refusal in a 2xx reply', new ApiError('rejected', { status: 200 }), false],
  ['a key used for something else', new ApiError('conflict', { status: 409 }), false],
])('keeps or forgets the key after %s', async (_what, error, isKept) => {
  const used: string[] = [];
  const fail = (key: string): Promise<never> => {
    used.push(key);
    return Promise.reject(error);
  };
  await expect(sendOnce('contract.v8', payload, fail)).rejects.toBe(error);
  await expect(sendOnce('contract.v8', payload, fail)).rejects.toBe(error);
  expect(used[0] === used[1]).toBe(isKept);
});
