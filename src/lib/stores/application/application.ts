import { call } from '#lib/api/client.ts';
import type { Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { contractAcceptance } from '#lib/domain/consents.ts';
import type { ContractPayload } from '#lib/domain/contract.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import { internationalPhone } from '#lib/domain/phone.ts';
import type { StepId } from '#lib/domain/steps.ts';
import { sendWithOptional } from '#lib/stores/application/optionalFields.ts';
import { saveDraft } from '#lib/stores/application/draft.ts';
import { kycTaken } from '#lib/stores/application/kycDraft.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';

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
  kycTaken(vendorId, payload);
}

/**
 * Accepts the contract; returns its id, or null when the server names none.
 * @throws {ApiError}
 */
export async function submitContract(
  vendorId: string,
  payload: ContractPayload,
  acceptance: Partial<ReturnType<typeof contractAcceptance>> = {},
): Promise<string | null> {
  const operation = `contract.${vendorId}`;
  const reply = await sendWithOptional(payload, acceptance, (body) =>
    sendOnce(operation, body, (idempotencyKey) => call('contract', { id: vendorId, body, idempotencyKey })),
  );
  forgetKey(operation);
  return reply.contractId;
}

/** Notes in the local draft where the application stands. */
export function noteStep(category: CategoryId, { vendor, phoneVerified }: Application, step: StepId): void {
  saveDraft({
    category,
    vendorId: vendor.id,
    step,
    phone: vendor.phone === null ? null : internationalPhone('+91', vendor.phone),
    phoneVerified,
  });
}
