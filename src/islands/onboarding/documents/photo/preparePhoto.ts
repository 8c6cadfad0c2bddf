import { slots, type SlotId } from '#lib/domain/documents/documents.ts';
import { jpegName, photoEncodings } from '#lib/domain/documents/photo.ts';
import type { PhotoFault } from '#lib/domain/documents/photoFile.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import * as limits from '#lib/limits.ts';
import type { PreparedFile } from '#lib/stores/application/documents/chosenFiles.ts';

const encoder = lazyModule(() => import('./photoEncoder.ts'));

/** Re-encodes a photo for a slot. Rejects when the encoder could not be loaded. */
export async function preparePhoto(slot: SlotId, photo: File): Promise<PreparedFile | PhotoFault> {
  const { encodeInWorker } = await encoder.load();
  const result = await encodeInWorker({
    photo,
    shows: slots[slot].shows,
    encodings: photoEncodings,
    targetBytes: limits.photoTargetBytes,
  });
  if (result.type === 'refused') return result.fault;
  // Leave out the modification time, so that the same photo always gives the same file.
  const file = new File([result.jpeg], jpegName(photo.name), { type: result.jpeg.type, lastModified: 0 });
  return { file, notes: result.notes };
}
