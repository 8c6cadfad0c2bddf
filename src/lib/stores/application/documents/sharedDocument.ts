import type { SlotId } from '#lib/domain/documents/documents.ts';
import { keepOnly, openKept, whenKept, type Held } from './keptFiles.ts';

/**
 * Keeps a file for a slot of the documents step, which opens next in this tab. Other files that wait there stay.
 * Where the browser keeps no files, the slot names the loss.
 */
export async function keepForSlot(vendorId: string, slot: SlotId, original: File): Promise<void> {
  const { files } = await openKept(vendorId);
  const held: Held = { slot, as: 'file', turn: 0, original, prepared: null };
  keepOnly([...files.filter((file) => file.slot !== slot || file.as !== 'file'), held]);
  await whenKept(held);
}
