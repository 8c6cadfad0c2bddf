import { ApiError, isSessionLost } from '#lib/api/errors.ts';
import { uploadDocument } from '#lib/api/upload.ts';
import {
  acceptedExtensions,
  fileKinds,
  fileProblem,
  isPdf,
  type SlotId,
} from '#lib/domain/documents/documents.ts';
import { failureToast } from '#lib/messages/errorMessage.ts';
import { refusalToast } from '#lib/messages/refusals.ts';
import { isHeic, isPhoto, type PhotoFault } from '#lib/domain/documents/photoFile.ts';
import { isPartGone } from '#lib/lazyModule.ts';
import { reloadForNewVersion } from '#lib/stores/browser/newVersion.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { forgetKey, isRefused, keyFor } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import { onBeforeExpiry } from '#lib/stores/session/session.ts';
import {
  $refusals,
  $uploadedHere,
  $uploads,
  forgetFiles,
  isRunning,
  type Chosen,
  type PreparedFile,
  type PreparePhoto,
  type Ready,
  type Refusal,
  type UploadState,
} from './chosenFiles.ts';
import { forgetRemovals } from './documentRemoval.ts';
import { whenKept } from './keptFiles.ts';
import { forgetPages } from './photographedPages.ts';
import { forgetRestored, restoreFiles } from './restoredFiles.ts';

let vendorId: string | null = null;
/** The attempt that may still write to each slot. Results of older attempts are dropped. */
const attempts = new Map<SlotId, AbortController>();

/**
 * Opens the uploads of a vendor's application. The uploads of another one are dropped; those of an earlier page of
 * this tab come back.
 */
export async function openUploads(id: string): Promise<void> {
  if (vendorId === id) return;
  if (vendorId !== null) clear();
  vendorId = id;
  await restoreFiles(id);
}

/**
 * Takes a file for a slot and uploads it at once. A photo is re-encoded first; if there are notes about it, it
 * waits for `sendAnyway`. A refused file changes only the refusal of its slot.
 */
export async function chooseFile(slot: SlotId, original: File, prepare: PreparePhoto): Promise<void> {
  const problem = fileProblem(slot, original);
  if (isHeic(original) || (isPhoto(original) && problem !== 'wrong-type')) {
    return prepareAndSend(slot, { original, prepared: null }, prepare);
  }
  if (problem !== null) return refuse(slot, { name: original.name, problem });
  if (original.size === 0) return refuse(slot, { name: original.name, problem: 'empty' });
  return send(slot, { original, prepared: { file: original, notes: [] } });
}

/** Sends a photo despite its notes. */
export async function sendAnyway(slot: SlotId): Promise<void> {
  const state = $uploads.get()[slot];
  if (state?.type === 'noted') await send(slot, state.chosen);
}

/** Stops a slot's upload and keeps its file for another try. */
export function cancelUpload(slot: SlotId): void {
  const state = $uploads.get()[slot];
  if (state === undefined || !isRunning(state)) return;
  endAttempt(slot);
  put(slot, { type: 'stopped', chosen: state.chosen });
}

/** Sends a stopped or failed file again, under the same Idempotency-Key. */
export async function retryUpload(slot: SlotId, prepare: PreparePhoto): Promise<void> {
  const state = $uploads.get()[slot];
  if (state?.type !== 'stopped' && state?.type !== 'failed') return;
  if (isReady(state.chosen)) await send(slot, state.chosen);
  else await prepareAndSend(slot, state.chosen, prepare);
}

/** Removes a file that is not on the server from its slot. */
export function removeFile(slot: SlotId): void {
  if ($uploads.get()[slot]?.type === 'uploaded') return;
  endAttempt(slot);
  put(slot, undefined);
  $refusals.setKey(slot, undefined);
}

const isReady = (chosen: Chosen): chosen is Ready => chosen.prepared !== null;

async function prepareAndSend(slot: SlotId, chosen: Chosen, prepare: PreparePhoto): Promise<void> {
  const { original } = chosen;
  const before = $uploads.get()[slot];
  const attempt = beginAttempt(slot);
  put(slot, { type: 'preparing', chosen });
  let prepared: PreparedFile | PhotoFault;
  try {
    // Preparing takes the most memory, so the photo is kept before it.
    const keeping = whenKept({ slot, as: 'file', original });
    if (keeping !== null) await keeping;
    if (attempts.get(slot) !== attempt) return;
    prepared = await prepare(slot, original);
  } catch (error) {
    if (attempts.get(slot) !== attempt) return;
    endAttempt(slot);
    if (!isPartGone(error)) return fail(slot, chosen, new ApiError('network'));
    // A newer build was deployed, so this page can never send the photo. Remove it, so that it does not block
    // the reload.
    put(slot, undefined);
    if (await reloadForNewVersion()) return;
    return fail(slot, chosen, new ApiError('unavailable'));
  }
  if (attempts.get(slot) !== attempt) return;
  const problem = typeof prepared === 'string' ? prepared : fileProblem(slot, prepared.file);
  if (problem === null && typeof prepared !== 'string') {
    const ready = { original, prepared };
    if (prepared.notes.length === 0) return send(slot, ready);
    endAttempt(slot);
    return put(slot, { type: 'noted', chosen: ready });
  }
  endAttempt(slot);
  putBack(slot, before, original);
  // If a photo over the size limit could not be made smaller, report its size first.
  const isTooLarge = fileProblem(slot, original) === 'too-large';
  refuse(slot, { name: original.name, problem: isTooLarge ? 'too-large' : (problem ?? 'damaged') });
}

