import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, startApp, type AppBrowser } from './app.ts';
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

describe('a page that loads the session only if one is stored', () => {
  test('settles at once with nothing stored, and hears what another tab stores', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type !== 'restoring', restore.mock.calls.length]).toEqual([true, 0]);
    await world.signIn(await world.openTab('/vendor'));
    await pass(10);
    expect(restore).toHaveBeenCalled();
  });

  test.each(['elsewhere', keyOf('language')])('does not treat %s as part of a session', async (key) => {
    const tab = await world.openTab('/vendor', { start: false });
    tab.storage.setItem(key, '"hi"');
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type, restore.mock.calls.length]).toEqual(['signed-out', 0]);
  });

  test('does not settle while a stored entry may hold a session', async () => {
    const before = await world.openTab('/vendor', { start: false });
    await world.signIn(before);
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type !== 'restoring', restore.mock.calls.length]).toEqual([false, 1]);
  });

  test('keeps an expired session when another tab stores something', async () => {
    const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step1');
    await world.signIn(tab);
    tab.run((app) => app.expireSession());
    tab.run((app) => app.onSessionToRestore(() => undefined));
    const news = { key: keyOf('language'), newValue: '"hi"' };
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('storage'), news)));
    expect(tab.app.$session.get().type).toBe('expired');
  });

  test('gets no more callbacks after it unsubscribed', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore)());
    await world.signIn(await world.openTab('/vendor'));
    await pass(10);
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(restore).not.toHaveBeenCalled();
  });

  test('looks again when it returns from the page cache', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    tab.listeners.delete('storage');
    await world.signIn(await world.openTab('/vendor'));
    await pass(10);
    expect(restore).not.toHaveBeenCalled();
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(restore).toHaveBeenCalledOnce();
  });
});
