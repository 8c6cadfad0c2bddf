import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '#lib/limits.ts';
import { listPath, pass, refreshPath, settled, startApp, type AppBrowser, type AppTab } from './app.ts';
import { keyOf } from '../support/keys.ts';

const otherPhone = '+919876500000';
let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const typeOf = (tab: AppTab): string => tab.app.$session.get().type;
const refreshes = (): number => world.callsTo(refreshPath).length;
const tell = (tab: AppTab, name: string, more: object = {}): void =>
  tab.run(() => void globalThis.dispatchEvent(Object.assign(new Event(name), more)));
/** Sets the remaining life of the access token, in the tab and in storage. */
const expiresIn = (tab: AppTab, ms: number): void =>
  tab.run(({ $tokens, keepTokens }) => {
    const tokens = $tokens.get();
    if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + ms });
  });
/** Ends a session with a refused refresh. */
async function lose(tab: AppTab): Promise<void> {
  world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
  world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });
  await settled(tab.run((app) => app.call('applications')).catch(() => undefined));
  world.sandbox.faults.clear();
}
async function signedIn(count = 1, path = '/dashboard'): Promise<AppTab[]> {
  const first = await world.openTab(path);
  await world.signIn(first);
  const tabs = [first];
  while (tabs.length < count) tabs.push(await world.openTab(path));
  await pass(100);
  return tabs;
}

describe('starting the session', () => {
  test('restores what is stored, and starts once', async () => {
    const tab = await world.openTab('/vendor');
    await pass(0);
    expect(tab.app.$session.get()).toEqual({ type: 'signed-out', hasLeft: false });
    await world.signIn(tab);
    const next = await world.openTab();
    await pass(0);
    expect(typeOf(next)).toBe('signed-in');
    const heard = next.listeners.get('online')?.size;
    next.run((app) => app.startSession());
    expect([typeOf(next), next.listeners.get('online')?.size]).toEqual(['signed-in', heard]);
  });

  test('skips a session known to be signed out, unless a vendor signed in since', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    tab.run((app) => app.onSessionToRestore(() => undefined));
    const types: string[] = [];
    tab.app.$session.listen(({ type }) => void types.push(type));
    tab.run((app) => app.startSession());
    await pass(10);
    expect(types).toEqual([]);
    const late = await world.openTab('/vendor', { start: false });
    late.run((app) => app.onSessionToRestore(() => undefined));
    late.listeners.clear();
    await world.signIn(tab);
    await pass(10);
    late.run((app) => app.startSession());
    await pass(10);
    expect(typeOf(late)).toBe('signed-in');
  });
});

describe('checking the session', () => {
  test('happens when the page becomes visible, not when it is hidden', async () => {
    const page = {
      visibilityState: 'hidden',
      listeners: new Map<string, () => void>(),
      addEventListener: (name: string, listener: () => void) => page.listeners.set(name, listener),
    };
    vi.stubGlobal('document', page);
    const [tab] = (await signedIn()) as [AppTab];
    expiresIn(tab, 120_000);
    const look = async (state: string): Promise<number> => {
      page.visibilityState = state;
      tab.run(() => page.listeners.get('visibilitychange')?.());
      await pass(100);
      return refreshes();
    };
    expect([await look('hidden'), await look('visible')]).toEqual([0, 1]);
  });

  test('finds a sign-out of another tab whose event never came', async () => {
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    two.listeners.delete('storage');
    one.run((app) => app.signOut());
    await pass(10);
    expect(typeOf(two)).toBe('signed-in');
    tell(two, 'online');
    expect(two.app.$session.get()).toEqual({ type: 'signed-out', hasLeft: true });
  });

  test('does not navigate when a sign-out overtakes its refresh', async () => {
    const [tab] = (await signedIn()) as [AppTab];
    expiresIn(tab, 120_000);
    tell(tab, 'online');
    await pass(5);
    tab.run((app) => app.signOut());
    await pass(10_000);
    expect([refreshes(), tab.visited, Object.keys(world.browser.stored())]).toEqual([1, [], []]);
  });
});

