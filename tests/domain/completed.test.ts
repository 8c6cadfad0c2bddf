import { describe, expect, it } from 'vitest';
import { openStep, reopenKyc, reportedSteps } from '#lib/domain/application/resume.ts';
import { noStepsCompleted, type StepId } from '#lib/domain/application/steps.ts';
import { progressOf, upTo, vendorOf } from './applications.ts';

const files = (...types: string[]) => ({ documents: types.map((type) => ({ type })) });

describe('the completed steps of an application', () => {
  it("come from the progress, whatever the vendor's data says", () => {
    const progress = progressOf({}, 2);
    const vendor = vendorOf({ status: 'contract_submitted', contract: { termsAccepted: true } });
    expect(reportedSteps('labs', { progress, vendor })).toEqual(upTo(2));
  });

  it.each([
    [{}, 1],
    [{ status: 'incomplete' }, 1],
    // An autosaved draft is not a submission.
    [{ kyc: { panNumber: 'ABCDE1234F' } }, 1],
    [{ kyc: { submittedAt: '2026-01-01' } }, 2],
    [{ status: 'kyc_submitted' }, 2],
    [{ status: 'kyc_submitted', ...files('pharmacyLicense', 'gst', 'ownerPhoto') }, 2],
    [{ status: 'kyc_submitted', ...files('pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner') }, 3],
    [{ status: 'documents_uploaded' }, 3],
    [{ contract: { termsAccepted: true } }, 4],
    [{ status: 'contract_submitted' }, 4],
    [{ status: 'approved' }, 4],
  ])('come from the vendor %j without progress: the first %d', (fields, count) => {
    expect(reportedSteps('pharmacy', { progress: null, vendor: vendorOf(fields) })).toEqual(upTo(count));
  });

  it('exclude a KYC that was changed and not submitted again', () => {
    const kyc = { submittedAt: '2026-01-01', isDraft: true };
    const vendor = vendorOf({ status: 'documents_uploaded', kyc });
    const progress = progressOf({ progress: { nextStep: 5 } }, 3);
    for (const known of [progress, null]) {
      const completed = reportedSteps('pharmacy', { progress: known, vendor });
      expect(completed).toEqual({ ...upTo(3), 'kyc-documents': false });
      expect(openStep('contract', completed)).toBe('kyc-documents');
    }
  });

  it('close after a changed KYC and reopen when it is unchanged', () => {
    const all = upTo(3);
    expect(openStep('contract', reopenKyc(all, true))).toBe('kyc-documents');
    expect(openStep('documents', reopenKyc(all, true))).toBe('kyc-documents');
    expect(openStep('vendor-info', reopenKyc(all, true))).toBe('vendor-info');
    expect(reopenKyc(all, false)).toEqual(all);
  });

  it('are none without a vendor', () => {
    expect(reportedSteps('pharmacy', { progress: null, vendor: null })).toEqual(noStepsCompleted);
  });
});

describe('the step that opens', () => {
  const rows: [wanted: StepId, completed: number, opens: StepId][] = [
    ['vendor-info', 0, 'vendor-info'],
    ['contract', 0, 'vendor-info'],
    ['contract', 1, 'kyc-documents'],
    ['contract', 2, 'documents'],
    ['contract', 3, 'contract'],
    // Back shows the completed step.
    ['vendor-info', 3, 'vendor-info'],
    ['kyc-documents', 4, 'kyc-documents'],
  ];
  it.each(rows)('for %s with %d complete is %s', (wanted, completed, opens) => {
    expect(openStep(wanted, upTo(completed))).toBe(opens);
  });
});
