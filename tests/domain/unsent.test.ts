import { expect, test } from 'vitest';
import { readStatus } from '#lib/domain/status/status.ts';
import { stateOfSummary } from '#lib/domain/status/applicationState.ts';
import { unsentOfSummary } from '#lib/domain/status/unsent.ts';

test.each([
  ['kyc_submitted', null, null, 'documents'],
  ['documents_uploaded', null, null, 'contract'],
  ['documents_uploaded', 75, 2, 'kyc-documents'],
  ['kyc_submitted', 50, 6, 'unknown'],
  ['incomplete', 25, null, 'kyc-documents'],
  ['incomplete', 26, null, 'unknown'],
  ['incomplete', null, null, 'unknown'],
  [null, 0, null, 'kyc-documents'],
  ['contract_submitted', 75, null, 'unknown'],
  ['contract_submitted', null, 5, null],
  ['documents_uploaded', 100, 3, null],
  ['approved', 25, 2, null],
  ['rejected', 25, 2, null],
] as const)('a list entry of status %s, %s %% and next step %s: %s', (word, percent, nextStep, step) => {
  const status = readStatus(word);
  const applicationState = stateOfSummary({ status, kycStatus: null, completionPercent: percent });
  const summary = {
    category: 'pharmacy',
    applicationState,
    status,
    completionPercent: percent,
    nextStep,
  } as const;
  expect(unsentOfSummary(summary)).toBe(step);
});
