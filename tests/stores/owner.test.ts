import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listPath,
  pass,
  phone,
  refreshPath,
  settled,
  startApp,
  type AppBrowser,
  type AppTab,
} from './app.ts';
import { keyOf } from '../support/keys.ts';

const otherPhone = '+919876500000';
const onboarding = '/partner-with-us/new/mx-onboarding/step1';
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
const who = (tab: AppTab): string | null => tab.run((app) => app.$auth.get().phone);
/** Creates data of the owner, in memory, the only way there is. */
const held = (tab: AppTab) => tab.run((app) => app.owned<string | null>(null));

async function twoTabs(): Promise<[AppTab, AppTab]> {
  const one = await world.openTab();
  await world.signIn(one);
  const two = await world.openTab();
  await pass(100);
  return [one, two];
}

describe('A vendor’s data', () => {
  test('is gone in the tick of the sign-out, and in other tabs with the event', async () => {
    const [one, two] = await twoTabs();
    const [$one, $two] = [held(one), held(two)];
    $one.set('ABCDE1234F');
    $two.set('ABCDE1234F');
    one.run((app) => app.signOut());
    expect($one.get()).toBeNull();
    await pass(10);
    expect($two.get()).toBeNull();
  });

  // Values typed into a page before its script has read the stored session.
  test.each<[string, string | null, (early: AppTab, other: AppTab) => unknown]>([
    ['stays when its session is restored', 'A', () => undefined],
    [
      'is gone after a sign-out before the session is restored',
      null,
      (early) => early.run((app) => app.signOut()),
    ],
    [
      'is gone when another tab signs out before the session is restored',
      null,
      (_, other) => other.run((app) => app.signOut()),
    ],
    [
      'is gone when another vendor signs in before the session is restored',
      null,
      (_, other) => world.signIn(other, otherPhone),
    ],
  ])('%s', async (_, expected, act) => {
    const other = await world.openTab();
    await world.signIn(other);
    const early = await world.openTab(onboarding, { start: false });
    const $held = held(early);
    $held.set('A');
    early.run((app) => app.onSessionToRestore(() => undefined));
    await act(early, other);
    await pass(10);
    early.run((app) => app.startSession());
    await pass(100);
    expect($held.get()).toBe(expected);
  });

  test('stays if a visitor typed it before their first session', async () => {
    const early = await world.openTab(onboarding, { start: false });
    const $held = held(early);
    $held.set('A');
    early.run((app) => app.onSessionToRestore(() => undefined));
    early.run((app) => app.startSession());
    await pass(100);
    expect($held.get()).toBe('A');
    await world.signIn(early);
    expect($held.get()).toBe('A');
  });

  test('is gone in every tab when another vendor signs in', async () => {
    const [one, two] = await twoTabs();
    const [$one, $two] = [held(one), held(two)];
    $one.set('A');
    $two.set('A');
    await world.signIn(one, otherPhone);
    await pass(10);
    expect([$one.get(), $two.get(), who(two)]).toEqual([null, null, otherPhone]);
  });

  test('is gone from the notifications, which may contain the vendor’s name', async () => {
    const [one, two] = await twoTabs();
    for (const tab of [one, two])
      tab.run((app) => app.showToast({ tone: 'success', title: 'Welcome back, Asha Rao!' }));
    one.run((app) => app.signOut());
    await pass(10);
    expect([one, two].map((tab) => tab.app.$toasts.get())).toEqual([[], []]);
  });

  test('is gone from a page in the page cache, which stays hidden until then', async () => {
    const [one, two] = await twoTabs();
    const style = { setProperty: vi.fn<() => void>(), removeProperty: vi.fn<() => void>() };
    vi.stubGlobal('document', { documentElement: { style }, addEventListener: () => undefined });
    const cached = await world.openTab();
    await pass(100);
    const $held = held(cached);
    $held.set('A');
    cached.run(() => globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true })));
    expect(style.setProperty).toHaveBeenCalledWith('visibility', 'hidden');
    cached.listeners.delete('storage');
    one.run((app) => app.signOut());
    await pass(100);
    await world.signIn(two, otherPhone);
    await pass(100);
    cached.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect([$held.get(), who(cached), style.removeProperty.mock.calls.length]).toEqual([null, otherPhone, 0]);
    await pass(10);
    expect(style.removeProperty).toHaveBeenCalledWith('visibility');
  });

  test('is reloaded after an expiry when the page returns from the page cache', async () => {
    const tab = await world.openTab(onboarding);
    await world.signIn(tab);
    const comeBack = (): void =>
      tab.run(() => void globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    comeBack();
    expect(tab.visited).toEqual([]);
    tab.run((app) => app.expireSession());
    comeBack();
    expect(tab.visited).toEqual(['the same']);
  });

  test('survives an expiry only for the vendor who signs in again', async () => {
    for (const [next, isKept] of [
      [phone, true],
      [otherPhone, false],
    ] as const) {
      const tab = await world.openTab(onboarding);
      await world.signIn(tab);
      const $held = held(tab);
      $held.set('A');
      tab.run((app) => app.expireSession());
      expect([$held.get(), tab.app.$session.get().type]).toEqual(['A', 'expired']);
      await world.signIn(tab, next);
      expect($held.get()).toBe(isKept ? 'A' : null);
      tab.run((app) => app.signOut());
    }
  });

  test('does not pass from one session of a vendor to the next', async () => {
    const [one, two] = await twoTabs();
    two.listeners.delete('storage');
    const $two = held(two);
    $two.set('A');
    one.run((app) => app.signOut());
    await pass(60_000);
    await world.signIn(one);
    await pass(100);
    two.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect([$two.get(), who(two)]).toEqual([null, phone]);
  });

  test('stays when the visitor signs in here, but not in another tab', async () => {
    const [one, two] = [await world.openTab(onboarding), await world.openTab(onboarding)];
    await pass(10);
    const [$one, $two] = [held(one), held(two)];
    $one.set('typed');
    $two.set('typed');
    await world.signIn(one);
    await pass(10);
    expect([$one.get(), $two.get()]).toEqual(['typed', null]);
  });
});

