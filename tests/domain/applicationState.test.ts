import { describe, expect, test } from 'vitest';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { kycCard, kycCardTones, type BadgeTone, type KycCard } from '#lib/domain/status/shownState.ts';
import {
  isProgressComplete,
  isUnfinished,
  stateOfSummary,
  type ApplicationState,
} from '#lib/domain/status/applicationState.ts';
import { readStatus } from '#lib/domain/status/status.ts';
import { badgeView } from '#islands/applications/summaryView.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { applicationWith, progressOf, vendorOf } from './applications.ts';

describe('A summary in the list', () => {
  for (const [status, kycStatus, completionPercent, applicationState] of [
    ['submitted', null, null, 'in-review'],
    ['submitted', 'approved', null, 'approved'],
    ['submitted', 'approved', 75, 'submitted'],
    ['submitted', 'submitted', 100, 'in-review'],
    [null, 'approved', 100, 'approved'],
    [null, 'approved', 25, 'draft'],
    ['approved', null, 25, 'approved'],
    ['approved', 'rejected', 100, 'rejected'],
    ['rejected', 'approved', 100, 'rejected'],
    ['kyc_submitted', null, null, 'submitted'],
    [null, null, null, 'draft'],
  ] as const) {
    test(`status ${status}, KYC ${kycStatus}, ${completionPercent} % is ${applicationState}`, () => {
      const summary = { status: readStatus(status), kycStatus: readStatus(kycStatus), completionPercent };
      expect(stateOfSummary(summary)).toBe(applicationState);
    });
  }
});

test("the next action is the vendor's until everything is sent", () => {
  const all: ApplicationState[] = [
    'new',
    'draft',
    'submitted',
    'changed',
    'in-review',
    'approved',
    'rejected',
  ];
  expect(all.filter(isUnfinished)).toEqual(['new', 'draft', 'submitted', 'changed']);
});

test('a progress is complete by its percentage or by its next step', () => {
  expect(isProgressComplete(null)).toBe(false);
  expect(isProgressComplete({ completionPercent: null, nextStep: null })).toBe(false);
  expect(isProgressComplete({ completionPercent: 100, nextStep: null })).toBe(true);
  expect(isProgressComplete({ completionPercent: 99, nextStep: 5 })).toBe(false);
  expect(isProgressComplete({ completionPercent: null, nextStep: 6 })).toBe(true);
});

test('a percentage or a next step alone means that the application was begun', () => {
  for (const progress of [{ completionPercent: 10 }, { nextStep: 1 }])
    expect(applicationOf({ vendor: vendorOf({}), progress: progressOf({ progress }) }).applicationState).toBe(
      'draft',
    );
});

const rejectedKyc = { status: 'rejected' };
const sentAgain = {
  kyc: { ...rejectedKyc, submittedAt: '2026-11-21' },
  review: { decidedAt: '2026-11-20' },
};

