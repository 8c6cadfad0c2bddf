import { call } from '#lib/api/client.ts';
import { ApiError, isUnknownCall } from '#lib/api/errors.ts';
import { tellDeleted } from '#lib/stores/application/deletedApplications.ts';
import { dropDraftOf } from '#lib/stores/application/draft.ts';
import { retryQueries } from '#lib/stores/application/queries.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { dropCopy } from '#lib/stores/session/recovery.ts';

/** What became of it: gone from the server too, or from this browser alone, because the API has no such call. */
type Deletion = 'deleted' | 'browser-only';

/**
 * Deletes an application that was never submitted: on the server, where it can, and what this browser kept of it. The other
 * tabs hear of it.
 * @throws {ApiError} when the server refused, or could not be reached: nothing is deleted then, here neither.
 */
export async function deleteApplication(vendorId: string): Promise<Deletion> {
  const isSameOwner = sameOwner();
  const deletion = await deleteOnServer(vendorId);
  if (!isSameOwner()) throw new ApiError('signed-out');
  dropDraftOf(vendorId);
  dropCopy(`contract.${vendorId}`);
  for (const operation of ['kyc', 'kyc-draft', 'contract']) forgetKey(`${operation}.${vendorId}`);
  tellDeleted(vendorId);
  retryQueries();
  return deletion;
}

async function deleteOnServer(vendorId: string): Promise<Deletion> {
  const operation = `deletion.${vendorId}`;
  try {
    await sendOnce(operation, { vendorId }, (idempotencyKey) =>
      call('deleteVendor', { id: vendorId, idempotencyKey }),
    );
    forgetKey(operation);
    return 'deleted';
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    // Not found may mean that there is no such call, or no such vendor any more.
    return (await isStillThere(vendorId)) ? 'browser-only' : 'deleted';
  }
}

async function isStillThere(vendorId: string): Promise<boolean> {
  try {
    return (await call('vendor', { id: vendorId })) !== null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return false;
    throw error;
  }
}
