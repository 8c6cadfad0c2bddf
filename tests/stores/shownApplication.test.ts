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

  test('a network failure of a browser without a network is being offline', () => {
    expect(loadFailure(failure('network'), false)).toBe('offline');
  });

  test('anything thrown is a failure', () => {
    for (const error of [null, 'x', 7, new Error('x')]) expect(loadFailure(error, true)).toBe('failed');
  });
});

describe('What a screen shows of a query', () => {
  test('a first reply under way is loading, unless there is no network', () => {
    expect(readQuery({ loading: true }, true, nothing).shown).toEqual({ type: 'loading' });
    expect(readQuery({ loading: true }, false, nothing).shown).toEqual({
      type: 'failed',
      failure: 'offline',
      busy: false,
    });
  });

  test('a vendor stays while it is asked for again, and when that fails', () => {
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
  ] as const)('a refusal, %s, takes the vendor off the screen', (code, said) => {
    const { remember } = readQuery({ data: 'vendor', loading: false }, true, nothing);
    const refused = readQuery({ data: 'vendor', error: failure(code), loading: false }, true, remember);
    expect(refused.shown).toEqual({ type: 'failed', failure: said, busy: false });
    expect(refused.remember.value).toBeNull();
  });

  test('a vendor that is asked for again without a network is said to be old', () => {
    const { remember } = readQuery({ data: 'vendor', loading: false }, true, nothing);
    const offline = readQuery({ loading: true }, false, remember);
    expect(offline.shown).toEqual({ type: 'ready', value: 'vendor', stale: 'offline' });
  });

  test('a failure stays, with its button busy, while it is tried again', () => {
    const { remember } = readQuery({ error: failure('unavailable'), loading: false }, true, nothing);
    expect(readQuery({ loading: true }, true, remember).shown).toEqual({
      type: 'failed',
      failure: 'failed',
      busy: true,
    });
  });
});
