import { atom, computed, map } from 'nanostores';
import { ApiError, isSessionLost } from '#lib/api/errors.ts';
import { uploadDocument } from '#lib/api/upload.ts';
import { failureToast } from '#lib/copy/errors.ts';
import { refusalToast } from '#lib/copy/documents.ts';
import { acceptedExtensions, fileProblem, type FileProblem, type SlotId } from '#lib/domain/documents.ts';
import { isScalable } from '#lib/domain/photo.ts';
import { forgetKey, isRefused, keyFor } from '#lib/stores/session/idempotency.ts';
import { onBeforeExpiry } from '#lib/stores/session/lifecycle.ts';
import { $session, onSignOut } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** A chosen file as it is sent. `scaledFrom` is its size before it was scaled down, in bytes. */
export interface Chosen {
  readonly file: File;
  readonly scaledFrom: number | null;
}

/** Where a slot's chosen file stands. What the server held before stays there until another takes its place. */
export type UploadState =
  | { type: 'scaling'; chosen: Chosen }
  | { type: 'uploading'; chosen: Chosen; share: number }
  | { type: 'stopped'; chosen: Chosen }
  | { type: 'failed'; chosen: Chosen; error: unknown }
  | { type: 'uploaded'; chosen: Chosen };

/** A file that was not taken. */
export interface Refusal {
  readonly name: string;
  readonly problem: FileProblem | 'unreadable';
}

type PerSlot<Value> = Partial<Record<SlotId, Value>>;

/** Chosen files by slot. They live as long as the page and the session: steps come and go over them. */
export const $uploads = map<PerSlot<UploadState>>({});
/** The last file a slot refused, until another is chosen. */
export const $refusals = map<PerSlot<Refusal>>({});
/** When each slot was filled on this page (epoch ms): the server has it, whatever is tried afterwards. */
export const $uploadedHere = map<PerSlot<number>>({});

const isRunning = (state: UploadState | undefined): boolean =>
  state?.type === 'scaling' || state?.type === 'uploading';

/** Whether any file is on its way. */
export const $uploadsRunning = computed($uploads, (uploads) => Object.values(uploads).some(isRunning));

/** Slots filled on this page, for whoever lists what the server has. */
export const $slotsUploadedHere = computed($uploadedHere, (filled) => Object.keys(filled) as SlotId[]);

const $vendorId = atom<string | null>(null);
/** The attempt that may still write to a slot; anything older is late and dropped. */
const attempts = new Map<SlotId, AbortController>();
/** Files of a session that ran out, for the same phone when it signs in again. */
let rescued: {
  phone: string | null;
  vendorId: string | null;
  uploads: PerSlot<UploadState>;
  filled: PerSlot<number>;
} | null = null;
/** Whose files these are; kept apart from the session, which may be gone by the time they are rescued. */
let ownerPhone: string | null = null;
let connected = false;

/** Shows the uploads of a vendor's application; those of another one are dropped. */
export function openUploads(vendorId: string): void {
  connect();
  if ($vendorId.get() !== vendorId) {
    clear();
    $vendorId.set(vendorId);
  }
  ownerPhone = $session.get().phone ?? ownerPhone;
}

/**
 * Takes a file for a slot and uploads it at once. A photo over the limit is scaled down first by `scale`, which answers
 * null when it can't. A file that is not taken changes nothing in the slot but its refusal.
 */
export async function chooseFile(
  slot: SlotId,
  file: File,
  scale: (file: File) => Promise<File | null>,
): Promise<void> {
  const problem = fileProblem(slot, file);
  if (problem === 'too-large' && isScalable(file)) return scaleAndSend(slot, file, scale);
  if (problem !== null) return refuse(slot, { name: file.name, problem });
  return send(slot, { file, scaledFrom: null });
}

/** Stops a slot's upload and keeps its file for another try. */
export function cancelUpload(slot: SlotId): void {
  const state = $uploads.get()[slot];
  if (state === undefined || !isRunning(state)) return;
  endAttempt(slot);
  // A photo that was not scaled yet can't be sent: it is chosen anew.
  if (state.type === 'scaling') drop(slot);
  else put(slot, { type: 'stopped', chosen: state.chosen });
}

/** Sends a stopped or failed file once more, under the same Idempotency-Key. */
export async function retryUpload(slot: SlotId): Promise<void> {
  const state = $uploads.get()[slot];
  if (state?.type === 'stopped' || state?.type === 'failed') await send(slot, state.chosen);
}

/** Takes a file that is not on the server out of its slot. */
export function removeFile(slot: SlotId): void {
  if ($uploads.get()[slot]?.type === 'uploaded') return;
  endAttempt(slot);
  drop(slot);
  $refusals.setKey(slot, undefined);
}

