/** Optional fields of the KYC bodies. Their schemas are in `api/requests.ts`. */
export const kycExtraNames = ['licenceAsPrinted', 'licences', 'fssaiExpiry', 'gstExempt'] as const;

/**
 * Fields of bodies that the specified API need not know, by call. They are sent where there is something to say; where
 * the API returns 400 naming one, the body is sent again without it (`stores/application/optionalFields.ts`).
 */
export const optionalFields = {
  createVendor: ['consents'],
  kycDraft: kycExtraNames,
  kyc: kycExtraNames,
  contract: ['contractVersion', 'consents'],
} as const satisfies Record<string, readonly string[]>;

export type OptionalFieldName = (typeof optionalFields)[keyof typeof optionalFields][number];
