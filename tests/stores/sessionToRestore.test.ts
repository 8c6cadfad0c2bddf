import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, startApp, type AppBrowser } from './app.ts';

let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

describe('a page that loads the session only when there is one', () => {
  test('is settled at once while nothing is stored, and hears of what another tab stores', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type !== 'restoring', restore.mock.calls.length]).toEqual([true, 0]);
    await world.signIn(await world.openTab('/vendor'));
    await pass(10);
    expect(restore).toHaveBeenCalled();
  });

  test.each(['elsewhere', 'nuskha.language'])('takes %s for nothing of a session', async (key) => {
    const tab = await world.openTab('/vendor', { start: false });
    tab.storage.setItem(key, '"hi"');
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type, restore.mock.calls.length]).toEqual(['signed-out', 0]);
  });

  test('is not settled while something is stored that may be a session', async () => {
    const before = await world.openTab('/vendor', { start: false });
    await world.signIn(before);
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore));
    expect([tab.app.$session.get().type !== 'restoring', restore.mock.calls.length]).toEqual([false, 1]);
  });

  test('leaves a session that ran out to its vendor when another tab stores something', async () => {
    const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step1');
    await world.signIn(tab);
    tab.run((app) => app.expireSession());
    tab.run((app) => app.onSessionToRestore(() => undefined));
    const news = { key: 'nuskha.language', newValue: '"hi"' };
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('storage'), news)));
    expect(tab.app.$session.get().type).toBe('expired');
  });

  test('is called back no more once it has left', async () => {
    const tab = await world.openTab('/vendor', { start: false });
    const restore = vi.fn<() => void>();
    tab.run((app) => app.onSessionToRestore(restore)());
    await world.signIn(await world.openTab('/vendor'));
    await pass(10);
    tab.run(() => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(restore).not.toHaveBeenCalled();
  });

  test('looks again when it comes back from the history', async () => {
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
