import http from 'node:http';
import https from 'node:https';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostHeaders, permissionsOf, workerPaths } from '../../build/hosts/site.ts';
import { exampleSite } from '../../scripts/build-hosting.ts';
import { distDir } from '../../scripts/tools.mjs';

const site = exampleSite.host;
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A request, and the reply that every host must give. */
export interface Row {
  what: string;
  path: string;
  plain?: boolean;
  method?: string;
  sent?: Record<string, string>;
  /** Size of the request body. */
  bytes?: number;
  /** One of these is expected. */
  status: number | readonly number[];
  /** The pattern that each header must match; null: the header must be absent. */
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
}

const exactly = (text: string): RegExp => new RegExp(`^${escaped(text)}$`);
const everywhere = Object.fromEntries(
  Object.entries(hostHeaders).map(([name, value]) => [name.toLowerCase(), exactly(value)]),
);
const onApplication = { ...everywhere, 'permissions-policy': exactly(permissionsOf('(self)')) };
const noCache = { 'cache-control': /^no-cache$/ };
const year = { 'cache-control': /^public, max-age=31536000, immutable$/ };
const noStore = { 'cache-control': /^no-store$/ };
const ofApi = { 'cache-control': /^private$/, 'x-api': /^yes$/ };
const html = { 'content-type': /^text\/html; charset=utf-8$/i };
const titled = (file: string): RegExp => {
  const [title = ''] = /<title>[^<]+<\/title>/.exec(readFileSync(path.join(distDir, file), 'utf8')) ?? [];
  return new RegExp(escaped(title));
};

/** Returns the table of addresses that all hosts are compared with. It reads titles and names from the built site. */
export function rows(): Row[] {
  const [script] = globSync('base.*.js', { cwd: path.join(distDir, '_astro') });
  if (script === undefined) throw new Error('The built site has no hashed script');
  const onboarding = '/partner-with-us/new/mx-onboarding';
  const row = (
    what: string,
    address: string,
    status: Row['status'],
    headers: Row['headers'] = {},
    more: Partial<Row> = {},
  ): Row => ({ what, path: address, status, headers, ...more });
  const page = (what: string, address: string, file: string, own = everywhere): Row => {
    const headers = { ...own, ...html, ...noCache, 'content-encoding': null };
    return { what, path: address, status: 200, headers, body: titled(file) };
  };
  const fresh = (what: string, address: string, type: RegExp): Row =>
    row(what, address, 200, { ...noCache, 'content-type': type });
  return [
    page('the landing page', '/', 'index.html'),
    page('a page without a slash', '/vendor', 'vendor/index.html'),
    page('a page with a slash', '/vendor/', 'vendor/index.html'),
    page('a page that wins over a rewrite', '/register/start', 'register/start/index.html'),
    page('a free parameter', '/register/ayurveda', 'register/index.html'),
    page('a category', '/register/labs', 'register/labs/index.html', onApplication),
    page('a step', `${onboarding}/step3?serviceType=labs`, `${onboarding}/step3/index.html`, onApplication),
    page('a page of another language', '/hi/vendor', 'hi/vendor/index.html'),
    page('a free parameter in another language', '/ta/register/ayurveda', 'ta/register/index.html'),
    page('a category in another language', '/hi/register/labs', 'hi/register/labs/index.html', onApplication),
    page(
      'a step in another language',
      `/mr${onboarding}/step3`,
      `mr${onboarding}/step3/index.html`,
      onApplication,
    ),
    page('an unknown step', `${onboarding}/elsewhere`, `${onboarding}/index.html`, onApplication),
    ...(['br', 'gzip'] as const).flatMap((encoding): Row[] => {
      const sent = { 'accept-encoding': encoding };
      const packed = { 'content-encoding': exactly(encoding) };
      const text = { ...html, ...noCache, ...packed, vary: /accept-encoding/i };
      const code = { ...everywhere, ...year, ...packed, 'content-type': /javascript/ };
      return [
        { ...page(`a page in ${encoding}`, '/', 'index.html'), sent, headers: text },
        row(`a script in ${encoding}`, `/_astro/${script}`, 200, code, { sent }),
      ];
    }),
    row('a year for a hashed file', `/_astro/${script}`, 200, year),
    { ...page('a missing page', '/nothing/here', '404.html'), status: 404 },
    { ...page('a missing page of another language', '/bn/nothing/here', 'bn/404.html'), status: 404 },
    row('a missing hashed file', '/_astro/step.Gone0000.js', 404, { ...everywhere, ...noStore }),
    row('the host’s own headers file', '/_headers', 404),
    row('the host’s own rewrites', '/_redirects', 404),
    fresh('the manifest', '/manifest.webmanifest', /^application\/manifest\+json/),
    ...(['', '/hi'] as const).flatMap((prefix) => [
      fresh(`the service worker under “${prefix}”`, `${prefix}/sw.js`, /javascript/),
      fresh(`the list of its build under “${prefix}”`, `${prefix}/build.json`, /^application\/json/),
    ]),
    row('a call of the API, with its method, query, token and body', '/api/vendors?page=2', 418, ofApi, {
      method: 'POST',
      sent: { authorization: 'Bearer token', 'content-type': 'application/json' },
      bytes: 1000,
      body: new RegExp(`^POST /api/vendors\\?page=2 ${escaped(`api.${site}`)} Bearer token 1000$`),
    }),
    row('a link to a document, served by the API', '/files/licence.pdf?exp=1&sig=2', 418, ofApi, {
      body: new RegExp(`^GET /files/licence\\.pdf\\?exp=1&sig=2 ${escaped(`api.${site}`)}`),
    }),
    row('a document of 5 MiB for the API', '/api/vendors/1/documents', 418, ofApi, {
      method: 'POST',
      bytes: 5 * 1024 * 1024,
      body: / 5242880$/,
    }),
    row(
      'a page through the folder of hashed files, not cached for a year',
      '/_astro/..%2fvendor',
      [200, 400, 404],
      { 'cache-control': /^no-(?:cache|store)$/ },
    ),
    row(
      'the address without TLS',
      '/vendor?x=1',
      [301, 308],
      { location: new RegExp(`^https://${escaped(site)}(?::\\d+)?/vendor\\?x=1$`) },
      { plain: true },
    ),
  ];
}

