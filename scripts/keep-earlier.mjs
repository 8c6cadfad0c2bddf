/**
 * Copies the hashed files of earlier builds into a new one, so that a page that was open during the
 * deployment still finds its files. A file is kept for 30 days after the deployment that replaced it. Usage:
 * node scripts/keep-earlier.mjs <new dist> <deployed dist> The deployed folder is only read: pass a copy of
 * what the host serves now, or the folder itself before you replace it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const folder = '_astro';
/** The list of files of earlier builds, with the date of their replacement: `{ "<file>": "<ISO date>" }`. */
const list = 'earlier.json';
const keptDays = 30;

/**
 * Copies into `fresh` the files that only `deployed` has, and records since when. Returns the number of
 * copied files.
 * @param {string} fresh
 * @param {string} deployed
 * @param {Date} [now]
 */
export function keepEarlier(fresh, deployed, now = new Date()) {
  const from = path.join(deployed, folder);
  const to = path.join(fresh, folder);
  const noted = path.join(from, list);
  /** @type {Record<string, string>} */
  const replaced = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {};
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  /** @type {Record<string, string>} */
  const kept = {};
  const names = existsSync(from) ? readdirSync(from, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.sort()) {
    const source = path.join(from, name);
    const file = name.replaceAll(path.sep, '/');
    if (!statSync(source).isFile()) continue;
    const since = replaced[file] ?? now.toISOString();
    if (file === list || existsSync(path.join(to, file)) || !(Date.parse(since) >= oldest)) continue;
    cpSync(source, path.join(to, file));
    kept[file] = since;
  }
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, list), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}

const [fresh, deployed] = process.argv.slice(2);
if (fresh && deployed && process.argv[1]?.endsWith('keep-earlier.mjs')) {
  const count = keepEarlier(path.resolve(fresh), path.resolve(deployed));
  process.stdout.write(`Kept ${count} files of earlier builds.\n`);
}
