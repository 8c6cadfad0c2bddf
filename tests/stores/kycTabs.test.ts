import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import type { KycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { getProgress, newVendor, type MadeVendor } from '../sandbox/helpers.ts';
import { pass, startApp, type AppBrowser, type AppTab } from './app.ts';

let world: AppBrowser;
let vendor: MadeVendor;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** The KYC step of a tab, without its screen. */
interface Step {
  tab: AppTab;
  form: KycForm;
  told: string[];
  /** Types into the form. */
  type: (typed: Partial<KycForm>) => void;
  save: () => Promise<boolean>;
  /** Stops hearing other tabs, and starts again. */
  close: () => void;
  open: () => void;
}

async function openStep(): Promise<Step> {
  const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step2');
  if (world.sent.length === 0) await world.signIn(tab);
  await pass(100);
  const form = { ...emptyKycForm };
  const told: string[] = [];
  let saving: KycSaving;
  let close = (): void => undefined;
  const open = (): void =>
    tab.run((app) => {
      saving = app.kycSaving(vendor.id, 'pharmacy', {});
      close = saving.open(({ follow, clash }) => {
        Object.assign(form, follow);
        told.push(...clash);
      });
    });
  open();
  return {
    tab,
    form,
    told,
    type: (typed) => {
      Object.assign(form, typed);
      tab.run(() => saving.change(form));
    },
    save: () => tab.run(() => saving.save()),
    close: () => tab.run(() => close()),
    open,
  };
}

const held = async (): Promise<Record<string, unknown>> => {
  const { step2 } = await getProgress(world.sandbox, vendor);
  return (step2?.data ?? {}) as Record<string, unknown>;
};

beforeEach(async () => {
  world.sandbox.settings.loginTokenSeconds = 7 * 86_400;
  vendor = await newVendor(world.sandbox);
});

it.each([0, 50, 300])('shows the server’s value after two tabs save a field %i ms apart', async (apartMs) => {
  const [one, two] = [await openStep(), await openStep()];
  world.latencyMs = 200;
  one.type({ panHolderName: 'Asha' });
  two.type({ panHolderName: 'Anita' });
  const saves = [one.save()];
  await pass(apartMs);
  saves.push(two.save());
  await pass(5000);
  await Promise.all(saves);
  const { panHolderName } = await held();
  expect([one.form.panHolderName, two.form.panHolderName]).toEqual([panHolderName, panHolderName]);
});

it('keeps what is typed after such a save, and tells the vendor', async () => {
  const [one, two] = [await openStep(), await openStep()];
  world.latencyMs = 200;
  one.type({ panHolderName: 'Asha' });
  two.type({ panHolderName: 'Anita' });
  const saves = [one.save(), two.save()];
  one.type({ panHolderName: 'Asha Rao' });
  await pass(5000);
  await Promise.all(saves);
  expect(one.form.panHolderName).toBe('Asha Rao');
  expect(two.form.panHolderName).toBe((await held()).panHolderName);
  if ((await held()).panHolderName !== 'Asha') expect(one.told).toContain('panHolderName');
});

it('takes over what another tab saved for this application, and nothing of another one', async () => {
  const [one, two] = [await openStep(), await openStep()];
  const { tellTabs } = await two.tab.run(() => import('#lib/stores/session/tabs.ts'));
  const tell = (vendorId: string, panHolderName: string): void =>
    two.tab.run(() => tellTabs('kyc', { vendorId, fields: { panHolderName }, sentAt: Date.now() }));
  tell('vnd_other', 'Somebody');
  await pass(10);
  expect(one.form.panHolderName).toBe('');
  tell(vendor.id, 'Asha Rao');
  await pass(10);
  expect(one.form.panHolderName).toBe('Asha Rao');
});

it('tells of another tab’s value once, also after a return to the step', async () => {
  const [one, two] = [await openStep(), await openStep()];
  const { tellTabs } = await two.tab.run(() => import('#lib/stores/session/tabs.ts'));
  one.type({ panHolderName: 'Asha' });
  one.close();
  await pass(5000);
  one.open();
  one.type({ panHolderName: 'Asha Rao' });
  const fields = { panHolderName: 'Anita' };
  two.tab.run(() => tellTabs('kyc', { vendorId: vendor.id, fields, sentAt: Date.now() }));
  await pass(10);
  expect(one.told).toEqual(['panHolderName']);
});

it('keeps what is typed when the API masks what two tabs saved', async () => {
  const data = { panNumber: 'XXXXX1234F', ifsc: 'HDFC0001234' };
  const body = { applicationData: { step1: { completed: true }, step2: { completed: false, data } } };
  world.sandbox.faults.add({ endpoint: 'progress', action: 'body', body });
  const [one, two] = [await openStep(), await openStep()];
  world.latencyMs = 200;
  one.type({ panNumber: 'ABCPE1234F' });
  two.type({ panNumber: 'ABCPE1234F' });
  const saves = [one.save(), two.save()];
  await pass(5000);
  await Promise.all(saves);
  expect([one.form.panNumber, two.form.panNumber]).toEqual(['ABCPE1234F', 'ABCPE1234F']);
  world.sandbox.faults.clear();
  expect((await held()).panNumber).toBe('ABCPE1234F');
  expect(one.told).toEqual([]);
});

it('adopts other tabs’ saves before saving, after the session returns', async () => {
  const [one, two] = [await openStep(), await openStep()];
  one.type({ ifsc: 'ICIC0000001' });
  one.tab.run((app) => app.expireSession());
  await pass(100);
  await world.signIn(two.tab);
  two.type({ panHolderName: 'Anita', ifsc: 'HDFC0001234' });
  const saving = two.save();
  await pass(1000);
  await saving;
  await pass(10_000);
  expect(one.form.panHolderName).toBe('Anita');
  expect(one.form.ifsc).toBe('ICIC0000001');
  expect(one.told).toEqual(['ifsc']);
});
