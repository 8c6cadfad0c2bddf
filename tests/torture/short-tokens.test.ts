import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, phone, refreshPath, startApp, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

/** Plays five tabs for an hour, idle or sending requests, with access tokens that live one to sixty minutes. */
async function play(dice: Dice): Promise<void> {
  const world = startApp();
  try {
    const life = dice.between(60, 3600);
    world.sandbox.settings.loginTokenSeconds = life;
    world.sandbox.settings.refreshedTokenSeconds = life;
    const tabs: AppTab[] = [await world.openTab()];
    await world.signIn(tabs[0] as AppTab);
    const start = Date.now();
    world.latencyMs = dice.pick([5, 100, 900]);
    world.browser.lateMs = dice.pick([0, 5, 60]);
    while (tabs.length < 5) {
      await pass(dice.between(0, 20_000));
      tabs.push(await world.openTab());
    }
    const failures: string[] = [];
    while (Date.now() < start + 3_600_000) {
      await pass(dice.between(1000, 600_000));
      for (const tab of tabs) {
        if (dice.chance(0.5)) continue;
        tab.run((app) => app.call('applications')).catch((error: unknown) => failures.push(String(error)));
      }
    }
    const hours = (Date.now() - start) / 3_600_000;
    await pass(5000);
    const refreshes = world.callsTo(refreshPath);
    expect(failures, 'every request gets its reply').toEqual([]);
    expect(tabs.map((tab) => tab.app.$auth.get().phone)).toEqual(tabs.map(() => phone));
    expect(
      // The last refresh may still be under way.
      refreshes.filter(({ status }) => status !== 200 && status !== null),
      'each token is exchanged once',
    ).toEqual([]);
    expect(world.mostRefreshes(), 'never two refreshes at once').toBeLessThanOrEqual(1);
    expect(refreshes.length, `refreshes at a life of ${life} s`).toBeLessThanOrEqual(
      Math.ceil((hours * 2 * 3600) / life) + 1,
    );
  } finally {
    await world.close();
  }
}

test(
  'five tabs share each refresh, at most two in a token’s life',
  () => playCases({ name: 'short-tokens', sample: 5, full: 300 }, play),
  runTimeoutMs,
);
