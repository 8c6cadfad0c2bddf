import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '#lib/api/errors.ts';
import { query, retryQueries } from '#lib/stores/application/reads/query.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';

// The query listens from its import on.
const { page, browser } = vi.hoisted(() => {
  const globals = { document: { hidden: false }, window: new EventTarget() };
  vi.stubGlobal('window', globals.window);
  vi.stubGlobal('document', globals.document);
  vi.stubGlobal('addEventListener', globals.window.addEventListener.bind(globals.window));
  vi.stubGlobal('removeEventListener', globals.window.removeEventListener.bind(globals.window));
  return { page: globals.document, browser: globals.window };
});
const tell = (name: string) => browser.dispatchEvent(new Event(name));
const leaves: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await vi.advanceTimersByTimeAsync(1000);
  changeOwner();
  page.hidden = false;
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(10);

/** Opens a screen over a read. Each request waits until the test replies to it. */
function screen(options: { retries?: boolean; keepsRefused?: boolean } = {}) {
  const requests: PromiseWithResolvers<string>[] = [];
  const read = (): Promise<string> => {
    const request = Promise.withResolvers<string>();
    requests.push(request);
    return request.promise;
  };
  const $query = query('test', read, { freshMs: 5000, ...options });
  const open = (): void => void leaves.push($query.listen(() => undefined));
  open();
  return {
    $query,
    open,
    requests,
    reply: async (data: string) => {
      requests.at(-1)?.resolve(data);
      await soon();
    },
    fail: async (code: ApiErrorCode) => {
      requests.at(-1)?.reject(new ApiError(code));
      await soon();
    },
  };
}

