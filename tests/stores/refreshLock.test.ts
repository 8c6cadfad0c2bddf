import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, settled, startApp, type AppBrowser } from './app.ts';

let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** A tab that loads the lock and no other user of it. */
async function openTab() {
  const tab = await world.openTab('/vendor', { start: false });
  const lock = await tab.run(() => import('#lib/stores/session/refreshLock.ts'));
  return { tab, run: <Result>(work: (app: typeof lock) => Result): Result => tab.run(() => work(lock)) };
}
const forever = (): Promise<never> => new Promise<never>(() => undefined);
const done = (replaced: string | null = null) => Promise.resolve({ result: 'done', replaced });

describe('the refresh lock', () => {
  test('lets one tab work at a time, and the next after success or failure', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const order: string[] = [];
    const first = one.run(({ underRefreshLock }) =>
      underRefreshLock(async () => {
        order.push('first begins');
        await pass(0);
        order.push('first ends');
        throw new Error('failed');
      }),
    );
    first.catch(() => undefined);
    const second = two.run(({ underRefreshLock }) =>
      underRefreshLock(() => {
        order.push('second');
        return done();
      }),
    );
    await expect(settled(first)).rejects.toThrow('failed');
    expect(await settled(second)).toBe('done');
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  test('fails after 20 seconds if it is never granted, without doing the work', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.run(({ underRefreshLock }) => void underRefreshLock(forever));
    const work = vi.fn<() => ReturnType<typeof done>>(() => done());
    const waiting = two.run(({ underRefreshLock }) => underRefreshLock(work));
    const failed = vi.fn<(error: unknown) => void>();
    waiting.catch(failed);
    await pass(19_900);
    expect(failed).not.toHaveBeenCalled();
    await expect(settled(waiting)).rejects.toMatchObject({ code: 'timeout' });
    expect(work).not.toHaveBeenCalled();
  });

  test('is held until the work ends, however long that takes', async () => {
    const one = await openTab();
    const { promise, resolve } = Promise.withResolvers<{ result: string; replaced: null }>();
    const working = one.run(({ underRefreshLock }) => underRefreshLock(() => promise));
    await pass(60_000);
    resolve({ result: 'late', replaced: null });
    expect(await settled(working)).toBe('late');
  });

  test('announces the replaced token to every tab for two seconds', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await settled(one.run(({ underRefreshLock }) => underRefreshLock(() => done('old'))));
    await pass(10);
    const announced = (token: string) => two.run(({ isAnnounced }) => isAnnounced(token));
    expect([await announced('old'), await announced('other')]).toEqual([true, false]);
    await pass(1900);
    expect(await announced('old')).toBe(true);
    await pass(200);
    expect(await announced('old')).toBe(false);
  });

  test.each([
    ['forbids it', { locks: { request: () => Promise.reject(new Error('x')), query: forever } }],
    ['has none', {}],
  ])('does the work in a browser that %s', async (_, navigator) => {
    const one = await openTab();
    vi.stubGlobal('navigator', navigator);
    expect(await settled(one.run(({ underRefreshLock }) => underRefreshLock(() => done('old'))))).toBe(
      'done',
    );
  });

  test('is passed on although the browser refuses to announce the token', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const { locks } = navigator;
    const request = (...[name, ...rest]: Parameters<LockManager['request']>): Promise<unknown> =>
      name.endsWith('.refresh') ? locks.request(name, ...rest) : Promise.reject(new Error('x'));
    vi.stubGlobal('navigator', { locks: { request, query: () => locks.query() } });
    await settled(one.run(({ underRefreshLock }) => underRefreshLock(() => done('old'))));
    expect(await settled(two.run(({ underRefreshLock }) => underRefreshLock(() => done())))).toBe('done');
  });

  test.each([
    ['cannot be asked', { locks: { query: () => Promise.reject(new Error('x')) } }],
    ['names none', { locks: { query: () => Promise.resolve({}) } }],
    ['has none', {}],
  ])('announces nothing in a browser that %s', async (_, navigator) => {
    const one = await openTab();
    vi.stubGlobal('navigator', navigator);
    expect(await one.run(({ isAnnounced }) => isAnnounced('old'))).toBe(false);
  });

  test('waits until the condition holds or the time is up', async () => {
    const one = await openTab();
    let isSo = false;
    const began = Date.now();
    const wait = (): Promise<number> =>
      settled(one.run(({ waitUntil }) => waitUntil(() => isSo, 100))).then(() => Date.now() - began);
    const waited = await wait();
    expect(waited).toBeGreaterThanOrEqual(100);
    expect(waited).toBeLessThan(150);
    isSo = true;
    expect(await wait()).toBeLessThan(waited + 20);
  });
});
