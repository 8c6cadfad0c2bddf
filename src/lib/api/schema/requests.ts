import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import {
  applicationsReply,
  bankReply,
  codeReply,
  consentListReply,
  contractReply,
  createReply,
  gstReply,
  loginReply,
  messageReply,
  progressReply,
  refreshReply,
  startUpiReply,
  uploadReply,
  upiStateReply,
  vendorReply,
} from '#lib/api/schema/replies.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { categorySchema } from '#lib/domain/category/categorySchema.ts';
import { contractPayloadSchema } from '#lib/domain/contract/partnerContract.ts';
import { gstNumber } from '#lib/domain/gst/gstin.ts';
import { kycNames, kycRow, type KycName } from '#lib/domain/kyc/kycFields.ts';
import type { KycKind, KycWire } from '#lib/domain/kyc/kycKinds.ts';
import { vendorInfoSchema } from '#lib/domain/info/vendorInfo.ts';
import { z } from '#lib/domain/z.ts';

/** How long a server should return the same successor tokens to a refresh with the same Idempotency-Key. */
export const refreshReplaySeconds = 60;

/** Dial code and number without separators: `+919876543210`. */
const wirePhone = z.string().check(z.regex(/^\+\d{7,15}$/));
const userType = z.string();
/** The id from the send-otp reply, sent back if there was one. */
const otpId = z.optional(z.string());

/** A consent to a text: its id, its version and the time (ISO 8601, UTC). */
const consent = z.object({ id: z.string(), version: z.string(), acceptedAt: z.iso.datetime() });
const consents = z.optional(z.array(consent).check(z.maxLength(20)));

const licenceText = z.optional(z.nullable(z.string()));
/** A licence: its form (`20`, `21B` …), its number, and the day up to which its retention fee is paid. */
const licence = z.object({
  form: z.optional(z.string()),
  number: z.string().check(z.trim(), z.minLength(2)),
  paidUpTo: z.optional(z.nullable(z.iso.date())),
  /** The declaration that a further licence's number is printed like this. The first one's is a field. */
  asPrinted: z.optional(z.boolean()),
});
const draftLicence = z.object({
  form: licenceText,
  number: licenceText,
  paidUpTo: licenceText,
  asPrinted: z.optional(z.boolean()),
});
const mostLicences = 20;

/** The schema of each kind of KYC field, when submitted and in a draft. A draft may hold anything typed. */
const kycKinds = {
  text: { submitted: z.string(), draft: z.nullable(z.string()) },
  date: { submitted: z.iso.date(), draft: z.nullable(z.string()) },
  tick: { submitted: z.boolean(), draft: z.nullable(z.boolean()) },
  licences: {
    submitted: z.array(licence).check(z.maxLength(mostLicences)),
    draft: z.nullable(z.array(draftLicence).check(z.maxLength(mostLicences))),
  },
} satisfies Record<KycKind, { submitted: z.ZodMiniType; draft: z.ZodMiniType }>;

/** Returns an object with all KYC fields, each optional. */
function kycObject(how: 'submitted' | 'draft') {
  const fields = kycNames.map((name) => [name, z.optional(kycKinds[kycRow(name).kind][how])]);
  return z.object(Object.fromEntries(fields) as Record<KycName, z.ZodMiniOptional<z.ZodMiniType<KycWire>>>);
}

/**
 * The JSON body of each call in `endpoints.ts` that has one. Documents have none: they are sent as multipart under
 * the names of their slots. The sandbox parses bodies with these schemas; the client imports only their types.
 */
export const requests = {
  sendOtp: withTextLimits(z.object({ phone: wirePhone, userType })),
  login: withTextLimits(z.object({ phone: wirePhone, verificationCode: z.string(), userType, otpId })),
  refresh: withTextLimits(z.object({ refreshToken: z.string() })),
  kycDraft: withTextLimits(kycObject('draft')),
  vendorSendOtp: z.object({ phone: wirePhone }),
  createVendor: withTextLimits(
    z.object({
      phone: wirePhone,
      otp: z.string(),
      category: categorySchema,
      baseInfo: vendorInfoSchema,
      otpId,
      /** The id of an existing vendor: the code proves its phone, and no vendor is created. */
      vendorId: z.optional(z.string()),
      consents,
    }),
  ),
  kyc: withTextLimits(kycObject('submitted')),
  reviewReply: withTextLimits(
    z.object({ item: z.string().check(z.minLength(1)), text: z.string().check(z.trim(), z.minLength(1)) }),
  ),
  verifyBank: withTextLimits(
    z.object({ accountNumber: z.string(), ifsc: z.string(), accountHolderName: z.string() }),
  ),
  /** The id of the text: `privacy`. */
  withdrawConsent: withTextLimits(z.object({ text: z.string() })),
  gstinLookup: withTextLimits(z.object({ gstNumber })),
  contract: withTextLimits(
    z.extend(contractPayloadSchema, { contractVersion: z.optional(z.string()), consents }),
  ),
} as const satisfies Partial<Record<EndpointName, z.ZodMiniType>>;

interface CallDescription {
  summary: string;
  /** The JSON of a successful reply. */
  reply: z.ZodMiniType;
  /** The duties of the API that its body and reply do not show. */
  note?: string;
  /** Whether the API documents an Idempotency-Key header. The client sends it on every write that has a key. */
  idempotencyKey: boolean;
  /** HTTP statuses the API may return besides 2xx. */
  errors: readonly number[];
}

