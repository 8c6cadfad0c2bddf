import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { slots, slotsOf } from '#lib/domain/documents.ts';
import {
  $application,
  closeApplication,
  loadApplication,
} from '#lib/stores/application/loadedApplication.ts';
import { noteStep, ownDraft, saveDraft } from '#lib/stores/application/draft.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { expireSession, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  fileOf,
  kycOf,
  newVendor,
  patchKyc,
  testPhone,
  upload,
  uploadRequired,
  vendorInfo,
  vendorPath,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

let sandbox: TestSandbox;
const callsTo = (endpoint: string) => sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  stubBrowser(sandbox);
  startSession();
});
afterEach(async () => {
  signOut();
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function signedInVendor(category: CategoryId = 'pharmacy'): Promise<MadeVendor> {
  const vendor = await newVendor(sandbox, { category });
  keepTokens({
    accessToken: vendor.token,
    refreshToken: vendor.refreshToken,
    expiresAt: Date.now() + 3_600_000,
  });
  signInSuccess('usr', testPhone, 'VENDOR');
  sandbox.journal.clear();
  return vendor;
}

describe('loading an application', () => {
  const options = { category: 'pharmacy', isContinue: true } as const;
  const shown = () => $application.get();

  it('loads the vendor, and its progress in resume mode alone', async () => {
    const vendor = await signedInVendor();
    const loading = loadApplication(vendor.id, options);
    expect(shown().type).toBe('loading');
    await loading;
    expect(shown()).toMatchObject({
      type: 'loaded',
      application: { id: vendor.id, arrival: 'kyc-documents', progress: { percent: 25 } },
    });
    await loadApplication(vendor.id, { ...options, isContinue: false });
    expect(shown()).toMatchObject({ type: 'loaded', application: { progress: null } });
    closeApplication();
    expect(shown().type).toBe('none');
  });

  it.each(categoryIds)(
    'of %s that was left after any step goes on at the first that is not complete, with all that was sent',
    async (category) => {
      const vendor = await signedInVendor(category);
      const kyc = kycOf(category);
      const half = { panNumber: 'ABC', bankAccount: kyc['bankAccount'] };
      const left = async (work: Promise<{ status: number }> | null, expected: object): Promise<void> => {
        expect((await work)?.status ?? 200).toBeLessThan(300);
        await loadApplication(vendor.id, { category, isContinue: true });
        const { vendorName, addressLine1, coords, deliveryTimings } = vendorInfo;
        const info = { vendorName, addressLine1, coords, deliveryTimings, phone: testPhone };
        expect(shown()).toMatchObject({ type: 'loaded', application: { info, ...expected } });
      };
      const sent = (...types: string[]) => types.map((type) => ({ type }));
      const [paper = 'gst'] = slotsOf(category);
      const required = slotsOf(category).filter((slot) => slots[slot].required);
      await left(null, { arrival: 'kyc-documents', progress: { percent: 25 }, documents: [] });
      await left(
        call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body: half }),
        { arrival: 'kyc-documents', progress: { percent: 25 }, kyc: half },
      );
      await left(patchKyc(sandbox, vendor), { arrival: 'documents', progress: { percent: 50 }, kyc });
      const one = upload(sandbox, vendor, { [paper]: fileOf('pdf') });
      await left(one, { arrival: 'documents', progress: { percent: 50 }, kyc, documents: sent(paper) });
      const all = { kyc, documents: sent(...required) };
      await left(uploadRequired(sandbox, vendor), { arrival: 'contract', progress: { percent: 75 }, ...all });
      await left(acceptContract(sandbox, vendor), { arrival: 'done', progress: { percent: 100 }, ...all });
    },
  );

  it('tells another category’s page, and another phone’s or no vendor', async () => {
    const vendor = await signedInVendor();
    await loadApplication(vendor.id, { ...options, category: 'labs' });
    expect(shown()).toEqual({ type: 'wrong-category', category: 'pharmacy', vendorId: vendor.id });
    const other = await newVendor(sandbox, { phone: '+919811111111' });
    await loadApplication(other.id, options);
    expect(shown().type).toBe('refused');
    await loadApplication('nowhere', options);
    expect(shown().type).toBe('refused');
    sandbox.faults.add({ endpoint: 'vendor', action: 'status', status: 403, times: 1 });
    await loadApplication(vendor.id, options);
    expect(shown().type).toBe('refused');
  });

  it('drops the draft of a vendor that is refused, and no other', async () => {
    const vendor = await signedInVendor();
    const draft = { step: 'documents', phone: testPhone, phoneVerified: true } as const;
    saveDraft({ category: 'pharmacy', vendorId: 'vnd_gone', ...draft });
    saveDraft({ category: 'labs', vendorId: vendor.id, ...draft });
    await loadApplication('vnd_gone', options);
    expect(shown()).toEqual({ type: 'refused', hadDraft: true });
    expect(ownDraft('pharmacy')).toBeNull();
    expect(ownDraft('labs')).toMatchObject({ vendorId: vendor.id });
    await loadApplication('vnd_gone', options);
    expect(shown()).toEqual({ type: 'refused', hadDraft: false });
  });

  it.each(['vendor', 'progress'] as const)('takes a %s of another id for a mistake', async (endpoint) => {
    const vendor = await signedInVendor();
    const body = { vendor: { id: 'vnd_other' }, vendorId: 'vnd_other', applicationData: {} };
    sandbox.faults.add({ endpoint, action: 'body', body });
    await loadApplication(vendor.id, options);
    expect(shown()).toMatchObject({ type: 'failed', error: { code: 'malformed' } });
  });

  it('without a session says so', async () => {
    const vendor = await signedInVendor();
    signOut();
    await loadApplication(vendor.id, options);
    expect(shown().type).toBe('signed-out');
  });

  describe('when a call fails', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());
    /** Real time for the API's work, fake time for the waiting between tries. */
    const settle = async (work: Promise<unknown>): Promise<void> => {
      let isDone = false;
      void work.finally(() => (isDone = true));
      while (!isDone) {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(500);
      }
    };

    it.each(['vendor', 'progress'] as const)(
      '%s is asked three more times, then it is said',
      async (endpoint) => {
        const vendor = await signedInVendor();
        sandbox.faults.add({ endpoint, action: 'status', status: 500, times: 3 });
        await settle(loadApplication(vendor.id, options));
        expect(shown().type).toBe('loaded');
        sandbox.faults.add({ endpoint, action: 'drop' });
        await settle(loadApplication(vendor.id, options));
        expect(shown()).toMatchObject({ type: 'failed', error: { code: 'network' } });
      },
    );

    it.each([
      [{ action: 'status', status: 429 }, 'rate-limited'],
      [{ action: 'malformed' }, 'malformed'],
    ] as const)('a %o is not repeated', async (fault, code) => {
      const vendor = await signedInVendor();
      sandbox.faults.add({ endpoint: 'vendor', ...fault });
      await settle(loadApplication(vendor.id, options));
      expect(shown()).toMatchObject({ type: 'failed', error: { code } });
      expect(callsTo('vendor')).toHaveLength(1);
    });

    it('quietly, the screen keeps what it shows', async () => {
      const vendor = await signedInVendor();
      await settle(loadApplication(vendor.id, options));
      sandbox.faults.add({ endpoint: '*', action: 'status', status: 429, times: 2 });
      await settle(loadApplication(vendor.id, { ...options, quiet: true }));
      expect(shown().type).toBe('loaded');
      sandbox.faults.clear();
      expireSession();
      await settle(loadApplication(vendor.id, { ...options, quiet: true }));
      expect(shown().type).toBe('loaded');
    });
  });

  it('drops what arrives for an earlier load', async () => {
    const vendor = await signedInVendor();
    const second = await newVendor(sandbox, { name: 'Second Medicals' });
    sandbox.faults.add({ endpoint: 'vendor', delayBeforeMs: 40, times: 1 });
    const first = loadApplication(vendor.id, options);
    await loadApplication(second.id, options);
    await first;
    expect(shown()).toMatchObject({ type: 'loaded', application: { id: second.id } });
    sandbox.faults.add({ endpoint: 'vendor', delayBeforeMs: 20, times: 1 });
    const late = loadApplication(vendor.id, options);
    closeApplication();
    await late;
    expect(shown().type).toBe('none');
  });

  it('stays on screen over an expiry and goes with signing out', async () => {
    const vendor = await signedInVendor();
    await loadApplication(vendor.id, options);
    expireSession();
    expect(shown().type).toBe('loaded');
    signOut();
    expect(shown().type).toBe('none');
  });

  it('its step is noted in the draft', async () => {
    const vendor = await signedInVendor();
    await loadApplication(vendor.id, options);
    const state = shown();
    if (state.type !== 'loaded') throw new Error('not loaded');
    noteStep('pharmacy', state.application, 'documents');
    expect(ownDraft()).toMatchObject({ vendorId: vendor.id, step: 'documents', phone: testPhone });
  });
});