test('lets a session listener call with the session’s token at once', async () => {
  const tab = await world.openTab(onboarding);
  await pass(10);
  const asked: Promise<unknown>[] = [];
  tab.run((app) => app.$isSignedIn.listen((isSignedIn) => void (isSignedIn && asked.push(list(tab)))));
  await world.signIn(tab);
  expect(asked).toHaveLength(1);
  await settled(Promise.all(asked));
  expect(who(tab)).toBe(phone);
});

test('gives a listener the next session’s token, even without a token owner', async () => {
  const [one, two] = await twoTabs();
  const anonymous = (tab: AppTab): void =>
    tab.run((app) => {
      const { session: _, ...tokens } = app.$tokens.get() ?? {
        accessToken: '',
        refreshToken: '',
        expiresAt: 0,
      };
      app.keepTokens(tokens);
    });
  anonymous(two);
  await pass(100);
  two.listeners.delete('storage');
  await world.signIn(one, otherPhone);
  anonymous(one);
  await pass(100);
  const next = one.app.$tokens.get()?.accessToken;
  const asked: Promise<unknown>[] = [];
  two.run((app) => app.$session.listen(() => void asked.push(list(two))));
  two.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await settled(Promise.all(asked));
  expect(world.callsTo(listPath).map(({ token }) => token)).toEqual(asked.map(() => next));
});

