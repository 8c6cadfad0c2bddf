import { computed, map } from 'nanostores';
import { fileProblem, type SlotId } from '#lib/domain/documents/documents.ts';
import type { Turn } from '#lib/domain/documents/pdf.ts';
import { isHeic, isPhoto } from '#lib/domain/documents/photoFile.ts';
import * as limits from '#lib/limits.ts';
import { askBeforeClosing } from '#lib/stores/browser/closing.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { $uploads, type PerSlot, type PreparedFile, type PreparePhoto, type Refusal } from './chosenFiles.ts';
import { whenKept } from './keptFiles.ts';

/** A page of a document that was photographed page by page. */
export interface Page {
  readonly id: number;
  readonly original: File;
  readonly prepared: PreparedFile;
  readonly turn: Turn;
}

/** Pages by slot, in their order. They live as long as the chosen files, so that a document can be changed later. */
export const $pages = map<PerSlot<readonly Page[]>>({});

/** A photo that becomes a page when it is prepared. */
export interface NewPage {
  readonly original: File;
  readonly prepared: PreparedFile | null;
}

/** Photos that are being prepared, by slot. After a killed tab they wait until the dialog is opened again. */
export const $newPages = map<PerSlot<readonly NewPage[]>>({});
/** The pages that make up each slot's chosen document. */
const $joined = map<PerSlot<readonly Page[]>>({});

/** The slots with pages that are in no document on the server. */
export const $unsentPages = computed(
  [$pages, $newPages, $joined, $uploads],
  (pages, added, joined, uploads) =>
    (Object.keys({ ...pages, ...added }) as SlotId[]).filter((slot) => {
      const isSent = joined[slot] === pages[slot] && uploads[slot]?.type === 'uploaded';
      return (added[slot]?.length ?? 0) > 0 || ((pages[slot]?.length ?? 0) > 0 && !isSent);
    }),
);

/** The slots whose pages or chosen file are not on the server. */
export const $unsentSlots = computed([$uploads, $unsentPages], (uploads, pages) => [
  ...pages,
  ...(Object.keys(uploads) as SlotId[]).filter((slot) => {
    const state = uploads[slot];
    return state !== undefined && state.type !== 'uploaded';
  }),
]);

let stopAsking: (() => void) | null = null;

// The browser asks before a page with unsent files is closed.
$unsentSlots.listen(({ length }) => {
  if (length > 0) {
    stopAsking ??= askBeforeClosing();
  } else {
    stopAsking?.();
    stopAsking = null;
  }
});

// A reload for a new version would lose them.
onBeforeReload(() => {
  if ($unsentSlots.get().length > 0) throw new Error('A file is not uploaded');
});

let lastId = 0;
/** Increases when all pages are forgotten. A photo that becomes ready later is dropped. */
let generation = 0;

export function pagesOf(slot: SlotId): readonly Page[] {
  return $pages.get()[slot] ?? [];
}

/** Adds photos at the end, one after the other. Returns the refused ones and why. */
export async function addPages(
  slot: SlotId,
  photos: readonly File[],
  prepare: PreparePhoto,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const begun = generation;
  const added = photos.filter(
    (photo) => isHeic(photo) || (isPhoto(photo) && fileProblem(slot, photo) !== 'wrong-type'),
  );
  const known = newPagesOf(slot).filter(({ original }) => !added.includes(original));
  $newPages.setKey(slot, [...known, ...added.map((original) => ({ original, prepared: null }))]);
  try {
    for (const original of photos) {
      const problem = added.includes(original) ? await addPage(slot, original, prepare) : 'wrong-type';
      if (begun !== generation) return [];
      if (problem !== null) refusals.push({ name: original.name, problem });
      forgetNew(slot, [original]);
    }
  } catch (error) {
    if (begun === generation) forgetNew(slot, added);
    throw error;
  }
  return refusals;
}

function forgetNew(slot: SlotId, photos: readonly File[]): void {
  const left = newPagesOf(slot).filter(({ original }) => !photos.includes(original));
  $newPages.setKey(slot, left);
}

/** Adds a page that is among the new ones. Returns the problem of a refused photo. */
async function addPage(
  slot: SlotId,
  original: File,
  prepare: PreparePhoto,
): Promise<Refusal['problem'] | null> {
  if (pagesOf(slot).length >= limits.pagesPerDocument) return 'too-many-pages';
  const begun = generation;
  const file = { slot, as: 'page', original } as const;
  // Preparing takes the most memory, so the photo is kept before it.
  const keeping = whenKept(file);
  if (keeping !== null) await keeping;
  const prepared = await prepare(slot, original);
  if (begun !== generation) return null;
  if (typeof prepared === 'string') return prepared;
  const photos = newPagesOf(slot);
  $newPages.setKey(
    slot,
    photos.map((photo) => (photo.original === original ? { original, prepared } : photo)),
  );
  // A page in the list survives a killed tab.
  await whenKept(file);
  if (begun !== generation) return null;
  $pages.setKey(slot, [...pagesOf(slot), { id: (lastId += 1), original, prepared, turn: 0 }]);
  return null;
}

const newPagesOf = (slot: SlotId): readonly NewPage[] => $newPages.get()[slot] ?? [];

/** The photos that a killed tab left unprepared. */
let unprepared: PerSlot<readonly File[]> = {};

/** Puts the photos of an earlier page of this tab before those of this one. */
export function restorePages(slot: SlotId, found: readonly (NewPage & Pick<Page, 'turn'>)[]): void {
  const pages = found.flatMap(({ original, prepared, turn }) =>
    prepared === null ? [] : [{ id: (lastId += 1), original, prepared, turn }],
  );
  const photos = found.filter(({ prepared }) => prepared === null);
  if (pages.length > 0) $pages.setKey(slot, [...pages, ...pagesOf(slot)]);
  if (photos.length > 0) $newPages.setKey(slot, [...photos, ...newPagesOf(slot)]);
  unprepared = { ...unprepared, [slot]: photos.map(({ original }) => original) };
}

/** Returns the photos that a killed tab left unprepared, once. `addPages` prepares them. */
export function takeUnprepared(slot: SlotId): readonly File[] {
  const photos = unprepared[slot] ?? [];
  unprepared = { ...unprepared, [slot]: [] };
  return photos;
}

/** Moves a page to another place. A place beyond an end means that end. */
export function placePage(slot: SlotId, id: number, place: number): void {
  const moved = pagesOf(slot).find((page) => page.id === id);
  if (!moved) return;
  const pages = pagesOf(slot).filter((page) => page !== moved);
  pages.splice(Math.max(0, place), 0, moved);
  $pages.setKey(slot, pages);
}

/** Turns a page clockwise by a quarter turn. */
export function turnPage(slot: SlotId, id: number): void {
  $pages.setKey(
    slot,
    pagesOf(slot).map((page) =>
      page.id === id ? { ...page, turn: ((page.turn + 90) % 360) as Turn } : page,
    ),
  );
}

export function removePage(slot: SlotId, id: number): void {
  $pages.setKey(
    slot,
    pagesOf(slot).filter((page) => page.id !== id),
  );
}

/** Notes the pages that make up a slot's chosen document. */
export function noteJoined(slot: SlotId, pages: readonly Page[]): void {
  $joined.setKey(slot, pages);
}

export function forgetPages(): void {
  generation += 1;
  unprepared = {};
  $joined.set({});
  $newPages.set({});
  $pages.set({});
}
