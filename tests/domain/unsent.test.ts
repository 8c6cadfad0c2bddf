import { expect, test } from 'vitest';
import { readStatus } from '#lib/domain/status.ts';
import { standingOfSummary } from '#lib/domain/standing.ts';
import { unsentOfSummary } from '#lib/domain/unsent.ts';

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
  const standing = standingOfSummary({ status, kycStatus: null, completionPercent: percent });
  const summary = { category: 'pharmacy', standing, status, completionPercent: percent, nextStep } as const;
  expect(unsentOfSummary(summary)).toBe(step);
});
