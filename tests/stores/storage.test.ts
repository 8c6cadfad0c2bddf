import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyText } from '../support/anyText.ts';
import { pass, settled, startApp, type AppBrowser, type AppTab } from './app.ts';
import { keyOf } from '../support/keys.ts';

let world: AppBrowser;
let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const tokens = { accessToken: 'a.b.c', refreshToken: 'r', expiresAt: 4e12 };
const user = { id: 'u1', phone: '+919876543210', isVerified: true };
const session = { session: 'u1', phone: '+919876543210', userType: 'VENDOR' };
const draft = (category: string) => ({
  category,
  vendorId: 'v1',
  step: 'documents',
  phone: '+919876543210',
  phoneVerified: true,
  updatedAt: 1,
});
const valid = { tokens, user, session, onboarding: { pharmacy: draft('pharmacy'), labs: draft('labs') } };
type Name = keyof typeof valid;
const names = Object.keys(valid) as Name[];

/** Any content of a storage entry: the valid value, other JSON, or bytes. */
const entry = (name: Name): fc.Arbitrary<{ text: string | null; isValid: boolean }> =>
  fc.oneof(
    fc.constant({ text: JSON.stringify(valid[name]), isValid: true }),
    fc.constant({ text: null, isValid: false }),
    fc.oneof(anyText({ maxLength: 60 }), fc.json({ maxDepth: 3 })).map((text) => ({
      text,
      isValid: false,
    })),
    // The valid value with one field replaced.
    fc
      .tuple(fc.constantFrom(...Object.keys(valid[name])), fc.jsonValue({ maxDepth: 2 }))
      .map(([key, value]) => ({ text: JSON.stringify({ ...valid[name], [key]: value }), isValid: false })),
    fc
      .constantFrom('', '{', '[]', 'null', '"', '{"__proto__":1}', `${'['.repeat(5000)}`, '\u0000')
      .map((text) => ({
        text,
        isValid: false,
      })),
  );

test('keeps valid entries and discards any other bytes without throwing', async () => {
  const tab = await world.openTab('/dashboard', { start: false });
  const { restoreDrafts, $drafts } = await tab.run(() => import('#lib/stores/application/draft.ts'));
  const { readCopy } = await tab.run(() => import('#lib/stores/session/recovery.ts'));
  const { keyFor } = await tab.run(() => import('#lib/stores/session/idempotency.ts'));
  const state = fc.record(
    Object.fromEntries(names.map((name) => [name, entry(name)])) as {
      [Each in Name]: ReturnType<typeof entry>;
    },
  );
  await fc.assert(
    fc.asyncProperty(state, anyText(), async (stored, other) => {
      tab.storage.clear();
      for (const name of names) {
        const { text } = stored[name];
        if (text !== null) tab.storage.setItem(keyOf(name), text);
      }
      for (const name of ['justCompleted', 'recovery.info', 'idempotency.create']) {
        tab.storage.setItem(keyOf(name), other);
      }
      await tab.run(async (app) => {
        app.removeCorruptEntries();
        app.restoreSession();
        app.readTokens();
        restoreDrafts();
        readCopy('info');
        app.takeJustCompleted();
        expect(await keyFor('create', { a: 1 })).toMatch(/./);
        if (stored.tokens.isValid && stored.session.isValid) expect(app.$tokens.get()).toEqual(tokens);
        if (stored.user.isValid) expect(app.$user.get()).toEqual(user);
        if (stored.session.isValid) expect(app.$auth.get()).toEqual(session);
        if (stored.onboarding.isValid) expect($drafts.get()).toEqual(valid.onboarding);
        // The next visit reads the same values and discards nothing.
        const left = [app.$tokens.get(), app.$user.get(), app.$auth.get(), $drafts.get()];
        const kept = world.browser.stored();
        for (const name of names) {
          if (stored[name].isValid) expect(kept[keyOf(name)]).toBe(stored[name].text);
        }
        app.restoreSession();
        app.readTokens();
        restoreDrafts();
        expect([app.$tokens.get(), app.$user.get(), app.$auth.get(), $drafts.get()]).toEqual(left);
        expect(app.$auth.get().session === null || typeof app.$auth.get().session === 'string').toBe(true);
      });
    }),
    { numRuns: 150 },
  );
}, 120_000);