describe('A query', () => {
  test('keeps its reply during a new request and after a failure', async () => {
    const { $query, requests, reply, fail } = screen();
    expect($query.get()).toEqual({ loading: true });
    await reply('first');
    expect($query.get()).toEqual({ data: 'first', loading: false });
    retryQueries();
    expect($query.get()).toEqual({ data: 'first', loading: true });
    await fail('network');
    expect($query.get()).toMatchObject({ data: 'first', error: { code: 'network' }, loading: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect($query.get()).toMatchObject({ data: 'first', error: { code: 'network' }, loading: true });
    await reply('second');
    expect($query.get()).toEqual({ data: 'second', loading: false });
    expect(requests).toHaveLength(3);
  });

  test('that no screen shows is sent again after a refresh', async () => {
    const { $query, open, requests, reply } = screen();
    await reply('first');
    for (const leave of leaves.splice(0)) leave();
    await vi.advanceTimersByTimeAsync(1000);
    $query.refresh();
    open();
    await soon();
    expect(requests).toHaveLength(2);
    await reply('second');
    expect($query.get()).toEqual({ data: 'second', loading: false });
  });

  test.each<ApiErrorCode>(['unauthorized', 'signed-out', 'forbidden', 'not-found', 'no-vendor'])(
    'removes its reply after a refusal: %s',
    async (code) => {
      const { $query, reply, fail } = screen();
      await reply('first');
      retryQueries();
      await fail(code);
      expect($query.get()).toMatchObject({ data: undefined, error: { code }, loading: false });
    },
  );

  test('reloads after failures, and shows the new reply on its screens', async () => {
    const { $query, requests, reply, fail } = screen();
    await reply('first');
    const reloaded = $query.reload();
    await fail('network');
    await vi.advanceTimersByTimeAsync(1000);
    await reply('second');
    expect(await reloaded).toBe('second');
    expect($query.get()).toEqual({ data: 'second', loading: false });
    expect(requests).toHaveLength(3);
  });

  test('rejects a reload whose owner left, and keeps nothing of it', async () => {
    const { $query, reply } = screen();
    await reply('first');
    const reloaded = $query.reload().catch((error: unknown) => error);
    changeOwner();
    await reply('second');
    expect(await reloaded).toMatchObject({ code: 'signed-out' });
    expect($query.get()).toEqual({ loading: true });
  });

  test('keeps its reply after a refusal if it is asked to', async () => {
    const { $query, reply, fail } = screen({ keepsRefused: true });
    await reply('first');
    retryQueries();
    await fail('forbidden');
    expect($query.get()).toMatchObject({ data: 'first', error: { code: 'forbidden' }, loading: false });
  });

  test.each([
    [true, 4],
    [false, 1],
  ])('with retries %s, sends a failing read %i times', async (retries, times) => {
    const { requests, fail } = screen({ retries });
    for (let request = 0; request < 6; request++) {
      await fail('unavailable');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(requests).toHaveLength(times);
  });

  test('starts its retries again when a button asks for one', async () => {
    const { requests, fail } = screen();
    await fail('unavailable');
    retryQueries();
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toHaveLength(2);
    for (let request = 0; request < 6; request++) {
      await fail('unavailable');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(requests).toHaveLength(5);
  });

  test('starts its retries again after a reply', async () => {
    const { requests, reply, fail } = screen();
    const failThrice = async (): Promise<void> => {
      for (let request = 0; request < 3; request++) {
        await fail('unavailable');
        await vi.advanceTimersByTimeAsync(30_000);
      }
    };
    await failThrice();
    await reply('there');
    await vi.advanceTimersByTimeAsync(30_000);
    tell('visibilitychange');
    await failThrice();
    expect(requests).toHaveLength(8);
  });

  test('is sent again and retried when the network returns', async () => {
    const { $query, requests, reply, fail } = screen({ retries: false });
    await fail('network');
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toHaveLength(1);
    tell('online');
    await soon();
    expect(requests).toHaveLength(2);
    await fail('network');
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(3);
    await reply('there');
    expect($query.get()).toEqual({ data: 'there', loading: false });
  });

  test('is sent again when a page with an old reply comes into view', async () => {
    const { requests, reply } = screen();
    await reply('first');
    tell('visibilitychange');
    expect(requests).toHaveLength(1);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(5000);
    tell('visibilitychange');
    expect(requests).toHaveLength(1);
    page.hidden = false;
    tell('visibilitychange');
    expect(requests).toHaveLength(2);
  });

  test('is sent while the page is hidden', async () => {
    page.hidden = true;
    const { $query, reply } = screen();
    tell('visibilitychange');
    await reply('first');
    expect($query.get()).toEqual({ data: 'first', loading: false });
  });

  test('loads once for all that wait, and not at all while it is fresh', async () => {
    const { $query, requests, reply } = screen();
    const loads = [$query.load(), $query.load()];
    await reply('first');
    expect(await Promise.all([...loads, $query.load()])).toEqual(['first', 'first', 'first']);
    expect(requests).toHaveLength(1);
  });

  test('loads with the first failure, which is remembered only if nothing is there', async () => {
    const { $query, requests, fail } = screen({ retries: false });
    const first = $query.load();
    await Promise.all([expect(first).rejects.toMatchObject({ code: 'unavailable' }), fail('unavailable')]);
    const second = $query.load();
    expect(requests).toHaveLength(2);
    await Promise.all([expect(second).rejects.toMatchObject({ code: 'not-found' }), fail('not-found')]);
    await expect($query.load()).rejects.toMatchObject({ code: 'not-found' });
    expect(requests).toHaveLength(2);
  });

  test('forgets its reply five minutes after it was used', async () => {
    const { $query, open, reply } = screen();
    const leave = () => leaves.pop()?.();
    await reply('first');
    leave();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    open();
    expect($query.get()).toEqual({ data: 'first', loading: true });
    await reply('second');
    leave();
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 1);
    open();
    expect($query.get()).toEqual({ loading: true });
  });

  test('is another one for the next owner, and drops a late reply', async () => {
    const { $query, requests } = screen();
    changeOwner();
    requests[0]?.resolve('theirs');
    await soon();
    expect($query.get()).toEqual({ loading: true });
    tell('visibilitychange');
    retryQueries();
    await expect($query.load()).rejects.toMatchObject({ code: 'signed-out' });
    expect(requests).toHaveLength(1);
    const next = screen();
    expect(next.$query).not.toBe($query);
    expect(next.$query.get()).toEqual({ loading: true });
  });
});
