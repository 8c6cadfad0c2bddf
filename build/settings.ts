import path from 'node:path';
import process from 'node:process';
import { loadEnv } from 'vite';
import { baseOf } from '../src/lib/base.ts';

/** The path that the whole site is below, see `src/lib/base.ts`. `scripts/build.ts` sets it. */
export const buildBase = baseOf(process.env['BUILD_BASE']);

const root = path.resolve(import.meta.dirname, '..');

/**
 * The folder whose `.env` the build reads. It is false in the builds of the tests, which depend on the
 * checkout alone.
 */
export const envDir = process.env['IGNORE_ENV_FILES'] === 'yes' ? false : root;

/** Returns the settings of this build by name, from the environment and `.env`. The README lists them in a table. */
export function buildSettings(): Record<string, string> {
  return loadEnv('production', envDir, 'PUBLIC_');
}