/** The files of the worker, which an earlier build does not have. A page in their place would keep the worker alive. */
export const workerFiles = ['', 'hi'].flatMap((folder) =>
  workerPaths.map((file) => path.posix.join(folder, file.slice(1))),
);

/** Returns the rows for a site that went back to a build without a service worker. */
export const rowsWithoutWorker = (): Row[] =>
  workerFiles.map((file) => ({
    what: `a ${file.endsWith('.js') ? 'worker' : 'list'} of a build without one, at /${file}`,
    path: `/${file}`,
    status: 404,
    headers: noCache,
  }));

/**
 * Returns the rows for the programs of hosts. Hosts compress at their edge, redirect to TLS before these programs, and
 * choose the words by which a page is not cached.
 */
export function rowsOfPrograms(table: readonly Row[]): Row[] {
  return table
    .filter(({ what, plain }) => !plain && !/ in (?:br|gzip)$/.test(what))
    .map((row) => {
      const headers = Object.fromEntries(
        Object.entries(row.headers ?? {}).map(([name, wanted]) =>
          name === 'cache-control' && wanted?.source.includes('no-')
            ? [name, /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/]
            : [name, wanted],
        ),
      );
      // A host sends its own name to the API.
      const body = row.body && new RegExp(row.body.source.replace(escaped(`api.${site}`), '[\\w.:-]+'));
      return { ...row, headers, ...(body ? { body } : {}) };
    });
}

/** Sends the request of a row, over TLS unless the port is a plain one. */
export async function ask(row: Row, port: number, isPlain: boolean): Promise<Reply> {
  const request = (isPlain ? http : https).request({
    host: '127.0.0.1',
    port,
    path: row.path,
    method: row.method ?? 'GET',
    headers: { host: site, 'accept-encoding': 'identity', ...row.sent, 'content-length': row.bytes ?? 0 },
    servername: site,
    // The certificate is self-signed for this run.
    rejectUnauthorized: false,
    agent: false,
    signal: AbortSignal.timeout(20_000),
  });
  // A host that refuses a request may close the connection before it has read the body.
  request.on('error', () => undefined);
  request.end(Buffer.alloc(row.bytes ?? 0, 'a'));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const raw = await buffer(response);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? ''];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: (unpack?.(raw) ?? raw).toString() };
}

/** Returns the differences between a reply and its row. */
export function problems({ status, headers = {}, body }: Row, reply: Reply): string[] {
  const found: string[] = [];
  if (![status].flat().includes(reply.status)) found.push(`status: ${reply.status} instead of ${status}`);
  for (const [name, wanted] of Object.entries(headers)) {
    const text = reply.headers[name]?.toString();
    const fits = text === undefined ? wanted === null : wanted?.test(text);
    if (!fits) found.push(`${name}: ${text ?? 'missing'}, instead of ${wanted ?? 'none'}`);
  }
  const isPage = (reply.headers['content-type'] ?? '').startsWith('text/html');
  if (isPage && body && !/<meta http-equiv="content-security-policy"/.test(reply.body))
    found.push('the document has no policy');
  if (body && !body.test(reply.body)) found.push(`body: ${reply.body.slice(0, 100)}`);
  return found;
}
