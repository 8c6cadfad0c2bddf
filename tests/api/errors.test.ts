import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorFromReply, isRetryable, isSessionLost, isUnknownCall } from '#lib/api/errors.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

describe('An error reply', () => {
  it.each([
    ['60', 60_000],
    [' 5 ', 5000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    // It is over: nothing is to be waited for.
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['soon', null],
    ['60 s or so', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('that asks for a wait of %j is tried again after %j ms', (retryAfter, ms) => {
    expect(errorFromReply(429, null, retryAfter).retryAfterMs).toBe(ms);
  });

  it('keeps the server’s words, wherever it put them, and its status', () => {
    expect(errorFromReply(409, { message: 'Taken.' })).toMatchObject({
      code: 'conflict',
      status: 409,
      serverMessage: 'Taken.',
    });
    expect(errorFromReply(409, { data: { message: 'Taken.' } }).serverMessage).toBe('Taken.');
    expect(errorFromReply(409, { message: 'This.', data: { message: 'That.' } }).serverMessage).toBe('This.');
    for (const body of [null, undefined, 'Taken.', [], {}, { data: null }]) {
      expect(errorFromReply(409, body).serverMessage).toBeNull();
    }
  });

  it('names the fields it is about, as far as each has a place and a code', () => {
    const errors = [{ path: 'panNumber', code: 'taken' }, { path: 'gst' }, { code: 'taken' }, null, 'x'];
    expect(errorFromReply(422, { errors }).fieldErrors).toEqual([{ path: 'panNumber', code: 'taken' }]);
    for (const body of [null, {}, { errors: 'x' }, { errors: {} }]) {
      expect(errorFromReply(422, body).fieldErrors).toEqual([]);
    }
  });
});

it('An error without details has none, and its code for a message', () => {
  expect(new ApiError('network')).toMatchObject({
    name: 'ApiError',
    message: 'network',
    status: null,
    serverMessage: null,
    fieldErrors: [],
    retryAfterMs: null,
  });
});

it('Only a read that found no server, or none at work, is tried again', () => {
  for (const code of ['network', 'timeout', 'unavailable'] as const)
    expect(isRetryable(new ApiError(code)), code).toBe(true);
  for (const code of ['aborted', 'malformed', 'unauthorized', 'conflict'] as const)
    expect(isRetryable(new ApiError(code)), code).toBe(false);
  expect(isRetryable(new Error('network'))).toBe(false);
});

it('A call may be unknown to a server that says so by 404, 405 or 501', () => {
  const statuses = [400, 403, 404, 405, 500, 501, 503];
  const unknown = statuses.filter((status) => isUnknownCall(new ApiError('other', { status })));
  expect(unknown).toEqual([404, 405, 501]);
  expect(isUnknownCall({ status: 404 })).toBe(false);
});

it('Signing in again is the way on after a refused or ended session alone', () => {
  expect(isSessionLost(new ApiError('signed-out'))).toBe(true);
  expect(isSessionLost(new ApiError('unauthorized'))).toBe(true);
  expect(isSessionLost(new ApiError('forbidden'))).toBe(false);
  expect(isSessionLost({ code: 'signed-out' })).toBe(false);
});
