import type { z } from '#lib/domain/z.ts';
import { applicationsReplySchema } from '#lib/domain/applicationSummary.ts';
import { bankReplySchema } from '#lib/domain/bankResult.ts';
import { loginReplySchema, refreshReplySchema } from '#lib/domain/grant.ts';
import { progressReplySchema } from '#lib/domain/progress.ts';
import {
  contractReplySchema,
  createReplySchema,
  messageReplySchema,
  otpReplySchema,
  uploadReplySchema,
} from '#lib/domain/reply.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';

/**
 * The contract with the vendor API (specification section 7): every call stands here once. The client calls
 * through this table and the sandbox answers from it. What the client does not need to know, the bodies' schemas and
 * the description of each call, stands apart in `requests.ts`: it would weigh on the first load of every page.
 */
export interface Endpoint<Reply extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API base; `:id` is the vendor's id, `:slot` a document's slot. */
  path: `/api/${string}`;
  /**
   * `none`: never carries a token. `offered`: carries one where there is a session. The 401 of both is an answer, not a
   * lost session. `required`: is not sent without a token.
   */
  auth: 'none' | 'offered' | 'required';
  reply: Reply;
  /** `success: false` is an answer that `reply` reads, not a refusal of the call. */
  answersFailure?: true;
  /** False: a redirect is no reply. What another address says is nothing to end a session by. */
  follows?: false;
}

function endpoint<Reply extends z.ZodMiniType>(definition: Endpoint<Reply>): Endpoint<Reply> {
  return definition;
}

const table = {
  sendOtp: endpoint({
    method: 'POST',
    path: '/api/auth/send-otp',
    auth: 'none',
    reply: otpReplySchema,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'none',
    reply: loginReplySchema,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    auth: 'none',
    reply: refreshReplySchema,
    follows: false,
  }),
  vendor: endpoint({
    method: 'GET',
    path: '/api/vendors/:id',
    auth: 'required',
    reply: vendorReplySchema,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/vendors/:id/application-progress',
    auth: 'required',
    reply: progressReplySchema,
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
    path: '/api/vendors/me',
    auth: 'required',
    reply: vendorReplySchema,
  }),
} as const;

export type EndpointName = keyof typeof table;
/** The calls by name. */
export const endpoints: { readonly [Name in EndpointName]: (typeof table)[Name] } = table;

/** The header that makes a repeated write harmless. One key a payload, kept over retries. */
export const idempotencyHeader = 'Idempotency-Key';
