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
  type Modules,
} from './app.ts';
import { keyOf } from '../support/keys.ts';

const onboarding = '/partner-with-us/new/mx-onboarding/step2';
const minutes = 60_000;
let world: AppBrowser;
let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const list = (tab: AppTab): Promise<unknown> => tab.run((app) => app.call('applications'));
const isSignedIn = (tab: AppTab): boolean => tab.run((app) => app.$isSignedIn.get());
const refreshes = (): number => world.callsTo(refreshPath).length;
const keys = (): string[] => Object.keys(world.browser.stored()).toSorted();

/** Signs in on one tab that is not used again, so that its storage is there for the tabs of the test. */
async function visitBefore(expiresInMs?: number): Promise<void> {
  const tab = await world.openTab('/vendor', { start: false });
  await world.signIn(tab);
  if (expiresInMs === undefined) return;
  tab.run(({ $tokens, keepTokens }) => {
    const tokens = $tokens.get();
    if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + expiresInMs });
  });
  await pass(10);
}

describe('a visit', () => {
  test('starts signed out when nothing is stored, and does not navigate', async () => {
    const tab = await world.openTab('/vendor');
    await pass(0);
    expect(tab.app.$auth.get()).toEqual({ session: null, phone: null, userType: null });
    expect(tab.app.$isNewUser.get()).toBe(false);
    expect([isSignedIn(tab), tab.app.$session.get().type !== 'restoring', tab.visited]).toEqual([
      false,
      true,
      [],
    ]);
  });

  test('restores the session, the phone and the server’s role', async () => {
    await visitBefore();
    const tab = await world.openTab();
    await pass(0);
    expect(tab.app.$auth.get()).toMatchObject({ phone, userType: 'VENDOR' });
    const heard = vi.fn<() => void>();
    tab.app.$session.listen(heard);
    await pass(2 * minutes);
    expect(heard).not.toHaveBeenCalled();
    expect(tab.app.$user.get()).toMatchObject({ phone, isVerified: true });
    expect(refreshes()).toBe(0);
  });

  test.each([
    [29_000, 1],
    [-3_600_000, 1],
  ])('refreshes first when %i ms are left, while guards wait', async (left, count) => {
    await visitBefore(left);
    const tab = await world.openTab();
    expect(tab.app.$session.get().type !== 'restoring').toBe(false);
    await pass(200);
    expect([tab.app.$session.get().type !== 'restoring', isSignedIn(tab), refreshes()]).toEqual([
      true,
      true,
      count,
    ]);
    expect(tab.visited).toEqual([]);
  });

  test('ends at once when the tokens are refused, and goes home', async () => {
    await visitBefore(-1000);
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });
    const tab = await world.openTab();
    await pass(200);
    expect([isSignedIn(tab), tab.visited, keys()]).toEqual([false, ['/'], []]);
  });

  test('keeps the session without a network, warns, and renews it when back', async () => {
    await visitBefore(-1000);
    world.sandbox.faults.add({ endpoint: '*', action: 'drop', times: 2 });
    const tab = await world.openTab();
    await pass(200);
    expect([isSignedIn(tab), tab.app.$session.get().type === 'expiring-soon', tab.visited]).toEqual([
      true,
      true,
      [],
    ]);
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'network' });
    tab.run(() => globalThis.dispatchEvent(new Event('online')));
    await pass(200);
    expect([isSignedIn(tab), tab.app.$session.get().type === 'expiring-soon']).toEqual([true, false]);
  });

  test('is signed out when a session has no tokens', async () => {
    await visitBefore();
    const tab = await world.openTab('/dashboard', { start: false });
    tab.storage.removeItem(keyOf('tokens'));
    tab.run((app) => app.startSession());
    await pass(10);
    expect([isSignedIn(tab), keys()]).toEqual([false, []]);
  });

  test('treats tokens without an expiry as valid for an hour, counted once', async () => {
    await visitBefore();
    const tab = await world.openTab('/dashboard', { start: false });
    const text = world.browser.stored()[keyOf('tokens')] ?? '{}';
    const { accessToken, refreshToken } = JSON.parse(text) as Record<string, string>;
    tab.storage.setItem(keyOf('tokens'), JSON.stringify({ accessToken, refreshToken }));
    const read = (app: Modules) => {
      app.restoreSession();
      return app.readTokens();
    };
    const first = tab.run(read);
    await pass(10 * minutes);
    const other = await world.openTab('/dashboard', { start: false });
    expect(first?.expiresAt).toBe(Date.now() + 50 * minutes);
    expect(other.run(read)).toEqual(first);
  });

  test.each([-60, 60])('works with a device clock that is %i minutes off', async (off) => {
    world.sandbox.clock.advance(-off * minutes);
    await visitBefore();
    const tab = await world.openTab();
    await settled(list(tab));
    await pass(20 * minutes);
    await settled(list(tab));
    expect([isSignedIn(tab), refreshes()]).toEqual([true, 0]);
  });

  test.each([-60, 60])('survives a device clock that jumps by %i minutes', async (jump) => {
    await visitBefore();
    const tab = await world.openTab();
    vi.setSystemTime(Date.now() + jump * minutes);
    world.sandbox.clock.advance(-jump * minutes);
    await pass(61 * minutes);
    await settled(list(tab));
    expect([isSignedIn(tab), tab.visited]).toEqual([true, []]);
    expect(world.callsTo(refreshPath).every(({ status }) => status === 200)).toBe(true);
  });
});

