import type { Capability } from '#lib/domain/reply/capabilities.ts';

/** The capabilities that are calls. */
export const callCapabilities = [
  'deleteVendor',
  'deleteDocument',
  'consentList',
  'withdrawConsent',
  'gstinLookup',
  'reuse',
  'bankUpi',
  'reverseSearch',
  'reviewReply',
] as const satisfies readonly Capability[];

export type CallCapability = (typeof callCapabilities)[number];

/** The others add fields to a call, or say how the API treats one. `tests/stores/capabilityFields.test.ts` has them all. */
export type FieldCapability = Exclude<Capability, CallCapability>;
