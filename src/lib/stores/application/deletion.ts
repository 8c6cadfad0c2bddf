import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import { tellDeleted } from '#lib/stores/application/reads/deletedApplications.ts';
import { dropDraftOf } from '#lib/stores/application/draft.ts';
import { retryQueries } from '#lib/stores/application/reads/query.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { dropCopy } from '#lib/stores/session/recovery.ts';

/**
 * Deletes an unsubmitted application on the server and in this browser, and tells the other tabs. An
 * application that the server no longer knows counts as deleted. Requires the API's capability `deleteVendor`.
 * @throws {ApiError} when the server refused or could not be reached. Then nothing is deleted, here either.
 */
export async function deleteApplication(vendorId: string): Promise<void> {
  const isSameOwner = sameOwner();
  await deleteOnServer(vendorId);
  if (!isSameOwner()) throw new ApiError('signed-out');
  dropDraftOf(vendorId);
  dropCopy(`contract.${vendorId}`);
  for (const operation of ['kyc', 'kyc-draft', 'contract']) forgetKey(`${operation}.${vendorId}`);
  tellDeleted(vendorId);
  retryQueries();
}

async function deleteOnServer(vendorId: string): Promise<void> {
  const operation = `deletion.${vendorId}`;
  try {
    await sendOnce(operation, { vendorId }, (idempotencyKey) =>
      call('deleteVendor', { id: vendorId, idempotencyKey }),
    );
    forgetKey(operation);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
