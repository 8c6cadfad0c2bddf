import { slots, type SlotId } from '#lib/domain/documents/documents.ts';
import type { Turn } from '#lib/domain/documents/pdf.ts';
import { asList, asRecord } from '#lib/domain/reply/parse.ts';
import * as limits from '#lib/limits.ts';
import {
  deleteFile,
  hasVault,
  newKey,
  putFile,
  readFile,
  type FileId,
  type Opened,
} from '#lib/stores/browser/fileVault.ts';
import { isInMemory, readTabEntry, removeTabEntry, writeTabEntry } from '#lib/stores/browser/storage.ts';
import { markFiles } from '#lib/stores/session/oldFiles.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { ownerPhone } from '#lib/stores/session/session.ts';
import type { PreparedFile } from './chosenFiles.ts';

/**
 * Keeps the files that wait to be sent, so that a killed tab does not lose them. A note in sessionStorage lists
 * them and holds their key; their encrypted bytes are in the vault. The note is written first, so that after a
 * kill a file without bytes is known to be lost. Where sessionStorage is refused, the note is in the history
 * entry and no bytes are kept.
 */

/** A file on this page that is not on the server. */
export interface Held {
  readonly slot: SlotId;
  /** A slot's chosen file, or a page of a document that is photographed page by page. */
  readonly as: 'file' | 'page';
  readonly turn: Turn;
  readonly original: File;
  readonly prepared: PreparedFile | null;
}

/** The files of an earlier page of this tab. */
export interface Found {
  readonly files: readonly Held[];
  /** The slots of the files that were lost, one for each file. */
  readonly lost: readonly SlotId[];
  /** The slot for which the camera or the list of files was open. */
  readonly taking: SlotId | null;
}

type Item = Pick<Held, 'slot' | 'as' | 'turn'> & { readonly id: FileId };

interface Note {
  key: string | null;
  vendorId: string;
  owner: string | null;
  items: readonly Item[];
  taking: SlotId | null;
}

interface Details {
  name: string;
  type: string;
  prepared: { name: string; notes: PreparedFile['notes'] } | null;
}

/** A held file and its place in the vault. `stored` resolves after the latest write, also after a failed one. */
interface Entry {
  readonly id: FileId;
  held: Held;
  content: File | null;
  stored: Promise<void>;
}

let note: Note | null = null;
let entries: readonly Entry[] = [];
let key: Promise<string> | null = null;

/** Takes over the files of an earlier page of this tab, if they belong to this vendor. From now on files are kept. */
export async function openKept(vendorId: string): Promise<Found> {
  const found = readNote();
  const isSame = sameOwner();
  const next: Note = { key: null, vendorId, owner: ownerPhone(), items: [], taking: null };
  const isOwn = found !== null && found.vendorId === vendorId && found.owner === next.owner;
  if (!isOwn) {
    note = next;
    clearNote();
    found?.items.forEach(({ id }) => void remove(id));
    return { files: [], lost: [], taking: null };
  }
  const read = await Promise.all(
    found.items.map(async (item) => ({ item, held: await readItem(found, item) })),
  );
  if (!isSame()) return { files: [], lost: [], taking: null };
  entries = read.flatMap(({ item, held }) =>
    held ? [{ id: item.id, held, content: contentOf(held), stored: Promise.resolve() }] : [],
  );
  // A key that opens nothing may be damaged.
  note = { ...next, key: entries.length > 0 ? found.key : null };
  return {
    files: entries.map(({ held }) => held),
    lost: read.filter(({ held }) => held === null).map(({ item }) => item.slot),
    taking: found.taking,
  };
}

/** Keeps exactly these files: stores new and changed ones, and deletes those that are not needed any more. */
export function keepOnly(all: readonly Held[]): void {
  if (note === null) return;
  const before = entries;
  entries = all.map((held) => {
    const known = before.find((entry) => isSameFile(entry.held, held));
    return Object.assign(known ?? { id: newId(), content: null, stored: Promise.resolve() }, { held });
  });
  if (entries.some(({ held }) => held.slot === note?.taking && !before.some((entry) => entry.held === held)))
    note.taking = null;
  writeNote();
  for (const entry of entries) {
    const content = contentOf(entry.held);
    if (entry.content === content) continue;
    entry.content = content;
    entry.stored = entry.stored.then(() => store(entry, content));
  }
  for (const entry of before)
    if (!entries.includes(entry)) entry.stored = entry.stored.then(() => remove(entry.id));
}

