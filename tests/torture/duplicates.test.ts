import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { all } from '#sandbox/db/database.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { loadTab, reload, stubBrowser, type FakeStorage, type VendorTab } from '../stores/vendorTab.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

let sandbox: TestSandbox;
let storage: FakeStorage;
let tab: VendorTab;
let auth: typeof import('#lib/stores/session/auth.ts');

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  sandbox = createSandbox();
  storage = stubBrowser(sandbox);
  tab = await loadTab();
  auth = await import('#lib/stores/session/auth.ts');
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

/** The newest code that was sent for this. The sandbox's clock goes on, or a phone would get no more of them. */
function newestCode(purpose: 'login' | 'create'): string {
  sandbox.clock.advance(4 * 60_000);
  return sandbox.outbox.findLast((sent) => sent.purpose === purpose)?.code ?? '';
}

/** A vendor who wants one application, on a server that loses replies; each code is another one. */
async function play(dice: Dice): Promise<void> {
  sandbox.reset();
  sandbox.outbox.length = 0;
  sandbox.settings.mockMode = false;
  sandbox.settings.loginTokenSeconds = 7 * 86_400;
  sandbox.settings.ignoreIdempotencyKeys = dice.chance(0.5);
  storage.clear();
  reload(tab);
  const story: string[] = [];
  const info = { ...vendorInfo, phone: testPhone, supportPhone: testPhone };

  const signIn = async (): Promise<void> => {
    story.push('sign in');
    await auth.sendLoginOtp(testPhone);
    await auth.login(testPhone, newestCode('login'));
  };
  /** Next on the first step: what was created before, or a code. */
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

  const told = story.join(', ');
  const vendors = all<{ id: string }>(sandbox.db, 'SELECT id FROM vendors');
  expect(vendors, `${told}\none vendor, and this browser knows it`).toEqual([{ id: vendorId }]);
  const left = [...storage.kept.keys()].filter((key) => key.includes('idempotency'));
  expect(left, `${told}\nno mark of a request is left`).toEqual([]);
}

test(
  'with codes of their own, lost replies and a server that may look at no keys, nothing is created twice',
  () => playCases({ name: 'duplicates', sample: 200, full: 2000 }, play),
  runTimeoutMs,
);
