import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, phone, refreshPath, settled, startApp, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const incidents = ['reload', 'close', 'offline', 'lost-reply', 'lost-request', 'unavailable'] as const;

/** Interrupts refreshes by an incident, then checks the session in every remaining tab. */
async function play(dice: Dice): Promise<void> {
  const world = startApp({ locks: dice.chance(0.8) });
  try {
    world.sandbox.settings.loginTokenSeconds = dice.pick([60, 300, 900, 3600]);
    world.sandbox.settings.refreshedTokenSeconds = dice.pick([60, 300, 900]);
    const tabs: AppTab[] = [await world.openTab()];
    await world.signIn(tabs[0] as AppTab);
    for (let more = dice.between(0, 2); more > 0; more--) tabs.push(await world.openTab());
    world.latencyMs = dice.pick([5, 100, 1500]);
    world.browser.lateMs = dice.pick([0, 5, 60]);
    await pass(5000);

    for (let round = dice.between(1, 2); round > 0; round--) {
      await endure(world, tabs, dice);
      // An open tab checks twice a minute, and the server keeps its last reply for a minute.
      await pass(65_000);
    }

    world.sandbox.faults.clear();
    const asked = tabs.map((tab) =>
      settled(tab.run((app) => app.call('applications'))).then(
        () => 'a reply',
        (error: { code?: string }) => error.code ?? String(error),
      ),
    );
    const replies: string[] = [];
    for (const one of asked) replies.push(await one);
    expect(
      tabs.map((tab, index) => [tab.app.$auth.get().phone, replies[index]]),
      'every tab is signed in and gets replies',
    ).toEqual(tabs.map(() => [phone, 'a reply']));
    expect(
      world.callsTo(refreshPath).filter(({ status }) => status === 401),
      'no refresh token was used up twice',
    ).toEqual([]);
  } finally {
    await world.close();
  }
}

async function endure(world: ReturnType<typeof startApp>, tabs: AppTab[], dice: Dice): Promise<void> {
  const victim = dice.between(0, tabs.length - 1);
  const tab = tabs[victim] as AppTab;
  // A token near its expiry makes the next call refresh it.
  tab.run((app) => {
    const tokens = app.$tokens.get();
    if (tokens !== null)
      app.keepTokens({ ...tokens, expiresAt: Date.now() + dice.pick([20_000, 1000, -1000]) });
  });
  const incident = dice.pick(incidents);
  const fault = { endpoint: 'refresh', times: dice.between(1, 2) } as const;
  if (incident === 'lost-reply') world.sandbox.faults.add({ ...fault, action: 'commit-then-drop' });
  if (incident === 'lost-request') world.sandbox.faults.add({ ...fault, action: 'drop' });
  if (incident === 'unavailable')
    world.sandbox.faults.add({ ...fault, action: 'status', status: 503, afterCommit: dice.chance(0.5) });
  const askers = dice.chance(0.4) ? tabs : [tab];
  for (const asker of askers) asker.run((app) => app.call('applications')).catch(() => undefined);
  await pass(dice.between(0, 3 * world.latencyMs));

  if (incident === 'offline') {
    world.isOffline = true;
    await pass(dice.between(100, 15_000));
    world.isOffline = false;
    for (const each of tabs) each.run(() => globalThis.dispatchEvent(new Event('online')));
  }
  if (incident === 'reload' || incident === 'close') {
    world.browser.closeTab(tab);
    tabs.splice(victim, 1);
    if (incident === 'reload' || tabs.length === 0) {
      await pass(dice.between(0, incident === 'reload' ? 2000 : 20_000));
      tabs.push(await world.openTab());
    }
  }
}

test(
  'a session survives a reload, crash or lost network during a refresh',
  () => playCases({ name: 'refresh-lost', sample: 15, full: 300 }, play),
  runTimeoutMs,
);
