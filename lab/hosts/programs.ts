import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { hosts, type HostName } from '../../build/hosts/hosts.ts';
import { apiPaths } from '../../build/hosts/site.ts';
import { exampleSite } from '../../scripts/build-hosting.ts';
import { distDir, root } from '../../scripts/tools.mjs';
import { listedLocales, locales } from '../../src/lib/locales.ts';

/** The programs of hosts, which are no dependencies of the project. */
const versions = {
  '@netlify/headers-parser': '9.0.3',
  '@netlify/redirect-parser': '15.0.4',
  '@vercel/routing-utils': '6.6.0',
  superstatic: '10.0.0',
  wrangler: '4.86.0',
} as const;

const installed = path.join(root, 'node_modules', '.cache', 'hosts');

/** Installs the programs once, apart from the project's packages. */
export async function installPrograms(): Promise<void> {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: versions });
  const file = path.join(installed, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  mkdirSync(installed, { recursive: true });
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    ...Object.entries(versions).map((each) => each.join('@')),
  ];
  const { status } = spawnSync('npm', args, { cwd: installed, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm did not install the programs of the hosts');
  writeFileSync(file, wanted);
}

/** Loads a package of a host. */
async function load<Module>(name: keyof typeof versions): Promise<Module> {
  const file = createRequire(path.join(installed, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

interface Setup {
  port: number;
  /** An empty folder for this run. */
  folder: string;
  /** The origin of the API's substitute. */
  api: string;
}

/** The program of a host, or a server that asks the host's own parser. */
export interface Program {
  name: string;
  /** The limits of the host: a pattern for rows of the table, the reason, and the header if only one is concerned. */
  cannot: readonly (readonly [rows: RegExp, reason: string, header?: string])[];
  /** Starts the program with the built site and returns a function that stops it. */
  start: (setup: Setup) => Promise<() => Promise<void>>;
}

/** Copies the built site with the files of another host into a folder. */
function siteFor(host: HostName, folder: string, apiOrigin: string | null): string {
  const site = path.join(folder, 'site');
  cpSync(distDir, site, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file) && !/[/\\]_(?:headers|redirects)$/.test(file),
  });
  const pages = globSync('**/*.html', { cwd: site }).map((file) => ({
    file: file.split(path.sep).join('/'),
    policy: '',
    usesCamera: false,
    namesVendor: false,
  }));
  const prefixes = listedLocales.map((id) => locales[id].prefix);
  const files = hosts[host]({ base: '', pages, hashed: [], prefixes, reportUrl: null, apiOrigin });
  for (const { path: name, text } of files) writeFileSync(path.join(site, name), text);
  return site;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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
  headersFor: (pathname: string) => Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
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
    response.writeHead(status, { 'content-type': type, ...headersFor(address.pathname) });
    response.end(file === '' ? '' : readFileSync(file));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

const cameraByPath = [
  /free parameter|wins over a rewrite/,
  'camera by path: all of /register/ may use it',
  'permissions-policy',
] as const;

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
  cannot: [
    [
      /free parameter|unknown step|^a missing/,
      'rules join, so only pages at their own address have this header',
      'permissions-policy',
    ],
  ],
  start: async ({ port, folder, api }) => {
    // The rules of pages depend on the build, so the built files are read, with the rules of `API_REWRITE` before them.
    const site = siteFor('netlify', folder, api);
    const ofApi = readFileSync(path.join(site, '_redirects'), 'utf8').split('\n').slice(0, apiPaths.length);
    cpSync(path.join(distDir, '_headers'), path.join(site, '_headers'));
    writeFileSync(
      path.join(site, '_redirects'),
      [...ofApi, readFileSync(path.join(distDir, '_redirects'), 'utf8')].join('\n'),
    );
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
      const all: Record<string, string> = {};
      for (const { forRegExp, values } of read.headers)
        if (forRegExp.test(pathname))
          for (const [name, value] of Object.entries(values))
            all[name.toLowerCase()] = [
              ...new Set([all[name.toLowerCase()], value].filter((each) => each !== undefined)),
            ].join(', ');
      return { 'cache-control': 'public, max-age=0, must-revalidate', ...all };
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

const revalidated = 'a rule for /_astro/* would also match the 404 of a missing file';
const inEnglish = 'has one 404 page, in English';

const vercel: Program = {
  name: 'vercel',
  cannot: [[/^a year/, revalidated], [/^a missing page of another language/, inEnglish], cameraByPath],
  start: async ({ port, folder, api }) => {
    const site = siteFor('vercel', folder, api);
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

const noApi = 'cannot pass requests on to another origin; the build asks for PUBLIC_API_BASE';
const apiRows = /^(?:a call of the API|a link to a document|a document of 5 MiB)/;

const firebase: Program = {
  name: 'firebase',
  cannot: [
    [/^a year/, revalidated],
    [/^a missing page of another language/, inEnglish],
    [/^a page with a slash/, 'redirects to the address without one'],
    [apiRows, noApi],
    cameraByPath,
  ],
  start: async ({ port, folder }) => {
    const site = siteFor('firebase', folder, null);
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
    return async () => {
      listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
    };
  },
};

const cloudflare: Program = {
  name: 'cloudflare',
  cannot: [
    [/^the host’s own|^a page through/, 'wrangler does not answer here'],
    [/^a year/, revalidated],
    [apiRows, noApi],
    cameraByPath,
  ],
  start: async ({ port, folder }) => {
    const site = siteFor('cloudflare', folder, null);
    const wrangler = path.join(installed, 'node_modules', 'wrangler', 'bin', 'wrangler.js');
    const args = [
      'pages',
      'dev',
      site,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2026-04-01',
    ];
    const child = spawn(process.execPath, [wrangler, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', HOME: folder },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
    const ended = once(child, 'close');
    void ended.then(() => writeFileSync(path.join(folder, 'wrangler.log'), log));
    return async () => {
      child.kill('SIGTERM');
      await ended;
    };
  },
};

export const programs: readonly Program[] = [netlify, cloudflare, vercel, firebase];
