import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorFromReply, isNoAnswer, isRetryable, isSessionLost } from '#lib/api/errors.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

describe('An error reply', () => {
  it.each([
    ['60', 60_000],
    [' 5 ', 5000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    // This time has passed, so there is no wait.
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['soon', null],
    ['60 s or so', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('that asks to wait until %j is retried after %j ms', (retryAfter, ms) => {
    expect(errorFromReply(429, undefined, retryAfter).retryAfterMs).toBe(ms);
  });

  it('has the code of its status and the content of its body', () => {
    const fieldErrors = [{ path: 'phone', code: 'taken', message: null }];
    expect(errorFromReply(409, { serverMessage: 'Taken.', fieldErrors })).toMatchObject({
      code: 'conflict',
      status: 409,
      serverMessage: 'Taken.',
      fieldErrors,
    });
    expect(errorFromReply(409)).toMatchObject({ code: 'conflict', serverMessage: null, fieldErrors: [] });
  });
});

it('An error without details has its code as its message', () => {
  expect(new ApiError('network')).toMatchObject({
    name: 'ApiError',
    message: 'network',
    status: null,
    serverMessage: null,
    fieldErrors: [],
    retryAfterMs: null,
  });
});

it('Only a read without a reply or with a 5xx is retried', () => {
  for (const code of ['network', 'unreachable', 'timeout', 'unavailable'] as const)
    expect(isRetryable(new ApiError(code)), code).toBe(true);
  for (const code of ['aborted', 'malformed', 'unauthorized', 'conflict'] as const)
    expect(isRetryable(new ApiError(code)), code).toBe(false);
  expect(isRetryable(new Error('network'))).toBe(false);
});

it('Network errors, timeouts and unreachable APIs count as no reply', () => {
  for (const code of ['network', 'unreachable', 'timeout'] as const)
    expect(isNoAnswer(new ApiError(code)), code).toBe(true);
  for (const code of ['unavailable', 'aborted', 'malformed'] as const)
    expect(isNoAnswer(new ApiError(code)), code).toBe(false);
  expect(isNoAnswer({ code: 'network' })).toBe(false);
});

it('Only a refused or ended session requires signing in again', () => {
  expect(isSessionLost(new ApiError('signed-out'))).toBe(true);
  expect(isSessionLost(new ApiError('unauthorized'))).toBe(true);
  expect(isSessionLost(new ApiError('forbidden'))).toBe(false);
  expect(isSessionLost({ code: 'signed-out' })).toBe(false);
});
