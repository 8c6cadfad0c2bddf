import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '#lib/limits.ts';
import { paths, protectedPage, showsNotifications } from '#lib/paths.ts';
import { pass, phone, settled, startApp, type AppBrowser, type AppTab } from './app.ts';
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

const other = '+919876500000';
const asked = (tab: AppTab): unknown => JSON.parse(tab.own.get(keyOf('askedPage')) ?? 'null');
const marker = (tab: AppTab): string | undefined => tab.app.$auth.get().session ?? undefined;
const refuse = (): void => world.sandbox.faults.add({ endpoint: 'refresh', action: 'status', status: 401 });

/** Ends the session of a signed-in page. The next call finds that out. */
async function lose(tab: AppTab, ms: number = limits.authRedirectDelayMs + 10): Promise<void> {
  world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
  refuse();
  await settled(tab.run((app) => app.call('applications')).catch(() => undefined));
  world.sandbox.faults.clear();
  await pass(ms);
}

async function open(path: string, search = ''): Promise<AppTab> {
  const tab = await world.openTab(path);
  tab.search = search;
  await world.signIn(tab);
  return tab;
}

test('classifies every address as protected or public', () => {
  const page = (path: string) => protectedPage(path);
  expect(
    ['/dashboard', '/dashboard/', '/profile', '/register/labs', '/register', '/register/x'].map(page),
  ).toEqual(['dashboard', 'dashboard', 'profile', 'registration', 'registration', 'registration']);
  const isPublic = [
    '/',
    '/vendor',
    '/delivery',
    '/register/start',
    '/register/start/',
    '/nowhere',
    '/registers',
  ];
  expect([...isPublic, paths.onboardingRoot].map(page)).toEqual([...isPublic, '/'].map(() => null));
});

test('hands notifications over to pages with an island, not to static ones', () => {
  const shown = [
    paths.vendor,
    paths.dashboardOf('v1'),
    paths.profileOf('v1'),
    paths.registerStart,
    paths.onboarding('contract', {}),
  ];
  expect(shown.map(showsNotifications)).toEqual(shown.map(() => true));
  expect([paths.home, paths.delivery, paths.privacy, '/vendors'].map(showsNotifications)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('a lost session on a protected page', () => {
  test.each(['/dashboard', '/profile', '/register/labs'])('leaves %s after 100 ms', async (path) => {
    const tab = await open(path);
    const { startPage } = await tab.run(() => import('#islands/shell/page/startPage.ts'));
    tab.run(startPage);
    await lose(tab, 80);
    expect(tab.visited).toEqual([]);
    await pass(20);
    expect(tab.visited).toEqual(['/']);
  });

  test('keeps the typed values for the vendor before leaving the page', async () => {
    const tab = await open('/register/labs');
    const { keepCopy } = await tab.run(() => import('#lib/stores/session/recovery.ts'));
    tab.run((app) => app.onBeforeExpiry(() => keepCopy('vendorInfo.labs', { vendorName: 'Asha' })));
    await lose(tab, 0);
    expect(tab.visited).toEqual([]);
    const copy = JSON.parse(tab.storage.getItem(keyOf('recovery.vendorInfo.labs')) ?? '');
    expect(copy).toMatchObject({ owner: phone, values: { vendorName: 'Asha' } });
  });

  test('keeps the page’s address, which opens once after signing in', async () => {
    const tab = await open('/dashboard', '?vendorId=v1');
    const session = marker(tab) ?? '';
    await lose(tab);
    expect(asked(tab)).toMatchObject({ path: '/dashboard?vendorId=v1', session });
    const take = () => tab.run((app) => app.takeAskedPage(session));
    expect([take(), take()]).toEqual(['/dashboard?vendorId=v1', null]);
  });

  test('keeps the mark of a shared file, and no other hash', async () => {
    const tab = await open('/dashboard');
    const session = marker(tab) ?? '';
    for (const [hash, path] of [
      ['#shared', '/dashboard#shared'],
      ['#token=7', '/dashboard'],
    ] as const) {
      tab.run((app) => {
        globalThis.location.hash = hash;
        app.keepAskedPage(session);
      });
      expect(tab.run((app) => app.takeAskedPage(session))).toBe(path);
    }
  });

  test('does not open it for another vendor, or after half an hour', async () => {
    const tab = await open('/dashboard');
    const session = marker(tab) ?? '';
    await lose(tab);
    expect(tab.run((app) => app.takeAskedPage('somebody else'))).toBeNull();
    tab.run((app) => app.keepAskedPage(session));
    await pass(limits.askedPageMs + 1);
    expect(tab.run((app) => app.takeAskedPage(session))).toBeNull();
  });

  test('leaves this page when another tab lost the session', async () => {
    const [one, two] = [await open('/dashboard'), await world.openTab('/register/labs')];
    await lose(one);
    await pass(limits.authRedirectDelayMs);
    expect(two.visited).toEqual(['/']);
    expect(asked(two)).toMatchObject({ path: '/register/labs' });
  });
});

describe.each(['/', '/vendor', '/delivery', '/register/start', '/nowhere'])('the public page %s', (path) => {
  test('stays and is signed out when the session is lost', async () => {
    const tab = await open(path);
    await lose(tab, 10_000);
    expect([tab.visited, tab.run((app) => app.$isSignedIn.get()), asked(tab)]).toEqual([[], false, null]);
  });

  test('stays when the stored session has expired', async () => {
    const before = await open('/dashboard');
    before.run(({ $tokens, keepTokens }) => {
      const tokens = $tokens.get();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() - 1000 });
    });
    await pass(10);
    refuse();
    const tab = await world.openTab(path);
    await pass(10_000);
    expect([tab.visited, tab.run((app) => app.$isSignedIn.get())]).toEqual([[], false]);
  });
});

describe('the stored address of an asked page', () => {
  test('is removed when the vendor signs out, here or in another tab', async () => {
    const [one, two] = [await open('/dashboard'), await world.openTab('/profile')];
    for (const tab of [one, two]) tab.run((app) => app.keepAskedPage(null));
    one.run((app) => app.signOut());
    await pass(100);
    expect([asked(one), asked(two)]).toEqual([null, null]);
  });

  test.each([
    ['another origin', '"https://evil.example/dashboard"'],
    ['a page that is not the vendor’s', '"/vendor"'],
    ['two slashes', '"//evil.example/dashboard"'],
    ['no text', '7'],
  ])('is ignored when it names %s', async (_, path) => {
    const tab = await world.openTab('/vendor');
    tab.own.set(keyOf('askedPage'), `{"path":${path},"at":${Date.now()},"session":null}`);
    expect(tab.run((app) => app.takeAskedPage(phone))).toBeNull();
    tab.own.set(keyOf('askedPage'), '{');
    expect(tab.run((app) => app.takeAskedPage(other))).toBeNull();
  });
});
