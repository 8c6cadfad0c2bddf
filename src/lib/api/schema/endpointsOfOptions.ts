import { endpoint } from '#lib/api/schema/endpointsOfSession.ts';
import { consentListReplySchema } from '#lib/domain/contract/consentList.ts';
import { gstReplySchema } from '#lib/domain/gst/gstRecord.ts';
import { messageReplySchema } from '#lib/domain/reply/reply.ts';
import * as limits from '#lib/limits.ts';
import { upiPaymentSchema, upiStateSchema } from '#lib/domain/bank/upi.ts';

/** A read or look-up that only spares typing: the vendor does not wait long for it. */
const timeoutMs = limits.helpTimeoutMs;

/**
 * The calls that only an API with their capability offers. They are separate, because no first load needs them. The
 * optional ways to delete belong to what they delete (`endpointsOfSpec.ts`).
 */
const table = {
  gstinLookup: endpoint({
    method: 'POST',
    path: '/api/vendors/gstin-lookup',
    auth: 'required',
    reply: gstReplySchema,
    timeoutMs,
  }),
  consentList: endpoint({
    method: 'GET',
    path: '/api/vendors/consents',
    auth: 'required',
    reply: consentListReplySchema,
    timeoutMs,
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/consents/withdraw',
    auth: 'required',
    reply: messageReplySchema,
  }),
  startUpi: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/bank/upi',
    auth: 'required',
    reply: upiPaymentSchema,
    timeoutMs,
  }),
  upiState: endpoint({
    method: 'GET',
    path: '/api/vendors/:id/bank/upi/:payment',
    auth: 'required',
    reply: upiStateSchema,
    timeoutMs,
  }),
  reviewReply: endpoint({
    method: 'POST',
    path: '/api/vendors/:id/review/reply',
    auth: 'required',
    reply: messageReplySchema,
  }),
} as const;

export type OptionalName = keyof typeof table;
export const optionalEndpoints: { readonly [Name in OptionalName]: (typeof table)[Name] } = table;