describe('the last five minutes', () => {
  test('are logged, and the keep-alive refreshes without a request', async () => {
    await visitBefore();
    const tab = await world.openTab();
    await pass(54 * minutes);
    expect(refreshes()).toBe(0);
    await pass(2 * minutes);
    expect([refreshes(), isSignedIn(tab)]).toEqual([1, true]);
    expect(warnings).toHaveBeenCalledWith('The session expires in less than 5 minutes.');
    await pass(24 * 60 * minutes);
    expect([isSignedIn(tab), tab.visited]).toEqual([true, []]);
  });

  test('need one refresh for all tabs', async () => {
    await visitBefore();
    for (let count = 0; count < 4; count++) await world.openTab();
    await pass(57 * minutes);
    expect(refreshes()).toBe(1);
  });

  test('warn the vendor while refreshes fail', async () => {
    await visitBefore();
    const tab = await world.openTab();
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 503 });
    await pass(56 * minutes);
    expect(tab.app.$session.get().type === 'expiring-soon').toBe(true);
    await pass(10 * minutes);
    expect([isSignedIn(tab), tab.visited]).toEqual([true, []]);
    world.sandbox.faults.clear();
    await pass(minutes);
    expect(tab.app.$session.get().type === 'expiring-soon').toBe(false);
  });
});

