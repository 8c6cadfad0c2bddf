import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listPath, pass, refreshPath, settled, startApp, type AppBrowser, type AppTab } from './app.ts';
import { keyOf } from '../support/keys.ts';

let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const list = (tab: AppTab): Promise<unknown> => tab.run((app) => app.call('applications'));
const refreshes = (): number => world.callsTo(refreshPath).length;
const stored = (name: string): unknown => {
  const text = world.browser.stored()[keyOf(name)];
  return text === undefined ? null : JSON.parse(text);
};
/** Signs in on a first tab, and opens others that find the session. */
async function signedIn(count = 1, path = '/dashboard'): Promise<AppTab[]> {
  const first = await world.openTab(path);
  await world.signIn(first);
  const tabs = [first];
  while (tabs.length < count) tabs.push(await world.openTab(path));
  await pass(100);
  return tabs;
}
/** Sets the access token's expiry within the request margin, without the keep-alive's refresh. */
const nearExpiry = (tab: AppTab): void =>
  tab.run(({ $tokens, keepTokens }) => {
    const tokens = $tokens.get();
    if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + 59_000 });
  });

const never = (): never => {
  throw new Error('Nobody is signed in');
};

describe('a request', () => {
  test('refreshes first when the token has less than a minute left', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    await settled(list(tab));
    expect(refreshes()).toBe(0);
    nearExpiry(tab);
    const before = stored('tokens');
    await settled(list(tab));
    expect(refreshes()).toBe(1);
    expect(stored('tokens')).not.toEqual(before);
    expect(world.callsTo(listPath).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('shares one refresh with all waiting requests', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    nearExpiry(tab);
    await settled(Promise.all(Array.from({ length: 20 }, () => list(tab))));
    expect(refreshes()).toBe(1);
    expect(world.callsTo(listPath)).toHaveLength(20);
  });

  test('waits for the refresh, not for the lock that it still holds', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    nearExpiry(tab);
    const began = Date.now();
    await settled(list(tab));
    expect(Date.now() - began).toBeLessThan(4 * world.latencyMs + 30);
  });

  test('is sent again after a 401 and one refresh', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
    await settled(list(tab));
    expect(refreshes()).toBe(1);
    expect(world.callsTo(listPath).map(({ status }) => status)).toEqual([401, 200]);
    expect(new Set(world.callsTo(listPath).map(({ token }) => token)).size).toBe(2);
  });

  test('does not send a token that was refused right after its refresh', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 2 });
    await settled(list(tab).catch(() => undefined));
    await settled(list(tab));
    const tokens = world.callsTo(listPath).map(({ token }) => token);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(3);
  });

  test('fails after a second 401, and the session stays', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401 });
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(world.callsTo(listPath)).toHaveLength(2);
    expect(tab.run((app) => app.$isSignedIn.get())).toBe(true);
    expect(tab.visited).toEqual([]);
  });

  test('never sends a refused token again during or after a failed refresh', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'drop', times: 1 });
    const refused = list(tab);
    refused.catch(() => undefined);
    await pass(2 * world.latencyMs + 5);
    const during = list(tab);
    during.catch(() => undefined);
    await expect(settled(refused)).rejects.toMatchObject({ code: 'network' });
    await expect(settled(during)).rejects.toMatchObject({ code: 'network' });
    await settled(list(tab));
    const tokens = world.callsTo(listPath).map(({ token }) => token);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
  });

  test.each([
    ['dropped', { action: 'drop' }, 'network'],
    ['truncated', { action: 'truncate' }, 'network'],
    ['answered 500', { action: 'status', status: 500 }, 'unavailable'],
    ['answered by a proxy', { action: 'html' }, 'unavailable'],
    ['answered 429', { action: 'status', status: 429 }, 'rate-limited'],
  ] as const)(
    'fails when its refresh is %s, and keeps the tokens for another try',
    async (_, fault, code) => {
      const [tab] = (await signedIn()) as [AppTab];
      nearExpiry(tab);
      const before = stored('tokens');
      world.sandbox.faults.add({ endpoint: 'refresh', times: 1, ...fault });
      // A truncated reply has rotated the token. Only in this shape does the server forgive its loss.
      if (fault.action === 'truncate') world.sandbox.shapes.refresh = 'no-refresh-token';
      await expect(settled(list(tab))).rejects.toMatchObject({ code });
      if (code === 'unavailable' && fault.action === 'status')
        expect(console.warn).toHaveBeenCalledWith('refresh was answered 500.');
      expect(stored('tokens')).toEqual(before);
      expect(tab.visited).toEqual([]);
      await settled(list(tab));
      expect(world.callsTo(listPath)).toHaveLength(1);
    },
  );

  test('times out when the refresh never returns', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    nearExpiry(tab);
    world.sandbox.faults.add({ endpoint: 'refresh', delayBeforeMs: 60_000, times: 1 });
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'timeout' });
    expect(stored('tokens')).not.toBeNull();
  });

  test.each([
    ['refused with 401', { action: 'status', status: 401 }],
    ['refused with 403', { action: 'status', status: 403 }],
    ['malformed', { action: 'malformed' }],
    ['without a token', { action: 'body', body: { success: true } }],
    ['refused in its body', { action: 'body', body: { success: false } }],
  ] as const)('clears everything and goes home after 100 ms when its refresh is %s', async (_, fault) => {
    const [tab] = (await signedIn()) as [AppTab];
    nearExpiry(tab);
    world.sandbox.faults.add({ endpoint: 'refresh', ...fault });
    const failed = list(tab);
    failed.catch(() => undefined);
    await pass(2 * world.latencyMs + 50);
    expect(tab.visited).toEqual([]);
    expect(world.browser.stored()).toEqual({});
    await expect(settled(failed)).rejects.toMatchObject({ code: 'signed-out' });
    await pass(100);
    expect(tab.visited).toEqual(['/']);
    expect(refreshes()).toBe(1);
  });

  test.each([
    ['No access token received from refresh', { action: 'body', body: {} }],
    ['No refresh token available', null],
  ] as const)('fails its refresh with %j', async (message, fault) => {
    const [tab] = (await signedIn()) as [AppTab];
    if (fault) world.sandbox.faults.add({ endpoint: 'refresh', ...fault });
    else tab.run(({ clearTokens }) => clearTokens());
    await expect(settled(tab.run(({ refreshTokens }) => refreshTokens()))).rejects.toThrow(message);
    expect(stored('tokens')).toBeNull();
  });

  test.each(['flat', 'nested', 'no-refresh-token'] as const)('reads a %s refresh reply', async (shape) => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.shapes.refresh = shape;
    for (let round = 0; round < 2; round++) {
      nearExpiry(tab);
      await settled(list(tab));
    }
    expect(world.callsTo(refreshPath).map(({ status }) => status)).toEqual([200, 200]);
    expect(stored('tokens')).toMatchObject({ expiresAt: expect.any(Number) as number });
  });

  test('ends the session after a 401 when no tokens are stored', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
    tab.storage.removeItem(keyOf('tokens'));
    await settled(list(tab).catch(() => undefined));
    await pass(200);
    expect([tab.visited, refreshes(), world.browser.stored()]).toEqual([['/'], 0, {}]);
  });

  test('from a visitor does not wait for a refresh lock', async () => {
    const tab = await world.openTab('/vendor');
    const forever = (): Promise<unknown> => new Promise(() => undefined);
    tab.run(() => void navigator.locks.request(keyOf('refresh'), {}, forever));
    const began = Date.now();
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'signed-out' });
    expect(Date.now() - began).toBeLessThan(1000);
  });

  test.each(['\u00fctoken', 'token\u00fc'])(
    'never sends the token %j, which no header allows',
    async (odd) => {
      const [tab] = (await signedIn()) as [AppTab];
      tab.run(({ $tokens, keepTokens }) => {
        const tokens = $tokens.get();
        if (tokens) keepTokens({ ...tokens, accessToken: odd });
      });
      await settled(list(tab));
      expect([refreshes(), world.callsTo(listPath).map(({ status }) => status)]).toEqual([1, [200]]);
    },
  );

  test.each([
    [{ expiresIn: 120 }, 120],
    [{}, 900],
  ])('uses a token without a stated life, refreshed with %j, for %i s', async (more, seconds) => {
    const [tab] = (await signedIn()) as [AppTab];
    const body = { accessToken: 'opaque', refreshToken: 'next', ...more };
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'body', body });
    const tokens = await settled(tab.run(({ refreshTokens }) => refreshTokens()));
    expect(tokens.expiresAt - Date.now()).toBeGreaterThan((seconds - 1) * 1000);
    expect(tokens.expiresAt - Date.now()).toBeLessThanOrEqual(seconds * 1000);
  });

  test('stores no refreshed tokens when the session expires meanwhile', async () => {
    const [tab] = (await signedIn(1, '/vendor')) as [AppTab];
    nearExpiry(tab);
    const tokens = stored('tokens');
    const refreshing = tab.run((app) => app.refreshTokens());
    refreshing.catch(() => undefined);
    await pass(10);
    // The event that another tab's session expired arrives before its tokens are gone.
    tab.run((app) => app.enterSession({ type: 'expired', signedIn: app.signedInOf() ?? never() }));
    await expect(settled(refreshing)).rejects.toMatchObject({ code: 'signed-out' });
    expect(stored('tokens')).toEqual(tokens);
  });

  test('is aborted when the session expires', async () => {
    const [tab] = (await signedIn(1, '/vendor')) as [AppTab];
    const call = list(tab);
    call.catch(() => undefined);
    await pass(10);
    tab.run((app) => app.expireSession());
    await expect(settled(call)).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('stores no refreshed tokens when the stored ones were cleared meanwhile', async () => {
    const [tab] = (await signedIn(1, '/vendor')) as [AppTab];
    const refreshing = tab.run((app) => app.refreshTokens());
    refreshing.catch(() => undefined);
    await pass(10);
    tab.storage.removeItem(keyOf('tokens'));
    await expect(settled(refreshing)).rejects.toMatchObject({ code: 'signed-out' });
    expect(stored('tokens')).toBeNull();
  });

  test('to a sign-in endpoint never refreshes or navigates', async () => {
    const tab = await world.openTab('/vendor');
    for (const endpoint of ['sendOtp', 'login', 'vendorSendOtp', 'createVendor'] as const) {
      world.sandbox.faults.add({ endpoint, action: 'status', status: 401 });
    }
    const calls: (() => Promise<unknown>)[] = [
      () => tab.run((app) => app.sendLoginOtp('+919876543210')),
      () => tab.run((app) => app.login('+919876543210', '123456')),
      () => tab.run((app) => app.call('vendorSendOtp', { body: { phone: '+919876543210' } })),
    ];
    for (const call of calls) await expect(settled(call())).rejects.toMatchObject({ code: 'unauthorized' });
    await pass(1000);
    expect(refreshes()).toBe(0);
    expect(tab.visited).toEqual([]);
  });
});

