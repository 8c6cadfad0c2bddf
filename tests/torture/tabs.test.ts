import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPath, pass, refreshPath, startApp, type AppBrowser, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs } from './cases.ts';
import { sampleOf } from './sampleOf.ts';

let world: AppBrowser;
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

/** The events of a case. An event may begin while an earlier one is still under way. */
type Step =
  | { type: 'request'; tab: number; count: number }
  | { type: 'pass'; ms: number }
  | { type: 'refuse'; times: number }
  | { type: 'break'; endpoint: 'refresh' | 'applications'; action: 'drop' | 'status'; times: number }
  | { type: 'sign-out'; tab: number }
  | { type: 'sign-in'; tab: number }
  | { type: 'clock'; minutes: number };

const tab = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('request' as const),
      tab,
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.oneof(
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 1000, max: 300_000 }),
        fc.constant(3_600_000),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('refuse' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('break' as const),
      endpoint: fc.constantFrom('refresh' as const, 'applications' as const),
      action: fc.constantFrom('drop' as const, 'status' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign-out' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign-in' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('clock' as const), minutes: fc.constantFrom(-60, 60) }),
  },
);

interface Story {
  steps: Step[];
  lateMs: number;
  latencyMs: number;
  lifeSeconds: number;
}
const story: fc.Arbitrary<Story> = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  lateMs: fc.constantFrom(0, 5, 60, 300),
  latencyMs: fc.constantFrom(1, 20, 400),
  lifeSeconds: fc.constantFrom(400, 900, 3600),
});

/** The errors of a request when nobody signed out: only failures of the network or the server. */
const harmless = ['none', 'network', 'unavailable', 'timeout'];

async function play({ steps, lateMs, latencyMs, lifeSeconds }: Story): Promise<void> {
  world = startApp();
  const { sandbox, browser } = world;
  sandbox.settings.loginTokenSeconds = lifeSeconds;
  sandbox.settings.refreshedTokenSeconds = lifeSeconds;
  const tabs = [await world.openTab('/vendor'), await world.openTab(), await world.openTab('/register/labs')];
  const at = (index: number): AppTab => tabs[index] as AppTab;
  world.latencyMs = latencyMs;
  browser.lateMs = lateMs;

  const results: { code: string; asked: number; signedOutSince: () => boolean }[] = [];
  let asked = 0;
  let signOuts = 0;
  let faults = 0;
  let isIn = false;
  const phones = (function* () {
    for (let next = 9_876_500_000; ; next++) yield `+91${next}`;
  })();
  const signIn = async (index: number): Promise<void> => {
    await world.signIn(at(index), phones.next().value as string);
    isIn = true;
    await pass(lateMs + 10);
  };
  const request = (index: number): void => {
    asked++;
    // A tab may send a request before it hears that another tab has signed out.
    const since = isIn ? signOuts : signOuts - 1;
    const note = (code: string): void =>
      void results.push({ code, asked, signedOutSince: () => signOuts > since });
    at(index)
      .run((app) => app.call('applications'))
      .then(
        () => note('none'),
        (error: { code?: string }) => note(error.code ?? 'not an ApiError'),
      );
  };

  await signIn(0);
  for (const each of steps) {
    switch (each.type) {
      case 'request':
        // A tab that does not know the session yet sends nothing.
        if (at(each.tab).app.$isSignedIn.get()) {
          for (let count = 0; count < each.count; count++) request(each.tab);
        }
        break;
      case 'pass':
        await pass(each.ms);
        break;
      case 'refuse':
        sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: each.times });
        break;
      case 'break':
        faults++;
        sandbox.faults.add({ endpoint: each.endpoint, action: each.action, status: 503, times: each.times });
        break;
      case 'sign-out':
        signOuts++;
        isIn = false;
        at(each.tab).run((app) => app.signOut());
        break;
      case 'sign-in':
        // Wait until a sign-out has ended in all tabs.
        await pass(lateMs + 1000);
        if (!isIn) await signIn(each.tab);
        break;
      case 'clock':
        vi.setSystemTime(Date.now() + each.minutes * 60_000);
        sandbox.clock.advance(-each.minutes * 60_000);
        break;
    }
  }
  sandbox.faults.clear();
  await pass(120_000);

  expect(world.mostRefreshes(), 'never two refreshes at once').toBeLessThanOrEqual(1);
  expect(results.length, 'no request is lost').toBe(asked);
  const odd = results.filter(({ code, signedOutSince }) => {
    if (signedOutSince()) return ![...harmless, 'signed-out', 'unauthorized'].includes(code);
    return faults === 0
      ? !['none', 'unauthorized'].includes(code)
      : ![...harmless, 'unauthorized'].includes(code);
  });
  expect(
    odd.map(({ code }) => code),
    'no request fails because of the app',
  ).toEqual([]);
  expect(
    world.callsTo(refreshPath).filter(({ status }) => status === 401),
    'no refresh token is used twice',
  ).toEqual([]);
  expect(staleCalls(), 'no call carries a token known to be stale').toEqual([]);

  expect(
    tabs.map((each) => each.app.$isSignedIn.get()),
    'all tabs agree',
  ).toEqual(tabs.map(() => isIn));
  if (isIn) {
    const codes: string[] = [];
    for (const each of tabs) {
      const call = each.run((app) => app.call('applications'));
      call.then(
        () => codes.push('none'),
        (error: { code?: string }) => codes.push(error.code ?? 'odd'),
      );
    }
    await pass(5000);
    expect(codes, 'the session continues').toEqual(tabs.map(() => 'none'));
  } else {
    expect(Object.keys(browser.stored()), 'nothing of the session is left').toEqual([]);
    expect(tabs.map((each) => each.app.$tokens.get())).toEqual(tabs.map(() => null));
  }
}

/** Calls with a token that the same tab had already seen refused. */
function staleCalls(): string[] {
  const calls = world.callsTo(listPath);
  return calls.flatMap((call, index) => {
    const refusedBefore = calls
      .slice(0, index)
      .some(
        (other) =>
          other.tab === call.tab &&
          other.token === call.token &&
          (other.refusedAt ?? Infinity) < call.sentOrder,
      );
    return refusedBefore ? [`tab ${call.tab} at ${call.at}`] : [];
  });
}

test(
  'the session survives any order of requests, failures, tabs and clocks',
  () =>
    playCases({ name: 'tabs', sample: 20, full: 300 }, async (dice) => {
      try {
        await play(sampleOf(dice, story));
      } finally {
        await world.close();
      }
    }),
  runTimeoutMs,
);
