import { computed, map } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { isUnknownCall } from '#lib/api/errors.ts';
import type { SlotId } from '#lib/domain/documents.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { $uploadedHere, $uploads, type PerSlot } from './chosenFiles.ts';

/** Taking a document off the server. `unsupported`: the API has no such call; the document can be replaced. */
export type Removal =
  { type: 'removing' } | { type: 'removed' } | { type: 'unsupported' } | { type: 'failed'; error: unknown };

/** Removals by slot, since the slot was filled last. */
export const $removals = map<PerSlot<Removal>>({});

/** Slots that were emptied on this page, whatever it was loaded with. */
export const $removedSlots = computed($removals, (removals) =>
  (Object.keys(removals) as SlotId[]).filter((slot) => removals[slot]?.type === 'removed'),
);

/** Takes a document that is not required off the server. What goes wrong is in `$removals`. */
export async function removeDocument(vendorId: string, slot: SlotId): Promise<void> {
  if ($removals.get()[slot]?.type === 'removing') return;
  const removing: Removal = { type: 'removing' };
  $removals.setKey(slot, removing);
  const isCurrent = (): boolean => $removals.get()[slot] === removing;
  const operation = `removal.${vendorId}.${slot}`;
  try {
    await sendOnce(operation, { slot }, (idempotencyKey) =>
      call('deleteDocument', { id: vendorId, slot, idempotencyKey }),
    );
    // The next document in this slot is removed by a request of its own.
    forgetKey(operation);
    if (!isCurrent()) return;
    $uploads.setKey(slot, undefined);
    $uploadedHere.setKey(slot, undefined);
    $removals.setKey(slot, { type: 'removed' });
  } catch (error) {
    if (!isCurrent()) return;
    $removals.setKey(slot, isUnknownCall(error) ? { type: 'unsupported' } : { type: 'failed', error });
  }
}

/** Forgets what was removed. */
export function forgetRemovals(): void {
  $removals.set({});
}

// A slot that is filled again holds another document.
$uploadedHere.listen((filled, _, slot) => {
  if (slot !== undefined && filled[slot] !== undefined) $removals.setKey(slot, undefined);
});
