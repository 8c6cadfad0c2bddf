import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { createAutosave } from '#lib/stores/application/autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A save whose every call is resolved by hand. */
function byHand() {
  const calls: { payload: string; answer: () => void; fail: (error: unknown) => void }[] = [];
  const save = (payload: string): Promise<void> =>
    new Promise((resolve, reject) => {
      calls.push({ payload, answer: resolve, fail: reject });
    });
  const autosave = createAutosave<string>(save);
  return {
    calls,
    autosave,
    state: () => autosave.$state.get().type,
    sent: () => calls.map((one) => one.payload),
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

it('saves the newest value two seconds after the last change, and says so', async () => {
  const { autosave, calls, sent, state } = byHand();
  autosave.schedule('a');
  await pass(1999);
  autosave.schedule('ab');
  await pass(1999);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['ab']);
  expect(state()).toBe('saving');
  calls[0]?.answer();
  await pass(0);
  expect(autosave.$state.get()).toEqual({ type: 'saved', at: Date.now() });
});

it('sends one save at a time: a change during one follows it', async () => {
  const { autosave, calls, sent } = byHand();
  autosave.schedule('a');
  await pass(2000);
  autosave.schedule('ab');
  await pass(10_000);
  expect(sent()).toEqual(['a']);
  autosave.schedule('abc');
  calls[0]?.answer();
  await pass(2000);
  expect(sent()).toEqual(['a', 'abc']);
});

it.each([
  ['the network', new ApiError('network')],
  ['the server', down()],
  ['time', new ApiError('timeout')],
])('tries again by itself, later each time, when %s failed', async (_what, error) => {
  const { autosave, calls, sent, state } = byHand();
  autosave.schedule('a');
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

it('does not repeat what was refused, but saves the next change', async () => {
  const { autosave, calls, sent, state } = byHand();
  autosave.schedule('a');
  await pass(2000);
  calls[0]?.fail(new ApiError('bad-request', { status: 400 }));
  await pass(120_000);
  expect(sent()).toEqual(['a']);
  expect(state()).toBe('will-retry');
  autosave.schedule('ab');
  await pass(2000);
  expect(sent()).toEqual(['a', 'ab']);
});

it('repeats the newer value, not the failed one', async () => {
  const { autosave, calls, sent } = byHand();
  autosave.schedule('a');
  await pass(2000);
  autosave.schedule('ab');
  calls[0]?.fail(down());
  await pass(30_000);
  expect(sent()).toEqual(['a', 'ab']);
});

it('on leaving sends at once what waits, beside a save under way, which then says nothing more', async () => {
  const { autosave, calls, sent, state } = byHand();
  autosave.schedule('a');
  await pass(2000);
  autosave.schedule('ab');
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

it('on leaving sends once more what was refused or waits for another try', async () => {
  const { autosave, calls, sent } = byHand();
  autosave.schedule('a');
  await pass(2000);
  calls[0]?.fail(new ApiError('rate-limited', { status: 429 }));
  await pass(0);
  autosave.flush();
  expect(sent()).toEqual(['a', 'a']);
});

it('a submit drops what waits and lets every save under way end first', async () => {
  const { autosave, calls, sent, state } = byHand();
  autosave.schedule('a');
  await pass(2000);
  autosave.schedule('ab');
  autosave.flush();
  autosave.schedule('abc');
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