test('settles the session from any stored state', async () => {
  const state = fc.record({
    tokens: entry('tokens'),
    user: entry('user'),
    session: entry('session'),
    onboarding: entry('onboarding'),
  });
  await fc.assert(
    fc.asyncProperty(
      state,
      fc.constantFrom('/dashboard', '/partner-with-us/new/mx-onboarding/step1'),
      async (stored, path) => {
        const tab = await world.openTab(path, { start: false });
        tab.storage.clear();
        for (const name of names) {
          const { text } = stored[name];
          if (text !== null) tab.storage.setItem(keyOf(name), text);
        }
        tab.run((app) => app.startSession());
        await pass(500);
        expect(tab.app.$session.get().type !== 'restoring').toBe(true);
        const call = settled(tab.run((app) => app.call('applications')));
        await expect(call).rejects.toMatchObject({ name: 'ApiError' });
        tab.listeners.clear();
        tab.run((app) => app.signOut());
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

describe('the corruption check', () => {
  test('removes entries that are not JSON, and raises storageCorruption', async () => {
    const tab = await world.openTab('/dashboard', { start: false });
    tab.storage.setItem(keyOf('user'), '{"id":');
    tab.storage.setItem(keyOf('onboarding'), '');
    tab.storage.setItem(keyOf('session'), JSON.stringify(session));
    tab.storage.setItem('elsewhere', 'not ours');
    const heard: unknown[] = [];
    tab.run((app) => {
      globalThis.addEventListener('storageCorruption', (event) => heard.push((event as CustomEvent).detail));
      app.removeCorruptEntries();
      app.removeCorruptEntries();
    });
    expect(heard).toEqual([{ entries: ['user', 'onboarding'] }]);
    expect(Object.keys(world.browser.stored()).toSorted()).toEqual(
      ['elsewhere', keyOf('session')].toSorted(),
    );
    expect(warnings.join()).toContain('user, onboarding');
  });

  test('reports a damaged entry that was read before the check', async () => {
    const tab = await world.openTab('/dashboard', { start: false });
    const { restoreDrafts } = await tab.run(() => import('#lib/stores/application/draft.ts'));
    tab.storage.setItem(keyOf('onboarding'), '{"pharmacy":');
    const heard: unknown[] = [];
    tab.run(() => {
      globalThis.addEventListener('storageCorruption', (event) => heard.push((event as CustomEvent).detail));
      restoreDrafts();
    });
    expect(heard).toEqual([{ entries: ['onboarding'] }]);
    expect(world.browser.stored()).toEqual({});
  });

  test('leaves JSON of another shape, which goes when it is read', async () => {
    const tab = await world.openTab('/dashboard', { start: false });
    tab.storage.setItem(keyOf('tokens'), '{"accessToken":""}');
    tab.run((app) => app.removeCorruptEntries());
    expect(Object.keys(world.browser.stored())).toEqual([keyOf('tokens')]);
    expect(tab.run((app) => app.readTokens())).toBeNull();
    expect(world.browser.stored()).toEqual({});
  });

  test('keeps the valid drafts beside an invalid one', async () => {
    const tab = await world.openTab('/dashboard', { start: false });
    const { restoreDrafts, $drafts } = await tab.run(() => import('#lib/stores/application/draft.ts'));
    tab.storage.setItem(
      keyOf('onboarding'),
      JSON.stringify({ pharmacy: draft('pharmacy'), labs: { step: 3 }, x: 1 }),
    );
    tab.run(restoreDrafts);
    expect($drafts.get()).toEqual({ pharmacy: draft('pharmacy') });
    expect(JSON.parse(tab.storage.getItem(keyOf('onboarding')) ?? '')).toEqual({
      pharmacy: draft('pharmacy'),
    });
  });
});

describe('a browser that stores nothing', () => {
  const errors = [
    ['blocks site data', { name: 'SecurityError', on: 'all' }, 'blocked'],
    ['refuses to write', { name: 'SecurityError', on: 'write' }, 'blocked'],
    ['is full, or private', { name: 'QuotaExceededError', on: 'write' }, 'full'],
  ] as const;
  test.each(errors)('and %s works for the visit, and warns once', async (_, storageError, problem) => {
    world.browser.storageError = storageError;
    const tab = await world.openTab('/vendor');
    const said: unknown[] = [];
    tab.run((app) => app.$storageProblem.listen((value) => void said.push(value)));
    await world.signIn(tab);
    await settled(tab.run((app) => app.call('applications')));
    expect(tab.app.$storageProblem.get()).toBe(problem);
    expect(said.length).toBeLessThanOrEqual(1);
    expect(new Set(warnings).size).toBe(warnings.length);
    expect(warnings.join()).toContain('Storage could not be');
    await pass(65 * 60_000);
    await settled(tab.run((app) => app.call('applications')));
    tab.run((app) => app.restoreSession());
    expect(tab.app.$isSignedIn.get()).toBe(true);
    tab.run((app) => app.signOut());
    tab.run((app) => app.restoreSession());
    expect(tab.app.$isSignedIn.get()).toBe(false);
    expect(world.browser.stored()).toEqual({});
  });

  test('and ignores every write is reported', async () => {
    const tab = await world.openTab('/vendor');
    tab.storage.setItem = () => undefined;
    expect(tab.run((app) => app.writeEntry('justCompleted', true))).toBe(false);
    expect(tab.app.$storageProblem.get()).toBe('blocked');
    expect(tab.run((app) => [app.isInMemory('justCompleted'), app.isInMemory('user')])).toEqual([
      true,
      false,
    ]);
  });

  test('does not keep an older value, such as a used token', async () => {
    const tab: AppTab = await world.openTab('/vendor');
    await world.signIn(tab);
    world.browser.storageError = { name: 'QuotaExceededError', on: 'write' };
    await settled(tab.run((app) => app.refreshTokens()));
    expect(world.browser.stored()[keyOf('tokens')]).toBeUndefined();
    expect(tab.run((app) => app.readTokens())).not.toBeNull();
  });

  test('and cannot be cleared reports that', async () => {
    const tab = await world.openTab('/vendor');
    await world.signIn(tab);
    tab.storage.removeItem = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    expect(tab.run((app) => app.clearAppData())).toBe(false);
    expect([tab.app.$isSignedIn.get(), tab.run((app) => app.readTokens())]).toEqual([false, null]);
    // For the rest of the visit, the entry counts as removed.
    expect(tab.run((app) => app.storedText('user'))).toBeNull();
  });

  test('reports that one entry could not be cleared, and clears the others', async () => {
    const tab = await world.openTab('/vendor');
    await world.signIn(tab);
    tab.storage.setItem(keyOf('onboarding'), '{}');
    const remove = tab.storage.removeItem;
    tab.storage.removeItem = (key) => {
      if (key === keyOf('user')) throw new DOMException('Refused', 'SecurityError');
      remove(key);
    };
    expect(tab.run((app) => app.clearAppData())).toBe(false);
    expect(Object.keys(world.browser.stored())).toEqual([keyOf('user')]);
  });

  test('follows another tab that could write an entry, or cleared all of them', async () => {
    const tab = await world.openTab('/vendor');
    const read = () => tab.run((app) => app.storedText('justCompleted'));
    const tell = (key: string | null, newValue: string | null): void =>
      tab.run(() => void globalThis.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
    for (const [key, newValue] of [[keyOf('justCompleted'), 'false'] as const, [null, null] as const]) {
      world.browser.storageError = { name: 'QuotaExceededError', on: 'write' };
      tab.run((app) => app.writeEntry('justCompleted', true));
      expect(read()).toBe('true');
      world.browser.storageError = null;
      if (newValue === null) tab.storage.clear();
      else tab.storage.setItem(keyOf('justCompleted'), newValue);
      tell(key, newValue);
      expect(read()).toBe(newValue);
    }
  });

  test('reports its first problem', async () => {
    world.browser.storageError = { name: 'QuotaExceededError', on: 'write' };
    const tab = await world.openTab('/vendor');
    tab.run((app) => app.writeEntry('justCompleted', true));
    world.browser.storageError = { name: 'SecurityError', on: 'all' };
    tab.run((app) => app.writeEntry('justCompleted', true));
    expect(tab.app.$storageProblem.get()).toBe('full');
    expect(warnings).toEqual(['Storage could not be written.', 'Storage could not be opened.']);
  });

  test('reports a failed write of a tab entry, and reads null', async () => {
    const tab = await world.openTab('/vendor');
    const kept = (): unknown[] =>
      tab.run((app) => [app.writeTabEntry('builds', ['a']), app.readTabEntry('builds')]);
    expect(kept()).toEqual([true, ['a']]);
    tab.own.set(keyOf('builds'), '{');
    expect(tab.run((app) => app.readTabEntry('builds'))).toBeNull();
    const refuse = (): never => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(kept()).toEqual([false, null]);
    tab.run((app) => app.removeTabEntry('builds'));
    vi.stubGlobal('sessionStorage', undefined);
    expect(kept()).toEqual([false, null]);
    tab.run((app) => app.removeTabEntry('builds'));
  });

  test('reports other tabs’ changes of our entries until unsubscribed', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const heard = vi.fn<(name: string | null, text: string | null) => void>();
    const stop = tab.run((app) => app.onForeignChange(heard));
    const tell = (key: string | null, newValue: string | null): void =>
      tab.run(() => void globalThis.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
    tell('elsewhere', 'x');
    tell(keyOf('user'), '{}');
    tell(null, null);
    expect(heard.mock.calls).toEqual([
      ['user', '{}'],
      [null, null],
    ]);
    tab.run(stop);
    tell(keyOf('user'), '{}');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('clears all of our entries and nothing else', async () => {
    const tab = await world.openTab('/vendor');
    await world.signIn(tab);
    tab.storage.setItem('elsewhere', 'not ours');
    tab.storage.setItem(keyOf('recovery.info'), '{}');
    tab.storage.setItem(keyOf('onboarding'), '{}');
    expect(tab.run((app) => app.clearAppData())).toBe(true);
    expect(Object.keys(world.browser.stored())).toEqual(['elsewhere']);
  });
});