describe('an expiry on the onboarding route', () => {
  const refuse = (): void => world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });
  const soonRefused = (tab: AppTab): void => {
    refuse();
    tab.run(({ $tokens, keepTokens }) => {
      const tokens = $tokens.get();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + 1000 });
    });
  };

  const keepCopyIn = async (tab: AppTab): Promise<void> => {
    const { keepCopy } = await tab.run(() => import('#lib/stores/session/recovery.ts'));
    tab.run(() => keepCopy('vendorInfo.pharmacy', { vendorName: 'Asha' }));
  };

  test('keeps the typed values, asks to sign in with the phone, and stays', async () => {
    await visitBefore();
    const tab = await world.openTab(onboarding);
    const rescue = vi.fn<() => void>();
    tab.run((app) => app.onBeforeExpiry(rescue));
    await keepCopyIn(tab);
    soonRefused(tab);
    await expect(settled(list(tab))).rejects.toMatchObject({ code: 'signed-out' });
    await pass(1000);
    expect([tab.visited, isSignedIn(tab), rescue.mock.calls.length]).toEqual([[], false, 1]);
    expect(tab.app.$signInAgain.get()).toEqual({ phone });
    expect(keys()).toEqual([keyOf('recovery.vendorInfo.pharmacy')]);
    world.sandbox.faults.clear();
    await world.signIn(tab);
    expect([tab.app.$signInAgain.get(), isSignedIn(tab)]).toEqual([null, true]);
    expect(keys()).toContain(keyOf('recovery.vendorInfo.pharmacy'));
  });

  test('skips removed forms, and keeps the others when one fails', async () => {
    await visitBefore();
    const tab = await world.openTab(onboarding);
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const [gone, broken, rescue] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    broken.mockImplementation(() => {
      throw new TypeError('not ours');
    });
    tab.run((app) => {
      app.onBeforeExpiry(gone)();
      app.onBeforeExpiry(broken);
      app.onBeforeExpiry(rescue);
      app.expireSession();
      // The second call changes nothing, because the session has already ended.
      app.expireSession();
    });
    expect([gone, broken, rescue].map((form) => form.mock.calls.length)).toEqual([0, 1, 1]);
    expect(errors).toHaveBeenCalledExactlyOnceWith('A form could not be rescued:', 'TypeError');
  });

  test('keeps the language and the values typed from then on', async () => {
    await visitBefore();
    const tab = await world.openTab(onboarding);
    tab.storage.setItem(keyOf('language'), '"hi"');
    tab.run((app) => app.expireSession());
    await keepCopyIn(tab);
    expect(keys()).toEqual([keyOf('language'), keyOf('recovery.vendorInfo.pharmacy')]);
  });

  test('asks to sign in once, with the first phone', async () => {
    const tab = await world.openTab(onboarding);
    tab.run((app) => app.askToSignInAgain('+919876500001'));
    tab.run((app) => app.askToSignInAgain('+919876500002'));
    expect(tab.app.$signInAgain.get()).toEqual({ phone: '+919876500001' });
  });

  test('drops one vendor’s copies when another signs in', async () => {
    await visitBefore();
    const tab = await world.openTab(onboarding);
    await keepCopyIn(tab);
    soonRefused(tab);
    await settled(list(tab)).catch(() => undefined);
    world.sandbox.faults.clear();
    await world.signIn(tab, '+919876500000');
    expect(keys().filter((key) => key.includes('recovery'))).toEqual([]);
  });

  test('reaches other tabs as an expiry, not as a sign-out', async () => {
    await visitBefore();
    const [one, two] = [await world.openTab(onboarding), await world.openTab(onboarding)];
    const rescue = vi.fn<() => void>();
    two.run((app) => app.onBeforeExpiry(rescue));
    soonRefused(one);
    await settled(list(one)).catch(() => undefined);
    await pass(100);
    expect(rescue).toHaveBeenCalledOnce();
    expect(two.app.$session.get()).toMatchObject({ type: 'expired', signedIn: { phone } });
    expect(two.app.$signInAgain.get()).toEqual({ phone });
    world.sandbox.faults.clear();
    await world.signIn(one);
    await pass(100);
    expect([two.app.$signInAgain.get(), isSignedIn(two)]).toEqual([null, true]);
  });
});

describe('signing in', () => {
  test('stores the server’s profile completion, and replaces it the next time', async () => {
    const tab = await world.openTab('/vendor');
    world.sandbox.settings.profileCompletionRoute = '/profile';
    await world.signIn(tab);
    const kept = (): unknown[] =>
      ['needsProfileCompletion', 'profileCompletionRoute'].map((name) => world.browser.stored()[keyOf(name)]);
    expect(kept()).toEqual(['true', '"/profile"']);
    tab.run((app) => app.keepProfileCompletion(false, null));
    expect(kept()).toEqual(['false', undefined]);
  });

  test.each([
    ['after another vendor removes that vendor’s idempotency keys', '+919876500000', false],
    ['again keeps the vendor’s idempotency keys for repeats', phone, true],
  ])('%s', async (_, next, isKept) => {
    const tab = await world.openTab(onboarding);
    await world.signIn(tab);
    const { keyFor } = await tab.run(() => import('#lib/stores/session/idempotency.ts'));
    tab.run((app) => app.expireSession());
    tab.run(() => keyFor('vendor-create', { vendorName: 'Asha' }));
    await world.signIn(tab, next);
    expect(keys().includes(keyOf('idempotency.vendor-create'))).toBe(isKept);
  });
});

