/**
 * Writes the list of IFSC branches, split by bank, from the openly licensed data set (see
 * docs/data-licences.md):
 *
 *     node scripts/data/build-ifsc.ts
 *
 * The outputs are committed. Run this again after an update of the `ifsc` package. A test compares the two.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ifscFiles, readIfscData } from './ifsc/files.ts';

const root = new URL('../../', import.meta.url);
const files = ifscFiles(readIfscData(root));
const target = new URL('public/ifsc/', root);

// The folder is emptied first, so that a bank that left the list does not keep its file.
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [path, text] of files) writeFileSync(new URL(`public/${path}`, root), text);

const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0);
console.log(`public/ifsc: ${files.size} files, ${(bytes / 1024).toFixed(0)} kB`);