describe('The state of an application', () => {
  for (const [what, raw, done, applicationState] of [
    ['nothing known', {}, null, 'new'],
    ['a proven phone', { phoneVerified: true }, null, 'draft'],
    ['one step complete', {}, 1, 'draft'],
    ['no step complete', {}, 0, 'new'],
    ['a field of the KYC', { kyc: { panNumber: 'ABCDE1234F' } }, null, 'draft'],
    ['a document', { documents: [{ type: 'gst', url: '/f' }] }, null, 'draft'],
    [
      'KYC approved, documents to come, progress not known',
      { status: 'kyc_submitted', kyc: { status: 'approved' } },
      null,
      'submitted',
    ],
    [
      'rejected KYC sent at the moment of the decision',
      {
        status: 'submitted',
        kyc: { ...rejectedKyc, submittedAt: '2026-11-20' },
        review: { decidedAt: '2026-11-20' },
      },
      null,
      'rejected',
    ],
    ['incomplete', { status: 'incomplete' }, null, 'draft'],
    ['an unknown status', { status: 'on_hold' }, null, 'draft'],
    ['a status that is a program’s mistake', { status: 'undefined', phoneVerified: true }, null, 'draft'],
    ['submitted', { status: ' SUBMITTED ' }, null, 'in-review'],
    ['submitted, three steps complete', { status: 'submitted' }, 3, 'submitted'],
    ['pending without progress', { status: 'pending' }, null, 'in-review'],
    ['contract submitted', { status: 'contract_submitted' }, 4, 'in-review'],
    ['a finished application without a status', {}, 4, 'in-review'],
    ['KYC submitted, progress not known', { status: 'kyc_submitted' }, null, 'submitted'],
    ['KYC submitted, documents to come', { status: 'kyc_submitted' }, 2, 'submitted'],
    ['documents uploaded, contract to come', { status: 'documents_uploaded' }, 3, 'submitted'],
    [
      'documents uploaded, contract accepted',
      { status: 'documents_uploaded', contract: { termsAccepted: true } },
      null,
      'in-review',
    ],
    ['KYC changed after it was sent', { status: 'documents_uploaded', kyc: { isDraft: true } }, 3, 'changed'],
    [
      'KYC changed in an application under review',
      { status: 'submitted', kyc: { isDraft: true } },
      4,
      'in-review',
    ],
    ['approved', { status: 'Approved' }, 4, 'approved'],
    ['active', { status: 'ACTIVE' }, null, 'approved'],
    ['approved, three steps complete', { status: 'active' }, 3, 'approved'],
    ['KYC approved', { status: 'submitted', kyc: { status: 'approved' } }, 4, 'approved'],
    ['KYC approved, nothing else known', { kyc: { status: 'Approved' } }, null, 'approved'],
    [
      'KYC approved before the contract',
      { status: 'kyc_submitted', kyc: { status: 'approved' } },
      3,
      'submitted',
    ],
    ['rejected', { status: 'Rejected' }, 4, 'rejected'],
    ['rejected by a longer word', { status: 'kyc_rejected' }, null, 'rejected'],
    ['rejected, its KYC approved', { status: 'rejected', kyc: { status: 'approved' } }, 4, 'rejected'],
    ['rejected, its KYC submitted', { status: 'rejected', kyc: { status: 'submitted' } }, 4, 'rejected'],
    ['KYC rejected', { status: 'submitted', kyc: rejectedKyc }, 4, 'rejected'],
    ['KYC rejected, the vendor approved', { status: 'approved', kyc: rejectedKyc }, 4, 'rejected'],
    ['KYC rejected, then sent again', { status: 'submitted', ...sentAgain }, 4, 'in-review'],
    [
      'KYC rejected and sent again, with steps to come',
      { status: 'kyc_submitted', ...sentAgain },
      2,
      'rejected',
    ],
  ] as const satisfies readonly (readonly [string, object, number | null, ApplicationState])[]) {
    test(`${what}: ${applicationState}`, () => {
      expect(applicationWith(raw, done).applicationState).toBe(applicationState);
    });
  }
});

describe('The KYC card', () => {
  const filled = { ifsc: 'HDFC0001234' };
  for (const [what, raw, done, card] of [
    ['an approval tells of the KYC', { status: 'active' }, null, 'approved'],
    [
      'an approval, its KYC explicitly pending',
      { status: 'approved', kyc: { status: 'Pending' } },
      null,
      'under-review',
    ],
    [
      'a submitted application, its KYC explicitly incomplete',
      { status: 'contract_submitted', kyc: { status: 'incomplete' } },
      4,
      'incomplete',
    ],
    ['a rejection tells of the KYC', { status: 'rejected', kyc: filled }, null, 'rejected'],
    [
      'a rejection, its KYC still submitted',
      { status: 'rejected', kyc: { status: 'submitted' } },
      4,
      'rejected',
    ],
    ['a review', { status: 'submitted', kyc: { status: 'submitted' } }, 4, 'under-review'],
    ['a review, its rejected KYC sent again', { status: 'submitted', ...sentAgain }, 4, 'under-review'],
    [
      'a review, its KYC in a word of the server’s',
      { status: 'submitted', kyc: { status: 'on_hold' } },
      4,
      'other',
    ],
    [
      'a KYC changed after it was sent',
      { status: 'documents_uploaded', kyc: { status: 'submitted', isDraft: true } },
      3,
      'unfinished',
    ],
    ['the explicit status comes first', { status: 'incomplete', kyc: { status: 'Approved' } }, 2, 'approved'],
    ['explicitly incomplete', { kyc: { status: 'incomplete', ...filled } }, null, 'incomplete'],
    [
      'explicitly pending, steps to come',
      { status: 'kyc_submitted', kyc: { status: 'pending' } },
      2,
      'unfinished',
    ],
    ['any field means submitted', { status: 'incomplete', kyc: filled }, null, 'unfinished'],
    ['a submission date means submitted', { kyc: { submittedAt: '2026-11-21' } }, null, 'unfinished'],
    ['an autosaved draft is no submission', { kyc: filled }, 1, 'incomplete'],
    ['a finished KYC step is one', { kyc: filled }, 2, 'unfinished'],
    ['empty fields mean nothing', { kyc: { ifsc: ' ' } }, null, 'incomplete'],
    ['no KYC is incomplete', { status: 'incomplete' }, null, 'incomplete'],
    ['a word of the server’s', { kyc: { status: 'on_hold' } }, null, 'other'],
  ] as const satisfies readonly (readonly [string, object, number | null, KycCard])[]) {
    test(`${what}: ${card}`, () => {
      expect(kycCard(applicationWith(raw, done))).toBe(card);
    });
  }

  test('is green when approved, red when rejected, and yellow otherwise', () => {
    const { approved, rejected, ...others } = kycCardTones;
    expect([approved, rejected]).toEqual(['green', 'red']);
    expect(new Set(Object.values(others))).toEqual(new Set(['yellow']));
  });
});

