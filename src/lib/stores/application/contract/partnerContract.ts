import { call } from '#lib/api/client.ts';
import { offers } from '#lib/capabilities.ts';
import type { contractAcceptance } from '#lib/domain/contract/consents.ts';
import type { ContractPayload } from '#lib/domain/contract/partnerContract.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';

/**
 * Accepts the contract in the version and with the consents that the API asks for. Returns the contract's id,
 * or null if the server sends none.
 * @throws {ApiError}
 */
export async function submitContract(
  vendorId: string,
  payload: ContractPayload,
  { contractVersion, consents }: Partial<ReturnType<typeof contractAcceptance>> = {},
): Promise<string | null> {
  const operation = `contract.${vendorId}`;
  const body = {
    ...payload,
    ...(offers('contractVersion') && contractVersion !== undefined && { contractVersion }),
    ...(offers('consents') && consents !== undefined && { consents }),
  };
  const { contractId } = await sendOnce(operation, body, (idempotencyKey) =>
    call('contract', { id: vendorId, body, idempotencyKey }),
  );
  forgetKey(operation);
  return contractId;
}
