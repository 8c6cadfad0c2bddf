/**
 * Writes a brotli and a gzip copy beside each compressible file of the built site, for hosts that serve them.
 * Usage: node scripts/precompress.mjs dist
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|css|m?js|json|geojson|svg|xml|txt|webmanifest|ico|pbf)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses with brotli at quality 11, as a CDN does and as the budgets assume.
 * @param {Buffer} body
 */
export function brotliBest(body) {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * Writes the copies that are smaller than their file, and returns the number of compressible files in the
 * folder.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  // zlib has its own threads. Starting all at once keeps them busy, and the largest files go first.
  await Promise.all(
    files
      .sort((a, b) => statSync(b).size - statSync(a).size)
      .map(async (file) => {
        const body = readFileSync(file);
        const copies = { br: await brotliBest(body), gz: await gzipped(body, { level: 9 }) };
        for (const [ending, copy] of Object.entries(copies)) {
          if (copy.length < body.length) writeFileSync(`${file}.${ending}`, copy);
        }
      }),
  );
  return files.length;
}

const folder = process.argv[2];
if (folder && process.argv[1]?.endsWith('precompress.mjs')) {
  const count = await precompress(path.resolve(folder));
  process.stdout.write(`Compressed ${count} files.\n`);
}
