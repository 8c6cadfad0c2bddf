import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { all } from '#sandbox/db/database.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { loadTab, reload, stubBrowser, type FakeStorage, type VendorTab } from '../stores/vendorTab.ts';
import { canSendCode } from '#lib/stores/session/signIn/phoneCode.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';
import { keyOf } from '../support/keys.ts';

let sandbox: TestSandbox;
let storage: FakeStorage;
let tab: VendorTab;
let auth: typeof import('#lib/stores/session/signIn/auth.ts');
let codes: typeof import('#lib/stores/application/info/vendorCode.ts');

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  sandbox = createSandbox();
  storage = stubBrowser(sandbox);
  tab = await loadTab();
  auth = await import('#lib/stores/session/signIn/auth.ts');
  codes = await import('#lib/stores/application/info/vendorCode.ts');
});
afterAll(async () => {
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const faults: readonly [Omit<FaultInput, 'endpoint'>, ...Omit<FaultInput, 'endpoint'>[]] = [
  { action: 'commit-then-drop' },
  { action: 'drop' },
  { action: 'status', status: 500, afterCommit: true },
  { action: 'status', status: 503 },
  { action: 'status', status: 429 },
  { action: 'malformed' },
  { action: 'refuse' },
  { action: 'body', body: { success: true } },
];

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);

/**
 * The newest code that was sent for this purpose. It advances the sandbox's clock, or a phone would get no more
 * codes.
 */
function newestCode(purpose: 'login' | 'create'): string {
  sandbox.clock.advance(4 * 60_000);
  return sandbox.outbox.findLast((sent) => sent.purpose === purpose)?.code ?? '';
}

/** Starts with an empty server and browser, and random codes. */
function start(dice: Dice): void {
  sandbox.reset();
  sandbox.outbox.length = 0;
  sandbox.settings.mockMode = false;
  sandbox.settings.loginTokenSeconds = 7 * 86_400;
  sandbox.settings.ignoreIdempotencyKeys = dice.chance(0.5);
  storage.clear();
  reload(tab);
}

function expectOnce(told: string, vendorId: unknown): void {
  const vendors = all<{ id: string }>(sandbox.db, 'SELECT id FROM vendors');
  expect(vendors, `${told}\none vendor, and this browser knows it`).toEqual([{ id: vendorId }]);
  const left = [...storage.kept.keys()].filter((key) => key.includes('idempotency'));
  expect(left, `${told}\nno key or attempt is left`).toEqual([]);
}

/** A vendor who wants one application, on a server that loses replies and sends a new code each time. */
async function play(dice: Dice): Promise<void> {
  start(dice);
  const story: string[] = [];
  const info = { ...vendorInfo, phone: testPhone, supportPhone: testPhone };

  const signIn = async (): Promise<void> => {
    story.push('sign in');
    await auth.sendLoginOtp(testPhone);
    await auth.login(testPhone, newestCode('login'));
  };
  /** Presses Next on the first step: finds a vendor created before, or sends a code. */
  const submit = async (): Promise<string | null> => {
    const made = await tab.createdBefore('pharmacy');
    if (made === null) await tab.sendVendorOtp(info.phone);
    return made;
  };
  const lookUp = async (): Promise<string | null> => {
    story.push('send');
    try {
      return await submit();
    } catch (error) {
      if (codeOf(error) !== 'outcome-unknown') throw error;
      await signIn();
      return submit();
    }
  };

  if (dice.chance(0.3)) await signIn();
  let vendorId = await lookUp();
  let troubles = dice.between(0, 4);
  let code = newestCode('create');
  for (let tries = 0; vendorId === null && tries < 20; tries++) {
    sandbox.faults.clear();
    if (troubles-- > 0)
      sandbox.faults.add({ endpoint: 'createVendor', times: dice.between(1, 2), ...dice.pick(faults) });
    const presses = Array.from({ length: dice.between(1, 2) }, () =>
      tab.createVendor('pharmacy', info, code),
    );
    const [pressed] = await Promise.allSettled(presses);
    if (pressed?.status === 'fulfilled') {
      ({ vendorId } = pressed.value);
      break;
    }
    story.push(codeOf(pressed?.reason));
    if (dice.chance(0.3)) continue;
    sandbox.faults.clear();
    if (dice.chance(0.4)) {
      story.push('reload');
      reload(tab);
    }
    if (dice.chance(0.3)) {
      story.push('mend');
      info.vendorName += 's';
    }
    vendorId = await lookUp();
    code = newestCode('create');
  }
  sandbox.faults.clear();

  expectOnce(story.join(', '), vendorId);
}

/** A signed-in vendor creates a business for another phone, in the code dialog. */
async function playForOther(dice: Dice): Promise<void> {
  start(dice);
  const story: string[] = [];
  const other = '9812345678';
  const info = { ...vendorInfo, phone: other, supportPhone: testPhone };
  await auth.sendLoginOtp(testPhone);
  await auth.login(testPhone, newestCode('login'));
  const { startVendorCode } = codes;
  let flow = startVendorCode('pharmacy');
  let troubles = dice.between(1, 4);
  for (let tries = 0; flow.$asked.get()?.type !== 'phone-choice' && tries < 20; tries++) {
    sandbox.clock.advance(4 * 60_000);
    await flow.request(info);
    if (dice.chance(0.2)) await flow.resend();
    sandbox.clock.advance(4 * 60_000);
    const sent = sandbox.outbox.at(-1);
    story.push(`${sent?.purpose} code`);
    if (troubles-- > 0)
      sandbox.faults.add({
        endpoint: dice.pick(['createVendor', 'createVendor', 'applications', 'login', 'vendorSendOtp']),
        times: dice.between(1, 2),
        ...dice.pick(faults),
      });
    for (let presses = dice.between(1, 2); presses > 0 && flow.$asked.get()?.type === 'code'; presses--) {
      flow.enterCode('');
      flow.enterCode(sent?.code ?? '');
      await flow.verify();
      const { stage } = flow.$state.get();
      story.push(stage.type === 'sent' ? (stage.failure?.words ?? 'ok') : stage.type);
    }
    sandbox.faults.clear();
    // After a code that looked for a vendor and found none, the app sends one that creates it.
    await vi.waitFor(() => expect(flow.$state.get().stage.type).not.toBe('sending'));
    if (flow.$asked.get()?.type === 'phone-choice') break;
    flow.close();
    if (dice.chance(0.4)) {
      story.push('reload');
      reload(tab);
      flow = startVendorCode('pharmacy');
    } else if (!canSendCode(flow.$state.get())) flow = startVendorCode('pharmacy');
    if (dice.chance(0.3)) {
      story.push('mend');
      info.city += 'a';
    }
  }
  expect(tab.$auth.get().phone, `${story.join(', ')}\nthe vendor stays who they are`).toBe(testPhone);
  flow.switchPhone();
  const drafts = JSON.parse(storage.kept.get(keyOf('onboarding')) ?? '{}') as Record<
    string,
    { vendorId?: string }
  >;
  expectOnce(story.join(', '), drafts['pharmacy']?.vendorId);
}

test(
  'nothing is created twice with random codes, lost replies and ignored keys',
  () =>
    playCases({ name: 'duplicates', sample: 80, full: 2000 }, (dice) =>
      dice.chance(0.3) ? playForOther(dice) : play(dice),
    ),
  runTimeoutMs,
);
