import { keyPrefix } from '#lib/brand.ts';
import { removeEntry } from './storage.ts';

/** The database of the files that wait to be sent (`fileVault.ts`). */
export const filesDatabase = `${keyPrefix}files`;

/** Deletes the files of all tabs, and the entry that says whose they are. */
export function deleteAllFiles(): void {
  removeEntry('files');
  try {
    indexedDB.deleteDatabase(filesDatabase);
  } catch {
    // Without a database no file is kept.
  }
}
