import { map } from 'nanostores';
import { slotIds, type SlotId } from '#lib/domain/documents/documents.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { $uploads, type PerSlot, type UploadState } from './chosenFiles.ts';
import { closeKept, keepOnly, openKept, type Held } from './keptFiles.ts';
import { $newPages, $pages, $unsentPages, restorePages } from './photographedPages.ts';

/** The words of a slot after a killed tab, until something is chosen for it again. */
export interface Interrupted {
  /** The number of photos and files that could not be kept. */
  readonly lost: number;
  /** The number of photographed pages that are back. */
  readonly pages: number;
}

/** The slots for which something was under way when an earlier page of this tab was closed. */
export const $interrupted = map<PerSlot<Interrupted>>({});

let isOpen = false;

/** Puts the files of an earlier page of this tab back into their slots, and keeps all files from now on. */
export async function restoreFiles(vendorId: string): Promise<void> {
  const isSame = sameOwner();
  const { files, lost, taking } = await openKept(vendorId);
  if (!isSame()) return;
  for (const slot of slotIds) {
    const own = files.filter((file) => file.slot === slot);
    const pages = own.filter(({ as }) => as === 'page');
    const chosen = own.find(({ as }) => as === 'file');
    if (pages.length > 0) restorePages(slot, pages);
    if (chosen && $uploads.get()[slot] === undefined) $uploads.setKey(slot, stateOf(chosen));
    const lostHere = lost.filter((other) => other === slot).length;
    if (lostHere > 0 || pages.length > 0 || taking === slot)
      $interrupted.setKey(slot, { lost: lostHere, pages: pages.length });
  }
  isOpen = true;
  keep();
}

/** Deletes the files that are kept for this tab. */
export function forgetRestored(): void {
  isOpen = false;
  $interrupted.set({});
  closeKept();
}

/** A file that was being sent waits for the vendor, because it may have been the reason of the kill. */
function stateOf({ original, prepared }: Held): UploadState {
  if (prepared === null) return { type: 'stopped', chosen: { original, prepared } };
  const chosen = { original, prepared };
  return { type: prepared.notes.length > 0 ? 'noted' : 'stopped', chosen };
}

function keep(): void {
  if (isOpen) keepOnly(heldFiles());
}

function heldFiles(): Held[] {
  const unsent = $unsentPages.get();
  return slotIds.flatMap((slot) => [...chosenOf(slot), ...(unsent.includes(slot) ? pagesOf(slot) : [])]);
}

function chosenOf(slot: SlotId): Held[] {
  const state = $uploads.get()[slot];
  if (state === undefined || state.type === 'uploaded') return [];
  return [{ slot, as: 'file', turn: 0, ...state.chosen }];
}

function pagesOf(slot: SlotId): Held[] {
  const pages = $pages.get()[slot] ?? [];
  const added = ($newPages.get()[slot] ?? []).filter(
    ({ original }) => !pages.some((page) => page.original === original),
  );
  return [
    ...pages.map(({ original, prepared, turn }): Held => ({ slot, as: 'page', turn, original, prepared })),
    ...added.map((photo): Held => ({ slot, as: 'page', turn: 0, ...photo })),
  ];
}

for (const $store of [$uploads, $pages, $newPages]) $store.listen(keep);
// A new choice answers the words about the earlier page.
$uploads.listen((uploads, _, slot) => {
  if (slot !== undefined && isOpen && uploads[slot] !== undefined) $interrupted.setKey(slot, undefined);
});
$pages.listen((_pages, _, slot) => {
  if (slot !== undefined && isOpen) $interrupted.setKey(slot, undefined);
});