/**
 * Restores what a slot held before a refused file. A running upload is restored as stopped, because its own
 * attempt is over.
 */
function putBack(slot: SlotId, before: UploadState | undefined, refused: File): void {
  if (before?.chosen.original === refused) put(slot, undefined);
  else put(slot, before && isRunning(before) ? { type: 'stopped', chosen: before.chosen } : before);
}

async function send(slot: SlotId, chosen: Ready): Promise<void> {
  if (vendorId === null) return;
  const { file } = chosen.prepared;
  const before = $uploads.get()[slot];
  const attempt = beginAttempt(slot);
  const isCurrent = (): boolean => attempts.get(slot) === attempt;
  put(slot, { type: 'uploading', chosen, share: 0 });
  const operation = `documents.${vendorId}.${slot}`;
  try {
    const read = await readFile(file);
    if (!isCurrent()) return;
    if (typeof read === 'string') {
      attempts.delete(slot);
      putBack(slot, before, chosen.original);
      return refuse(slot, { name: chosen.original.name, problem: read });
    }
    const idempotencyKey = keyFor(operation, read);
    await uploadDocument({
      vendorId,
      slot,
      file,
      fileName: file.name,
      idempotencyKey,
      onProgress: (share) => isCurrent() && put(slot, { type: 'uploading', chosen, share }),
      signal: attempt.signal,
    });
    if (!isCurrent()) return;
    forgetKey(operation);
    attempts.delete(slot);
    $uploadedHere.setKey(slot, Date.now());
    put(slot, { type: 'uploaded', chosen });
  } catch (error) {
    if (!isCurrent()) return;
    attempts.delete(slot);
    // A refusal is final for this key. The same file sent again is a new request.
    if (isRefused(error)) forgetKey(operation);
    fail(slot, chosen, error);
  }
}

function fail(slot: SlotId, chosen: Chosen, error: unknown): void {
  if (error instanceof ApiError && (error.code === 'too-large' || error.code === 'wrong-type')) {
    put(slot, undefined);
    return refuse(slot, { name: chosen.original.name, problem: error.code });
  }
  put(slot, { type: 'failed', chosen, error });
  // Without a session the sign-in dialog is enough.
  if (!isSessionLost(error)) {
    showToast({ tone: 'error', ...failureToast('documents', 'application', error) });
  }
}

function refuse(slot: SlotId, refusal: Refusal): void {
  $refusals.setKey(slot, refusal);
  showToast({ tone: 'error', ...refusalToast(refusal.problem, acceptedExtensions(slot)) });
}

/**
 * Returns the properties that identify a file, for its Idempotency-Key; or the problem that its bytes show.
 * Photos were decoded before.
 */
async function readFile(file: File): Promise<Record<string, unknown> | Refusal['problem']> {
  const { name, type, size, lastModified } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (type.toLowerCase() === fileKinds.pdf.mimeType && !isPdf(bytes)) return 'wrong-type';
    if (!globalThis.crypto.subtle) return { name, type, size, lastModified };
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return { name, type, size, hash: [...hash] };
  } catch {
    return 'unreadable';
  }
}

function beginAttempt(slot: SlotId): AbortController {
  endAttempt(slot);
  const attempt = new AbortController();
  attempts.set(slot, attempt);
  $refusals.setKey(slot, undefined);
  return attempt;
}

function endAttempt(slot: SlotId): void {
  const attempt = attempts.get(slot);
  attempts.delete(slot);
  attempt?.abort();
}

function put(slot: SlotId, state: UploadState | undefined): void {
  $uploads.setKey(slot, state);
}

function clear(): void {
  for (const slot of attempts.keys()) endAttempt(slot);
  forgetFiles();
  forgetPages();
  forgetRemovals();
  forgetRestored();
  vendorId = null;
}

// Without a session nothing can be sent. Running uploads stop and wait, with their files, for the same vendor.
onBeforeExpiry(() => {
  for (const [slot, state] of Object.entries($uploads.get())) {
    if (state.type === 'uploading') cancelUpload(slot as SlotId);
  }
});
onOwnerChange(clear);
