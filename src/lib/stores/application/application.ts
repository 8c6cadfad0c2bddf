import { call } from '#lib/api/client.ts';
import type { contractAcceptance } from '#lib/domain/consents.ts';
import type { ContractPayload } from '#lib/domain/contract.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { KycExtrasBody } from '#lib/domain/kycExtras.ts';
import { isNamedIn, refuseFields, sendWithOptional } from '#lib/stores/application/optionalFields.ts';
import { savingKyc } from '#lib/stores/application/kycDraft.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';

/**
 * Submits the KYC details, with the optional ones as far as the API takes them. An API that passes over the declaration of a
 * GST exemption and asks for the number has refused it (`$refusedFields`).
 * @throws {ApiError}
 */
export async function submitKyc(
  vendorId: string,
  payload: KycPayload,
  optional: KycExtrasBody = {},
): Promise<void> {
  const operation = `kyc.${vendorId}`;
  await savingKyc(vendorId, { ...payload, ...optional }, async () => {
    try {
      await sendWithOptional(payload, optional, (body) =>
        sendOnce(operation, body, (idempotencyKey) => call('kyc', { id: vendorId, body, idempotencyKey })),
      );
    } catch (error) {
      if (optional.gstExempt && isNamedIn(error, 'gstNumber')) refuseFields(['gstExempt']);
      throw error;
    }
    forgetKey(operation);
    forgetKey(`kyc-draft.${vendorId}`);
  });
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
