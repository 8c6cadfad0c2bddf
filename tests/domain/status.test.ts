import { describe, expect, it } from 'vitest';
import {
  isNotStartedOrNeedsAction,
  isSubmittedType,
  reachedSteps,
  readStatus,
  statusWords,
  type StatusType,
} from '#lib/domain/status/status.ts';

/** Returns the spellings of a word that servers use. */
const spellings = (word: string) => [
  word,
  word.toUpperCase(),
  ` ${word} `,
  word.charAt(0).toUpperCase() + word.slice(1),
];

describe('a status', () => {
  it.each([null, undefined, '', '   ', 7, {}, [], 'null', ' undefined ', 'N/A', 'NaN', '[object Object]'])(
    '%j is none',
    (value) => {
      expect(readStatus(value)).toBeNull();
    },
  );

  it('keeps its own word for searching, trimmed', () => {
    expect(readStatus('  KYC_Submitted\n')?.word).toBe('KYC_Submitted');
  });

  const rows: [word: string, type: StatusType, submitted: boolean, steps: number][] = [
    ['approved', 'approved', false, 4],
    ['active', 'approved', false, 4],
    ['pending', 'pending', true, 4],
    ['submitted', 'submitted', true, 4],
    ['kyc_submitted', 'kyc-submitted', true, 2],
    ['documents_uploaded', 'documents-uploaded', true, 3],
    ['contract_submitted', 'submitted', true, 4],
    ['under_review', 'submitted', true, 4],
    ['in review', 'submitted', true, 4],
    ['pending_approval', 'submitted', true, 4],
    ['pending_verification', 'submitted', true, 4],
    ['kyc-pending', 'submitted', true, 4],
    // Review comes before reject in the specification's order.
    ['rejected_in_review', 'submitted', true, 4],
    ['rejected', 'rejected', false, 0],
    ['kyc_rejected', 'rejected', false, 0],
    ['reject', 'rejected', false, 0],
    ['incomplete', 'incomplete', false, 0],
    ['in_progress', 'in-progress', false, 0],
    ['in-progress', 'in-progress', false, 0],
    ['in progress', 'in-progress', false, 0],
    ['completed', 'completed', false, 0],
    ['draft', 'other', false, 0],
    ['documents', 'other', false, 0],
    ['not approved', 'other', false, 0],
    ['inactive', 'other', false, 0],
    ['constructor', 'other', false, 0],
  ];
  it.each(rows)(
    '%s is %s, of the submitted type: %s, and proves %d steps',
    (word, type, submitted, steps) => {
      for (const spelling of spellings(word)) {
        const status = readStatus(spelling);
        expect(status?.type).toBe(type);
        expect(isSubmittedType(status)).toBe(submitted);
        expect(reachedSteps(status)).toBe(steps);
      }
    },
  );

  it.each([
    ['contract_submitted', 'contract'],
    ['kyc_and_contract_pending', 'contract'],
    ['KYC pending', 'kyc-documents'],
    ['documents_uploaded', null],
    ['submitted', null],
  ])('%s mentions %s', (word, step) => {
    expect(readStatus(word)?.mentions).toBe(step);
  });

  it('may be missing: it is not submitted and proves nothing', () => {
    expect(isSubmittedType(null)).toBe(false);
    expect(reachedSteps(null)).toBe(0);
  });
});

describe('the vendor may start or has to act', () => {
  it.each([null, '', 'incomplete', 'INCOMPLETE', 'rejected', ' Rejected '])('is true of %j', (value) => {
    expect(isNotStartedOrNeedsAction(readStatus(value))).toBe(true);
  });
  it.each(['submitted', 'approved', 'active', 'pending', 'kyc_submitted', 'in_progress', 'under_review'])(
    'is false of %s',
    (value) => {
      expect(isNotStartedOrNeedsAction(readStatus(value))).toBe(false);
    },
  );
});

it.each([
  [' in_progress ', 'In progress'],
  ['KYC-ON-HOLD', 'Kyc on hold'],
  ['on__hold', 'On hold'],
])('shows the word %j as %j', (word, words) => {
  const status = readStatus(word);
  expect(status && statusWords(status)).toBe(words);
});