describe('a refresh with a lost reply', () => {
  test('keeps using the last good token when the server then refuses', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    nearExpiry(tab);
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'drop', times: 1 });
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'network' });
    await settled(list(tab));
    await settled(list(tab));
    expect(world.callsTo(listPath).map(({ status }) => status)).toEqual([200, 200]);
    expect(world.callsTo(refreshPath).map(({ status }) => status)).toEqual([null, 401]);
  });

  test('is forgotten after the next success, even with the same refresh token', async () => {
    world.sandbox.shapes.refresh = 'no-refresh-token';
    const [tab] = (await signedIn(1, '/vendor')) as [AppTab];
    await settled(tab.run((app) => app.refreshTokens()));
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });
    await expect(settled(tab.run((app) => app.refreshTokens()))).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(stored('tokens')).toBeNull();
  });
});

describe('several tabs', () => {
  test('do not overwrite a new session’s tokens with an earlier refresh', async () => {
    const [one, two] = (await signedIn(2, '/vendor')) as [AppTab, AppTab];
    two.listeners.delete('storage');
    const refreshing = two.run((app) => app.refreshTokens());
    refreshing.catch(() => undefined);
    await pass(10);
    // Stored directly, because a sign-in would be slower than the refresh under way.
    one.run((app) =>
      app.keepTokens({ accessToken: 'new', refreshToken: 'new', expiresAt: Date.now() + 3_600_000 }),
    );
    await settled(refreshing);
    expect(stored('tokens')).toMatchObject({ accessToken: 'new' });
  });

  test.each([0, 40, 400])('share one refresh when storage is %i ms late', async (lateMs) => {
    const tabs = await signedIn(5);
    for (const tab of tabs) nearExpiry(tab);
    await pass(1000);
    world.browser.lateMs = lateMs;
    await settled(Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => list(tab)))));
    expect(refreshes()).toBe(1);
    expect(world.callsTo(listPath).every(({ status }) => status === 200)).toBe(true);
    expect(world.callsTo(listPath)).toHaveLength(100);
  });

  test('use the token of another tab after a 401, and refresh if it is refused', async () => {
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    // The event of the other tab's refresh has not arrived.
    two.listeners.delete('storage');
    nearExpiry(one);
    await settled(list(one));
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 2 });
    await settled(list(two));
    const calls = world.callsTo(listPath).filter((call) => call.tab === two.id);
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect(new Set(calls.map(({ token }) => token)).size).toBe(3);
    expect(refreshes()).toBe(2);
  });

  test('wait for the tokens of the faster tab without Web Locks', async () => {
    await world.close();
    world = startApp({ locks: false });
    const tabs = await signedIn(2);
    for (const tab of tabs) nearExpiry(tab);
    await pass(1000);
    world.browser.lateMs = 100;
    // Here the server refuses the used token without revoking its family, as lenient servers do.
    const [one, two] = tabs as [AppTab, AppTab];
    const first = list(one);
    await pass(2 * world.latencyMs + 5);
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401, times: 1 });
    await settled(Promise.all([first, list(two)]));
    expect(world.callsTo(listPath).map(({ status }) => status)).toEqual([200, 200]);
  });
});
