import { computed, map } from 'nanostores';
import type { FileProblem, SlotId } from '#lib/domain/documents/documents.ts';
import type { PhotoFault } from '#lib/domain/documents/photoFile.ts';
import type { PhotoNote } from '#lib/domain/documents/photoNotes.ts';

/** A file as it will be sent, and notes to show before it is. */
export interface PreparedFile {
  readonly file: File;
  readonly notes: readonly PhotoNote[];
}

/**
 * Re-encodes a photo for a slot: small enough, upright, without EXIF. The same photo gives the same bytes, so
 * that a repeat has the same Idempotency-Key. Rejects when the encoder could not be loaded.
 */
export type PreparePhoto = (slot: SlotId, photo: File) => Promise<PreparedFile | PhotoFault>;

/** A file chosen for a slot. `prepared` is null until the file to send is ready. */
export interface Chosen {
  readonly original: File;
  readonly prepared: PreparedFile | null;
}
/** A chosen file that can be sent. */
export interface Ready extends Chosen {
  readonly prepared: PreparedFile;
}

/**
 * The upload state of a slot's chosen file. An earlier document on the server stays until a new one replaces
 * it. `noted`: there are notes about the photo, and the vendor decides whether to send it.
 */
export type UploadState =
  | { type: 'preparing'; chosen: Chosen }
  | { type: 'noted'; chosen: Ready }
  | { type: 'uploading'; chosen: Ready; share: number }
  | { type: 'stopped'; chosen: Chosen }
  | { type: 'failed'; chosen: Chosen; error: unknown }
  | { type: 'uploaded'; chosen: Ready };

/** A file that was refused. */
export interface Refusal {
  readonly name: string;
  readonly problem: FileProblem | PhotoFault | 'unreadable' | 'too-many-pages';
}

export type PerSlot<Value> = Partial<Record<SlotId, Value>>;

/** Chosen files by slot. They live as long as the page and the session, and survive changes of step. */
export const $uploads = map<PerSlot<UploadState>>({});
/** The last file a slot refused, until another is chosen. */
export const $refusals = map<PerSlot<Refusal>>({});
/** When each slot was filled on this page (epoch ms). The server keeps the file, whatever is tried afterwards. */
export const $uploadedHere = map<PerSlot<number>>({});

/** Whether a chosen file is being prepared or uploaded. */
export function isRunning(state: UploadState | undefined): boolean {
  return state?.type === 'preparing' || state?.type === 'uploading';
}

/** Whether any file is being prepared or uploaded. */
export const $uploadsRunning = computed($uploads, (uploads) => Object.values(uploads).some(isRunning));

/** Slots filled on this page, for screens that list what the server has. */
export const $slotsUploadedHere = computed($uploadedHere, (filled) => Object.keys(filled) as SlotId[]);

export function forgetFiles(): void {
  $uploads.set({});
  $refusals.set({});
  $uploadedHere.set({});
}
