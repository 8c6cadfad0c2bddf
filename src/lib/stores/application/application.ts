import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { ContractPayload } from '#lib/domain/contract.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import { internationalPhone } from '#lib/domain/phone.ts';
import type { StepId } from '#lib/domain/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import { acceptGrant } from '#lib/stores/session/auth.ts';
import { saveDraft } from '#lib/stores/application/draft.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { dropCopy } from '#lib/stores/session/recovery.ts';

/** The name of a category's vendor-information recovery copy. */
export const infoCopyName = (category: CategoryId): string => `vendorInfo.${category}`;

/**
 * Sends the code that proves the vendor's phone. Answers the server's words, or null.
 * @throws {ApiError}
 */
export async function sendVendorOtp(phone: string): Promise<string | null> {
  const body = { phone: internationalPhone('+91', phone) };
  const operation = 'vendor-otp';
  // A resend is a new request of its own: the key only covers repeats of one press.
  forgetKey(operation);
  const reply = await sendOnce(operation, body, (idempotencyKey) =>
    call('vendorSendOtp', { body, idempotencyKey }),
  );
  forgetKey(operation);
  return reply.message;
}

/**
 * Verifies the code and creates the vendor; answers its id. The draft is saved, and where the reply signs in, it is
 * signed in with.
 * @throws {ApiError} `no-vendor-id` when the reply names no vendor.
 */
export async function createVendor(category: CategoryId, info: VendorInfo, otp: string): Promise<string> {
  const phone = internationalPhone('+91', info.phone);
  const body = {
    phone,
    otp,
    category,
    baseInfo: { ...info, phone, supportPhone: internationalPhone('+91', info.supportPhone) },
  };
  const operation = `create.${category}`;
  const reply = await sendOnce(operation, body, (idempotencyKey) =>
    call('createVendor', { body, idempotencyKey }),
  );
  if (reply.vendorId === null) throw new ApiError('no-vendor-id');
  forgetKey(operation);
  if (reply.grant !== null) acceptGrant(reply.grant);
  saveDraft({ category, vendorId: reply.vendorId, step: 'kyc-documents', phone, phoneVerified: true });
  dropCopy(infoCopyName(category));
  return reply.vendorId;
}

/**
 * Keeps what is typed on the KYC step on the server. One key a payload. It outlives the page: whoever closes the tab a
 * moment after typing loses nothing, also when the save was on its way already.
 * @throws {ApiError}
 */
export async function saveKycDraft(vendorId: string, payload: KycPayload): Promise<void> {
  const operation = `kyc-draft.${vendorId}`;
  await sendOnce(operation, payload, (idempotencyKey) =>
    call('kycDraft', { id: vendorId, body: payload, idempotencyKey, keepalive: true }),
  );
  // Another device may save a newer draft now: the same one saved again is a request of its own.
  forgetKey(operation);
}

/**
 * Submits the KYC details.
 * @throws {ApiError}
 */
export async function submitKyc(vendorId: string, payload: KycPayload): Promise<void> {
  const operation = `kyc.${vendorId}`;
  await sendOnce(operation, payload, (idempotencyKey) =>
    call('kyc', { id: vendorId, body: payload, idempotencyKey }),
  );
  forgetKey(operation);
  forgetKey(`kyc-draft.${vendorId}`);
}

/**
 * Accepts the contract; answers its id, or null when the server names none.
 * @throws {ApiError}
 */
export async function submitContract(vendorId: string, payload: ContractPayload): Promise<string | null> {
  const operation = `contract.${vendorId}`;
  const reply = await sendOnce(operation, payload, (idempotencyKey) =>
    call('contract', { id: vendorId, body: payload, idempotencyKey }),
  );
  forgetKey(operation);
  return reply.contractId;
}

/** Notes in the local draft where the application stands. */
export function noteStep(category: CategoryId, vendor: Vendor, step: StepId): void {
  saveDraft({
    category,
    vendorId: vendor.id,
    step,
    phone: vendor.phone === null ? null : internationalPhone('+91', vendor.phone),
    phoneVerified: vendor.phoneVerified,
  });
}
