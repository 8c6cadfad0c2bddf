import { asRecord } from '#lib/domain/reply/parse.ts';
import { deleteOldFiles } from '#lib/stores/browser/fileVault.ts';
import { deleteAllFiles } from '#lib/stores/browser/filesDatabase.ts';
import { readEntry, removeEntry, type Shape } from '#lib/stores/browser/storage.ts';
import { ownerPhone, writeOwned } from '#lib/stores/session/session.ts';

/** The phone of the vendor whose files this browser keeps, and when the first of them is due for deletion. */
export interface FilesMark {
  owner: string | null;
  until: number;
}

const markShape: Shape<FilesMark> = {
  safeParse: (value) => {
    const { owner = null, until } = asRecord(value) ?? {};
    const isMark = (owner === null || typeof owner === 'string') && typeof until === 'number';
    return isMark ? { success: true, data: { owner, until } } : { success: false };
  },
};

/** Notes that files are kept for this vendor, and the time of the first one. The files of another vendor go. */
export function markFiles(until: number): void {
  const mark = readEntry('files', markShape);
  const owner = ownerPhone();
  const isOwn = mark?.owner === owner;
  if (mark !== null && !isOwn) deleteAllFiles();
  if (!isOwn || mark.until > until) writeOwned('files', { owner, until } satisfies FilesMark);
}

/** Deletes kept files whose time is over, and all files of a vendor other than the one who is signed in. */
export async function dropOldFiles(): Promise<void> {
  const mark = readEntry('files', markShape);
  const phone = ownerPhone();
  if (mark === null || (phone !== null && phone !== mark.owner)) {
    deleteAllFiles();
    return;
  }
  if (mark.until > Date.now()) return;
  const until = await deleteOldFiles(Date.now());
  if (until === null) removeEntry('files');
  else writeOwned('files', { ...mark, until } satisfies FilesMark);
}
