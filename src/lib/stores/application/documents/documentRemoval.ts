import { computed, map } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { $uploadedHere, $uploads, type PerSlot } from './chosenFiles.ts';

/** The removal of a document from the server. */
export type Removal = { type: 'removing' } | { type: 'removed' } | { type: 'failed'; error: unknown };

/** Removals by slot, since the slot was last filled. */
export const $removals = map<PerSlot<Removal>>({});

/** Slots that were emptied on this page, even if the loaded application still lists a document. */
export const $removedSlots = computed($removals, (removals) =>
  (Object.keys(removals) as SlotId[]).filter((slot) => removals[slot]?.type === 'removed'),
);

/**
 * Removes an optional document from the server. A failure is in `$removals`. Requires the API's capability
 * `deleteDocument`.
 */
export async function removeDocument(vendorId: string, slot: SlotId): Promise<void> {
  if ($removals.get()[slot]?.type === 'removing') return;
  const removing: Removal = { type: 'removing' };
  $removals.setKey(slot, removing);
  const isCurrent = (): boolean => $removals.get()[slot] === removing;
  const operation = `removal.${vendorId}.${slot}`;
  try {
    await sendOnce(operation, { slot }, (idempotencyKey) =>
      call('deleteDocument', { id: vendorId, slot, idempotencyKey }),
    ).catch((error: unknown) => {
      // The server no longer has it.
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
    });
    // Removing the next document of this slot is a new request.
    forgetKey(operation);
    if (!isCurrent()) return;
    $uploads.setKey(slot, undefined);
    $uploadedHere.setKey(slot, undefined);
    $removals.setKey(slot, { type: 'removed' });
  } catch (error) {
    if (!isCurrent()) return;
    $removals.setKey(slot, { type: 'failed', error });
  }
}

export function forgetRemovals(): void {
  $removals.set({});
}

// A slot that is filled again holds a new document.
$uploadedHere.listen((filled, _, slot) => {
  if (slot !== undefined && filled[slot] !== undefined) $removals.setKey(slot, undefined);
});
