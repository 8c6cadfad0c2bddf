import type { EndpointName } from '#lib/api/endpoints.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { categorySchema } from '#lib/domain/categorySchema.ts';
import { contractPayloadSchema } from '#lib/domain/contract.ts';
import { kycPayloadSchema } from '#lib/domain/kyc.ts';
import { kycNames, type KycName } from '#lib/domain/kycFields.ts';
import type { kycExtraNames } from '#lib/domain/optionalFields.ts';
import { vendorInfoSchema } from '#lib/domain/vendorInfo.ts';
import { z } from '#lib/domain/z.ts';

/** How long a server is asked to return the same successors to a refresh under the same Idempotency-Key. */
export const refreshReplaySeconds = 60;

/** Dial code + number without separators, e.g. `+919876543210`. */
const wirePhone = z.string().check(z.regex(/^\+\d{7,15}$/));
const userType = z.string();
/** What a send-otp reply named it; sent back where there was one. */
const otpId = z.optional(z.string());

/** That a text was agreed to: which, in which version, and when (ISO 8601, UTC). */
const consent = z.object({ id: z.string(), version: z.string(), acceptedAt: z.iso.datetime() });
const consents = z.optional(z.array(consent).check(z.maxLength(20)));

/** A further licence: its form (`20`, `21B` …), its number, and the day its retention fee is paid up to. */
const licence = z.object({
  form: z.optional(z.string()),
  number: z.string().check(z.trim(), z.minLength(2)),
  paidUpTo: z.optional(z.nullable(z.iso.date())),
  /** What `licenceAsPrinted` says of the first one. */
  asPrinted: z.optional(z.boolean()),
});
const draftLicence = z.object({
  form: z.optional(z.nullable(z.string())),
  number: z.optional(z.nullable(z.string())),
  paidUpTo: z.optional(z.nullable(z.string())),
  asPrinted: z.optional(z.boolean()),
});

/** Optional fields of KYC beside the specified ones. An API need not know them. */
const kycExtras = {
  /** The licence number fits no known form and is typed as it is printed. */
  licenceAsPrinted: z.optional(z.boolean()),
  /** All licences, the specified field's first. */
  licences: z.optional(z.array(licence).check(z.maxLength(20))),
  fssaiExpiry: z.optional(z.iso.date()),
  /** A lab's declaration that it is not registered for GST: number and document are not needed then. */
  gstExempt: z.optional(z.boolean()),
} satisfies Record<(typeof kycExtraNames)[number], z.ZodMiniType>;

const draftText = z.optional(z.nullable(z.string()));

/** What changed since the last draft: a field that is absent stays as it was, one that is empty or null is cleared. */
const kycDraft = z.object({
  ...(Object.fromEntries(kycNames.map((name) => [name, draftText])) as Record<KycName, typeof draftText>),
  licenceAsPrinted: z.optional(z.nullable(z.boolean())),
  licences: z.optional(z.nullable(z.array(draftLicence).check(z.maxLength(20)))),
  fssaiExpiry: draftText,
  gstExempt: z.optional(z.nullable(z.boolean())),
});

/**
 * The other half of the contract: the JSON body of each call of `endpoints.ts` that has one. Documents have
 * none, they travel as multipart under the slots' names. The sandbox reads bodies through these schemas; the
 * client takes their types alone.
 */
export const requests = {
  sendOtp: withTextLimits(z.object({ phone: wirePhone, userType })),
  login: withTextLimits(z.object({ phone: wirePhone, verificationCode: z.string(), userType, otpId })),
  refresh: withTextLimits(z.object({ refreshToken: z.string() })),
  kycDraft: withTextLimits(kycDraft),
  vendorSendOtp: z.object({ phone: wirePhone }),
  createVendor: withTextLimits(
    z.object({
      phone: wirePhone,
      otp: z.string(),
      category: categorySchema,
      baseInfo: vendorInfoSchema,
      otpId,
      /** Of a vendor that exists: the code proves its phone, and nothing is created. */
      vendorId: z.optional(z.string()),
      consents,
    }),
  ),
  kyc: withTextLimits(z.extend(kycPayloadSchema, kycExtras)),
  verifyBank: withTextLimits(
    z.object({ accountNumber: z.string(), ifsc: z.string(), accountHolderName: z.string() }),
  ),
  contract: withTextLimits(
    z.extend(contractPayloadSchema, { contractVersion: z.optional(z.string()), consents }),
  ),
} as const satisfies Partial<Record<EndpointName, z.ZodMiniType>>;

