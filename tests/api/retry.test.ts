import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, codeOfStatus } from '#lib/api/errors.ts';
import { retryDelay, withRetries } from '#lib/api/retry.ts';

const down = new ApiError('unavailable', { status: 503 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a read is retried after one, two and four seconds when the server fails', () => {
  expect([1, 2, 3, 4].map((retry) => retryDelay(down, retry))).toEqual([1000, 2000, 4000, undefined]);
});

test('a read without a reply is retried, a refused one is not', () => {
  expect(retryDelay(new ApiError('network'), 1)).toBe(1000);
  for (const status of [400, 401, 403, 404, 409, 422, 429]) {
    expect(retryDelay(new ApiError(codeOfStatus(status), { status }), 1), String(status)).toBeUndefined();
  }
});

test('a read is tried four times within seven seconds and throws the last error', async () => {
  const tries: number[] = [];
  const started = Date.now();
  const read = withRetries(() => {
    tries.push(Date.now() - started);
    return Promise.reject(down);
  });
  const told = read.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await told).toBe(down);
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('a successful read is not repeated', async () => {
  let tries = 0;
  const read = withRetries(() => (++tries === 1 ? Promise.reject(down) : Promise.resolve('here')));
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(read).resolves.toBe('here');
  expect(tries).toBe(2);
});
