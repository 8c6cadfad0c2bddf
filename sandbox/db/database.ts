import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { migrations } from '#sandbox/db/migrations.ts';

export type Database = DatabaseSync;

/** Opens or creates a database with the newest schema. `:memory:` keeps it in memory. */
export function openDatabase(file: string): Database {
  const db = new DatabaseSync(file);
  // WAL lets the reviewer's command line write while the server runs. Each waits up to 5 s for the other.
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;');
  migrate(db);
  return db;
}

let empty: Uint8Array | undefined;

/** Returns a new database in memory. It is a copy of one that was migrated, which takes a tenth of the time. */
export function databaseInMemory(): Database {
  empty ??= openDatabase(':memory:').serialize();
  const db = new DatabaseSync(':memory:');
  db.deserialize(empty);
  db.exec('PRAGMA foreign_keys = ON;');
  return db;
}

function migrate(db: Database): void {
  const version = Number(one<{ user_version: number }>(db, 'PRAGMA user_version')?.user_version ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `This data folder was written by a newer version (schema ${version}, known ${migrations.length}).`,
    );
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    transaction(db, () => {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Runs a change completely or not at all. Inside another change it becomes a part of that one. */
export function transaction<Result>(db: Database, change: () => Result): Result {
  if (db.isTransaction) return change();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

const statements = new WeakMap<Database, Map<string, StatementSync>>();

/** Prepares a statement once for each database, because that takes ten times as long as running it. */
function prepared(db: Database, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** Returns the first row, or undefined. The caller names the row's type, which the migrations define. */
export function one<Row>(db: Database, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return prepared(db, sql).get(...values) as unknown as Row | undefined;
}

export function all<Row>(db: Database, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(db, sql).all(...values) as unknown as Row[];
}

/** Runs a write and returns the number of changed rows. */
export function run(db: Database, sql: string, ...values: SQLInputValue[]): number {
  return Number(prepared(db, sql).run(...values).changes);
}

/** All tables, parents before children. */
export const tables = [
  'users',
  'token_families',
  'refresh_tokens',
  'otps',
  'otp_guesses',
  'rate_hits',
  'bank_checks',
  'vendors',
  'documents',
  'idempotent_replies',
  'reports',
] as const;

/** Empties every table and keeps the schema. */
export function emptyDatabase(db: Database): void {
  transaction(db, () => {
    for (const table of [...tables].reverse()) db.exec(`DELETE FROM ${table}`);
  });
}