describe('A request under way', () => {
  test('is aborted when its vendor signs out', async () => {
    const [one] = await twoTabs();
    const calls = [list(one), one.run((app) => app.sendLoginOtp(otherPhone))];
    for (const call of calls) call.catch(() => undefined);
    one.run((app) => app.signOut());
    for (const call of calls) await expect(settled(call)).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('does not sign in after another tab has signed out', async () => {
    const [one, two] = await twoTabs();
    await settled(two.run((app) => app.sendLoginOtp(otherPhone)));
    const login = two.run((app) => app.login(otherPhone, '123456'));
    login.catch(() => undefined);
    one.run((app) => app.signOut());
    await expect(settled(login)).rejects.toMatchObject({ code: 'signed-out' });
    await pass(1000);
    expect([who(one), who(two), Object.keys(world.browser.stored())]).toEqual([null, null, []]);
  });

  test('is never sent with the next vendor’s token, even if the event is late', async () => {
    const [one, two] = await twoTabs();
    const own = two.app.$tokens.get()?.accessToken;
    two.listeners.delete('storage');
    await world.signIn(one, otherPhone);
    await pass(100);
    await expect(settled(list(two))).rejects.toMatchObject({ code: 'signed-out' });
    expect(world.callsTo(listPath)).toEqual([]);
    await settled(list(two));
    expect(world.callsTo(listPath).map(({ token }) => token)).toEqual([one.app.$tokens.get()?.accessToken]);
    expect(own).not.toBe(one.app.$tokens.get()?.accessToken);
  });

  test.each<[string, (other: AppTab) => unknown, 0 | 1]>([
    ['after a sign-out', (other) => other.run((app) => app.signOut()), 0],
    ['after a sign-out of the vendor who signed in here', (other) => other.run((app) => app.signOut()), 1],
    ['after another vendor signed in', (other) => world.signIn(other, otherPhone), 0],
  ])('stores no copy of the typed values %s', async (_, act, index) => {
    const tabs = await twoTabs();
    const [typing, other] = index === 0 ? [tabs[1], tabs[0]] : tabs;
    typing.listeners.delete('storage');
    await act(other);
    await pass(100);
    typing.run((app) => app.writeOwned('recovery.vendorInfo.pharmacy', { vendorName: 'Asha' }));
    expect(Object.keys(world.browser.stored()).filter((key) => key.includes('recovery'))).toEqual([]);
  });

  test('stores the copy when another tab rewrote the same session', async () => {
    const [one, two] = await twoTabs();
    two.listeners.delete('storage');
    one.storage.setItem(keyOf('session'), `${world.browser.stored()[keyOf('session')] ?? ''} `);
    await pass(10);
    const { keepCopy } = await two.run(() => import('#lib/stores/session/recovery.ts'));
    two.run(() => keepCopy('vendorInfo.pharmacy', { vendorName: 'Asha' }));
    expect(Object.keys(world.browser.stored())).toContain(keyOf('recovery.vendorInfo.pharmacy'));
  });

  test('does not send tokens without a session', async () => {
    const [one] = await twoTabs();
    const tokens = one.app.$tokens.get();
    one.run((app) => app.signOut());
    one.run((app) => tokens && app.keepTokens(tokens));
    await expect(settled(list(one))).rejects.toMatchObject({ code: 'signed-out' });
    expect(world.callsTo(listPath)).toEqual([]);
  });
});

describe('A refresh with a lost reply', () => {
  const lose = (): void =>
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'commit-then-drop', times: 1 });
  const nearExpiry = (tab: AppTab): void =>
    tab.run(({ $tokens, keepTokens }) => {
      const tokens = $tokens.get();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + 20_000 });
    });

  test('is repeated by the next page under the same key, and the session goes on', async () => {
    const [one] = await twoTabs();
    nearExpiry(one);
    lose();
    await settled(list(one).catch(() => undefined));
    const next = await world.openTab();
    await pass(1000);
    expect([who(next), next.app.$session.get().type]).toEqual([phone, 'signed-in']);
    expect(world.callsTo(refreshPath).map(({ status }) => status)).toEqual([null, 200]);
  });

  test('keeps the last good token and warns, if the API ignores keys', async () => {
    world.sandbox.settings.ignoreIdempotencyKeys = true;
    const [one] = await twoTabs();
    nearExpiry(one);
    lose();
    await settled(list(one).catch(() => undefined));
    const next = await world.openTab();
    await pass(1000);
    expect([who(next), next.app.$session.get().type]).toEqual([phone, 'expiring-soon']);
  });
});

describe('Short-lived tokens', () => {
  test.each([60, 300, 900, 3600])('of %i s are refreshed by one tab, at half their life', async (life) => {
    world.sandbox.settings.loginTokenSeconds = life;
    world.sandbox.settings.refreshedTokenSeconds = life;
    const one = await world.openTab();
    await world.signIn(one);
    for (let count = 0; count < 4; count++) await world.openTab();
    await pass(3_600_000);
    const refreshes = world.callsTo(refreshPath).length;
    expect(refreshes).toBeLessThanOrEqual((2 * 3600) / life);
    expect(world.callsTo(refreshPath).every(({ status }) => status === 200)).toBe(true);
    expect(who(one)).toBe(phone);
  });
});
