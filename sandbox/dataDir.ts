import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#sandbox/db/database.ts';
import type { Context } from '#sandbox/context.ts';
import { loadSecret } from '#sandbox/secret.ts';

/** Opens a data folder with its database, uploads and secret. Creates the folder if it is missing. */
export function openDataDir(folder: string): Pick<Context, 'db' | 'uploadsDir'> & { secret: Buffer } {
  const dataDir = path.resolve(folder);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    db: openDatabase(path.join(dataDir, 'sandbox.db')),
    uploadsDir: path.join(dataDir, 'uploads'),
    secret: loadSecret(dataDir),
  };
}
