import { describe, expect, it } from 'vitest';
import {
  applicationBadge,
  displayState,
  isNotStartedOrNeedsAction,
  isProfileApproved,
  isRejected,
  isSubmittedStatus,
  kycStatus,
  kycTone,
  normalStatus,
  statusWords,
  vendorState,
  type BadgeTone,
  type VendorState,
} from '#lib/domain/status.ts';

const nothing = [null, undefined, '', '   ', 7, {}, []];

/** The same word as servers spell it. */
const spellings = (word: string) => [
  word,
  word.toUpperCase(),
  ` ${word} `,
  word.charAt(0).toUpperCase() + word.slice(1),
];

describe('a status word', () => {
  it.each(nothing)('%j is none', (value) => {
    expect(normalStatus(value)).toBeNull();
  });
  it('is compared trimmed and in lower case', () => {
    expect(normalStatus('  KYC_Submitted\n')).toBe('kyc_submitted');
  });
});

const submitted: [status: string, isSubmitted: boolean][] = [
  ['kyc_submitted', true],
  ['documents_uploaded', true],
  ['contract_submitted', true],
  ['submitted', true],
  ['pending', true],
  ['under_review', true],
  ['in review', true],
  ['pending_verification', true],
  ['kyc-pending', true],
  ['incomplete', false],
  ['rejected', false],
  ['approved', false],
  ['active', false],
  ['in_progress', false],
  ['documents', false],
];

describe.each(submitted)('%s', (status, isSubmitted) => {
  it(`is ${isSubmitted ? '' : 'not '}of the submitted type, however it is spelt`, () => {
    for (const spelling of spellings(status)) expect(isSubmittedStatus(spelling)).toBe(isSubmitted);
  });
});

describe('the vendor status mapping', () => {
  const rows: [status: string, state: VendorState][] = [
    ['approved', 'approved'],
    ['active', 'approved'],
    ['pending', 'under-review'],
    ['submitted', 'under-review'],
    ['kyc_submitted', 'under-review'],
    ['documents_uploaded', 'under-review'],
    ['contract_submitted', 'under-review'],
    ['under_review', 'under-review'],
    ['pending_approval', 'under-review'],
    // Review comes before reject in the specification's order.
    ['rejected_in_review', 'under-review'],
    ['rejected', 'rejected'],
    ['kyc_rejected', 'rejected'],
    ['reject', 'rejected'],
    ['incomplete', 'incomplete'],
    ['in_progress', 'incomplete'],
    ['draft', 'incomplete'],
    ['not approved', 'incomplete'],
    ['inactive', 'incomplete'],
  ];
  it.each(rows)('%s is %s', (status, state) => {
    for (const spelling of spellings(status)) expect(vendorState(spelling)).toBe(state);
    expect(isRejected(status)).toBe(state === 'rejected');
  });
  it.each(nothing)('%j is incomplete', (value) => {
    expect(vendorState(value)).toBe('incomplete');
  });
});

describe('the display state of a profile', () => {
  const rows: [status: string | null, completion: number | null, kyc: string | null, display: string][] = [
    ['approved', null, null, 'APPROVED'],
    ['Active', 40, null, 'APPROVED'],
    ['incomplete', null, 'Approved', 'APPROVED'],
    [null, null, 'approved', 'APPROVED'],
    ['submitted', null, null, 'UNDER_REVIEW'],
    ['incomplete', 100, null, 'UNDER_REVIEW'],
    [null, 100, null, 'UNDER_REVIEW'],
    ['kyc_submitted', null, null, 'UNDER_REVIEW'],
    ['documents_uploaded', 50, 'submitted', 'UNDER_REVIEW'],
    ['contract_submitted', null, null, 'UNDER_REVIEW'],
    ['in review', null, null, 'UNDER_REVIEW'],
    ['pending', null, null, 'UNDER_REVIEW'],
    ['incomplete', 99.9, null, 'INCOMPLETE'],
    ['rejected', null, 'rejected', 'REJECTED'],
    ['in_progress', 0, null, 'IN_PROGRESS'],
    ['something new', null, null, 'SOMETHING NEW'],
    [null, null, null, 'IN_PROGRESS'],
    ['  ', 99, null, 'IN_PROGRESS'],
  ];
  it.each(rows)('status %j, %j %%, KYC %j is %s', (status, completionPercent, kyc, display) => {
    const profile = { status, completionPercent, kycStatus: kyc };
    expect(displayState(profile)).toBe(display);
    expect(isProfileApproved(profile)).toBe(display === 'APPROVED');
  });
  it('is not approved where there is no profile', () => {
    expect(isProfileApproved(null)).toBe(false);
  });
});

describe('not started or needs action', () => {
  it.each([...nothing, 'incomplete', 'INCOMPLETE', 'rejected', ' Rejected '])('is true of %j', (value) => {
    expect(isNotStartedOrNeedsAction(value)).toBe(true);
  });
  it.each(['submitted', 'approved', 'active', 'pending', 'kyc_submitted', 'in_progress', 'under_review'])(
    'is false of %s',
    (value) => {
      expect(isNotStartedOrNeedsAction(value)).toBe(false);
    },
  );
});

describe('the badge of an application', () => {
  const rows: [status: string | null, completion: number | null, tone: BadgeTone, label: string][] = [
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
  ];
  it.each(rows)('status %j at %j %% is %s and says %s', (status, completion, tone, label) => {
    expect(applicationBadge(status, completion)).toEqual({ tone, label });
    expect(applicationBadge(` ${status?.toUpperCase() ?? ''} `, completion)).toEqual({ tone, label });
  });
});

describe('the KYC status on the dashboard', () => {
  const rows: [
    explicit: string | null,
    hasAnyField: boolean,
    stepCompleted: boolean | null,
    status: string,
  ][] = [
    ['Approved', false, null, 'approved'],
    ['rejected', true, true, 'rejected'],
    // The explicit one wins over everything.
    ['verified', true, false, 'verified'],
    [null, true, null, 'submitted'],
    [null, true, true, 'submitted'],
    ['  ', true, true, 'submitted'],
    // An autosaved draft is no submission.
    [null, true, false, 'incomplete'],
    [null, false, null, 'incomplete'],
    [null, false, true, 'incomplete'],
  ];
  it.each(rows)(
    'explicit %j, any field %s, step 2 complete %j: %s',
    (explicit, hasAnyField, stepCompleted, status) => {
      expect(kycStatus({ explicit, hasAnyField, stepCompleted })).toBe(status);
    },
  );

  it.each([
    ['approved', 'green'],
    ['APPROVED', 'green'],
    ['rejected', 'red'],
    ['kyc_rejected', 'red'],
    ['submitted', 'yellow'],
    ['incomplete', 'yellow'],
    ['pending', 'yellow'],
    ['', 'yellow'],
  ])('%s is a card in %s', (status, tone) => {
    expect(kycTone(status)).toBe(tone);
  });
});

it('shows a status word as words', () => {
  expect(statusWords(' in_progress ')).toBe('In progress');
  expect(statusWords('KYC-ON-HOLD')).toBe('Kyc on hold');
  expect(statusWords('')).toBe('');
});