interface CallDescription {
  summary: string;
  /** What the API is asked for beyond the body and the reply. */
  note?: string;
  /** Whether the contract names an Idempotency-Key header; it is sent on every write that has a key. */
  idempotencyKey: boolean;
  /** HTTP statuses the contract may return besides 2xx. */
  errors: readonly number[];
}

/** What else the contract says of each call. */
export const descriptions: Record<EndpointName, CallDescription> = {
  sendOtp: {
    summary: 'Send a one-time code for signing in',
    idempotencyKey: false,
    errors: [400, 413, 429, 500, 503],
  },
  login: {
    summary: 'Sign in with a one-time code',
    idempotencyKey: false,
    errors: [400, 401, 404, 413, 429, 500, 503],
  },
  refresh: {
    summary: 'Exchange a refresh token for a new access token',
    note: `The same Idempotency-Key with the same refresh token is to return the same successors for ${refreshReplaySeconds} seconds, although the token has been used: a page that was left before the reply arrived must not lose its session. Another key with a used token, or the key with another token, gets no successors of it.`,
    idempotencyKey: true,
    errors: [400, 401, 403, 413, 429, 500, 503],
  },
  vendor: { summary: 'A vendor', idempotencyKey: false, errors: [401, 403, 404, 500, 503] },
  progress: {
    summary: 'How far a vendor’s application has come',
    idempotencyKey: false,
    errors: [401, 403, 404, 500, 503],
  },
  kycDraft: {
    summary: 'Save KYC fields as they are being typed',
    note: 'The body holds what changed since the last draft: a field that is absent stays as it was, one that is an empty text or null is cleared. A vendor and the progress return cleared fields as empty texts over what was submitted before.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  applications: {
    summary: 'Applications of the signed-in vendor',
    idempotencyKey: false,
    errors: [401, 500, 503],
  },
  vendorSendOtp: {
    summary: 'Send a one-time code for creating a vendor',
    idempotencyKey: true,
    errors: [400, 413, 429, 500, 503],
  },
  createVendor: {
    summary: 'Verify the code and create the vendor',
    idempotencyKey: true,
    errors: [400, 401, 404, 409, 413, 429, 500, 503],
  },
  kyc: {
    summary: 'Submit the KYC details',
    note: 'One of the bodies, by the vendor’s category. A drug licence number has the form DL/2023/123456 or another that is printed on licences; with licenceAsPrinted it is taken as it is printed. A lab that is gstExempt needs no gstNumber.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  documents: {
    summary: 'Upload documents, each under its slot’s name (multipart)',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
  },
  deleteVendor: {
    summary: 'Delete an unfinished application with its documents',
    note: 'Only before it was submitted for the first time; 409 afterwards. Optional: where an API has no such call, only the local draft goes.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  deleteDocument: {
    summary: 'Remove an optional document',
    note: 'Only while the application is open and the slot is not required; 409 otherwise.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  verifyBank: {
    summary: 'Verify a bank account',
    idempotencyKey: false,
    errors: [400, 401, 413, 429, 500, 503],
  },
  contract: {
    summary: 'Accept the partner contract',
    note: 'One of the bodies, by the vendor’s category. The contract comes last: 409 before the other steps are complete.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  currentVendor: {
    summary: 'The vendor of the signed-in phone',
    idempotencyKey: false,
    errors: [401, 403, 404, 500, 503],
  },
};