describe('The badge of an application', () => {
  for (const [status, percent, tone, label] of [
    ['completed', null, 'green', 'Completed'],
    ['approved', 40, 'green', 'Approved'],
    ['active', null, 'green', 'Approved'],
    ['pending', 40, 'yellow', 'Pending'],
    ['in-progress', 40, 'yellow', 'In progress'],
    ['in_progress', null, 'yellow', 'In progress'],
    ['kyc_submitted', 50, 'yellow', 'Under Review'],
    ['documents_uploaded', 75, 'yellow', 'Under Review'],
    ['contract_submitted', null, 'yellow', 'Under Review'],
    ['submitted', null, 'yellow', 'Under Review'],
    ['under_review', null, 'yellow', 'Under Review'],
    ['rejected', 40, 'red', 'Rejected'],
    ['kyc_rejected', null, 'red', 'Rejected'],
    ['draft', 10, 'gray', 'Draft'],
    ['incomplete', 0, 'gray', 'Incomplete'],
    [null, 0, 'gray', 'Incomplete'],
    // At 100 %: green and 'Under Review', except approved and rejected.
    ['pending', 100, 'green', 'Under Review'],
    ['in-progress', 100, 'green', 'Under Review'],
    ['contract_submitted', 100, 'green', 'Under Review'],
    ['completed', 100, 'green', 'Under Review'],
    ['draft', 100, 'green', 'Under Review'],
    [null, 100, 'green', 'Under Review'],
    ['approved', 100, 'green', 'Approved'],
    ['rejected', 100, 'red', 'Rejected'],
  ] as const satisfies readonly (readonly [string | null, number | null, BadgeTone, string])[]) {
    test(`at ${percent} % with the status ${status} is ${tone} and says ${label}`, () => {
      for (const spelling of [status, ` ${status?.toUpperCase() ?? ''} `]) {
        const entry = { id: 'v1', status: spelling, progress: { completionPercent: percent } };
        const [application] = applicationsReplySchema.parse([entry]);
        expect(application && badgeView(application)).toEqual({ tone, label });
      }
    });
  }
});

describe('An entry of the list', () => {
  test.each([
    ['incomplete', 100, 'in-review'],
    ['incomplete', 99, 'draft'],
    ['submitted', null, 'in-review'],
    ['submitted', 75, 'submitted'],
    ['kyc_submitted', 50, 'submitted'],
    ['kyc_submitted', null, 'submitted'],
    ['approved', 75, 'approved'],
    ['rejected', 100, 'rejected'],
    ['rejected', null, 'rejected'],
    [null, null, 'draft'],
    [null, 100, 'in-review'],
  ] as const)('of status %j at %j %% is %s', (status, completionPercent, applicationState) => {
    const entry = { id: 'v1', status, progress: { completionPercent } };
    expect(applicationsReplySchema.parse([entry])[0]?.applicationState).toBe(applicationState);
  });
});
