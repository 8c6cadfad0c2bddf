import { expect, it } from 'vitest';
import { contractAcceptance } from '#lib/domain/consents.ts';
import { emptyKycExtras } from '#lib/domain/kycExtras.ts';
import { kycExtraNames, optionalFields } from '#lib/domain/optionalFields.ts';

it('what a body has beyond the specification may be left out: consents, and what KYC and contract add', () => {
  expect(kycExtraNames).toEqual(Object.keys(emptyKycExtras));
  expect(optionalFields).toEqual({
    createVendor: ['consents'],
    kycDraft: kycExtraNames,
    kyc: kycExtraNames,
    contract: Object.keys(contractAcceptance(new Date())),
  });
});
