import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Context } from '#sandbox/context.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import type { Call, Env } from '#sandbox/http.ts';
import { SiteFiles } from '#sandbox/siteFiles.ts';

/** Hosts the built site like a CDN: clean URLs, the site's own `_headers` and `_redirects`, and its 404 page. */
export function staticRoutes(context: Pick<Context, 'base' | 'distDir' | 'settings'>): Hono<Env> {
  const app = new Hono<Env>();
  if (context.distDir === null) return app;
  const files = new SiteFiles(context.distDir, () => context.settings.capabilities);
  // The rule files are read per request, so that a rebuilt site needs no restart.
  const headerRules = parsedOnce(parseHeaders);
  const redirectRules = parsedOnce(parseRedirects);

  app.get('*', (c) => {
    const path = context.base + c.req.path;
    const rules = headerRules(files.text('_headers'));
    const redirect = redirectFor(redirectRules(files.text('_redirects')), path);
    const own = files.find(path);
    if (redirect && (redirect.force || own === null)) {
      if (redirect.status >= 300 && redirect.status < 400) {
        for (const [name, value] of headersFor(rules, path)) c.header(name, value);
        return c.redirect(withQuery(redirect.to, c.req.url), redirect.status as 301 | 302);
      }
      const target = files.find(redirect.to.split('?')[0] ?? '');
      if (target !== null) {
        return send(c, files, target, headersFor(rules, path), redirect.status as StatusCode);
      }
    }
    const headers = headersFor(rules, path);
    // A hashed file never changes. One that is missing now may exist after the next deployment.
    if (c.req.path.startsWith('/_astro/'))
      headers.set('cache-control', own === null ? 'no-store' : 'public, max-age=31536000, immutable');
    if (own !== null) return send(c, files, own, headers, 200);
    const notFound = files.find('/404.html');
    return notFound === null ? c.text('Not found', 404) : send(c, files, notFound, headers, 404);
  });

  return app;
}

/** Parses a text again only if it changed. Parsing hundreds of patterns costs more than the rest of a request. */
function parsedOnce<T>(parse: (text: string) => T): (text: string) => T {
  let last: { text: string; parsed: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, parsed: parse(text) };
    return last.parsed;
  };
}

function withQuery(to: string, url: string): string {
  const query = new URL(url).search;
  return to.includes('?') ? to : `${to}${query}`;
}

function send(c: Call, files: SiteFiles, file: string, extra: Headers, status: StatusCode): Response {
  const { body, type, encoding, etag } = files.read(file, c.req.header('accept-encoding') ?? '');
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    etag,
  });
  for (const [name, value] of extra) headers.set(name, value);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(body.length));
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}
