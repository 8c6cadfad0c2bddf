import { describe, expect, test } from 'vitest';
import { milestones, shownKycStatus, vendorStage, type Stage } from '#lib/domain/stage.ts';
import { vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';

type Raw = Record<string, unknown>;

function vendorOf(raw: Raw): Vendor {
  const vendor = vendorReplySchema.parse({ id: 'v1', ...raw });
  if (vendor === null) throw new Error('A vendor with an id is a vendor');
  return vendor;
}

const steps = (done: number) => ({
  completionPercent: done * 25,
  nextStep: null,
  completed: { 'vendor-info': done > 0, 'kyc-documents': done > 1, documents: done > 2, contract: done > 3 },
});

describe('The stage of a vendor', () => {
  for (const [what, raw, done, stage] of [
    ['nothing known', {}, null, 'not-started'],
    ['a proven phone', { phoneVerified: true }, null, 'in-progress'],
    ['incomplete', { status: 'incomplete' }, null, 'in-progress'],
    ['an unknown status', { status: 'on_hold' }, null, 'in-progress'],
    ['submitted', { status: ' SUBMITTED ' }, null, 'under-review'],
    ['pending without progress', { status: 'pending' }, null, 'under-review'],
    ['contract submitted', { status: 'contract_submitted' }, 4, 'under-review'],
    ['a finished application without a status', {}, 4, 'under-review'],
    ['KYC submitted, documents to come', { status: 'kyc_submitted' }, 2, 'in-progress'],
    ['documents uploaded, contract to come', { status: 'documents_uploaded' }, 3, 'in-progress'],
    ['approved', { status: 'Approved' }, 4, 'approved'],
    ['active', { status: 'ACTIVE' }, null, 'approved'],
    ['KYC approved', { status: 'submitted', kyc: { status: 'approved' } }, 4, 'approved'],
    [
      'KYC approved before the contract',
      { status: 'kyc_submitted', kyc: { status: 'approved' } },
      3,
      'in-progress',
    ],
    ['rejected', { status: 'Rejected' }, 4, 'rejected'],
    ['rejected by a longer word', { status: 'kyc_rejected' }, null, 'rejected'],
    ['rejected, its KYC approved', { status: 'rejected', kyc: { status: 'approved' } }, 4, 'rejected'],
    ['KYC rejected', { status: 'submitted', kyc: { status: 'rejected' } }, 4, 'rejected'],
  ] as const satisfies readonly (readonly [string, Raw, number | null, Stage])[]) {
    test(`${what} is ${stage}`, () => {
      expect(vendorStage(vendorOf(raw), done === null ? null : steps(done))).toBe(stage);
    });
  }
});

describe('The KYC status of the dashboard', () => {
  for (const [what, raw, done, status] of [
    ['the explicit one comes first', { status: 'approved', kyc: { status: 'Pending' } }, null, 'pending'],
    ['any field means submitted', { status: 'incomplete', kyc: { ifsc: 'HDFC0001234' } }, null, 'submitted'],
    ['a submission date means submitted', { kyc: { submittedAt: '2026-11-21' } }, null, 'submitted'],
    ['an autosaved draft is no submission', { kyc: { ifsc: 'HDFC0001234' } }, 1, 'incomplete'],
    ['a finished KYC step is one', { kyc: { ifsc: 'HDFC0001234' } }, 2, 'submitted'],
    ['empty fields mean nothing', { kyc: { ifsc: ' ' } }, null, 'incomplete'],
    ['no KYC is incomplete', { status: 'incomplete' }, null, 'incomplete'],
    ['a rejection tells of the KYC', { status: 'rejected', kyc: { ifsc: 'HDFC0001234' } }, null, 'rejected'],
    ['an approval tells of the KYC', { status: 'active' }, null, 'approved'],
  ] as const) {
    test(what, () => {
      const vendor = vendorOf(raw);
      const progress = done === null ? null : steps(done);
      expect(shownKycStatus(vendor, vendorStage(vendor, progress), progress)).toBe(status);
    });
  }
});

describe('The milestones', () => {
  const dated = vendorOf({
    kyc: { submittedAt: '2026-11-01', verificationDate: '2026-11-03' },
    review: { submittedAt: '2026-11-02', decidedAt: '2026-11-04' },
  });
  const statesOf = (stage: Stage) => milestones(dated, stage).map(({ state }) => state);

  test('the way is as far as the stage', () => {
    expect(statesOf('in-progress')).toEqual(['current', 'upcoming', 'upcoming']);
    expect(statesOf('under-review')).toEqual(['done', 'current', 'upcoming']);
    expect(statesOf('rejected')).toEqual(['done', 'done', 'done']);
    expect(statesOf('approved')).toEqual(['done', 'done', 'done']);
  });

  test('each that is reached has its date, the application’s own before the KYC’s', () => {
    expect(milestones(dated, 'approved').map(({ at }) => at)).toEqual([
      '2026-11-02',
      '2026-11-02',
      '2026-11-04',
    ]);
    expect(milestones(dated, 'under-review')[2]?.at).toBeNull();
    expect(milestones(dated, 'in-progress')[0]?.at).toBeNull();
    const older = vendorOf({ kyc: { submittedAt: '2026-11-01', verificationDate: '2026-11-03' } });
    expect(milestones(older, 'approved').map(({ at }) => at)).toEqual([
      '2026-11-01',
      '2026-11-01',
      '2026-11-03',
    ]);
  });
});
