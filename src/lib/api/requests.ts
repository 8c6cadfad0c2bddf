import type { EndpointName } from '#lib/api/endpoints.ts';
import { categorySchema } from '#lib/domain/category.ts';
import { contractPayloadSchema } from '#lib/domain/contract.ts';
import { kycPayloadSchema } from '#lib/domain/kyc.ts';
import { vendorInfoSchema } from '#lib/domain/vendorInfo.ts';
import { z } from '#lib/domain/z.ts';

/** Dial code + number without separators, e.g. `+919876543210`. */
const wirePhone = z.string().check(z.regex(/^\+\d{7,15}$/));
const userType = z.string();

/**
 * The other half of the contract: the JSON body of each call of `endpoints.ts` that has one. Documents have
 * none, they travel as multipart under the slots' names. The sandbox reads bodies through these schemas; the
 * client takes their types alone.
 */
export const requests = {
  sendOtp: z.object({ phone: wirePhone, userType }),
  login: z.object({ phone: wirePhone, verificationCode: z.string(), userType }),
  refresh: z.object({ refreshToken: z.string() }),
  kycDraft: kycPayloadSchema,
  vendorSendOtp: z.object({ phone: wirePhone }),
  createVendor: z.object({
    phone: wirePhone,
    otp: z.string(),
    category: categorySchema,
    baseInfo: vendorInfoSchema,
  }),
  kyc: kycPayloadSchema,
  verifyBank: z.object({ accountNumber: z.string(), ifsc: z.string(), accountHolderName: z.string() }),
  contract: contractPayloadSchema,
} as const satisfies Partial<Record<EndpointName, z.ZodMiniType>>;

export interface CallDescription {
  summary: string;
  /** Whether the contract names an Idempotency-Key header; it is sent on every write that has a key. */
  idempotencyKey: boolean;
  /** HTTP statuses the contract answers besides 2xx. */
  errors: readonly number[];
}

/** What else the contract says of each call. */
export const descriptions: Record<EndpointName, CallDescription> = {
  sendOtp: {
    summary: 'Send a one-time code for signing in',
    idempotencyKey: false,
    errors: [400, 429, 500, 503],
  },
  login: {
    summary: 'Sign in with a one-time code',
    idempotencyKey: false,
    errors: [400, 401, 404, 429, 500, 503],
  },
  refresh: {
    summary: 'Exchange a refresh token for a new access token',
    idempotencyKey: false,
    errors: [400, 401, 403, 429, 500, 503],
  },
  vendor: { summary: 'A vendor', idempotencyKey: false, errors: [401, 403, 404, 500, 503] },
  progress: {
    summary: 'How far a vendor’s application has come',
    idempotencyKey: false,
    errors: [401, 403, 404, 500, 503],
  },
  kycDraft: {
    summary: 'Save KYC fields as they are being typed',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  applications: {
    summary: 'Applications of the signed-in vendor',
    idempotencyKey: false,
    errors: [401, 500, 503],
  },
  vendorSendOtp: {
    summary: 'Send a one-time code for creating a vendor',
    idempotencyKey: true,
    errors: [400, 429, 500, 503],
  },
  createVendor: {
    summary: 'Verify the code and create the vendor',
    idempotencyKey: true,
    errors: [400, 401, 404, 409, 429, 500, 503],
  },
  kyc: {
    summary: 'Submit the KYC details',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  documents: {
    summary: 'Upload documents, each under its slot’s name (multipart)',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
  },
  verifyBank: { summary: 'Verify a bank account', idempotencyKey: false, errors: [400, 401, 429, 500, 503] },
  contract: {
    summary: 'Accept the partner contract',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  currentVendor: {
    summary: 'The vendor of the signed-in phone',
    idempotencyKey: false,
    errors: [401, 403, 404, 500, 503],
  },
};
