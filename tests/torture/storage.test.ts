import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, settled, startApp, type AppBrowser, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';
import { storedNames, storedText } from './storedText.ts';
import { keyOf } from '../support/keys.ts';

let world: AppBrowser;
let tab: AppTab;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
  tab = await world.openTab('/dashboard', { start: false });
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** The states of the browser's storage: it works, it is full, it is blocked. */
const problems = [
  null,
  null,
  null,
  { name: 'QuotaExceededError', on: 'write' },
  { name: 'SecurityError', on: 'all' },
] as const;

async function play(dice: Dice, index: number): Promise<void> {
  world.browser.storageError = null;
  tab.storage.clear();
  for (const name of storedNames) {
    if (dice.chance(0.7)) tab.storage.setItem(keyOf(name), storedText(dice, name));
  }
  world.browser.storageError = dice.pick(problems as unknown as [(typeof problems)[number]]);
  tab.run((app) => {
    app.removeCorruptEntries();
    app.restoreSession();
    app.readTokens();
    app.takeJustCompleted();
    app.hasEntries();
    app.checkSession();
    const { session } = app.$auth.get();
    expect(session === null || typeof session === 'string').toBe(true);
    const phone = app.ownerPhone();
    expect(phone === null || typeof phone === 'string').toBe(true);
    if (app.$tokens.get() !== null) expect(session, 'no tokens without a session').not.toBeNull();
  });
  // Test the whole start only now and then, because it waits for the API.
  if (index % 50 === 0) {
    world.browser.storageError = null;
    const fresh = await world.openTab(dice.pick(['/dashboard', '/partner-with-us/new/mx-onboarding/step1']));
    await pass(500);
    expect(fresh.app.$session.get().type).not.toBe('restoring');
    await expect(settled(fresh.run((app) => app.call('applications')))).rejects.toMatchObject({
      name: 'ApiError',
    });
    world.browser.closeTab(fresh);
  }
  tab.run((app) => app.signOut());
}

test(
  'nothing throws and the session settles, whatever is stored or refused',
  () => playCases({ name: 'storage', sample: 600, full: 100_000 }, play),
  runTimeoutMs,
);