/** Resolves once a file is kept or cannot be. Null where this browser keeps none. */
export function whenKept(file: Pick<Held, 'slot' | 'as' | 'original'>): Promise<void> | null {
  return (hasVault() && entries.find((entry) => isSameFile(entry.held, file))?.stored) || null;
}

/** Notes that the camera or the list of files is open for a slot. The phone may kill the page meanwhile. */
export function noteTaking(slot: SlotId | null): void {
  if (note === null || note.taking === slot) return;
  note.taking = slot;
  writeNote();
  // The key is needed when the photo comes.
  if (slot !== null) keyText().catch(() => undefined);
}

/** Deletes the kept files of this tab, and stops keeping any. */
export function closeKept(): void {
  keepOnly([]);
  if (note !== null) clearNote();
  note = null;
  key = null;
}

const newId = (): FileId => [Date.now() + limits.keptFilesMs, Math.random()];

const contentOf = ({ original, prepared }: Held): File => prepared?.file ?? original;

function isSameFile(one: Held, other: Pick<Held, 'slot' | 'as' | 'original'>): boolean {
  return one.original === other.original && one.slot === other.slot && one.as === other.as;
}

async function store(entry: Entry, content: File): Promise<void> {
  const isSame = sameOwner();
  const isWanted = (): boolean => isSame() && entries.includes(entry);
  if (!hasVault()) return;
  try {
    const text = await keyText();
    if (!isWanted()) return;
    markFiles(entry.id[0]);
    // Without the mark, no page would delete the file in time.
    if (isInMemory('files')) return;
    const { original, prepared } = entry.held;
    const details: Details = {
      name: original.name,
      type: content.type,
      prepared: prepared && { name: prepared.file.name, notes: prepared.notes },
    };
    await putFile(text, entry.id, { file: content, details }, isWanted);
  } catch {
    // This browser keeps no files. The note names the file after a kill.
  }
}

async function remove(id: FileId): Promise<void> {
  await deleteFile(id).catch(() => undefined);
}

/** Returns the key of this tab. Rejects when the browser cannot make one or does not keep it. */
function keyText(): Promise<string> {
  const owner = note;
  key ??= owner?.key ? Promise.resolve(owner.key) : newKey();
  return key.then((text) => {
    if (owner === null || note !== owner) throw new Error('The files are closed');
    owner.key = text;
    if (!writeNote()) throw new Error('The key is not kept');
    return text;
  });
}

async function readItem(from: Note, item: Item): Promise<Held | null> {
  if (from.key === null || item.id[0] <= Date.now()) {
    void remove(item.id);
    return null;
  }
  const opened = await readFile(from.key, item.id).catch(() => null);
  return opened && heldFrom(item, opened);
}

/** A photo that was prepared comes back without its original, which is larger. Its name stays. */
function heldFrom({ slot, as, turn }: Item, { details, bytes }: Opened): Held {
  const { name, type, prepared } = details as Details;
  const original = new File([bytes], name, { type });
  if (prepared === null) return { slot, as, turn, original, prepared };
  // The time is left out, as when the photo was prepared: the same bytes are the same upload.
  const file = new File([bytes], prepared.name, { type, lastModified: 0 });
  return { slot, as, turn, original, prepared: { file, notes: prepared.notes } };
}

/** Writes the note. Returns whether it is in sessionStorage, so that a key in it is safe. */
function writeNote(): boolean {
  if (note === null) return false;
  note.items = entries.map(({ id, held: { slot, as, turn } }) => ({ id, slot, as, turn }));
  if (note.items.length === 0 && note.taking === null && note.key === null) {
    clearNote();
    return false;
  }
  if (writeTabEntry('taken', note)) return true;
  putInHistory({ ...note, key: null });
  return false;
}

function clearNote(): void {
  removeTabEntry('taken');
  if (asRecord(globalThis.history?.state)?.taken !== undefined) putInHistory(undefined);
}

function putInHistory(taken: Note | undefined): void {
  globalThis.history?.replaceState({ ...asRecord(history.state), taken }, '');
}

function readNote(): Note | null {
  const read = asRecord(readTabEntry('taken')) ?? asRecord(asRecord(globalThis.history?.state)?.taken);
  if (read === null) return null;
  const isSlot = typeof read.taking === 'string' && read.taking in slots;
  const found = read as unknown as Note;
  return { ...found, items: asList(read.items).filter(isItem), taking: isSlot ? found.taking : null };
}

function isItem(value: unknown): value is Item {
  const { id, slot } = asRecord(value) ?? {};
  return String(slot) in slots && asList(id).length === 2 && asList(id).every(Number.isFinite);
}
