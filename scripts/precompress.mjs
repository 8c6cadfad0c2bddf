/** Writes a brotli and a gzip copy beside each compressible file of the built site, for hosts that serve them. */
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { root } from './tools.mjs';

const compressible = /\.(?:html|css|m?js|json|geojson|svg|xml|txt|webmanifest|ico|pbf)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The brotli copies of earlier builds, each named after the content that it compresses. Brotli takes a third of a
 * build's processor time, and most files are the same in the next build.
 */
const cache = path.join(root, 'node_modules', '.cache', 'brotli');
const cachedDays = 14;

/** Whether the build is one for tests. Its copies are larger, because the budgets weigh few of its files. */
const ofTests = process.env.WITH_PSEUDO_LOCALE === 'yes';

/**
 * @param {Buffer} body
 * @param {number} quality
 */
const options = (body, quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/**
 * Compresses with brotli at quality 11, as a CDN does and as the budgets assume.
 * @param {Buffer} body
 */
export const brotliBest = (body) => brotli(body, options(body, 11));

/**
 * Returns the bytes of a file that is compressed with brotli at quality 11.
 * @param {Buffer} body
 */
export function bestWeight(body) {
  const cached = path.join(cache, hash('sha256', body));
  if (!existsSync(cached)) keep(cached, brotliCompressSync(body, options(body, 11)));
  return statSync(cached).size;
}

/**
 * Writes a file of the cache. Another process never reads half of it.
 * @param {string} cached
 * @param {Buffer} copy
 */
function keep(cached, copy) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, copy);
  renameSync(`${cached}.${process.pid}`, cached);
}

/**
 * The compressed copies by the content of the file. A file of this run is compressed once, wherever it is.
 * @type {Map<string, Promise<{ br: Buffer, gz: Buffer }>>}
 */
const known = new Map();

/**
 * Returns the copies of a file.
 * @param {Buffer} body
 */
function copiesOf(body) {
  const key = hash('sha256', body);
  const copies = known.get(key) ?? compress(body, path.join(cache, key));
  known.set(key, copies);
  return copies;
}

/**
 * @param {Buffer} body
 * @param {string} cached the file that keeps the brotli copy for later builds
 */
async function compress(body, cached) {
  const gz = await gzipped(body, { level: 9 });
  if (ofTests) return { br: await brotli(body, options(body, 5)), gz };
  if (!existsSync(cached)) keep(cached, await brotliBest(body));
  utimesSync(cached, new Date(), new Date());
  return { br: readFileSync(cached), gz };
}

/** @param {string} folder */
function compressibleFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/**
 * Begins to compress a folder in zlib's threads and returns at once. `precompress` then uses the results,
 * wherever the files are by then.
 * @param {string} folder
 */
export function compressAhead(folder) {
  // `precompress` awaits the same promises, and fails with them.
  for (const file of compressibleFiles(folder)) copiesOf(readFileSync(file)).catch(() => {});
}

/**
 * Writes the copies that are smaller than their file, and returns the number of compressible files in the
 * folder.
 * @param {string} folder
 */
export async function precompress(folder) {
  compressAhead(folder);
  const files = compressibleFiles(folder);
  for (const file of files) {
    const body = readFileSync(file);
    for (const [ending, copy] of Object.entries(await copiesOf(body)))
      if (copy.length < body.length) writeFileSync(`${file}.${ending}`, copy);
  }
  const oldest = Date.now() - cachedDays * 24 * 60 * 60 * 1000;
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (statSync(path.join(cache, name)).mtimeMs < oldest) rmSync(path.join(cache, name));
  return files.length;
}
