/**
 * `npm run test:hosts`: starts nginx and Caddy, where they are installed, with the examples of `docs/hosting`
 * over TLS. It compares their replies with one table: status, compression, caching, headers, rewrites, and
 * the calls passed to the API. It needs a built site (`npm run build`) and openssl. `npm test` leaves it out,
 * because that must run without these servers.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostHeaders, permissionsOf } from '../../build/hostFiles.ts';
import { commandLine, distDir, root } from '../../scripts/tools.mjs';
import { eventually, freePort } from '../wait.ts';

const site = 'nuskha.example';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Ports {
  tls: number;
  plain: number;
  api: number;
}

interface Server {
  name: string;
  isInstalled: () => boolean;
  howToGet: string;
  /**
   * Writes the server's configuration into a folder and returns the command that runs the server in the
   * foreground.
   */
  prepare: (folder: string, ports: Ports, certificate: Certificate) => [command: string, ...args: string[]];
}

interface Certificate {
  chain: string;
  key: string;
}

interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Returns the shipped example with the paths and ports of this run; everything else stays as it is. */
function example(file: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(path.join(root, 'docs', 'hosting', file), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`docs/hosting/${file} does not contain '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const servers: readonly Server[] = [
  {
    name: 'nginx',
    isInstalled: () => runs('nginx', '-v') && existsSync(brotliModule),
    howToGet: 'apt-get install nginx libnginx-mod-http-brotli-static',
    prepare: (folder, ports, certificate) => {
      const file = path.join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const text = example('nginx.conf', [
        ['listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`],
        ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
        ['/etc/ssl/nuskha.example/fullchain.pem', certificate.chain],
        ['/etc/ssl/nuskha.example/privkey.pem', certificate.key],
        ['/srv/nuskha/dist', distDir],
        ['https://api.nuskha.example', `http://127.0.0.1:${ports.api}`],
      ]);
      writeFileSync(
        file,
        [
          `load_module ${brotliModule};`,
          ...(process.getuid?.() === 0 ? ['user root;'] : []),
          `pid ${folder}/nginx.pid;`,
          'error_log stderr warn;',
          'events {}',
          'http {',
          'include /etc/nginx/mime.types;',
          'access_log off;',
          ...temporary,
          text,
          '}',
        ].join('\n'),
      );
      return ['nginx', '-c', file, '-g', 'daemon off;'];
    },
  },
  {
    name: 'Caddy',
    isInstalled: () => runs('caddy', 'version'),
    howToGet: 'apt-get install caddy',
    prepare: (folder, ports, certificate) => {
      const file = path.join(folder, 'Caddyfile');
      const options = [
        '{',
        'admin off',
        `http_port ${ports.plain}`,
        `https_port ${ports.tls}`,
        `storage file_system ${folder}/caddy`,
        '}',
      ];
      const text = example('Caddyfile', [
        [`${site} {\n\troot`, `${site} {\n\ttls ${certificate.chain} ${certificate.key}\n\troot`],
        ['/srv/nuskha/dist', distDir],
        ['https://api.nuskha.example', `http://127.0.0.1:${ports.api}`],
      ]);
      writeFileSync(file, `${options.join('\n')}\n${text}`);
      return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

interface Row {
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

const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);
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
  return new RegExp(title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
};

function rows(): Row[] {
  const script = readdirSync(path.join(distDir, '_astro')).find((file) => /^base\..*\.js$/.test(file));
  if (script === undefined) throw new Error('The built site has no hashed script');
  const onboarding = '/partner-with-us/new/mx-onboarding';
  const row = (
    what: string,
    address: string,
    status: Row['status'],
    headers: Row['headers'] = {},
    more: Partial<Row> = {},
  ): Row => ({ what, path: address, status, headers, ...more });
  const page = (what: string, address: string, file: string, headers = everywhere): Row =>
    row(
      what,
      address,
      200,
      { ...headers, ...html, ...noCache, 'content-encoding': null },
      { body: titled(file) },
    );
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
    { ...page('a missing page', '/nothing/here', '404.html'), status: 404 },
    { ...page('a missing page of another language', '/bn/nothing/here', 'bn/404.html'), status: 404 },
    row('a missing hashed file', '/_astro/step.Gone0000.js', 404, { ...everywhere, ...noStore }),
    row('the host’s own headers file', '/_headers', 404),
    row('the host’s own rewrites', '/_redirects', 404),
    row('the manifest', '/manifest.webmanifest', 200, {
      ...noCache,
      'content-type': /^application\/manifest\+json/,
    }),
    row('a call of the API, with its method, query, token and body', '/api/vendors?page=2', 418, ofApi, {
      method: 'POST',
      sent: { authorization: 'Bearer token', 'content-type': 'application/json' },
      bytes: 1000,
      body: /^POST \/api\/vendors\?page=2 api\.nuskha\.example Bearer token 1000$/,
    }),
    row('a link to a document, served by the API', '/files/licence.pdf?exp=1&sig=2', 418, ofApi, {
      body: /^GET \/files\/licence\.pdf\?exp=1&sig=2 api\.nuskha\.example/,
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
      { location: /^https:\/\/nuskha\.example(?::\d+)?\/vendor\?x=1$/ },
      { plain: true },
    ),
  ];
}

async function ask(row: Row, ports: Ports): Promise<Reply> {
  const request = (row.plain ? http : https).request({
    host: '127.0.0.1',
    port: row.plain ? ports.plain : ports.tls,
    path: row.path,
    method: row.method ?? 'GET',
    headers: { host: site, 'accept-encoding': 'identity', ...row.sent, 'content-length': row.bytes ?? 0 },
    servername: site,
    // The certificate is self-signed for this run.
    rejectUnauthorized: false,
    agent: false,
  });
  request.end(Buffer.alloc(row.bytes ?? 0, 'a'));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const raw = await buffer(response);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? ''];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: (unpack?.(raw) ?? raw).toString() };
}

