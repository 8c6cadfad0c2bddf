import type { OptionalKycName } from '#lib/domain/kyc/kycFields.ts';

/** Optional fields and calls other than the optional KYC fields, which are rows of `kycFields.ts`. */
export const otherCapabilities = [
  /** Opening hours for single days: `deliveryTimings.dayWise`. */
  'dayWise',
  /** The texts the vendor agreed to, sent when a vendor is created and with the contract. */
  'consents',
  /** The accepted version of the contract. */
  'contractVersion',
  /** `vendorId` in the create call: the code proves the phone of an existing vendor. */
  'phoneProof',
  /** A write repeated with the same `Idempotency-Key` is carried out once and gets the same reply. */
  'idempotency',
  /** `DELETE /api/vendors/:id`: deletes an application that was never submitted. */
  'deleteVendor',
  /** `DELETE /api/vendors/:id/documents/:slot`: removes an optional document. */
  'deleteDocument',
  /** `GET /api/vendors/consents`: the consents of the vendor, with version and time. */
  'consentList',
  /** `POST /api/vendors/:id/consents/withdraw`: withdraws the consent of an application. */
  'withdrawConsent',
  /** `POST /api/vendors/gstin-lookup`: what the GST register says of a GSTIN. */
  'gstinLookup',
  /** The KYC details in replies are whole, and a vendor may use those of one shop for another. */
  'reuse',
  /** `…/bank/upi`: a payment of one rupee by UPI names the bank account that it came from. */
  'bankUpi',
  /** The geocoder also has Nominatim's `/reverse` beside its `/search`. */
  'reverseSearch',
  /** `POST /api/vendors/:id/review/reply`: answers a reviewer about one item in words. */
  'reviewReply',
] as const;

/** An optional field or call that the specification does not name. Used only if the API's list names it. */
export type Capability = (typeof otherCapabilities)[number] | OptionalKycName;

/** Whether an API offers a capability. */
export type Offers = (capability: Capability) => boolean;

/**
 * Parses a list of capabilities: names separated by commas or spaces, or `all`. An empty list means the specification
 * alone. Unknown names are ignored, because an older build may get the list of a newer one.
 */
export function readCapabilities(list: string): Offers {
  const names: readonly string[] = list.split(/[\s,]+/);
  return (capability) => names.includes('all') || names.includes(capability);
}

/** An API that offers everything, like the sandbox. */
export const offersAll: Offers = () => true;
