import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { all } from '#sandbox/db/database.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { fileOf, kycOf, testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { loadTab, reload, stubBrowser, type FakeStorage, type VendorTab } from '../stores/vendorTab.ts';
import { playCases, runTimeoutMs } from './cases.ts';
import { sampleOf } from './sampleOf.ts';

/** The fault of a write, the tabs and presses that send it, and whether the page reloads before the next try. */
interface Incident {
  fault: 'none' | 'lost reply' | 'lost request' | '500 after commit' | '500 before' | '429';
  presses: 1 | 2;
  by: 'first' | 'second' | 'both';
  reloads: boolean;
}

const faults: Record<Exclude<Incident['fault'], 'none'>, Omit<FaultInput, 'endpoint'>> = {
  'lost reply': { action: 'commit-then-drop' },
  'lost request': { action: 'drop' },
  '500 after commit': { action: 'status', status: 500, afterCommit: true },
  '500 before': { action: 'status', status: 500 },
  '429': { action: 'status', status: 429 },
};

const incident: fc.Arbitrary<Incident> = fc.record({
  fault: fc.constantFrom('none', ...(Object.keys(faults) as (keyof typeof faults)[])),
  presses: fc.constantFrom(1, 2),
  by: fc.constantFrom('first', 'second', 'both'),
  reloads: fc.boolean(),
});
const incidents = fc.array(incident, { maxLength: 2 });
const plans = fc.record({
  ignoreKeys: fc.boolean(),
  create: incidents,
  kyc: incidents,
  documents: incidents,
  contract: incidents,
});
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

const info = { ...vendorInfo, phone: testPhone, supportPhone: testPhone };
const slots = ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'] as const;
type Endpoint = 'createVendor' | 'kyc' | 'documents' | 'contract';

let sandbox: TestSandbox;
let storage: FakeStorage;
let tabs: [VendorTab, VendorTab];

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  storage = stubBrowser(sandbox);
  tabs = [await loadTab(), await loadTab()];
});
afterAll(async () => {
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Presses as the incident says. Failures are ignored, because a later press repeats the write. */
async function suffer(
  { fault, presses, by, reloads }: Incident,
  endpoint: Endpoint,
  press: (tab: VendorTab) => Promise<unknown>,
): Promise<void> {
  sandbox.journal.clear();
  if (fault !== 'none') sandbox.faults.add({ endpoint, ...faults[fault] });
  const pressing = by === 'both' ? tabs : [tabs[by === 'first' ? 0 : 1]];
  await Promise.allSettled(
    pressing.flatMap((tab) => Array.from({ length: presses }, () => press(tab).catch(() => undefined))),
  );
  sandbox.faults.clear();
  // By now, each tab knows what another tab has stored.
  for (const tab of tabs) tab.ensureSession();
  if (endpoint !== 'documents') checkKeys(endpoint);
  if (reloads) for (const tab of tabs) reload(tab);
}

/** The key of a write that has no reply yet. A repeat must use the same key. */
let openKey: { endpoint: Endpoint; key: string | null } | null = null;

function checkKeys(endpoint: Endpoint): void {
  const calls = sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint);
  const keys = [...new Set(calls.map((entry) => entry.idempotencyKey))];
  if (openKey?.endpoint === endpoint) expect(keys[0]).toBe(openKey.key);
  const hasNoAnswer = calls.every(({ status }) => status === 0 || status >= 500);
  if (hasNoAnswer) expect(keys).toHaveLength(1);
  openKey = hasNoAnswer ? { endpoint, key: keys[0] ?? null } : null;
}

/** Uses the code dialog like a vendor: requests a new code when the old one is no longer valid. */
async function create(tab: VendorTab): Promise<string> {
  try {
    return (await tab.createVendor('pharmacy', info, '123456')).vendorId;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'not-found' && code !== 'unauthorized') throw error;
    await sendCode(tab);
    return (await tab.createVendor('pharmacy', info, '123456')).vendorId;
  }
}

async function sendCode(tab: VendorTab): Promise<void> {
  // This run sends more codes than a phone gets in ten minutes.
  sandbox.clock.advance(4 * 60_000);
  await tab.sendVendorOtp(info.phone);
}

async function uploadAll(tab: VendorTab, vendorId: string): Promise<void> {
  tab.openUploads(vendorId);
  const asItIs = (_: SlotId, file: File) => Promise.resolve({ file, notes: [] });
  await Promise.all(
    slots.map((slot) =>
      ['failed', 'stopped'].includes(tab.$uploads.get()[slot]?.type ?? '')
        ? tab.retryUpload(slot, asItIs)
        : tab.chooseFile(slot, fileOf('jpeg', 300, `${slot}.jpeg`), asItIs),
    ),
  );
}

async function play(plan: Plan): Promise<void> {
  sandbox.reset();
  openKey = null;
  sandbox.settings.ignoreIdempotencyKeys = plan.ignoreKeys;
  sandbox.settings.loginTokenSeconds = 7 * 86_400;
  storage.clear();
  for (const tab of tabs) reload(tab);
  const [first, second] = tabs;

  await sendCode(first);
  for (const one of plan.create) await suffer(one, 'createVendor', create);
  const vendorId = await create(first);
  second.ensureSession();
  reload(second);
  expect(all(sandbox.db, 'SELECT id FROM vendors')).toEqual([{ id: vendorId }]);

  const kyc = { ...emptyKycForm, ...kycOf('pharmacy') };
  for (const one of plan.kyc)
    await suffer(one, 'kyc', (tab) => tab.kycSaving(vendorId, 'pharmacy', {}).submit(kyc));
  await first.kycSaving(vendorId, 'pharmacy', {}).submit(kyc);

  for (const one of plan.documents) await suffer(one, 'documents', (tab) => uploadAll(tab, vendorId));
  await uploadAll(first, vendorId);
  expect(slots.map((slot) => first.$uploads.get()[slot]?.type)).toEqual(slots.map(() => 'uploaded'));
  const held = all<{ slot: string }>(sandbox.db, 'SELECT slot FROM documents ORDER BY slot');
  expect(held.map(({ slot }) => slot)).toEqual([...slots].toSorted());
  expect(readdirSync(sandbox.uploadsDir)).toHaveLength(slots.length);

  const contracts = new Set<string | null>();
  const accept = async (tab: VendorTab): Promise<void> => {
    contracts.add(await tab.submitContract(vendorId, { termsAccepted: true }));
  };
  for (const one of plan.contract) await suffer(one, 'contract', accept);
  await accept(first);
  expect(contracts.size).toBe(1);

  const rows = all<{ contract_id: string; kyc_json: string }>(
    sandbox.db,
    'SELECT contract_id, kyc_json FROM vendors',
  );
  expect(rows.map((row) => row.contract_id)).toEqual([...contracts]);
  expect(JSON.parse(rows[0]?.kyc_json ?? '')).toEqual(kycOf('pharmacy'));
  const kept = [...storage.kept].flat().join('\n');
  for (const secret of [kyc.panNumber, kyc.bankAccount, '123456"']) expect(kept).not.toContain(secret);
  expect([...storage.kept.keys()].filter((key) => key.includes('idempotency'))).toEqual([]);
  for (const { id } of tabs.flatMap((tab) => tab.$toasts.get())) for (const tab of tabs) tab.dismissToast(id);
}

it(
  'creates nothing twice over double presses, lost replies, tabs and reloads',
  () => playCases({ name: 'writes', sample: 25, full: 300 }, (dice) => play(sampleOf(dice, plans))),
  runTimeoutMs,
);
