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
/** Something a vendor holds on a page: in memory, by the one way there is. */
const held = (tab: AppTab) => tab.run((app) => app.owned<string | null>(null));

async function twoTabs(): Promise<[AppTab, AppTab]> {
  const one = await world.openTab();
  await world.signIn(one);
  const two = await world.openTab();
  await pass(100);
  return [one, two];
}

describe('What belongs to a vendor', () => {
  test('is gone in the tick they sign out in, here and, with the news, in another tab', async () => {
    const [one, two] = await twoTabs();
    const [$one, $two] = [held(one), held(two)];
    $one.set('ABCDE1234F');
    $two.set('ABCDE1234F');
    one.run((app) => app.signOut());
    expect($one.get()).toBeNull();
    await pass(10);
    expect($two.get()).toBeNull();
  });

  // What is typed into a page's document before its script has read whose session is stored.
  test.each<[string, string | null, (early: AppTab, other: AppTab) => unknown]>([
    ['stays with a session that is restored', 'A', () => undefined],
    ['is gone with a sign-out before it is restored', null, (early) => early.run((app) => app.signOut())],
    ['is gone when another tab signs out before that', null, (_, other) => other.run((app) => app.signOut())],
    ['is gone when another vendor signs in before that', null, (_, other) => world.signIn(other, otherPhone)],
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

  test('and was typed before the first session of a visitor is settled, stays', async () => {
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

  test('is gone when another vendor signs in over them, in every tab', async () => {
    const [one, two] = await twoTabs();
    const [$one, $two] = [held(one), held(two)];
    $one.set('A');
    $two.set('A');
    await world.signIn(one, otherPhone);
    await pass(10);
    expect([$one.get(), $two.get(), who(two)]).toEqual([null, null, otherPhone]);
  });

  test('is gone from the notifications, which may greet them by name', async () => {
    const [one, two] = await twoTabs();
    for (const tab of [one, two])
      tab.run((app) => app.showToast({ tone: 'success', title: 'Welcome back, Asha Rao!' }));
    one.run((app) => app.signOut());
    await pass(10);
    expect([one, two].map((tab) => tab.app.$toasts.get())).toEqual([[], []]);
  });

  test('is gone from a page that comes back from the page cache, which is hidden until then', async () => {
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

  test('is loaded anew where it waits in the page cache since an expiry: nobody knows who was here meanwhile', async () => {
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

  test('stays over an expiry for the vendor who signs in again, and for nobody else', async () => {
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

  test('two sessions of one vendor are two: what the first left on a page is not the second’s', async () => {
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

  test('what a visitor typed is theirs when they sign in here, not when somebody does in another tab', async () => {
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

test('a listener to the session can call with its token at once', async () => {
  const tab = await world.openTab(onboarding);
  await pass(10);
  const asked: Promise<unknown>[] = [];
  tab.run((app) => app.$isSignedIn.listen((isSignedIn) => void (isSignedIn && asked.push(list(tab)))));
  await world.signIn(tab);
  expect(asked).toHaveLength(1);
  await settled(Promise.all(asked));
  expect(who(tab)).toBe(phone);
});

test('a listener to the next session calls with its token, also where tokens do not say whose they are', async () => {
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

describe('What is under way', () => {
  test('when its vendor signs out is called off, whatever it is', async () => {
    const [one] = await twoTabs();
    const calls = [list(one), one.run((app) => app.sendLoginOtp(otherPhone))];
    for (const call of calls) call.catch(() => undefined);
    one.run((app) => app.signOut());
    for (const call of calls) await expect(settled(call)).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('signing in, while another tab signs out, undoes no sign-out', async () => {
    const [one, two] = await twoTabs();
    await settled(two.run((app) => app.sendLoginOtp(otherPhone)));
    const login = two.run((app) => app.login(otherPhone, '123456'));
    login.catch(() => undefined);
    one.run((app) => app.signOut());
    await expect(settled(login)).rejects.toMatchObject({ code: 'signed-out' });
    await pass(1000);
    expect([who(one), who(two), Object.keys(world.browser.stored())]).toEqual([null, null, []]);
  });

  test('is never sent with the next vendor’s token, though the news is late', async () => {
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
    ['once its vendor is gone', (other) => other.run((app) => app.signOut()), 0],
    ['once its vendor, who signed in here, is gone', (other) => other.run((app) => app.signOut()), 1],
    ['once another vendor is here', (other) => world.signIn(other, otherPhone), 0],
  ])('keeps no copy of what was typed %s', async (_, act, index) => {
    const tabs = await twoTabs();
    const [typing, other] = index === 0 ? [tabs[1], tabs[0]] : tabs;
    typing.listeners.delete('storage');
    await act(other);
    await pass(100);
    typing.run((app) => app.writeOwned('recovery.vendorInfo.pharmacy', { vendorName: 'Asha' }));
    expect(Object.keys(world.browser.stored()).filter((key) => key.includes('recovery'))).toEqual([]);
  });

  test('keeps its copy when another tab has only written the same session anew', async () => {
    const [one, two] = await twoTabs();
    two.listeners.delete('storage');
    one.storage.setItem('nuskha.session', `${world.browser.stored()['nuskha.session'] ?? ''} `);
    await pass(10);
    const { keepCopy } = await two.run(() => import('#lib/stores/session/recovery.ts'));
    two.run(() => keepCopy('vendorInfo.pharmacy', { vendorName: 'Asha' }));
    expect(Object.keys(world.browser.stored())).toContain('nuskha.recovery.vendorInfo.pharmacy');
  });

  test('tokens without a session are not sent', async () => {
    const [one] = await twoTabs();
    const tokens = one.app.$tokens.get();
    one.run((app) => app.signOut());
    one.run((app) => tokens && app.keepTokens(tokens));
    await expect(settled(list(one))).rejects.toMatchObject({ code: 'signed-out' });
    expect(world.callsTo(listPath)).toEqual([]);
  });
});

describe('A refresh whose reply is lost', () => {
  const lose = (): void =>
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'commit-then-drop', times: 1 });
  const nearExpiry = (tab: AppTab): void =>
    tab.run(({ $tokens, keepTokens }) => {
      const tokens = $tokens.get();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + 20_000 });
    });

  test('is asked again under the same key by the page that comes next, and the session goes on', async () => {
    const [one] = await twoTabs();
    nearExpiry(one);
    lose();
    await settled(list(one).catch(() => undefined));
    const next = await world.openTab();
    await pass(1000);
    expect([who(next), next.app.$session.get().type]).toEqual([phone, 'signed-in']);
    expect(world.callsTo(refreshPath).map(({ status }) => status)).toEqual([null, 200]);
  });

  test('with an API that looks at no keys leaves the last good token, and says that it runs out', async () => {
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
  test.each([60, 300, 900, 3600])('of %i s are refreshed once a round, at half their life', async (life) => {
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
