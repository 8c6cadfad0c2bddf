import { currentVendorPath, progressPath, sendOtpPath, vendorPath } from '#preboot/earlyPaths.ts';
import { endpoint, refreshEndpoint } from '#lib/api/schema/endpointsOfSession.ts';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { bankReplySchema } from '#lib/domain/bank/bankResult.ts';
import { loginReplySchema } from '#lib/domain/session/grant.ts';
import { progressReplySchema } from '#lib/domain/application/progress.ts';
import {
  contractReplySchema,
  createReplySchema,
  messageReplySchema,
  otpReplySchema,
  uploadReplySchema,
} from '#lib/domain/reply/reply.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';

/**
 * The calls of the vendor API that most pages use (specification section 7, and deletions). The client calls through
 * this table. The schemas of the bodies and the descriptions of the calls are in `requests.ts`: the client does not
 * need them, and they would add to the first load of every page.
 */
const table = {
  sendOtp: endpoint({
    method: 'POST',
    path: sendOtpPath,
    auth: 'none',
    reply: otpReplySchema,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'none',
    reply: loginReplySchema,
  }),
  refresh: refreshEndpoint,
  vendor: endpoint({
    method: 'GET',
    path: vendorPath,
    auth: 'required',
    reply: vendorReplySchema,
    idIn: (vendor) => vendor.id,
  }),
  progress: endpoint({
    method: 'GET',
    path: progressPath,
    auth: 'required',
    reply: progressReplySchema,
    idIn: (progress) => progress.vendorId,
  }),
  kycDraft: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/kyc/draft',
    auth: 'required',
    reply: messageReplySchema,
  }),
  applications: endpoint({
    method: 'GET',
    path: '/api/vendors/applications/resumable',
    auth: 'required',
    reply: applicationsReplySchema,
  }),
  vendorSendOtp: endpoint({
    method: 'POST',
    path: '/api/vendors/send-otp',
    auth: 'offered',
    reply: otpReplySchema,
  }),
  createVendor: endpoint({
    method: 'POST',
    path: '/api/vendors/create',
    auth: 'offered',
    reply: createReplySchema,
  }),
  kyc: endpoint({
    method: 'PATCH',
    path: '/api/vendors/:id/kyc',
    auth: 'required',
    reply: messageReplySchema,
  }),
  documents: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/documents',
    auth: 'required',
    reply: uploadReplySchema,
  }),
  deleteVendor: endpoint({
    method: 'DELETE',
    path: '/api/vendors/:id',
    auth: 'required',
    reply: messageReplySchema,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/vendors/:id/documents/:slot',
    auth: 'required',
    reply: messageReplySchema,
  }),
  verifyBank: endpoint({
    method: 'POST',
    path: '/api/vendors/verify-bank',
    auth: 'required',
    reply: bankReplySchema,
    answersFailure: true,
  }),
  contract: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/contract',
    auth: 'required',
    reply: contractReplySchema,
  }),
  currentVendor: endpoint({
    method: 'GET',
    path: currentVendorPath,
    auth: 'required',
    reply: vendorReplySchema,
  }),
} as const;

export type SpecName = keyof typeof table;
export const specEndpoints: { readonly [Name in SpecName]: (typeof table)[Name] } = table;
