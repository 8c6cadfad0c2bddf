import { describe, expect, test } from 'vitest';
import { loadFailure } from '#lib/stores/application/reads/loadFailure.ts';
import { loadedOf } from '#lib/stores/application/reads/shownApplication.ts';

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
    expect(loadedOf({ loading: true }, true)).toEqual({ type: 'loading' });
    expect(loadedOf({ loading: true }, false)).toEqual({ type: 'failed', failure: 'offline', busy: false });
  });

  test('keeps the vendor during a new request and after its failure', () => {
    const ready = { type: 'ready', value: 'vendor' };
    const known = { data: 'vendor', loading: false };
    expect(loadedOf(known, false)).toEqual({ ...ready, stale: null });
    expect(loadedOf({ ...known, loading: true }, true)).toEqual({ ...ready, stale: null });
    const failed = { ...known, error: failure('unavailable') };
    expect(loadedOf(failed, true)).toEqual({ ...ready, stale: 'failed', error: failed.error });
    const offline = { ...known, error: failure('network') };
    expect(loadedOf(offline, false)).toEqual({ ...ready, stale: 'offline', error: offline.error });
  });

  test.each([
    ['not-found', 'missing'],
    ['forbidden', 'refused'],
    ['unauthorized', 'auth'],
  ] as const)('says why there is no vendor after a refusal: %s', (code, said) => {
    const error = failure(code);
    const refused = loadedOf({ error, loading: false }, true);
    expect(refused).toEqual({ type: 'failed', failure: said, busy: false, error });
  });

  test('marks the vendor as old when a new request has no network', () => {
    const shown = loadedOf({ data: 'vendor', loading: true }, false);
    expect(shown).toEqual({ type: 'ready', value: 'vendor', stale: 'offline' });
  });

  test('keeps the failure, with its button busy, during a new try', () => {
    const error = failure('unavailable');
    const shown = loadedOf({ error, loading: true }, true);
    expect(shown).toEqual({ type: 'failed', failure: 'failed', busy: true, error });
  });
});
