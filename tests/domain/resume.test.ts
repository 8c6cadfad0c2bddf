import { describe, expect, it } from 'vitest';
import { applicationOf } from '#lib/domain/application/application.ts';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import { resumeStep, stepFromNextStep, stepFromVendor } from '#lib/domain/application/resume.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { applicationWith, progressOf, vendorOf } from './applications.ts';

const draft: Draft = {
  category: 'pharmacy',
  vendorId: 'v1',
  step: 'kyc-documents',
  phone: '+919876543210',
  phoneVerified: true,
  updatedAt: 1,
};

describe('the step that an existing vendor points to', () => {
  const file = { type: 'gst', url: '/f' };
  const rows: [fields: object, step: StepId][] = [
    [{ contract: { termsAccepted: true } }, 'contract'],
    [{ status: 'contract_submitted' }, 'contract'],
    [{ status: ' CONTRACT_PENDING ', documents: [file] }, 'contract'],
    [{ contract: { termsAccepted: false }, documents: [file] }, 'documents'],
    [{ documents: [file], kyc: { panNumber: 'ABCDE1234F' } }, 'documents'],
    [{ documents: [file], status: 'kyc_submitted' }, 'documents'],
    [{ kyc: { panNumber: 'ABCDE1234F' } }, 'kyc-documents'],
    [{ status: 'kyc_submitted' }, 'kyc-documents'],
    [{ status: 'KYC pending', documents: [] }, 'kyc-documents'],
    // A vendor with a verified phone has completed vendor information.
    [{ phoneVerified: true }, 'kyc-documents'],
    [{ phoneVerifiedAt: '2026-01-01T00:00:00Z', kyc: {} }, 'kyc-documents'],
    [{}, 'vendor-info'],
    [{ kyc: {}, documents: [], contract: {} }, 'vendor-info'],
  ];
  it.each(rows)('%j resumes at %s', (fields, step) => {
    expect(stepFromVendor(vendorOf(fields))).toBe(step);
  });
  it('is vendor-info without a vendor', () => {
    expect(stepFromVendor(null)).toBe('vendor-info');
  });
});

describe('nextStep', () => {
  type Row = [nextStep: number, step: StepId | 'done'];
  const usual: Row[] = [
    [-1, 'vendor-info'],
    [0, 'vendor-info'],
    [1, 'vendor-info'],
    [2, 'kyc-documents'],
    [3, 'documents'],
    [4, 'documents'],
    [5, 'contract'],
    [6, 'done'],
    [7, 'done'],
  ];
  const rowsOf = (category: CategoryId): Row[] =>
    usual.map(([n, step]) => [n, n === categories[category].contractStep ? 'contract' : step]);
  describe.each(categoryIds)('of %s', (category) => {
    it.each(rowsOf(category))('%d leads to %s', (n, step) => {
      expect(stepFromNextStep(n, category)).toBe(step);
      const progress = progressOf({ progress: { nextStep: n } });
      const { applicationState } = applicationOf({ vendor: vendorOf({}), progress, category });
      expect(resumeStep(category, applicationState, { progress, vendor: null, draft })).toBe(step);
    });
    it('6 is the end of an application', () => {
      const progress = progressOf({ progress: { nextStep: 6 } });
      const { applicationState, initialStep } = applicationOf({ vendor: vendorOf({}), progress, category });
      expect({ applicationState, initialStep }).toEqual({
        applicationState: 'in-review',
        initialStep: 'done',
      });
    });
  });
});

