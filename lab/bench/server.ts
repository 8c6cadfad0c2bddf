import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

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
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const found = fileFor(folder, pathname);
    const file = found ?? path.join(folder, '404.html');
    // The build wrote the copies, so no measurement includes compression.
    const isPacked = existsSync(`${file}.br`);
    const body = readFileSync(isPacked ? `${file}.br` : file);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
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
