import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliBest } from '../../scripts/precompress.mjs';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder as a CDN would: brotli, clean URLs, a 404 page, long caching of hashed files. */
export async function serveStatic(folder: string): Promise<{ origin: string; close: () => void }> {
  const packed = new Map<string, Promise<Buffer>>();
  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const found = fileFor(folder, pathname);
    const file = found ?? path.join(folder, '404.html');
    const type = types[path.extname(file)];
    // Each file is compressed only once, so that no measurement includes compression.
    if (type && !packed.has(file)) packed.set(file, brotliBest(readFileSync(file)));
    const body = (await packed.get(file)) ?? readFileSync(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

function fileFor(folder: string, pathname: string): string | undefined {
  const wanted = path.join(folder, path.normalize(pathname));
  if (!wanted.startsWith(folder)) return undefined;
  const candidates = [wanted, path.join(wanted, 'index.html'), `${wanted.replace(/\/$/, '')}.html`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