async function scaleAndSend(
  slot: SlotId,
  file: File,
  scale: (file: File) => Promise<File | null>,
): Promise<void> {
  const before = $uploads.get()[slot];
  const attempt = beginAttempt(slot);
  put(slot, { type: 'scaling', chosen: { file, scaledFrom: null } });
  const scaled = await scale(file).catch(() => null);
  if (attempts.get(slot) !== attempt) return;
  if (scaled !== null && fileProblem(slot, scaled) === null) {
    return send(slot, { file: scaled, scaledFrom: file.size });
  }
  endAttempt(slot);
  if (before === undefined || before.type === 'scaling') drop(slot);
  else put(slot, before.type === 'uploading' ? { type: 'stopped', chosen: before.chosen } : before);
  refuse(slot, { name: file.name, problem: 'too-large' });
}

async function send(slot: SlotId, chosen: Chosen): Promise<void> {
  const vendorId = $vendorId.get();
  if (vendorId === null) return;
  ownerPhone = $session.get().phone ?? ownerPhone;
  const attempt = beginAttempt(slot);
  const isCurrent = (): boolean => attempts.get(slot) === attempt;
  put(slot, { type: 'uploading', chosen, share: 0 });
  const operation = `documents.${vendorId}.${slot}`;
  try {
    const description = await describe(chosen.file);
    if (!isCurrent()) return;
    if (description === null) {
      drop(slot);
      return refuse(slot, { name: chosen.file.name, problem: 'unreadable' });
    }
    const idempotencyKey = keyFor(operation, description);
    const { keys } = await uploadDocument({
      vendorId,
      slot,
      file: chosen.file,
      fileName: chosen.file.name,
      idempotencyKey,
      onProgress: (share) => isCurrent() && put(slot, { type: 'uploading', chosen, share }),
      signal: attempt.signal,
    });
    if (!isCurrent()) return;
    // Done is what the server says it stored, not what was sent.
    if (keys.length === 0) throw new ApiError('malformed');
    forgetKey(operation);
    attempts.delete(slot);
    $uploadedHere.setKey(slot, Date.now());
    put(slot, { type: 'uploaded', chosen });
  } catch (error) {
    if (!isCurrent()) return;
    attempts.delete(slot);
    // A refusal is final for this key: the same file tried again is a new request.
    if (isRefused(error)) forgetKey(operation);
    fail(slot, chosen, error);
  }
}

function fail(slot: SlotId, chosen: Chosen, error: unknown): void {
  if (error instanceof ApiError && (error.code === 'too-large' || error.code === 'wrong-type')) {
    drop(slot);
    return refuse(slot, { name: chosen.file.name, problem: error.code });
  }
  put(slot, { type: 'failed', chosen, error });
  // Without a session the sign-in dialog speaks for itself.
  if (!isSessionLost(error)) {
    showToast({ tone: 'error', ...failureToast('documents', 'application', error) });
  }
}

function refuse(slot: SlotId, refusal: Refusal): void {
  $refusals.setKey(slot, refusal);
  showToast({ tone: 'error', ...refusalToast(refusal.problem, acceptedExtensions(slot)) });
}

/** What makes one file differ from another, for its Idempotency-Key; null when the browser can't read it. */
async function describe(file: File): Promise<Record<string, unknown> | null> {
  const { name, type, size, lastModified } = file;
  try {
    const bytes = await file.arrayBuffer();
    if (!globalThis.crypto.subtle) return { name, type, size, lastModified };
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return { name, type, size, hash: [...hash] };
  } catch {
    return null;
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

function put(slot: SlotId, state: UploadState): void {
  $uploads.setKey(slot, state);
  guardPage();
}

function drop(slot: SlotId): void {
  $uploads.setKey(slot, undefined);
  guardPage();
}

function clear(): void {
  for (const slot of attempts.keys()) endAttempt(slot);
  $uploads.set({});
  $refusals.set({});
  $uploadedHere.set({});
  $vendorId.set(null);
  ownerPhone = null;
  guardPage();
}

let guarded = false;
const warn = (event: Event): void => event.preventDefault();

/** Leaving the page while a file is on its way asks first. */
function guardPage(): void {
  const running = Object.values($uploads.get()).some(isRunning);
  if (running === guarded) return;
  guarded = running;
  if (running) globalThis.addEventListener?.('beforeunload', warn);
  else globalThis.removeEventListener?.('beforeunload', warn);
}

function connect(): void {
  if (connected) return;
  connected = true;
  onBeforeExpiry(() => {
    rescued = {
      phone: ownerPhone,
      vendorId: $vendorId.get(),
      uploads: Object.fromEntries(
        Object.entries($uploads.get()).flatMap(([slot, state]) => {
          if (state.type === 'scaling') return [];
          const stopped = { type: 'stopped' as const, chosen: state.chosen };
          return [[slot, state.type === 'uploading' ? stopped : state]];
        }),
      ),
      filled: $uploadedHere.get(),
    };
  });
  onSignOut(clear);
  $session.listen(({ session, phone }) => {
    if (session === null || rescued === null) return;
    const { uploads, filled, vendorId } = rescued;
    const isSamePhone = phone === rescued.phone;
    rescued = null;
    if (!isSamePhone) return;
    $vendorId.set(vendorId);
    ownerPhone = phone;
    $uploads.set(uploads);
    $uploadedHere.set(filled);
  });
}
