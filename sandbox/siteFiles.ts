import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withCapabilities } from '#sandbox/capabilitiesMeta.ts';

/** The media types of the site's files by their ending. */
export const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressible = /\.(?:css|geojson|html|ico|js|json|mjs|pbf|svg|txt|webmanifest|xml)$/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the site in one encoding, ready to send. */
interface SentFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  encoding: Encoding;
  etag: string;
}

/** The built site's files. They stay in memory and are read again when they change. */
export class SiteFiles {
  readonly #root: string;
  readonly #capabilities: () => string;
  readonly #cache = new Map<string, { stamp: string; file: SentFile }>();

  /** @param capabilities returns the current list for the documents. */
  constructor(root: string, capabilities: () => string) {
    this.#root = path.resolve(root);
    this.#capabilities = capabilities;
  }

  /**
   * Finds the file of a URL path: the file itself, its folder's `index.html`, or the path with `.html`. Returns
   * null for a missing file, a file outside the site, one of the host's rule files, and a path in a spelling that
   * the site does not link: the page's `_headers` rule would not apply.
   */
  find(urlPath: string): string | null {
    const decoded = decodePath(urlPath);
    if (decoded === null) return null;
    const bare = decoded.replace(/\/+$/, '');
    for (const candidate of [bare, `${bare}/index.html`, `${bare}.html`]) {
      const file = path.join(this.#root, candidate);
      if (isFile(file) && this.#isInside(file)) return file;
    }
    return null;
  }

  #isInside(file: string): boolean {
    return realpathSync(file).startsWith(realpathSync(this.#root) + path.sep);
  }

  /** Returns the text of a file at the site's root; empty if there is none. */
  text(name: string): string {
    const file = path.join(this.#root, name);
    return isFile(file) ? readFileSync(file, 'utf8') : '';
  }

  /**
   * Returns the file in the best encoding that the client accepts: the stored copy, or else one compressed
   * here once. A document carries this sandbox's list of capabilities; its stored copies serve only if that
   * changes nothing.
   */
  read(file: string, accepted: string): SentFile {
    const encoding = compressible.test(file) ? bestEncoding(accepted) : 'identity';
    const stat = statSync(file);
    const list = this.#capabilities();
    const stamp = `${stat.mtimeMs} ${stat.size} ${list}`;
    const name = `${encoding} ${file}`;
    const cached = this.#cache.get(name);
    if (cached?.stamp === stamp) return cached.file;
    const stored = readFileSync(file);
    const plain = file.endsWith('.html') ? ownDocument(stored, list) : stored;
    const body = (plain === stored ? storedCopy(file, encoding) : null) ?? compressed(plain, encoding);
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const sent: SentFile = {
      body: new Uint8Array(body),
      type: types[path.extname(file)] ?? 'application/octet-stream',
      encoding,
      etag: `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    };
    this.#cache.set(name, { stamp, file: sent });
    return sent;
  }
}

/** `_headers` and `_redirects` at any depth, their stored copies, and files that begin with a dot. */
const hostFile = /^(?:_headers|_redirects)(?:\.|$)|^\.(?!well-known$)/i;

/**
 * Returns the decoded path, or null if it is not UTF-8 or has a null byte, a backslash, an encoded slash, an
 * empty or dotted segment (`//`, `/./`, `/../`), or a file of the host.
 */
function decodePath(urlPath: string): string | null {
  if (/%(?:2f|5c|00)/i.test(urlPath)) return null;
  try {
    const decoded = decodeURIComponent(urlPath);
    const segments = decoded.replace(/^\//, '').replace(/\/$/, '').split('/');
    const isWrong = (segment: string): boolean =>
      (segment === '' && segments.length > 1) || segment === '..' || hostFile.test(segment);
    return segments.some(isWrong) || /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function bestEncoding(accepted: string): Encoding {
  const takes = (name: string): boolean =>
    accepted.split(',').some((part) => {
      const [coding, quality] = part.trim().split(';');
      return coding === name && !/q=0(?:\.0*)?$/.test(quality?.trim() ?? '');
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Puts the list of capabilities into a document. Returns the same buffer if that changes nothing. */
function ownDocument(stored: Buffer, list: string): Buffer {
  const html = stored.toString('utf8');
  const own = withCapabilities(html, list);
  return own === html ? stored : Buffer.from(own);
}

/** Returns the build's compressed copy; null if there is none. */
function storedCopy(file: string, encoding: Encoding): Buffer | null {
  if (encoding === 'identity') return null;
  const copy = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  return isFile(copy) ? readFileSync(copy) : null;
}

function compressed(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipSync(plain, { level: 9 });
  // The best quality is too slow for a large file. Documents get it, because the budgets count their bytes.
  const quality = plain.length > 200_000 ? 9 : 11;
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
