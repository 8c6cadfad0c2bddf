import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { createAutosave } from '#lib/stores/application/kyc/autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An auto-save of a typed value, whose calls are resolved by hand. */
function byHand(create = createAutosave) {
  const calls: { value: string; answer: (isSaved?: boolean) => void; fail: (error: unknown) => void }[] = [];
  let typed = '';
  const save = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      calls.push({ value: typed, answer: (isSaved = true) => resolve(isSaved), fail: reject });
    });
  const autosave = create(save);
  return {
    calls,
    autosave,
    type: (value: string) => {
      typed = value;
      autosave.schedule();
    },
    state: () => autosave.$state.get().type,
    sent: () => calls.map(({ value }) => value),
  };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const down = (): ApiError => new ApiError('unavailable', { status: 503 });

it('saves nothing until something changes', async () => {
  const { sent, state } = byHand();
  await pass(60_000);
  expect(sent()).toEqual([]);
  expect(state()).toBe('idle');
});

it('saves the newest value two seconds after the last change, and shows it', async () => {
  const { autosave, calls, sent, state, type } = byHand();
  type('a');
  await pass(1999);
  type('ab');
  await pass(1999);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['ab']);
  expect(state()).toBe('saving');
  calls[0]?.answer();
  await pass(0);
  expect(autosave.$state.get()).toEqual({ type: 'saved', at: Date.now() });
});

it('sends one save at a time, and a change during a save afterwards', async () => {
  const { calls, sent, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  await pass(10_000);
  expect(sent()).toEqual(['a']);
  type('abc');
  calls[0]?.answer();
  await pass(2000);
  expect(sent()).toEqual(['a', 'abc']);
});

it('does not show “saved” while a newer change waits', async () => {
  const { calls, state, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  calls[0]?.answer();
  await pass(1999);
  expect(state()).toBe('saving');
  await pass(1);
  calls[1]?.answer();
  await pass(0);
  expect(state()).toBe('saved');
});

it('does not show “saved” while a newer save is under way', async () => {
  const { autosave, calls, state, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  autosave.flush();
  await pass(0);
  calls[0]?.answer();
  await pass(0);
  expect(state()).toBe('saving');
  calls[1]?.answer();
  await pass(0);
  expect(state()).toBe('saved');
});

it.each([
  ['the network', new ApiError('network')],
  ['the server', down()],
  ['a timeout', new ApiError('timeout')],
])('retries with growing delays when %s failed', async (_what, error) => {
  const { calls, sent, state, type } = byHand();
  type('a');
  await pass(2000);
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    calls.at(-1)?.fail(error);
    await pass(wait - 1);
    expect(state()).toBe('will-retry');
    const before = calls.length;
    await pass(1);
    expect(calls).toHaveLength(before + 1);
  }
  calls.at(-1)?.answer();
  await pass(60_000);
  expect(state()).toBe('saved');
  expect(new Set(sent())).toEqual(new Set(['a']));
  expect(sent()).toHaveLength(8);
});

it('does not repeat a refused save, but saves the next change', async () => {
  const { calls, sent, state, type } = byHand();
  type('a');
  await pass(2000);
  calls[0]?.fail(new ApiError('bad-request', { status: 400 }));
  await pass(120_000);
  expect(sent()).toEqual(['a']);
  expect(state()).toBe('will-retry');
  type('ab');
  await pass(2000);
  expect(sent()).toEqual(['a', 'ab']);
});

it('repeats the newer value, not the failed one', async () => {
  const { calls, sent, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  calls[0]?.fail(down());
  await pass(30_000);
  expect(sent()).toEqual(['a', 'ab']);
});

it('saves a waiting change on leaving, even during another save', async () => {
  const { autosave, calls, sent, state, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  autosave.flush();
  expect(sent()).toEqual(['a', 'ab']);
  autosave.flush();
  expect(sent()).toEqual(['a', 'ab']);
  calls[1]?.answer();
  await pass(0);
  calls[0]?.fail(down());
  await pass(60_000);
  expect(state()).toBe('saved');
  expect(sent()).toEqual(['a', 'ab']);
});

it('saves a refused change again on leaving', async () => {
  const { autosave, calls, sent, type } = byHand();
  type('a');
  await pass(2000);
  calls[0]?.fail(new ApiError('rate-limited', { status: 429 }));
  await pass(0);
  autosave.flush();
  expect(sent()).toEqual(['a', 'a']);
});

it('drops the waiting change on submit, after the saves under way end', async () => {
  const { autosave, calls, sent, state, type } = byHand();
  type('a');
  await pass(2000);
  type('ab');
  autosave.flush();
  type('abc');
  let isCancelled = false;
  void autosave.cancel().then(() => (isCancelled = true));
  calls[1]?.fail(down());
  await pass(10_000);
  expect(isCancelled).toBe(false);
  calls[0]?.answer();
  await pass(60_000);
  expect(isCancelled).toBe(true);
  expect(sent()).toEqual(['a', 'ab']);
  expect(state()).toBe('idle');
});

it('stays idle after a save that had nothing to send', async () => {
  const { calls, type, state } = byHand();
  type('');
  await pass(2000);
  calls[0]?.answer(false);
  await pass(0);
  expect(state()).toBe('idle');
});

describe('Before a reload for a new version', () => {
  /** Loads the page anew, so that it keeps nothing of an earlier test. */
  async function nextPage() {
    vi.resetModules();
    const { createAutosave: create } = await import('#lib/stores/application/kyc/autosave.ts');
    const { keepTyped } = await import('#lib/stores/browser/newVersion.ts');
    return { ...byHand(create), keepTyped };
  }

  it('a waiting change is saved', async () => {
    const { calls, keepTyped, sent, type } = await nextPage();
    type('a');
    let isKept = false;
    const keeping = keepTyped().then(() => (isKept = true));
    await pass(0);
    expect([sent(), isKept]).toEqual([['a'], false]);
    calls[0]?.answer();
    await keeping;
    expect(isKept).toBe(true);
  });

  it('a change that cannot be saved keeps the page, until it is saved', async () => {
    const { autosave, calls, keepTyped, type } = await nextPage();
    type('a');
    const keeping = keepTyped();
    calls[0]?.fail(down());
    await expect(keeping).rejects.toThrow('A draft could not be saved');
    autosave.flush();
    calls[1]?.answer();
    await keepTyped();
    expect(calls).toHaveLength(2);
  });
});
