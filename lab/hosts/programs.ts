import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { hosts, type HostName } from '../../build/hosts/hosts.ts';
import { exampleSite } from '../../scripts/build-hosting.ts';
import { root } from '../../scripts/tools.mjs';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { hostHeaders } from '../../build/hostFiles.ts';

/** The programs of hosts, which are no dependencies of the project. */
const versions = {
  '@netlify/headers-parser': '9.0.3',
  '@netlify/redirect-parser': '15.0.4',
  '@vercel/routing-utils': '6.6.0',
  superstatic: '10.0.0',
  wrangler: '4.86.0',
} as const;

/** Installs a program once, apart from the project's packages. Returns its folder. */
function install(name: keyof typeof versions): string {
  const folder = path.join(root, 'node_modules', '.cache', 'hosts', name);
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: { [name]: versions[name] } });
  const file = path.join(folder, 'package.json');
  const done = path.join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(done) && readFileSync(file, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // npm looks for a package.json upwards, and would change the project's packages without one.
  writeFileSync(file, wanted);
  // Scripts of packages are not run: no program needs them, and one of them may wait for a download without end.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm did not install ${name}`);
  return folder;
}

/** Loads a package of a host. */
async function load<Module>(name: keyof typeof versions): Promise<Module> {
  const file = createRequire(path.join(install(name), 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

interface Setup {
  port: number;
  /** The port without TLS of a server of your own. */
  plain: number;
  /** An empty folder for this run. */
  folder: string;
  /** A copy of the built site, without files of a host. */
  site: string;
  /** The origin of the API's substitute. */
  api: string;
}

/** Ends a program. */
type Stop = () => Promise<void>;

/** The program of a host, or a server that asks the host's own parser or runs its own functions. */
export interface Program {
  name: string;
  /** The limits of the host: a pattern for rows of the table, the reason, and the headers if only these are concerned. */
  cannot: readonly (readonly [rows: RegExp, reason: string, ...headers: string[]])[];
  /** Says how to get the program of a server of your own, which speaks TLS; null for the programs of hosts. */
  server: { isInstalled: () => boolean; howToGet: string } | null;
  /** Starts the program with the built site. */
  start: (setup: Setup) => Promise<Stop>;
}

/** Writes the files of a host beside the copy of the site. */
function writeHostFiles(host: HostName, { site }: Setup, apiOrigin: string | null): void {
  const pages = globSync('**/*.html', { cwd: site }).map((file) => file.split(path.sep).join('/'));
  const prefixes = listedLocales.map((id) => locales[id].prefix);
  for (const { path: name, text } of hosts[host]({ base: '', pages, prefixes, apiOrigin }))
    writeFileSync(path.join(site, name), text);
}

/** The headers that a host sets by rules, beside those that every file has. */
const headerNames = ['cache-control', ...Object.keys(hostHeaders).map((name) => name.toLowerCase())];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Returns the file of a path in a site, as a static host finds it; null if there is none. */
function fileAt(site: string, address: string): string | null {
  const decoded = decodeURIComponent(address);
  if (decoded.split('/').includes('..')) return null;
  const candidates = [decoded, path.posix.join(decoded, 'index.html')].map((name) => path.join(site, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** The answer of a host: a file of the site with a status, or the reply of another origin. */
type Answer = { file: string; status: number } | { origin: string } | null;

/** Serves a site by the rules that a host's own parser has read. */
async function serveBy(
  port: number,
  answer: (address: URL) => Answer,
  headersFor: (pathname: string, status: number) => Readonly<Record<string, string>>,
): Promise<Stop> {
  const server = http.createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', `http://localhost:${port}`);
    const found = answer(address);
    if (found !== null && 'origin' in found) {
      const { method = 'GET', headers } = request;
      const { authorization } = headers;
      const body = await buffer(request);
      const reply = await fetch(found.origin, {
        method,
        headers: { host: exampleSite.host, ...(authorization ? { authorization } : {}) },
        ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
      });
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
      return;
    }
    request.resume();
    const { file, status } = found ?? { file: '', status: 404 };
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type, ...headersFor(address.pathname, status) });
    response.end(file === '' ? '' : readFileSync(file));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () => closed(server);
}

async function closed(server: http.Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts a command in the foreground and writes its output to a file, which a failed start shows. */
function run(command: string, args: readonly string[], { folder }: Setup): Stop {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => writeFileSync(path.join(folder, 'log'), (log += String(chunk))));
  const ended = once(child, 'close');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

const cameraByFolder = [
  /free parameter|wins over a rewrite/,
  'all of /register/ may use the camera',
  'permissions-policy',
] as const;
const revalidated = 'a rule for /_astro/* would also match the 404 of a missing file';
const inEnglish = 'has one 404 page, in English';
const noApi = 'cannot pass requests on to another origin; the build asks for PUBLIC_API_BASE';
const apiRows = /^(?:a call of the API|a link to a document|a document of 5 MiB)/;

interface NetlifyHeaders {
  parseAllHeaders: (from: { headersFiles: string[]; minimal: boolean }) => Promise<{
    headers: { forRegExp: RegExp; values: Record<string, string> }[];
    errors: unknown[];
  }>;
}
interface NetlifyRedirects {
  parseAllRedirects: (from: { redirectsFiles: string[]; minimal: boolean }) => Promise<{
    redirects: { path: string; to: string; status: number; force: boolean }[];
    errors: unknown[];
  }>;
}

const netlify: Program = {
  name: 'netlify',
  server: null,
  cannot: [
    [/^a year/, revalidated],
    [/^a missing/, 'rules join, so only the addresses of pages have this header', 'permissions-policy'],
    cameraByFolder,
  ],
  start: async (setup) => {
    const { port, site, api } = setup;
    writeHostFiles('netlify', setup, api);
    const [{ parseAllHeaders }, { parseAllRedirects }] = [
      await load<NetlifyHeaders>('@netlify/headers-parser'),
      await load<NetlifyRedirects>('@netlify/redirect-parser'),
    ];
    const read = await parseAllHeaders({ headersFiles: [path.join(site, '_headers')], minimal: false });
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path.join(site, '_redirects')],
      minimal: false,
    });
    if (read.errors.length + errors.length > 0)
      throw new Error(`Netlify: ${String([...read.errors, ...errors])}`);
    const rules = redirects.map((rule) => ({
      ...rule,
      pattern: new RegExp(
        `^${rule.path
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\/?\*$/, '(?:/(.*))?')
          .replace(/\/$/, '')}/?$`,
      ),
    }));
    const answer = ({ pathname, search }: URL): Answer => {
      const file = /^\/_(?:headers|redirects)$/.test(pathname) ? null : fileAt(site, pathname);
      for (const { pattern, to, status, force } of rules) {
        const match = pattern.exec(pathname);
        if (!match || (file !== null && !force)) continue;
        const target = to.replace(':splat', match[1] ?? '');
        if (target.startsWith('http')) return { origin: target + search };
        return { file: fileAt(site, target) ?? '', status };
      }
      return file === null ? null : { file, status: 200 };
    };
    // Netlify joins the values of all matching rules, and has everything revalidated that no rule is about.
    const headersFor = (pathname: string): Record<string, string> => {
      const all = new Headers();
      for (const { forRegExp, values } of read.headers)
        if (forRegExp.test(pathname))
          for (const [name, value] of Object.entries(values)) all.append(name, value);
      return { 'cache-control': 'public, max-age=0, must-revalidate', ...Object.fromEntries(all) };
    };
    return serveBy(port, answer, headersFor);
  },
};

interface VercelRoute {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  handle?: string;
  continue?: boolean;
  status?: number;
}
interface VercelRouting {
  getTransformedRoutes: (config: object) => { routes: VercelRoute[] | null; error: unknown };
}

const vercel: Program = {
  name: 'vercel',
  server: null,
  cannot: [[/^a year/, revalidated], [/^a missing page of another language/, inEnglish], cameraByFolder],
  start: async (setup) => {
    const { port, site, api } = setup;
    writeHostFiles('vercel', setup, api);
    const { getTransformedRoutes } = await load<VercelRouting>('@vercel/routing-utils');
    const config = JSON.parse(readFileSync(path.join(site, 'vercel.json'), 'utf8')) as object;
    const { routes, error } = getTransformedRoutes(config);
    if (routes === null || error) throw new Error(`Vercel: ${JSON.stringify(error)}`);
    const patternOf = (route: VercelRoute): RegExp => new RegExp(route.src ?? '^$');
    const answer = ({ pathname, search }: URL): Answer => {
      const file = pathname === '/vercel.json' ? null : fileAt(site, pathname);
      if (file !== null) return { file, status: 200 };
      for (const route of routes) {
        const match = route.dest === undefined ? null : patternOf(route).exec(pathname);
        if (!match) continue;
        const target = (route.dest ?? '').replace(
          /\$(\d)/g,
          (_, index: string) => match[Number(index)] ?? '',
        );
        if (target.startsWith('http')) {
          const url = new URL(target);
          return { origin: url.origin + url.pathname + search };
        }
        const served = fileAt(site, target.split('?')[0] ?? '');
        if (served !== null) return { file: served, status: 200 };
      }
      return { file: fileAt(site, '/404.html') ?? '', status: 404 };
    };
    // Vercel sends pages to be revalidated. The last matching rule sets a header.
    const headersFor = (pathname: string): Record<string, string> =>
      Object.fromEntries([
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ...routes
          .filter((route) => route.headers && patternOf(route).test(pathname))
          .flatMap((route) => Object.entries(route.headers ?? {}))
          .map(([name, value]) => [name.toLowerCase(), value] as const),
      ]) as Record<string, string>;
    return serveBy(port, answer, headersFor);
  },
};

const firebase: Program = {
  name: 'firebase',
  server: null,
  cannot: [
    [/^a year/, revalidated],
    [/^a missing page of another language/, inEnglish],
    [/^a page with a slash/, 'redirects to the address without one'],
    [apiRows, noApi],
    cameraByFolder,
  ],
  start: async (setup) => {
    const { port, site } = setup;
    writeHostFiles('firebase', setup, null);
    const { hosting } = JSON.parse(readFileSync(path.join(site, 'firebase.json'), 'utf8')) as {
      hosting: object;
    };
    const { server } = (
      await load<{ default: { server: (spec: object) => { listen: (done: () => void) => http.Server } } }>(
        'superstatic',
      )
    ).default;
    const spec = {
      port,
      hostname: '127.0.0.1',
      cwd: site,
      config: hosting,
      errorPage: path.join(site, '404.html'),
    };
    const listening = await new Promise<http.Server>((resolve) => {
      const started = server({ ...spec, compression: false }).listen(() => resolve(started));
    });
    return () => closed(listening);
  },
};

const cloudflare: Program = {
  name: 'cloudflare',
  server: null,
  cannot: [
    [/^the host’s own|^a page through/, 'wrangler does not answer here'],
    [/^a year/, revalidated],
    [apiRows, noApi],
    cameraByFolder,
  ],
  start: async (setup) => {
    writeHostFiles('cloudflare', setup, null);
    const wrangler = path.join(install('wrangler'), 'node_modules', 'wrangler', 'bin', 'wrangler.js');
    const options = ['--ip', '127.0.0.1', '--port', String(setup.port), '--compatibility-date', '2026-04-01'];
    return run(process.execPath, [wrangler, 'pages', 'dev', setup.site, ...options], setup);
  },
};

type CloudFrontHeaders = Record<string, { value: string }>;

const cloudfront: Program = {
  name: 'cloudfront',
  server: null,
  cannot: [
    [/^a missing page of another language/, inEnglish],
    [
      /^a missing|^a page through|^a (?:worker|list) of a build without/,
      'runs no function for an error',
      ...headerNames,
    ],
    [apiRows, 'a behaviour with an origin of its own passes /api on'],
    cameraByFolder,
  ],
  start: async (setup) => {
    const { port, site } = setup;
    writeHostFiles('cloudfront', setup, null);
    const functionOf = <Result>(name: string): ((event: object) => Result) => {
      const file = path.join(site, `cloudfront-${name}.js`);
      const code = readFileSync(file, 'utf8');
      rmSync(file);
      return new Function(`${code}; return handler;`)() as (event: object) => Result;
    };
    const viewerRequest = functionOf<{ uri: string }>('request');
    const viewerResponse = functionOf<{ headers: CloudFrontHeaders }>('response');
    const eventAt = (uri: string, more: object = {}): object => ({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '127.0.0.1' },
      request: { method: 'GET', uri, querystring: {}, headers: {}, cookies: {} },
      ...more,
    });
    // S3 knows whole names alone. CloudFront's own error page is `/404.html`.
    const answer = ({ pathname }: URL): Answer => {
      const file = path.join(site, viewerRequest(eventAt(pathname)).uri);
      return existsSync(file) && statSync(file).isFile()
        ? { file, status: 200 }
        : { file: path.join(site, '404.html'), status: 404 };
    };
    return serveBy(port, answer, (uri, statusCode) => {
      if (statusCode >= 400) return {};
      const { headers } = viewerResponse(eventAt(uri, { response: { statusCode, headers: {} } }));
      return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
    });
  },
};

const githubPages: Program = {
  name: 'github-pages',
  server: null,
  cannot: [
    [/./, 'has no headers of ours', ...headerNames],
    [/free parameter|^an unknown step/, 'has no rewrites'],
    [/^a missing page of another language/, inEnglish],
    [/^a (?:page|step|category)/, 'redirects to the address with a slash', 'status'],
    [apiRows, noApi],
  ],
  start: async (setup) => {
    const { port, site } = setup;
    writeHostFiles('github-pages', setup, null);
    const answer = ({ pathname }: URL): Answer => {
      const file = fileAt(site, pathname);
      if (file === null) return { file: path.join(site, '404.html'), status: 404 };
      const isFolder = path.basename(file) === 'index.html' && !/\/$|index\.html$/.test(pathname);
      return isFolder ? { file, status: 301 } : { file, status: 200 };
    };
    return serveBy(port, answer, () => ({ 'cache-control': 'max-age=600' }));
  },
};

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

function selfSigned(folder: string): { chain: string; key: string } {
  const certificate = { chain: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') };
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${exampleSite.host}`, '-addext', `subjectAltName=DNS:${exampleSite.host}`],
    ...['-keyout', certificate.key, '-out', certificate.chain],
  ]);
  if (status !== 0) throw new Error(`openssl did not make a certificate: ${String(stderr)}`);
  return certificate;
}

const exampleRoot = `${exampleSite.folder}dist`;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: Program = {
  name: 'nginx',
  server: {
    isInstalled: () => runs('nginx', '-v') && existsSync(brotliModule),
    howToGet: 'apt-get install nginx libnginx-mod-http-brotli-static',
  },
  cannot: [],
  start: async (setup) => {
    const { folder, port, plain, site, api } = setup;
    const { chain, key } = selfSigned(folder);
    const file = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const text = example('nginx.conf', [
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      [`/etc/ssl/${exampleSite.host}/fullchain.pem`, chain],
      [`/etc/ssl/${exampleSite.host}/privkey.pem`, key],
      [exampleRoot, site],
      [`https://api.${exampleSite.host}`, api],
    ]);
    const lines = [
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
    ];
    writeFileSync(file, lines.join('\n'));
    return run('nginx', ['-c', file, '-g', 'daemon off;'], setup);
  },
};

const caddy: Program = {
  name: 'caddy',
  server: { isInstalled: () => runs('caddy', 'version'), howToGet: 'apt-get install caddy' },
  cannot: [],
  start: async (setup) => {
    const { folder, port, plain, site, api } = setup;
    const { chain, key } = selfSigned(folder);
    const file = path.join(folder, 'Caddyfile');
    const options = [
      'admin off',
      `http_port ${plain}`,
      `https_port ${port}`,
      `storage file_system ${folder}/caddy`,
    ];
    const text = example('Caddyfile', [
      [`${exampleSite.host} {\n\troot`, `${exampleSite.host} {\n\ttls ${chain} ${key}\n\troot`],
      [exampleRoot, site],
      [`https://api.${exampleSite.host}`, api],
    ]);
    writeFileSync(file, ['{', ...options, '}', text].join('\n'));
    return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], setup);
  },
};

/** Servers of your own come first, because the others are installed for the run. */
export const programs: readonly Program[] = [
  nginx,
  caddy,
  netlify,
  cloudflare,
  vercel,
  firebase,
  cloudfront,
  githubPages,
];
