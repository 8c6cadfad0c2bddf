import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  acceptedExtensions,
  fileKinds,
  fileProblem,
  slots,
  slotsOf,
  type FileKind,
  type SlotId,
} from '#lib/domain/documents/documents.ts';
import * as limits from '#lib/limits.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { Context } from '#sandbox/context.ts';
import { all, one, run, transaction } from '#sandbox/db/database.ts';
import { kindOfBytes } from '#sandbox/fileKind.ts';
import { Refusal } from '#sandbox/http.ts';
import { isSame, keyedHash, randomId } from '#sandbox/secret.ts';
import { documentLinkLifeMs } from '#sandbox/settings.ts';

/** A document on the server. `file` is a random name in the uploads folder, never the vendor's file name. */
interface DocumentRecord {
  key: string;
  slot: SlotId;
  kind: FileKind;
  file: string;
  uploaded_at: number;
}

/** An upload that passed every check. */
export interface CheckedFile {
  slot: SlotId;
  kind: FileKind;
  bytes: Buffer;
}

/** Returns a vendor's documents in the order of the category's slots. */
export function documentsOf(
  context: Pick<Context, 'db'>,
  vendor: { id: string; category: CategoryId },
): DocumentRecord[] {
  const found = all<DocumentRecord>(context.db, 'SELECT * FROM documents WHERE vendor_id = ?', vendor.id);
  const order = slotsOf(vendor.category);
  return found.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
}

export function findDocument(context: Context, key: string): DocumentRecord | undefined {
  return one<DocumentRecord>(context.db, 'SELECT * FROM documents WHERE key = ?', key);
}

const wrongType = (slot: SlotId): Refusal =>
  new Refusal(415, 'wrong_type', `File type not allowed. Accepted: ${acceptedExtensions(slot).join(', ')}`, {
    errors: [{ path: slot, code: 'wrong-type' }],
  });

/** Checks an upload's slot, size, name with declared type, and type by its bytes. Throws a 400, 413 or 415. */
export async function checkFile(category: CategoryId, field: string, file: File): Promise<CheckedFile> {
  const slot = slotsOf(category).find((id) => id === field);
  if (slot === undefined) {
    throw new Refusal(400, 'unknown_slot', 'This document is not part of the application.', {
      errors: [{ path: field, code: 'unknown-slot' }],
    });
  }
  if (file.size > limits.documentMaxBytes) {
    throw new Refusal(413, 'too_large', `File size must be ≤ ${limits.documentMaxMb}MB`, {
      errors: [{ path: slot, code: 'too-large' }],
    });
  }
  const { name, size } = file;
  // A declared type may carry parameters; only the type itself counts.
  const type = file.type.split(';')[0]?.trim() ?? '';
  if (fileProblem(slot, { name, type, size }) !== null) throw wrongType(slot);
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = kindOfBytes(bytes);
  if (
    kind === null ||
    fileKinds[kind].mimeType !== type.toLowerCase() ||
    !slots[slot].accepts.includes(kind)
  ) {
    throw wrongType(slot);
  }
  return { slot, kind, bytes };
}

/**
 * Stores checked files in place of the earlier files in their slots. Returns the new records and the names of the
 * replaced files, which the caller deletes after the commit.
 */
export function storeDocuments(
  context: Context,
  vendorId: string,
  files: readonly CheckedFile[],
): { stored: DocumentRecord[]; replaced: string[] } {
  mkdirSync(context.uploadsDir, { recursive: true });
  const now = context.clock.now();
  const records = files.map(({ slot, kind, bytes }): DocumentRecord & { size: number } => {
    const file = randomBytes(24).toString('hex');
    writeFileSync(path.join(context.uploadsDir, file), bytes, { mode: 0o600, flag: 'wx', flush: true });
    return { key: randomId('doc'), slot, kind, file, size: bytes.length, uploaded_at: now };
  });
  const replaced = transaction(context.db, () =>
    records.flatMap((record) => {
      const old = removeDocument(context, vendorId, record.slot);
      run(
        context.db,
        `INSERT INTO documents (key, vendor_id, slot, kind, file, size, uploaded_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        record.key,
        vendorId,
        record.slot,
        record.kind,
        record.file,
        record.size,
        now,
      );
      return old;
    }),
  );
  return { stored: records, replaced };
}

/**
 * Removes the document of a slot. Returns the name of its file, if any. The caller deletes the file after the
 * commit.
 */
export function removeDocument(context: Pick<Context, 'db'>, vendorId: string, slot: SlotId): string[] {
  return all<{ file: string }>(
    context.db,
    'DELETE FROM documents WHERE vendor_id = ? AND slot = ? RETURNING file',
    vendorId,
    slot,
  ).map(({ file }) => file);
}

export function deleteFiles(context: Pick<Context, 'uploadsDir'>, files: readonly string[]): void {
  for (const file of files) rmSync(path.join(context.uploadsDir, file), { force: true });
}

/** Deletes uploaded files that no document names. A stop between writing and committing leaves such files. */
export function sweepUploads(context: Pick<Context, 'db' | 'uploadsDir'>): void {
  mkdirSync(context.uploadsDir, { recursive: true });
  const named = new Set(
    all<{ file: string }>(context.db, 'SELECT file FROM documents').map((row) => row.file),
  );
  deleteFiles(
    context,
    readdirSync(context.uploadsDir).filter((file) => !named.has(file)),
  );
}

const signatureOf = (context: Context, key: string, expires: string): string =>
  keyedHash(context.secret, 'document', `${key} ${expires}`);

/** Returns a signed link that opens the document without a token for a while. Only the owner receives it. */
export function documentUrl(context: Context, key: string): string {
  const expires = String(Math.floor((context.clock.now() + documentLinkLifeMs) / 1000));
  return `${context.base}/files/${key}?exp=${expires}&sig=${signatureOf(context, key, expires)}`;
}

/** Whether a link has our signature and has not expired. */
export function isLinkGood(context: Context, key: string, expires: string, signature: string): boolean {
  return (
    isSame(signature, signatureOf(context, key, expires)) && Number(expires) * 1000 > context.clock.now()
  );
}
