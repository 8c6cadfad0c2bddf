import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { proxy } from 'hono/proxy';
import { getMimeType } from 'hono/utils/mime';
import { parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import type { HostName } from '../../build/hosts/hosts.ts';
import { hostHeaders, type BuiltSite } from '../../build/hosts/site.ts';
import { exampleSite } from '../../scripts/build-hosting.ts';
import { root } from '../../scripts/tools.mjs';
import { functionOf, modelsFor } from '../../tests/hostModels.ts';
import { install, load } from '../packages.ts';

interface Setup {
  port: number;
  /** The port without TLS of a server of your own. */
  plain: number;
  /** An empty folder for this run. */
  folder: string;
  /** A copy of the built site with the files of the host. */
  site: string;
  /** The origin of the API's substitute. */
  api: string;
  built: BuiltSite;
}

/** Ends a program. */
type Stop = () => Promise<unknown>;

/** The program of a host, or a server that asks the host's own parser or runs its own functions. */
export interface Program {
  /** The limits of the host: a pattern for rows of the table, the reason, and the headers if only these are concerned. */
  cannot: readonly (readonly [rows: RegExp, reason: string, ...headers: string[]])[];
  /** Says how to get the program of a server of your own, which speaks TLS. The programs of hosts have none. */
  server?: { isInstalled: () => boolean; packages: string };
  /** Starts the program with the built site. */
  start: (setup: Setup) => Promise<Stop>;
}

/** The headers that a host sets by rules, beside those that every file has. */
const headerNames = ['cache-control', ...Object.keys(hostHeaders).map((name) => name.toLowerCase())];

/** Returns the file of a path in a site, as a static host finds it; null if there is none. */
function fileAt(site: string, address: string): string | null {
  const decoded = decodeURIComponent(address);
  if (decoded.split('/').includes('..')) return null;
  const candidates = [decoded, path.posix.join(decoded, 'index.html')].map((name) => path.join(site, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** Starts a server on a port of this machine. Port 0 stands for any free port. */
export async function serve(
  port: number,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** The answer of a host: a file of the site with a status, or the reply at another address. */
type Answer = { file: string | null; status: number } | { address: string };

/** Serves a site by the rules that a host's own parser has read. */
async function serveBy(
  port: number,
  answer: (address: URL) => Answer,
  headersFor: (pathname: string, status: number) => HeadersInit,
): Promise<Stop> {
  const server = await serve(port, (request) => {
    const address = new URL(request.url);
    const found = answer(address);
    if ('address' in found) return proxy(found.address, request);
    const { file, status } = found;
    const headers = new Headers(headersFor(address.pathname, status));
    headers.set('content-type', getMimeType(file ?? '') ?? 'application/octet-stream');
    return new Response(file && readFileSync(file), { status, headers });
  });
  return () => closed(server);
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts a command in the foreground and writes its output to a file, which a failed start shows. */
function run(command: string, args: readonly string[], { folder }: Setup): Stop {
  const log = openSync(path.join(folder, 'log'), 'w');
  const homes = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...homes, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  });
  const ended = once(child, 'close');
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

const cameraByFolder = [
  /free parameter|wins over a rewrite/,
  'all of /register/ may use the camera',
  'permissions-policy',
] as const;
const revalidated = [/^a year/, 'a rule for /_astro/* would also match the 404 of a missing file'] as const;
const inEnglish = [/^a missing page of another language/, 'has one 404 page, in English'] as const;
const apiRows = /^(?:a call of the API|a link to a document|a document of 5 MiB)/;
const noApi = [
  apiRows,
  'cannot pass requests on to another origin; the build asks for PUBLIC_API_BASE',
] as const;
/** Netlify and Vercel have everything revalidated that no rule is about. */
const byThemselves = { 'cache-control': 'public, max-age=0, must-revalidate' };

interface NetlifyHeaders {
  parseAllHeaders: (from: object) => Promise<{
    headers: { forRegExp: RegExp; values: Record<string, string> }[];
    errors: unknown[];
  }>;
}
interface NetlifyRedirects {
  parseAllRedirects: (from: object) => Promise<{
    redirects: { path: string; to: string; status: number }[];
    errors: unknown[];
  }>;
}

const netlify: Program = {
  cannot: [
    revalidated,
    [/^a missing/, 'rules join, so only the addresses of pages have this header', 'permissions-policy'],
    cameraByFolder,
  ],
  start: async ({ port, site }) => {
    const { parseAllHeaders } = await load<NetlifyHeaders>('@netlify/headers-parser', '9.0.3');
    const { parseAllRedirects } = await load<NetlifyRedirects>('@netlify/redirect-parser', '15.0.4');
    const read = await parseAllHeaders({ headersFiles: [path.join(site, '_headers')], minimal: false });
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path.join(site, '_redirects')],
      minimal: false,
    });
    if (read.errors.length + errors.length > 0)
      throw new Error(`Netlify: ${String([...read.errors, ...errors])}`);
    const rules = parseRedirects(
      redirects.map((rule) => `${rule.path} ${rule.to} ${rule.status}`).join('\n'),
    );
    const answer = ({ pathname, search }: URL): Answer => {
      const file = /^\/_(?:headers|redirects)$/.test(pathname) ? null : fileAt(site, pathname);
      if (file !== null) return { file, status: 200 };
      const rule = redirectFor(rules, pathname);
      if (rule?.to.startsWith('http')) return { address: rule.to + search };
      return { file: rule && fileAt(site, rule.to), status: rule?.status ?? 404 };
    };
    return serveBy(port, answer, (pathname) => {
      const all = new Headers();
      for (const { forRegExp, values } of read.headers)
        if (forRegExp.test(pathname))
          for (const [name, value] of Object.entries(values)) all.append(name, value);
      return { ...byThemselves, ...Object.fromEntries(all) };
    });
  },
};

interface VercelRouting {
  getTransformedRoutes: (config: object) => {
    routes: { src?: string; dest?: string; headers?: Record<string, string> }[] | null;
    error: unknown;
  };
}

const vercel: Program = {
  cannot: [revalidated, inEnglish, cameraByFolder],
  start: async ({ port, site }) => {
    const { getTransformedRoutes } = await load<VercelRouting>('@vercel/routing-utils', '6.6.0');
    const config = JSON.parse(readFileSync(path.join(site, 'vercel.json'), 'utf8')) as object;
    const { routes, error } = getTransformedRoutes(config);
    if (routes === null || error) throw new Error(`Vercel: ${JSON.stringify(error)}`);
    const rules = routes.map(({ src = '^$', ...route }) => ({ ...route, pattern: new RegExp(src) }));
    const answer = ({ pathname, search, origin }: URL): Answer => {
      const file = pathname === '/vercel.json' ? null : fileAt(site, pathname);
      if (file !== null) return { file, status: 200 };
      const rule = rules.find(({ pattern, dest }) => dest !== undefined && pattern.test(pathname));
      if (!rule) return { file: fileAt(site, '/404.html'), status: 404 };
      const target = new URL(pathname.replace(rule.pattern, rule.dest ?? ''), origin);
      if (target.origin !== origin) return { address: target.origin + target.pathname + search };
      return { file: fileAt(site, target.pathname), status: 200 };
    };
    // The last matching rule sets a header.
    return serveBy(port, answer, (pathname) => {
      const all = new Headers(byThemselves);
      for (const { pattern, headers = {} } of rules)
        if (pattern.test(pathname)) for (const [name, value] of Object.entries(headers)) all.set(name, value);
      return all;
    });
  },
};

interface Superstatic {
  default: { server: (settings: object) => { listen: (done: () => void) => Server } };
}

const firebase: Program = {
  cannot: [
    revalidated,
    inEnglish,
    [/^a page with a slash/, 'redirects to the address without one'],
    noApi,
    cameraByFolder,
  ],
  start: async ({ port, site }) => {
    const { hosting } = JSON.parse(readFileSync(path.join(site, 'firebase.json'), 'utf8')) as {
      hosting: object;
    };
    const { server } = (await load<Superstatic>('superstatic', '10.0.0')).default;
    const place = { port, hostname: '127.0.0.1', cwd: site, errorPage: path.join(site, '404.html') };
    const started = server({ ...place, config: hosting, compression: false }).listen(() => undefined);
    return () => closed(started);
  },
};

const cloudflare: Program = {
  cannot: [
    [/^the host’s own|^a page through/, 'wrangler does not answer here'],
    revalidated,
    noApi,
    cameraByFolder,
  ],
  start: async (setup) => {
    const wrangler = path.join(install({ wrangler: '4.86.0' }), 'wrangler', 'bin', 'wrangler.js');
    const options = ['--ip', '127.0.0.1', '--port', String(setup.port), '--compatibility-date', '2026-04-01'];
    return run(process.execPath, [wrangler, 'pages', 'dev', setup.site, ...options], setup);
  },
};

const cloudfront: Program = {
  cannot: [
    inEnglish,
    [
      /^a missing|^a page through|^a (?:worker|list) of a build without/,
      'runs no function for an error',
      ...headerNames,
    ],
    [apiRows, 'a behaviour with an origin of its own passes /api on'],
    cameraByFolder,
  ],
  start: async ({ port, site, built }) => {
    const { cloudfront: headersAt } = modelsFor(built);
    // S3 knows whole names alone. CloudFront's own error page is `/404.html`.
    const answer = ({ pathname }: URL): Answer => {
      const { uri } = functionOf<{ uri: string }>('request', built)({ request: { uri: pathname } });
      const file = path.join(site, uri);
      return existsSync(file) && statSync(file).isFile()
        ? { file, status: 200 }
        : { file: path.join(site, '404.html'), status: 404 };
    };
    return serveBy(port, answer, (uri, status) =>
      status >= 400 ? {} : [...headersAt(uri, status)].map(([name, values]) => [name, values.join()]),
    );
  },
};

const githubPages: Program = {
  cannot: [
    [/./, 'has no headers of ours', ...headerNames],
    [/free parameter|^an unknown step/, 'has no rewrites'],
    inEnglish,
    [/^a (?:page|step|category)/, 'redirects to the address with a slash', 'status'],
    noApi,
  ],
  start: async ({ port, site }) => {
    const answer = ({ pathname }: URL): Answer => {
      const file = fileAt(site, pathname);
      if (file === null) return { file: path.join(site, '404.html'), status: 404 };
      const isFolder = path.basename(file) === 'index.html' && !/\/$|index\.html$/.test(pathname);
      return { file, status: isFolder ? 301 : 200 };
    };
    return serveBy(port, answer, () => ({ 'cache-control': 'max-age=600' }));
  },
};

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/**
 * Returns the shipped example with the site, the API and other texts of this run; everything else stays as it is.
 */
function example(file: string, { site, api }: Setup, replaced: Record<string, string> = {}): string {
  let text = readFileSync(path.join(root, 'docs', 'hosting', file), 'utf8');
  const own = { [`${exampleSite.folder}dist`]: site, [`https://api.${exampleSite.host}`]: api };
  for (const [from, to] of Object.entries({ ...own, ...replaced })) {
    if (!text.includes(from)) throw new Error(`docs/hosting/${file} does not contain '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: Program = {
  server: {
    isInstalled: () => runs('nginx', '-v') && existsSync(brotliModule),
    packages: 'nginx libnginx-mod-http-brotli-static',
  },
  cannot: [],
  start: async (setup) => {
    const { folder, port, plain } = setup;
    const [chain, key] = [path.join(folder, 'chain.pem'), path.join(folder, 'key.pem')];
    const { status, stderr } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${exampleSite.host}`, '-keyout', key, '-out', chain],
    ]);
    if (status !== 0) throw new Error(`openssl did not make a certificate: ${String(stderr)}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const text = example('nginx.conf', setup, {
      'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      [`/etc/ssl/${exampleSite.host}/fullchain.pem`]: chain,
      [`/etc/ssl/${exampleSite.host}/privkey.pem`]: key,
    });
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.join('\n')}
${text}
}`,
    );
    return run('nginx', ['-c', file, '-g', 'daemon off;'], setup);
  },
};

const caddy: Program = {
  server: { isInstalled: () => runs('caddy', 'version'), packages: 'caddy' },
  cannot: [],
  start: async (setup) => {
    const { folder, port, plain } = setup;
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{
	admin off
	http_port ${plain}
	https_port ${port}
	storage file_system ${folder}/caddy
	local_certs
	skip_install_trust
}
${example('Caddyfile', setup)}`,
    );
    return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], setup);
  },
};

/** Servers of your own come first, because the others are installed for the run. */
export const programs: Readonly<Record<HostName, Program>> = {
  nginx,
  caddy,
  netlify,
  cloudflare,
  vercel,
  firebase,
  cloudfront,
  'github-pages': githubPages,
};
