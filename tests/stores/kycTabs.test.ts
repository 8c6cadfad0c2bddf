import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyKycForm, type KycForm } from '#lib/domain/kyc.ts';
import type { KycHearing } from '#lib/stores/application/kycDraft.ts';
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

/** The KYC step in a tab, without its screen. */
interface Step {
  tab: AppTab;
  form: KycForm;
  told: string[];
  hearing: KycHearing;
  save: () => Promise<void>;
}

async function openStep(): Promise<Step> {
  const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step2');
  if (world.sent.length === 0) await world.signIn(tab);
  await pass(100);
  const step: Omit<Step, 'hearing' | 'save'> = { tab, form: { ...emptyKycForm }, told: [] };
  return tab.run((app) => {
    app.openKycDraft(vendor.id, {});
    const hearing = app.hearKyc(
      vendor.id,
      'pharmacy',
      () => step.form,
      ({ follow, clash }) => {
        Object.assign(step.form, follow);
        step.told.push(...clash);
      },
    );
    const save = () => tab.run(() => app.saveKycDraft(vendor.id, 'pharmacy', step.form));
    return Object.assign(step, { hearing, save });
  });
}

const held = async (): Promise<Record<string, unknown>> => {
  const { step2 } = await getProgress(world.sandbox, vendor);
  return (step2?.data ?? {}) as Record<string, unknown>;
};

beforeEach(async () => {
  world.sandbox.settings.loginTokenSeconds = 7 * 86_400;
  vendor = await newVendor(world.sandbox);
});

it.each([0, 50, 300])(
  'two tabs that save the same field within one round trip, %i ms apart, show what the server has',
  async (apartMs) => {
    const [one, two] = [await openStep(), await openStep()];
    world.latencyMs = 200;
    one.form.panHolderName = 'Asha';
    two.form.panHolderName = 'Anita';
    const saves = [one.save()];
    await pass(apartMs);
    saves.push(two.save());
    await pass(5000);
    await Promise.all(saves);
    const { panHolderName } = await held();
    expect([one.form.panHolderName, two.form.panHolderName]).toEqual([panHolderName, panHolderName]);
  },
);

it('what is typed on after such a save stays, and its vendor is told', async () => {
  const [one, two] = [await openStep(), await openStep()];
  world.latencyMs = 200;
  one.form.panHolderName = 'Asha';
  two.form.panHolderName = 'Anita';
  const saves = [one.save(), two.save()];
  one.form.panHolderName = 'Asha Rao';
  await pass(5000);
  await Promise.all(saves);
  expect(one.form.panHolderName).toBe('Asha Rao');
  expect(two.form.panHolderName).toBe((await held()).panHolderName);
  if ((await held()).panHolderName !== 'Asha') expect(one.told).toContain('panHolderName');
});

it('what another tab saved while this one’s session was over is caught up with before anything is saved over it', async () => {
  const [one, two] = [await openStep(), await openStep()];
  one.hearing.stop();
  two.form.panHolderName = 'Anita';
  two.form.ifsc = 'HDFC0001234';
  const saving = two.save();
  await pass(1000);
  await saving;
  expect(one.form.panHolderName).toBe('');
  one.form.ifsc = 'ICIC0000001';
  // The step is on screen: only its ears were closed.
  const again = one.tab.run((app) =>
    app.hearKyc(
      vendor.id,
      'pharmacy',
      () => one.form,
      ({ follow, clash }) => {
        Object.assign(one.form, follow);
        one.told.push(...clash);
      },
    ),
  );
  const catching = one.tab.run(() => again.catchUp());
  await pass(1000);
  await catching;
  expect(one.form.panHolderName).toBe('Anita');
  expect(one.form.ifsc).toBe('ICIC0000001');
  expect(one.told).toEqual(['ifsc']);
});
