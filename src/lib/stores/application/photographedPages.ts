import { map } from 'nanostores';
import { fileProblem, type SlotId } from '#lib/domain/documents.ts';
import type { Turn } from '#lib/domain/pdf.ts';
import { isHeic, isPhoto } from '#lib/domain/photoFile.ts';
import { limits } from '#lib/limits.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { $uploads, type PerSlot, type PreparedFile, type PreparePhoto, type Refusal } from './chosenFiles.ts';

/** A page of a document that was photographed page by page. */
export interface Page {
  readonly id: number;
  readonly original: File;
  readonly prepared: PreparedFile;
  readonly turn: Turn;
}

/** Pages by slot, in their order. They live as long as the chosen files, so that a document can be changed later. */
export const $pages = map<PerSlot<readonly Page[]>>({});

/** The pages that make up each slot's chosen document. */
let joined: PerSlot<readonly Page[]> = {};
/** The number of photos that are being prepared. */
let preparing = 0;

// Photos that are in no document on the server would be lost by a reload.
onBeforeReload(() => {
  const uploads = $uploads.get();
  const isMissing = (Object.keys($pages.get()) as SlotId[]).some((slot) => {
    const pages = pagesOf(slot);
    return pages.length > 0 && (joined[slot] !== pages || uploads[slot]?.type !== 'uploaded');
  });
  if (isMissing || preparing > 0) throw new Error('A photographed page is not uploaded');
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
  for (const original of photos) {
    const { name } = original;
    const isTaken = isHeic(original) || (isPhoto(original) && fileProblem(slot, original) !== 'wrong-type');
    if (!isTaken || pagesOf(slot).length >= limits.pagesPerDocument) {
      refusals.push({ name, problem: isTaken ? 'too-many-pages' : 'wrong-type' });
      continue;
    }
    preparing += 1;
    const prepared = await prepare(slot, original).finally(() => (preparing -= 1));
    if (begun !== generation) return [];
    if (typeof prepared === 'string') refusals.push({ name, problem: prepared });
    else $pages.setKey(slot, [...pagesOf(slot), { id: (lastId += 1), original, prepared, turn: 0 }]);
  }
  return refusals;
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
  joined[slot] = pages;
}

export function forgetPages(): void {
  generation += 1;
  joined = {};
  $pages.set({});
}
