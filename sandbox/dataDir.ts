import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#sandbox/db/database.ts';
import type { Context } from '#sandbox/context.ts';
import { loadSecret } from '#sandbox/secret.ts';

/** Opens a data folder: its database, its uploads and its secret. Made when it is not there. */
export function openDataDir(folder: string): Pick<Context, 'db' | 'uploadsDir' | 'secret'> {
  const dataDir = path.resolve(folder);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    db: openDatabase(path.join(dataDir, 'sandbox.db')),
    uploadsDir: path.join(dataDir, 'uploads'),
    secret: loadSecret(dataDir),
  };
}
