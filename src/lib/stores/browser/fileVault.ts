import { keyPrefix } from '#lib/brand.ts';
import { filesDatabase } from '#lib/stores/browser/filesDatabase.ts';

/**
 * Files in IndexedDB, encrypted. The key stays with its tab, in sessionStorage, so no other tab and no later
 * visitor of the device can read them. Each call opens the database and closes it again, so that nothing holds up
 * its deletion.
 */

/** The time after which a file is deleted (epoch ms), and a number of its own. The order is that of the times. */
export type FileId = readonly [until: number, number: number];

/** A file that was read from the vault, and the details that were put with it. */
export interface Opened {
  readonly details: unknown;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Row {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const store = 'files';

/** Whether this browser may keep files. Plain HTTP has no cryptography. */
export function hasVault(): boolean {
  return 'indexedDB' in globalThis && (globalThis.crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

/** Returns a new key as text. */
export async function newKey(): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('raw', key))));
}

function importKey(text: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);
}

/** A file to store, with details of it. */
export interface Filed {
  readonly file: Blob;
  readonly details: unknown;
}

/**
 * Encrypts a file and stores it, in the place of an earlier one with this id. Resolves once it is stored.
 * `isWanted` is asked at the last moment, because the owner may change during the encryption.
 */
export async function putFile(
  key: string,
  id: FileId,
  { file, details }: Filed,
  isWanted: () => boolean,
): Promise<void> {
  const head = new TextEncoder().encode(JSON.stringify(details));
  const plain = await new Blob([new Uint32Array([head.length]), head, file]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(parameters(iv, id), await importKey(key), plain);
  if (isWanted()) await inStore('readwrite', (files) => files.put({ iv, sealed } satisfies Row, [...id]));
}

/** Returns a stored file; null if there is none that this key opens. */
export async function readFile(key: string, id: FileId): Promise<Opened | null> {
  const row = (await inStore('readonly', (files) => files.get([...id]))) as Row | undefined;
  if (row === undefined) return null;
  const opened = crypto.subtle.decrypt(parameters(row.iv, id), await importKey(key), row.sealed);
  const plain = await opened.catch(() => null);
  if (plain === null) return null;
  const headEnd = 4 + (new Uint32Array(plain, 0, 1)[0] ?? 0);
  const head = new TextDecoder().decode(new Uint8Array(plain, 4, headEnd - 4));
  return { details: JSON.parse(head), bytes: new Uint8Array(plain, headEnd) };
}

export async function deleteFile(id: FileId): Promise<void> {
  await inStore('readwrite', (files) => files.delete([...id]));
}

/** Deletes the files whose time is over. Returns the time at which the next one is due; null if none is left. */
export async function deleteOldFiles(now: number): Promise<number | null> {
  await inStore('readwrite', (files) => files.delete(IDBKeyRange.upperBound([now, Infinity])));
  const [next] = await inStore('readonly', (files) => files.getAllKeys(null, 1));
  return next === undefined ? null : Number((next as number[])[0]);
}

/** The id is authenticated too, so a row cannot be read under another one. */
function parameters(iv: Uint8Array<ArrayBuffer>, id: FileId): AesGcmParams {
  return { name: algorithm, iv, additionalData: new TextEncoder().encode(`${keyPrefix}${id.join()}`) };
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const request = act(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(filesDatabase);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not opened')));
  });
}