describe('signing out', () => {
  test('still stores what a visitor types', async () => {
    await visitBefore();
    const tab = await world.openTab(onboarding);
    tab.run((app) => app.signOut());
    const { keepCopy } = await tab.run(() => import('#lib/stores/session/recovery.ts'));
    tab.run(() => keepCopy('vendorInfo.pharmacy', { vendorName: 'Asha' }));
    expect(keys()).toEqual([keyOf('recovery.vendorInfo.pharmacy')]);
  });

  test('in another tab does not navigate after a later request', async () => {
    await visitBefore();
    const [one, two] = [await world.openTab(), await world.openTab()];
    one.run((app) => app.signOut());
    await pass(10);
    await expect(settled(list(two))).rejects.toMatchObject({ code: 'signed-out' });
    await pass(10_000);
    expect([two.visited, two.own.get(keyOf('askedPage'))]).toEqual([[], undefined]);
  });

  test('waits for another tab’s event to tell a sign-out from an expiry', async () => {
    await visitBefore();
    const [one, two] = [await world.openTab(onboarding), await world.openTab(onboarding)];
    const late = [...(two.listeners.get('storage') ?? [])];
    two.listeners.delete('storage');
    one.run((app) => app.expireSession());
    await pass(10);
    await settled(list(two).catch(() => undefined));
    expect(two.app.$session.get().type).toBe('signed-in');
    const news = { key: keyOf('session'), newValue: '{"session":null,"phone":null,"userType":null}' };
    two.run(() => late.forEach((listener) => listener(Object.assign(new Event('storage'), news))));
    expect(two.app.$session.get().type).toBe('expired');
  });

  test('removes the session’s entries and keeps the onboarding draft', async () => {
    await visitBefore();
    const tab = await world.openTab();
    const ofVendor = ['recovery.info', 'idempotency.kyc', 'justCompleted', 'profileCompletionRoute'];
    for (const name of ['onboarding', ...ofVendor]) tab.storage.setItem(keyOf(name), '{}');
    const ofTab = ['askedPage', 'toasts', 'builds'].map(keyOf);
    for (const key of ofTab) tab.own.set(key, '{}');
    tab.run((app) => app.signOut());
    expect(keys()).toEqual([keyOf('onboarding')]);
    expect(ofTab.filter((key) => tab.own.has(key))).toEqual([]);
  });

  test('in one tab signs out all tabs and aborts their requests', async () => {
    await visitBefore();
    const tabs = [await world.openTab(), await world.openTab(), await world.openTab()];
    const [one, two] = tabs as [AppTab, AppTab];
    const underWay = list(two);
    underWay.catch(() => undefined);
    one.run((app) => app.signOut());
    await expect(settled(underWay)).rejects.toMatchObject({ code: 'signed-out' });
    await pass(1000);
    expect(tabs.map(isSignedIn)).toEqual([false, false, false]);
    expect(keys()).toEqual([]);
  });

  test.each([0, 30, 500])(
    'during another tab’s refresh stays signed out (events %i ms late)',
    async (late) => {
      await visitBefore(20_000);
      const two = await world.openTab();
      const one = await world.openTab('/vendor', { start: false });
      one.run((app) => app.restoreSession());
      world.browser.lateMs = late;
      one.run((app) => app.signOut());
      await pass(2000);
      expect([isSignedIn(two), keys()]).toEqual([false, []]);
      expect(two.app.$tokens.get()).toBeNull();
    },
  );

  test('is noticed by a page that returns from the page cache', async () => {
    await visitBefore();
    const [one, two] = [await world.openTab(), await world.openTab()];
    two.listeners.delete('storage');
    one.run((app) => app.signOut());
    await pass(100);
    expect(isSignedIn(two)).toBe(true);
    two.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(isSignedIn(two)).toBe(false);
  });

  test.each([
    ['/dashboard', ['/']],
    ['/vendor', []],
  ])('sends %s to %j when it returns from the page cache', async (path, visited) => {
    await visitBefore();
    const tab = await world.openTab(path);
    await pass(100);
    tab.run((app) => app.signOut());
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(tab.visited).toEqual(visited);
  });

  test('and signing in as another vendor replaces the session in other tabs', async () => {
    await visitBefore();
    const [one, two] = [await world.openTab(), await world.openTab()];
    const isSameOwner = two.run((app) => app.sameOwner());
    await world.signIn(one, '+919876500000');
    await pass(100);
    expect(isSameOwner()).toBe(false);
    expect(two.app.$auth.get().phone).toBe('+919876500000');
    await settled(list(two));
    expect(new Set(world.callsTo(listPath).map(({ token }) => token))).toEqual(
      new Set([one.app.$tokens.get()?.accessToken]),
    );
  });
});
