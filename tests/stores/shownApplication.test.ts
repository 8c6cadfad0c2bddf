import { describe, expect, test } from 'vitest';
import { loadFailure } from '#lib/stores/application/loadFailure.ts';
import { readQuery } from '#lib/stores/application/shownApplication.ts';

const nothing = { value: null, failure: null };
const failure = (code: string) => ({ code, serverMessage: null });

describe('Why a vendor could not be loaded', () => {
  for (const [code, what] of [
    ['unauthorized', 'auth'],
    ['forbidden', 'refused'],
    ['signed-out', 'auth'],
    ['no-refresh-token', 'auth'],
    ['no-access-token', 'auth'],
    ['not-found', 'missing'],
    ['unavailable', 'failed'],
    ['timeout', 'unreached'],
    ['malformed', 'failed'],
    ['network', 'unreached'],
    ['constructor', 'failed'],
  ] as const) {
    test(`${code} is ${what}`, () => expect(loadFailure(failure(code), true)).toBe(what));
  }

  test('is offline for a network failure without a network', () => {
    expect(loadFailure(failure('network'), false)).toBe('offline');
  });

  test('is a failure for any other thrown value', () => {
    for (const error of [null, 'x', 7, new Error('x')]) expect(loadFailure(error, true)).toBe('failed');
  });
});

describe('The screen state of a query', () => {
  test('is loading before the first reply, or offline without a network', () => {
    expect(readQuery({ loading: true }, true, nothing).shown).toEqual({ type: 'loading' });
    expect(readQuery({ loading: true }, false, nothing).shown).toEqual({
      type: 'failed',
      failure: 'offline',
      busy: false,
    });
  });

  test('keeps the vendor during a new request and after its failure', () => {
    const { remember } = readQuery({ data: 'vendor', loading: false }, true, nothing);
    expect(readQuery({ loading: true }, true, remember).shown).toEqual({
      type: 'ready',
      value: 'vendor',
      stale: null,
    });
    const failed = readQuery({ error: failure('unavailable'), loading: false }, true, remember);
    expect(failed.shown).toEqual({ type: 'ready', value: 'vendor', stale: 'failed' });
    expect(readQuery({ error: failure('network'), loading: false }, false, remember).shown).toMatchObject({
      stale: 'offline',
    });
  });

  test.each([
    ['not-found', 'missing'],
    ['forbidden', 'refused'],
    ['unauthorized', 'auth'],
  ] as const)('removes the vendor after a refusal: %s', (code, said) => {
    const { remember } = readQuery({ data: 'vendor', loading: false }, true, nothing);
    const refused = readQuery({ data: 'vendor', error: failure(code), loading: false }, true, remember);
    expect(refused.shown).toEqual({ type: 'failed', failure: said, busy: false });
    expect(refused.remember.value).toBeNull();
  });

  test('marks the vendor as old when a new request has no network', () => {
    const { remember } = readQuery({ data: 'vendor', loading: false }, true, nothing);
    const offline = readQuery({ loading: true }, false, remember);
    expect(offline.shown).toEqual({ type: 'ready', value: 'vendor', stale: 'offline' });
  });

  test('keeps the failure, with its button busy, during a new try', () => {
    const { remember } = readQuery({ error: failure('unavailable'), loading: false }, true, nothing);
    expect(readQuery({ loading: true }, true, remember).shown).toEqual({
      type: 'failed',
      failure: 'failed',
      busy: true,
    });
  });
});