describe('a lost session', () => {
  test('stays on the page when a vendor signs in meanwhile in another tab', async () => {
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    world.latencyMs = 1;
    await lose(one);
    await world.signIn(two);
    await pass(limits.authRedirectDelayMs);
    expect([one.visited, typeOf(one)]).toEqual([[], 'signed-in']);
  });
});

describe('another tab', () => {
  test('changes only the tokens when it refreshes', async () => {
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    const heard = vi.fn<() => void>();
    two.app.$session.listen(heard);
    await settled(one.run((app) => app.refreshTokens()));
    await pass(10);
    expect(heard).not.toHaveBeenCalled();
    expect(two.app.$tokens.get()).toEqual(one.app.$tokens.get());
  });

  test('ends the expiry warning here only with a longer-lived token', async () => {
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 503 });
    expiresIn(one, 120_000);
    await pass(10);
    tell(two, 'online');
    await pass(100);
    expect(typeOf(two)).toBe('expiring-soon');
    expiresIn(one, 130_000);
    await pass(10);
    expect(typeOf(two)).toBe('expiring-soon');
    world.sandbox.faults.clear();
    await settled(one.run((app) => app.refreshTokens()));
    await pass(10);
    expect(typeOf(two)).toBe('signed-in');
  });

  test('signs in another vendor here too, and closes the sign-in dialog', async () => {
    const [one, two] = (await signedIn(2, '/partner-with-us/new/mx-onboarding/step1')) as [AppTab, AppTab];
    two.run((app) => app.askToSignInAgain());
    await world.signIn(one, otherPhone);
    await pass(100);
    expect([typeOf(two), two.app.$signInAgain.get(), two.app.$user.get()?.phone]).toEqual([
      'signed-in',
      null,
      otherPhone,
    ]);
  });

  test('signs out here, even if its sign-in event arrives late', async () => {
    const [one, two] = (await signedIn(2, '/vendor')) as [AppTab, AppTab];
    const late = [...(two.listeners.get('storage') ?? [])];
    two.listeners.delete('storage');
    const news = { key: keyOf('session'), newValue: world.browser.stored()[keyOf('session')] };
    one.run((app) => app.signOut());
    await pass(10);
    two.run(() => late.forEach((listener) => listener(Object.assign(new Event('storage'), news))));
    expect(two.app.$session.get()).toEqual({ type: 'signed-out', hasLeft: true });
  });

  test('signs out here when it clears the whole storage', async () => {
    const [, two] = (await signedIn(2, '/vendor')) as [AppTab, AppTab];
    two.storage.clear();
    tell(two, 'storage', { key: null, newValue: null });
    expect(typeOf(two)).toBe('signed-out');
    await expect(settled(two.run((app) => app.call('applications')))).rejects.toMatchObject({
      code: 'signed-out',
    });
    expect(world.callsTo(listPath)).toEqual([]);
  });
});

describe('the page cache', () => {
  test('hides only a page that is cached, and updates it on return', async () => {
    const style = { setProperty: vi.fn<() => void>(), removeProperty: vi.fn<() => void>() };
    vi.stubGlobal('document', { documentElement: { style }, addEventListener: () => undefined });
    const [one, two] = (await signedIn(2)) as [AppTab, AppTab];
    tell(two, 'pagehide', { persisted: false });
    expect(style.setProperty).not.toHaveBeenCalled();
    tell(two, 'pagehide', { persisted: true });
    expect(style.setProperty).toHaveBeenCalledExactlyOnceWith('visibility', 'hidden');
    two.listeners.delete('storage');
    one.run((app) => app.signOut());
    await pass(10);
    tell(two, 'pageshow', { persisted: false });
    expect(typeOf(two)).toBe('signed-in');
    tell(two, 'pageshow', { persisted: true });
    expect([two.app.$session.get(), two.visited]).toEqual([{ type: 'signed-out', hasLeft: true }, ['/']]);
  });
});
