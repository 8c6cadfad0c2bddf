import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
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

/** A file of the site in one encoding, as it is sent. */
interface SentFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  encoding: Encoding;
  etag: string;
}

/** The built site's files, kept in memory once read and read again when they change. */
export class SiteFiles {
  readonly #root: string;
  readonly #cache = new Map<string, { stamp: string; file: SentFile }>();

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  /**
   * The file a URL path names: the file itself, or its folder's or its own `index.html`/`.html`. Null when there
   * is none, when it lies outside the site, when it is one of the host's own rule files, or when the path is spelt in
   * another way than the site links it: a rule of `_headers` for the page would not apply to it.
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

  /** Text of a file at the site's root, or empty when there is none. */
  text(name: string): string {
    const file = path.join(this.#root, name);
    return isFile(file) ? readFileSync(file, 'utf8') : '';
  }

  /** The file in the best encoding the client takes: stored beside it, else compressed here, once. */
  read(file: string, accepted: string): SentFile {
    const encoding = compressible.test(file) ? bestEncoding(accepted) : 'identity';
    const stat = statSync(file);
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const name = `${encoding} ${file}`;
    const cached = this.#cache.get(name);
    if (cached?.stamp === stamp) return cached.file;
    const plain = readFileSync(file);
    const body = encoding === 'identity' ? plain : compressed(file, plain, encoding);
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

/** `_headers` and `_redirects` at any depth, with their stored copies; files that begin with a dot. */
const hostFile = /^(?:_headers|_redirects)(?:\.|$)|^\.(?!well-known$)/i;

/**
 * The decoded path, or null when it is no path of a site: not UTF-8, a null byte, a backslash, an encoded slash, an
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

function compressed(file: string, plain: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const stored = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (isFile(stored)) return readFileSync(stored);
  if (encoding === 'gzip') return gzipSync(plain, { level: 9 });
  // Quality 9 is a CDN's compromise for what was not compressed beforehand.
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