describe('the step an application resumes at', () => {
  const initialStep = (
    category: CategoryId,
    fields: object,
    data: object | null,
    done = 0,
    own: Draft | null = null,
  ) =>
    applicationOf({
      vendor: vendorOf(fields),
      progress: data && progressOf(data, done),
      draft: own,
      category,
    }).initialStep;
  const verified = { phoneVerified: true };

  it('comes from the progress, then the vendor, the draft or vendor-info', () => {
    const known = { vendor: vendorOf(verified), draft: { ...draft, step: 'documents' as const } };
    const progress = progressOf({ progress: { nextStep: 5 } }, 3);
    expect(resumeStep('pharmacy', 'draft', { progress, ...known })).toBe('contract');
    expect(resumeStep('pharmacy', 'draft', { progress: null, ...known })).toBe('kyc-documents');
    expect(resumeStep('pharmacy', 'draft', { progress: null, ...known, vendor: null })).toBe('documents');
    expect(resumeStep('pharmacy', 'draft', { progress: null, vendor: null, draft: null })).toBe(
      'vendor-info',
    );
  });

  it("comes from the draft if the vendor's reply does not prove the phone", () => {
    expect(initialStep('pharmacy', {}, null)).toBe('vendor-info');
    expect(initialStep('pharmacy', {}, null, 0, draft)).toBe('kyc-documents');
    expect(applicationOf({ vendor: vendorOf({}), progress: null, draft }).phoneVerified).toBe(true);
    const others = { ...draft, vendorId: 'v2' };
    expect(initialStep('pharmacy', {}, null, 0, others)).toBe('vendor-info');
  });

  it('needs proof of the phone only if the server says that there is none', () => {
    const needs = (vendor: object, status: object = {}, own: typeof draft | null = null) => {
      const progress = progressOf({ status });
      return applicationOf({ vendor: vendorOf(vendor), progress, draft: own }).needsPhoneProof;
    };
    expect(needs({})).toBe(false);
    expect(needs({ phoneVerified: false })).toBe(true);
    expect(needs({}, { phoneVerified: false })).toBe(true);
    expect(needs({ phoneVerified: false }, { phoneVerified: true })).toBe(false);
    expect(needs({ phoneVerified: false, phoneVerifiedAt: '2026-01-01T00:00:00Z' })).toBe(false);
    expect(needs({ phoneVerified: false }, {}, draft)).toBe(false);
  });

  it('is never a completed step', () => {
    expect(initialStep('pharmacy', verified, { progress: { nextStep: 4 } }, 3)).toBe('contract');
    expect(initialStep('labs', verified, { progress: { nextStep: 1 } }, 1)).toBe('kyc-documents');
  });

  it('is never after an incomplete step', () => {
    expect(initialStep('labs', verified, { progress: { nextStep: 5 } }, 1)).toBe('kyc-documents');
  });

  it('is the first incomplete step if the server names none', () => {
    expect(initialStep('labs', verified, {}, 2)).toBe('documents');
    expect(initialStep('labs', verified, {})).toBe('vendor-info');
  });

  it('is the first incomplete step even if the server says done or rejected', () => {
    const at = (nextStep: number | null, done: number, applicationState: 'draft' | 'rejected' = 'draft') => {
      const progress = progressOf(nextStep === null ? {} : { progress: { nextStep } }, done);
      return resumeStep('pharmacy', applicationState, { progress, vendor: null, draft: null });
    };
    expect(at(null, 2)).toBe('documents');
    expect(at(null, 4)).toBe('contract');
    expect(at(6, 2)).toBe('documents');
    expect(at(6, 4)).toBe('vendor-info');
    expect(at(null, 2, 'rejected')).toBe('documents');
  });

  it.each(['kyc_submitted', 'documents_uploaded'])('follows %s while step 4 is open', (vendorStatus) => {
    const done = vendorStatus === 'kyc_submitted' ? 2 : 3;
    const data = { status: { vendorStatus }, progress: { completionPercent: done * 25, nextStep: done + 2 } };
    expect(initialStep('pharmacy', verified, data, done)).toBe(done === 2 ? 'documents' : 'contract');
  });

  it('is open for a rejected application', () => {
    const data = { status: { vendorStatus: 'rejected' }, progress: { completionPercent: 100, nextStep: 6 } };
    for (const category of categoryIds)
      expect(initialStep(category, verified, data, 4)).toBe('kyc-documents');
  });

  it('is done for a complete application', () => {
    const data = { status: { vendorStatus: 'contract_submitted' }, progress: { completionPercent: 100 } };
    expect(initialStep('pharmacy', verified, data, 4)).toBe('done');
  });
});

describe('a complete application', () => {
  const rows: [status: string | null, progress: object | null, done: number, isDone: boolean][] = [
    ['incomplete', { completionPercent: 100 }, 3, true],
    ['incomplete', { completionPercent: 99 }, 3, false],
    ['incomplete', { completionPercent: 90 }, 4, true],
    [null, {}, 4, true],
    [null, {}, 3, false],
    [null, null, 0, false],
    ['incomplete', null, 0, false],
    // A status of the submitted type counts unless the progress contradicts it.
    ['submitted', null, 0, true],
    ['contract_submitted', null, 0, true],
    ['under review', null, 0, true],
    ['pending', null, 0, true],
    ['submitted', {}, 0, true],
    ['submitted', { completionPercent: 75 }, 3, false],
    // These follow steps 2 and 3.
    ['kyc_submitted', null, 0, false],
    ['documents_uploaded', null, 0, false],
    ['kyc_submitted', { completionPercent: 50, nextStep: 3 }, 2, false],
    ['documents_uploaded', { completionPercent: 75, nextStep: 5 }, 3, false],
    ['kyc_submitted', { completionPercent: 100 }, 4, true],
    ['approved', null, 0, true],
    ['active', { completionPercent: 80 }, 3, true],
    // A rejected application is never complete.
    ['rejected', { completionPercent: 100, nextStep: 6 }, 4, false],
    ['KYC_REJECTED', {}, 4, false],
    ['rejected', null, 0, false],
  ];
  it.each(rows)('has the status %j: row %#', (status, progress, done, isComplete) => {
    const known = progress && progressOf({ progress }, done);
    const { initialStep } = applicationOf({ vendor: vendorOf({ status }), progress: known });
    expect(initialStep === 'done').toBe(isComplete);
  });

  it.each([
    [{ status: 'documents_uploaded', contract: { termsAccepted: true } }, true],
    [{ status: 'rejected', contract: { termsAccepted: true } }, false],
  ])('by its contract: %j is %s', (fields, isComplete) => {
    expect(applicationWith(fields).initialStep === 'done').toBe(isComplete);
  });
});
