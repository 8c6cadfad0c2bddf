import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import type { Context } from '#sandbox/context.ts';
import { all, emptyDatabase, run, tables, transaction } from '#sandbox/db/database.ts';
import { sweepUploads } from '#sandbox/documents.ts';

type Row = Record<string, SQLInputValue>;

/** A copy of the stored state: every row and every uploaded file. */
export interface Snapshot {
  rows: { table: (typeof tables)[number]; rows: Row[] }[];
  files: { name: string; bytes: Buffer }[];
}

export function takeSnapshot(context: Pick<Context, 'db' | 'uploadsDir'>): Snapshot {
  const names = all<{ file: string }>(context.db, 'SELECT file FROM documents').map((row) => row.file);
  return {
    rows: tables.map((table) => ({ table, rows: all<Row>(context.db, `SELECT * FROM ${table}`) })),
    files: names.map((name) => ({ name, bytes: readFileSync(path.join(context.uploadsDir, name)) })),
  };
}

/** Restores the stored state. The clock, faults and settings stay as they are. */
export function restoreSnapshot(context: Pick<Context, 'db' | 'uploadsDir'>, snapshot: Snapshot): void {
  for (const { name, bytes } of snapshot.files) writeFileSync(path.join(context.uploadsDir, name), bytes);
  emptyDatabase(context.db);
  transaction(context.db, () => {
    for (const { table, rows } of snapshot.rows) {
      for (const row of rows) {
        const columns = Object.keys(row);
        const marks = columns.map(() => '?').join(', ');
        run(
          context.db,
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
          ...Object.values(row),
        );
      }
    }
  });
  sweepUploads(context);
}
