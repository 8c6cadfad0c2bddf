import type { SlotId } from '#lib/domain/documents.ts';
import { onBeforeExpiry } from '#lib/stores/session/lifecycle.ts';
import { $session, onSignOut } from '#lib/stores/session/session.ts';
import { $uploadedHere, $uploads, type PerSlot, type UploadState } from './chosenFiles.ts';

/** Files of a session that ran out, for the same phone when it signs in again. */
interface RescuedFiles {
  phone: string | null;
  vendorId: string | null;
  uploads: PerSlot<UploadState>;
  filled: PerSlot<number>;
}

export interface FilesOwner {
  /** The application the files belong to. */
  vendorId: () => string | null;
  /** Drops the files and stops what is on its way. */
  clear: () => void;
  /** Goes on with the rescued files of an application. */
  open: (vendorId: string | null) => void;
}

let rescued: RescuedFiles | null = null;
/** Whose files these are; kept apart from the session, which may be gone by the time they are rescued. */
let ownerPhone: string | null = null;
let connected = false;

/** Notes that the files on this page are those of whoever is signed in. */
export function ownFiles(): void {
  ownerPhone = $session.get().phone ?? ownerPhone;
}

/** Nobody owns the files any more: there are none. */
export function disownFiles(): void {
  ownerPhone = null;
}

/**
 * Ties the chosen files to the session: they are gone with it. Of one that ran out they are kept in this page's memory, and
 * given back when the same phone signs in again; to another phone, never.
 */
export function followSession(owner: FilesOwner): void {
  if (connected) return;
  connected = true;
  onBeforeExpiry(() => {
    const kept = Object.entries($uploads.get()).map(([slot, state]) => [slot, atRest(state)] as const);
    rescued = {
      phone: ownerPhone,
      vendorId: owner.vendorId(),
      uploads: Object.fromEntries(kept) as Record<SlotId, UploadState>,
      filled: $uploadedHere.get(),
    };
  });
  onSignOut(owner.clear);
  $session.listen(({ session, phone }) => {
    if (session === null || rescued === null) return;
    const { uploads, filled, vendorId } = rescued;
    const isSamePhone = phone === rescued.phone;
    rescued = null;
    if (!isSamePhone) return;
    owner.open(vendorId);
    ownerPhone = phone;
    $uploads.set(uploads);
    $uploadedHere.set(filled);
  });
}

/** What was on its way has stopped. */
function atRest(state: UploadState): UploadState {
  return state.type === 'preparing' || state.type === 'uploading'
    ? { type: 'stopped', chosen: state.chosen }
    : state;
}
