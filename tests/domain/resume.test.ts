import { describe, expect, it } from 'vitest';
import type { Application } from '#lib/domain/application.ts';
import { categoryIds, type CategoryId } from '#lib/domain/category.ts';
import type { Draft } from '#lib/domain/draft.ts';
import { progressReplySchema, type ApplicationProgress } from '#lib/domain/progress.ts';
import {
  isApplicationComplete,
  isListedComplete,
  isVendorComplete,
  resumeStep,
  stepFromNextStep,
  stepFromVendor,
  vendorEntry,
} from '#lib/domain/resume.ts';
import { noStepsCompleted, stepIds, type StepId } from '#lib/domain/steps.ts';
import { vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';

function vendorOf(fields: object): Vendor {
  const vendor = vendorReplySchema.parse({ id: 'v1', ...fields });
  if (vendor === null) throw new Error('a vendor with an id is read');
  return vendor;
}

function progressOf(changes: Partial<ApplicationProgress>, done: number = 0): ApplicationProgress {
  const blank = progressReplySchema.parse({ vendorId: 'v1', applicationData: {} });
  if (blank === null) throw new Error('progress with an id is read');
  const completed = { ...noStepsCompleted };
  for (const step of stepIds.slice(0, done)) completed[step] = true;
  return { ...blank, completed, ...changes };
}

const draft: Draft = {
  category: 'pharmacy',
  vendorId: 'v1',
  step: 'documents',
  phone: '+919876543210',
  phoneVerified: true,
  updatedAt: 1,
};

const application: Application = {
  id: 'v1',
  name: 'Asha Medicals',
  city: 'Pune',
  category: 'pharmacy',
  status: 'incomplete',
  completionPercent: 25,
  createdAt: null,
  updatedAt: null,
};

describe('the step an existing vendor points to', () => {
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
    // A vendor whose phone is verified has vendor information behind it.
    [{ phoneVerified: true }, 'kyc-documents'],
    [{ phoneVerifiedAt: '2026-01-01T00:00:00Z', kyc: {} }, 'kyc-documents'],
    [{}, 'vendor-info'],
    [{ kyc: {}, documents: [], contract: {} }, 'vendor-info'],
  ];
  it.each(rows)('%j resumes at %s', (fields, step) => {
    expect(stepFromVendor(vendorOf(fields))).toBe(step);
  });
  it('is vendor-info with no vendor', () => {
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
  const rows: Record<CategoryId, Row[]> = {
    pharmacy: usual,
    labs: usual,
    supplements: usual.map(([n, step]) => [n, n === 4 ? 'contract' : step]),
  };
  describe.each(categoryIds)('of %s', (category) => {
    it.each(rows[category])('%d leads to %s', (n, step) => {
      expect(stepFromNextStep(n, category)).toBe(step);
      expect(resumeStep(category, { progress: progressOf({ nextStep: n }), vendor: null, draft })).toBe(step);
    });
    it('6 is the end of an application', () => {
      const progress = progressOf({ nextStep: 6 });
      expect(isApplicationComplete(null, progress)).toBe(true);
      expect(resumeStep(category, { progress, vendor: null, draft: null })).toBe('done');
    });
  });
});

describe('a complete application', () => {
  const rows: [status: string | null, progress: ApplicationProgress | null, complete: boolean][] = [
    ['incomplete', progressOf({ completionPercent: 100 }, 3), true],
    ['incomplete', progressOf({ completionPercent: 99 }, 3), false],
    ['incomplete', progressOf({ completionPercent: 90 }, 4), true],
    [null, progressOf({}, 4), true],
    [null, progressOf({}, 3), false],
    [null, null, false],
    ['incomplete', null, false],
    // A submitted-type status counts where no progress says otherwise.
    ['submitted', null, true],
    ['contract_submitted', null, true],
    ['under review', null, true],
    ['pending', null, true],
    ['submitted', progressOf({}), true],
    ['submitted', progressOf({ completionPercent: 75 }, 3), false],
    ['kyc_submitted', progressOf({ completionPercent: 50, nextStep: 3 }, 2), false],
    ['documents_uploaded', progressOf({ completionPercent: 75, nextStep: 5 }, 3), false],
    ['kyc_submitted', progressOf({ completionPercent: 100 }, 4), true],
    ['approved', null, true],
    ['active', progressOf({ completionPercent: 80 }, 3), true],
    // A rejected application is never complete.
    ['rejected', progressOf({ completionPercent: 100, nextStep: 6 }, 4), false],
    ['KYC_REJECTED', progressOf({}, 4), false],
    ['rejected', null, false],
  ];
  it.each(rows)('status %j: row %#', (status, progress, complete) => {
    expect(isApplicationComplete(status, progress)).toBe(complete);
  });

  it.each([
    ['incomplete', 100, true],
    ['incomplete', 99, false],
    ['submitted', null, true],
    ['submitted', 75, false],
    ['kyc_submitted', 50, false],
    ['approved', 75, true],
    ['rejected', 100, false],
    ['rejected', null, false],
    [null, null, false],
    [null, 100, true],
  ])('in the list: status %j at %j %% is %s', (status, completionPercent, complete) => {
    expect(isListedComplete({ ...application, status, completionPercent })).toBe(complete);
  });
});

describe('where an application resumes', () => {
  const vendor = vendorOf({ phoneVerified: true });

  it('is decided by the server’s progress, then the vendor, then the draft, then vendor-info', () => {
    const progress = progressOf({ nextStep: 5 }, 3);
    expect(resumeStep('pharmacy', { progress, vendor, draft })).toBe('contract');
    expect(resumeStep('pharmacy', { progress: null, vendor, draft })).toBe('kyc-documents');
    expect(resumeStep('pharmacy', { progress: null, vendor: null, draft })).toBe('documents');
    expect(resumeStep('pharmacy', { progress: null, vendor: null, draft: null })).toBe('vendor-info');
  });

  it('never opens a step that is already complete', () => {
    expect(resumeStep('pharmacy', { progress: progressOf({ nextStep: 4 }, 3), vendor, draft })).toBe(
      'contract',
    );
    expect(resumeStep('labs', { progress: progressOf({ nextStep: 1 }, 1), vendor, draft })).toBe(
      'kyc-documents',
    );
  });

  it('is the first incomplete step where the server names none', () => {
    expect(resumeStep('labs', { progress: progressOf({}, 2), vendor, draft })).toBe('documents');
    expect(resumeStep('labs', { progress: progressOf({}), vendor, draft })).toBe('vendor-info');
  });

  it.each(['kyc_submitted', 'documents_uploaded'])('goes on with %s while step 4 is open', (vendorStatus) => {
    const done = vendorStatus === 'kyc_submitted' ? 2 : 3;
    const progress = progressOf({ vendorStatus, completionPercent: done * 25, nextStep: done + 2 }, done);
    expect(resumeStep('pharmacy', { progress, vendor, draft })).toBe(done === 2 ? 'documents' : 'contract');
  });

  it('opens a rejected application instead of calling it done', () => {
    for (const category of categoryIds) {
      const progress = progressOf({ vendorStatus: 'rejected', completionPercent: 100, nextStep: 6 }, 4);
      expect(resumeStep(category, { progress, vendor, draft })).toBe('vendor-info');
    }
  });

  it('is done for a complete one', () => {
    const progress = progressOf({ vendorStatus: 'contract_submitted', completionPercent: 100 }, 4);
    expect(resumeStep('pharmacy', { progress, vendor, draft })).toBe('done');
  });
});

describe('the main button of /vendor', () => {
  const none = { applications: [], kycApproved: false, draft: null };

  it('goes to the dashboard with no applications and an approved KYC', () => {
    expect(vendorEntry({ ...none, kycApproved: true })).toEqual({ type: 'dashboard' });
    expect(vendorEntry({ ...none, kycApproved: true, draft })).toEqual({ type: 'dashboard' });
  });

  it('opens the list for more than one application', () => {
    const applications = [application, { ...application, id: 'v2' }];
    expect(vendorEntry({ ...none, applications })).toEqual({ type: 'list' });
    expect(vendorEntry({ applications, kycApproved: true, draft })).toEqual({ type: 'list' });
  });

  it('resumes exactly one', () => {
    const resumed = { type: 'resume', application };
    expect(vendorEntry({ ...none, applications: [application] })).toEqual(resumed);
    expect(vendorEntry({ applications: [application], kycApproved: true, draft })).toEqual(resumed);
  });

  it('resumes a saved draft that has a vendor', () => {
    expect(vendorEntry({ ...none, draft })).toEqual({ type: 'resume-draft', draft });
  });

  it('starts a new registration otherwise', () => {
    expect(vendorEntry(none)).toEqual({ type: 'new' });
    expect(vendorEntry({ ...none, draft: { ...draft, vendorId: null } })).toEqual({ type: 'new' });
    expect(vendorEntry({ ...none, draft: { ...draft, vendorId: '' } })).toEqual({ type: 'new' });
  });
});

describe('a vendor whose progress is not known', () => {
  it.each([
    ['incomplete', false, false],
    ['kyc_submitted', false, false],
    ['documents_uploaded', false, false],
    ['documents_uploaded', true, true],
    ['contract_submitted', false, true],
    ['Under Review', false, true],
    ['approved', false, true],
    ['rejected', true, false],
  ])('with status %s and contract accepted %s is complete: %s', (status, termsAccepted, expected) => {
    expect(isVendorComplete(vendorOf({ status, contract: { termsAccepted } }), null)).toBe(expected);
  });
});
