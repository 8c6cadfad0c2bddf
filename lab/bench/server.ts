import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { SiteFiles, types } from '#sandbox/siteFiles.ts';
import { distDir } from '../../scripts/tools.mjs';

/** Serves the built site as a CDN would: brotli, clean URLs, a 404 page, long caching of hashed files. */
export async function serveSite(): Promise<Server> {
  const files = new SiteFiles(distDir, () => '');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = files.find(pathname);
    const file = found ?? path.join(distDir, '404.html');
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
