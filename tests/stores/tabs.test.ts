import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, startApp, type AppBrowser, type AppTab } from './app.ts';

let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** A tab of the session that sends and receives messages, and those it received of the topic 'news'. */
async function openTab(isFirst = false) {
  const tab: AppTab = await world.openTab('/vendor');
  const { hearTabs, tellTabs } = await tab.run(() => import('#lib/stores/session/tabs.ts'));
  if (isFirst) await world.signIn(tab);
  await pass(10);
  const heard: unknown[] = [];
  const stop = tab.run(() => hearTabs('news', (data) => void heard.push(data)));
  const tell = async (data: unknown, topic = 'news'): Promise<void> => {
    tab.run(() => tellTabs(topic, data));
    await pass(10);
  };
  return { tab, heard, tell, hearTabs, stop: () => tab.run(stop) };
}

describe('a message of one tab', () => {
  test('reaches the other tabs of its session, not itself', async () => {
    const [one, two, three] = [await openTab(true), await openTab(), await openTab()];
    await one.tell({ id: 'v1' });
    expect([one.heard, two.heard, three.heard]).toEqual([[], [{ id: 'v1' }], [{ id: 'v1' }]]);
  });

  test('of another topic is ignored', async () => {
    const [one, two] = [await openTab(true), await openTab()];
    await one.tell('x', 'weather');
    expect(two.heard).toEqual([]);
  });

  test('does not reach a removed listener, but still its other listeners', async () => {
    const [one, two] = [await openTab(true), await openTab()];
    const also: unknown[] = [];
    const stopAlso = two.tab.run(() => two.hearTabs('news', (data) => void also.push(data)));
    two.stop();
    await one.tell('first');
    two.tab.run(stopAlso);
    await one.tell('second');
    expect([two.heard, also]).toEqual([[], ['first']]);
  });

  test('reaches others from a tab that has no listeners', async () => {
    const [one, two] = [await openTab(true), await openTab()];
    one.stop();
    await one.tell('x');
    expect(two.heard).toEqual(['x']);
  });

  test('stays in its session: neither a visitor nor the next vendor gets it', async () => {
    const [one, two] = [await openTab(true), await openTab()];
    two.tab.listeners.delete('storage');
    one.tab.run((app) => app.signOut());
    await one.tell('x');
    await world.signIn(one.tab, '+919876500000');
    await one.tell('y');
    expect(two.heard).toEqual([]);
  });

  test('is lost without an error in a browser without channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const one = await openTab(true);
    await one.tell('x');
    one.stop();
    expect(one.heard).toEqual([]);
  });
});