/** The documentation of each call, and its exact reply. */
export const descriptions: Record<EndpointName, CallDescription> = {
  sendOtp: {
    summary: 'Send a one-time code for signing in',
    reply: codeReply,
    idempotencyKey: false,
    errors: [400, 413, 429, 500, 503],
  },
  login: {
    summary: 'Sign in with a one-time code',
    reply: loginReply,
    idempotencyKey: false,
    errors: [400, 401, 404, 413, 429, 500, 503],
  },
  refresh: {
    summary: 'Exchange a refresh token for a new access token',
    reply: refreshReply,
    note: `The same Idempotency-Key with the same refresh token is to return the same successors for ${refreshReplaySeconds} seconds, although the token has been used: a page that was left before the reply arrived must not lose its session. Another key with a used token, or the key with another token, gets no successors of it.`,
    idempotencyKey: true,
    errors: [400, 401, 403, 413, 429, 500, 503],
  },
  vendor: {
    summary: 'A vendor',
    reply: vendorReply,
    idempotencyKey: false,
    errors: [401, 403, 404, 429, 500, 503],
  },
  progress: {
    summary: 'How far a vendor’s application has come',
    reply: progressReply,
    idempotencyKey: false,
    errors: [401, 403, 404, 429, 500, 503],
  },
  kycDraft: {
    summary: 'Save KYC fields as they are being typed',
    reply: messageReply,
    note: 'The body is the whole draft: every field with something in it, and an empty text (false, an empty list) for a field that was cleared. An API may replace the stored draft by it or merge it in.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  applications: {
    summary: 'Applications of the signed-in vendor',
    reply: applicationsReply,
    idempotencyKey: false,
    errors: [401, 403, 429, 500, 503],
  },
  vendorSendOtp: {
    summary: 'Send a one-time code for creating a vendor',
    reply: codeReply,
    idempotencyKey: true,
    errors: [400, 401, 403, 409, 413, 429, 500, 503],
  },
  createVendor: {
    summary: 'Verify the code and create the vendor',
    reply: createReply,
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  kyc: {
    summary: 'Submit the KYC details',
    reply: messageReply,
    note: 'One of the bodies, by the vendor’s category. A drug licence number has the form DL/2023/123456 or another that is printed on licences; with licenceAsPrinted it is taken as it is printed. A lab that is gstExempt needs no gstNumber.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  documents: {
    summary: 'Upload documents, each under its slot’s name (multipart)',
    reply: uploadReply,
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
  },
  deleteVendor: {
    summary: 'Delete an unfinished application with its documents',
    reply: messageReply,
    note: 'Only before it was submitted for the first time; 409 afterwards. Optional: where an API has no such call, only the local draft goes.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  deleteDocument: {
    summary: 'Remove an optional document',
    reply: messageReply,
    note: 'Only while the application is open and the slot is not required; 409 otherwise.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 429, 500, 503],
  },
  consentList: {
    summary: 'The consents of the signed-in vendor',
    reply: consentListReply,
    note: 'Of all applications, the newest first. A withdrawn consent stays in the list. Optional: without it, the page shows what the browser recorded.',
    idempotencyKey: false,
    errors: [401, 403, 429, 500, 503],
  },
  withdrawConsent: {
    summary: 'Withdraw the consent of an application',
    reply: messageReply,
    note: 'Only of the privacy notice; 409 for a contract. Repeating it changes nothing. The API ends the application, as its privacy notice says. Optional: without it, the page prepares a message.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  reviewReply: {
    summary: 'Answer a reviewer about one item, in words',
    reply: messageReply,
    note: 'Only for a flagged item of a rejected application; 409 otherwise. The answer counts like the item sent again: the application returns to review when nothing is outstanding. The answer is in review.items[].reply.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  verifyBank: {
    summary: 'Verify a bank account',
    reply: bankReply,
    idempotencyKey: false,
    errors: [400, 401, 403, 413, 429, 500, 503],
  },
  gstinLookup: {
    summary: 'Look up a GSTIN in the GST register',
    reply: gstReply,
    note: 'Optional. The number is in the body and never in an address, because it contains a PAN. 404 for a number that the register does not have. An API limits the look-ups of an account.',
    idempotencyKey: false,
    errors: [400, 401, 403, 404, 413, 429, 500, 503],
  },
  startUpi: {
    summary: 'Ask for a payment of one rupee by UPI, which proves a bank account',
    reply: startUpiReply,
    note: 'Optional. The intent begins with `upi://pay?` and asks for one rupee (`am=1.00`, `cu=INR`); the site opens no other.',
    idempotencyKey: false,
    errors: [401, 403, 404, 409, 429, 500, 503],
  },
  upiState: {
    summary: 'The state of that payment, and the account that it came from',
    reply: upiStateReply,
    note: 'The site asks every 3 seconds while its panel is visible. `paid` and `name-differs` name the account, with its holder if the bank names one. A masked account number does not fill the form. The API says when the payment has expired.',
    idempotencyKey: false,
    errors: [401, 403, 404, 429, 500, 503],
  },
  contract: {
    summary: 'Accept the partner contract',
    reply: contractReply,
    note: 'One of the bodies, by the vendor’s category. The contract comes last: 409 before the other steps are complete.',
    idempotencyKey: true,
    errors: [400, 401, 403, 404, 409, 413, 429, 500, 503],
  },
  currentVendor: {
    summary: 'The vendor of the signed-in phone',
    reply: vendorReply,
    idempotencyKey: false,
    errors: [401, 403, 404, 429, 500, 503],
  },
};
