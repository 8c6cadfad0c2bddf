import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import { slots, slotsOf } from '#lib/domain/documents/documents.ts';
import {
  $application,
  closeApplication,
  loadApplication,
} from '#lib/stores/application/flow/loadedApplication.ts';
import { noteStep, ownDraft, saveDraft } from '#lib/stores/application/draft.ts';
import { expireSession, signOut } from '#lib/stores/session/session.ts';
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
} from '../sandbox/helpers.ts';
import { enterAsVendor, sandbox, test as it } from './sandboxed.ts';

const callsTo = (endpoint: string) => sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint);

const ownDraftParts = { phone: testPhone, phoneVerified: true } as const;

describe('loading an application', () => {
  const options = { category: 'pharmacy', isContinue: true } as const;
  const shown = () => $application.get();

  it('loads the vendor and its progress, which sets the step in resume mode', async () => {
    const vendor = await enterAsVendor();
    await patchKyc(sandbox, vendor);
    const loading = loadApplication(vendor.id, options);
    expect(shown().type).toBe('loading');
    await loading;
    const progress = { percent: 50 };
    expect(shown()).toMatchObject({ type: 'loaded', application: { initialStep: 'documents', progress } });
    await loadApplication(vendor.id, { ...options, isContinue: false });
    expect(shown()).toMatchObject({
      type: 'loaded',
      application: { initialStep: 'kyc-documents', progress },
    });
    closeApplication();
    expect(shown().type).toBe('none');
  });

  it.each([true, false])('includes the saved draft, with continue=%s', async (isContinue) => {
    const vendor = await enterAsVendor();
    const body = { panNumber: 'ABC', ifsc: 'HDFC0' };
    await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body });
    await loadApplication(vendor.id, { ...options, isContinue });
    expect(shown()).toMatchObject({ type: 'loaded', application: { kyc: body } });
  });

  it.each([403, 404])('uses the vendor’s status when the progress replies %i', async (status) => {
    const vendor = await enterAsVendor();
    saveDraft({ category: 'pharmacy', vendorId: vendor.id, step: 'kyc-documents', ...ownDraftParts });
    sandbox.faults.add({ endpoint: 'progress', action: 'status', status });
    await loadApplication(vendor.id, options);
    expect(shown()).toMatchObject({
      type: 'loaded',
      application: { initialStep: 'kyc-documents', progress: null },
    });
    expect(ownDraft('pharmacy')).not.toBeNull();
  });

  it.each(categoryIds)(
    '%s: continues at the first incomplete step, with everything sent',
    async (category) => {
      const vendor = await enterAsVendor(category);
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
      await left(null, { initialStep: 'kyc-documents', progress: { percent: 25 }, documents: [] });
      await left(
        call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body: half }),
        { initialStep: 'kyc-documents', progress: { percent: 25 }, kyc: half },
      );
      await left(patchKyc(sandbox, vendor), { initialStep: 'documents', progress: { percent: 50 }, kyc });
      const one = upload(sandbox, vendor, { [paper]: fileOf('pdf') });
      await left(one, { initialStep: 'documents', progress: { percent: 50 }, kyc, documents: sent(paper) });
      const all = { kyc, documents: sent(...required) };
      await left(uploadRequired(sandbox, vendor), {
        initialStep: 'contract',
        progress: { percent: 75 },
        ...all,
      });
      await left(acceptContract(sandbox, vendor), {
        initialStep: 'done',
        progress: { percent: 100 },
        ...all,
      });
    },
  );

  it('detects another category, another phone’s vendor and a missing one', async () => {
    const vendor = await enterAsVendor();
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

  it('drops the draft of a refused vendor, and no other', async () => {
    const vendor = await enterAsVendor();
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

  it('says that the draft was removed, even if the page loads twice at once', async () => {
    await enterAsVendor();
    saveDraft({ category: 'pharmacy', vendorId: 'vnd_gone', step: 'documents', ...ownDraftParts });
    const first = loadApplication('vnd_gone', options);
    await Promise.all([first, loadApplication('vnd_gone', options)]);
    expect(shown()).toEqual({ type: 'refused', hadDraft: true });
    expect(ownDraft('pharmacy')).toBeNull();
  });

  it.each(['vendor', 'progress'] as const)('rejects a %s of another id', async (endpoint) => {
    const vendor = await enterAsVendor();
    const body = { vendor: { id: 'vnd_other' }, vendorId: 'vnd_other', applicationData: {} };
    sandbox.faults.add({ endpoint, action: 'body', body });
    await loadApplication(vendor.id, options);
    expect(shown()).toMatchObject({ type: 'failed', error: { code: 'malformed' } });
  });

  it('reports a missing session', async () => {
    const vendor = await enterAsVendor();
    signOut();
    await loadApplication(vendor.id, options);
    expect(shown().type).toBe('signed-out');
  });

  describe('when a call fails', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());
    /** Uses real time for the API's work, and fake time for the delays between tries. */
    const settle = async (work: Promise<unknown>): Promise<void> => {
      let isDone = false;
      void work.finally(() => (isDone = true));
      while (!isDone) {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(500);
      }
    };

    it.each(['vendor', 'progress'] as const)(
      'retries the %s three times, then reports the failure',
      async (endpoint) => {
        const vendor = await enterAsVendor();
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
    ] as const)('does not retry after %o', async (fault, code) => {
      const vendor = await enterAsVendor();
      sandbox.faults.add({ endpoint: 'vendor', ...fault });
      await settle(loadApplication(vendor.id, options));
      expect(shown()).toMatchObject({ type: 'failed', error: { code } });
      expect(callsTo('vendor')).toHaveLength(1);
    });

    it('keeps the screen as it is when quiet', async () => {
      const vendor = await enterAsVendor();
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

  it('drops the reply to an earlier load', async () => {
    const vendor = await enterAsVendor();
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

  it('stays on screen after an expiry, and closes on sign-out', async () => {
    const vendor = await enterAsVendor();
    await loadApplication(vendor.id, options);
    expireSession();
    expect(shown().type).toBe('loaded');
    signOut();
    expect(shown().type).toBe('none');
  });

  it('saves its step in the draft', async () => {
    const vendor = await enterAsVendor();
    await loadApplication(vendor.id, options);
    const state = shown();
    if (state.type !== 'loaded') throw new Error('not loaded');
    noteStep('pharmacy', state.application, 'documents');
    expect(ownDraft()).toMatchObject({ vendorId: vendor.id, step: 'documents', phone: testPhone });
  });
});