/** Returns the differences between a reply and its row. */
function problems({ status, headers = {}, body }: Row, reply: Reply): string[] {
  const found = [status].flat().includes(reply.status)
    ? []
    : [`status ${reply.status} instead of ${String(status)}`];
  for (const [name, wanted] of Object.entries(headers)) {
    const value = reply.headers[name];
    const text = value === undefined ? undefined : String(value);
    const fits = wanted === null ? text === undefined : text !== undefined && wanted.test(text);
    if (!fits) found.push(`${name}: ${text ?? 'missing'}, instead of ${wanted ?? 'none'}`);
  }
  if (body && !body.test(reply.body)) found.push(`body: ${reply.body.slice(0, 100)}`);
  return found;
}

/** Stands in for the API and replies with the request it got. */
async function startApi(): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer(async (request, response) => {
    const { length } = await buffer(request);
    response.writeHead(418, { 'cache-control': 'private', 'x-api': 'yes', 'content-type': 'text/plain' });
    const { authorization = '', host = '' } = request.headers;
    response.end([request.method, request.url, host, authorization, length].join(' '));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

function selfSigned(folder: string): Certificate {
  const certificate = { chain: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') };
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`],
    ...['-keyout', certificate.key, '-out', certificate.chain],
  ]);
  if (status !== 0) throw new Error(`openssl did not make a certificate: ${String(stderr)}`);
  return certificate;
}

/** Compares one server with the table. Returns how many rows failed. */
async function testServer(
  server: Server,
  table: readonly Row[],
  folder: string,
  api: number,
): Promise<number> {
  mkdirSync(folder);
  const ports: Ports = { tls: await freePort(), plain: await freePort(), api };
  const [command, ...args] = server.prepare(folder, ports, selfSigned(folder));
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  let failed = 0;
  try {
    await eventually(async () => {
      for (const plain of [true, false]) await ask({ what: '', path: '/', plain, status: [] }, ports);
    }).catch(() => {
      throw new Error(`${server.name} did not start:\n${log}`);
    });
    for (const row of table) {
      const found = await ask(row, ports).then(
        (reply) => problems(row, reply),
        (error: unknown) => [String(error)],
      );
      say(`${found.length === 0 ? '✓' : '✗'} ${server.name}: ${row.what}`);
      for (const problem of found) say(`    ${problem}`);
      if (found.length > 0) failed += 1;
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return failed;
}

await commandLine(async () => {
  if (!existsSync(path.join(distDir, 'index.html.br'))) {
    say('There is no built site. Run npm run build.');
    return 1;
  }
  const table = rows();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-hosts-'));
  const api = await startApi();
  let failed = 0;
  try {
    for (const server of servers) {
      if (server.isInstalled()) {
        failed += await testServer(server, table, path.join(folder, server.name), api.port);
      } else {
        say(`– ${server.name} is not installed, so it was not tested. On Debian: ${server.howToGet}`);
      }
    }
  } finally {
    api.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${failed} failed`);
  return failed === 0 ? 0 : 1;
});
