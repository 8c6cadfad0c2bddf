import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { baseOf } from '#lib/base.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { hosts, type HostName } from '../build/hosts/hosts.ts';
import { cameraFolders, type BuiltSite } from '../build/hosts/site.ts';
import { importsThatRetry } from '../build/code/importsThatRetry.ts';
import { withPreloads } from '../build/code/preloads.ts';
import { joinTrees, type Tree } from '../build/trees.ts';
import { listedLocales, locales } from '../src/lib/locales.ts';
import { modelsFor } from './hostModels.ts';
import { filesIn, textOf } from './sources.ts';

const base = '/partners';
const temporary = mkdtempSync(path.join(os.tmpdir(), 'vendor-site-base-'));
afterAll(() => rmSync(temporary, { recursive: true }));

test.each([
  [undefined, ''],
  ['', ''],
  ['/', ''],
  ['/partners/', base],
  ['partners', base],
  ['/in/partners', '/in/partners'],
])('BASE=%s is the base “%s”', (setting, own) => {
  expect(baseOf(setting)).toBe(own);
});

test.each(['https://example.com/partners/', '/a b/', '/../up', '/a//b'])(
  'BASE=%s stops the build',
  (setting) => {
    expect(() => baseOf(setting)).toThrow('Set it to a path');
  },
);

describe('In a build below a base', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_BASE', base);
    vi.stubEnv('LOCALE_PREFIX', `${base}/hi`);
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('calls and files of the site are below it', async () => {
    const { bundledMap, env } = await import('#lib/env.ts');
    expect([env.apiBase, env.geocoderUrl, bundledMap.light, bundledMap.dark]).toEqual([
      base,
      `${base}/geocode/search`,
      `${base}/map/style.json`,
      `${base}/map/style-dark.json`,
    ]);
    const fetched = vi.fn<(address: string) => Promise<Response>>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    await (await import('#lib/api/reply/lists.ts')).readList('ifsc/HDFC');
    expect(fetched).toHaveBeenCalledWith(`${base}/ifsc/HDFC.json`, expect.anything());
  });

  test.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['/', ''],
  ])('PUBLIC_API_BASE=%s takes the API elsewhere', async (setting, own) => {
    vi.stubEnv('PUBLIC_API_BASE', setting);
    expect((await import('#lib/env.ts')).apiBase).toBe(own);
  });

  test('a page links its other languages, and reports know its route', async () => {
    const { everyLocale } = await import('#lib/localeLinks.ts');
    expect(everyLocale(`${base}/vendor/`).map(({ path: own }) => own)).toEqual(
      listedLocales.map((id) => `${base}${locales[id].prefix}/vendor`),
    );
    expect(everyLocale(`${base}/`)[0]?.path).toBe(`${base}/`);
    const { categoryIn, routeOf } = await import('#lib/report/vocabulary.ts');
    expect(routeOf(`${base}/hi/register/start/`)).toBe('/register/start');
    expect(routeOf(base)).toBe('/');
    expect(categoryIn(`${base}/register/pharmacy`, '')).toBe('pharmacy');
    const { askedCategory } = await import('#lib/domain/application/legacyForm.ts');
    expect(askedCategory({ pathname: `${base}/hi/register/pharmacy`, search: '' })).toBe('pharmacy');
  });

  test('an address that is stored without its prefix opens below it', async () => {
    const { inThisLanguage, protectedPage, withoutPrefix } = await import('#lib/paths.ts');
    expect(withoutPrefix(`${base}/hi/dashboard?vendorId=v1`)).toBe('/dashboard?vendorId=v1');
    expect(inThisLanguage('/dashboard')).toBe(`${base}/hi/dashboard`);
    expect(protectedPage(`${base}/hi/dashboard`)).toBe('dashboard');
  });

  test('the manifest, the sitemap and robots.txt name addresses below it', async () => {
    const { GET: manifest } = await import('../src/pages/manifest.webmanifest.ts');
    expect(await manifest().json()).toMatchObject({
      start_url: `${base}/hi/vendor`,
      scope: `${base}/hi/`,
      icons: ['192', '512', 'maskable'].map((name) => ({ src: `${base}/icon-${name}.png` })),
      shortcuts: [{ url: `${base}/hi/dashboard` }, { url: `${base}/hi/register/start` }],
    });
    const { GET: sitemap } = await import('../src/pages/sitemap.xml.ts');
    const { brand } = await import('#lib/brand.ts');
    const addresses = (await sitemap().text()).match(/(?<=(?:<loc>|href="))[^<"]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !address.startsWith(`${brand.siteUrl}${base}/`))).toEqual([]);
    const { GET: robots } = await import('../src/pages/robots.txt.ts');
    expect(await robots().text()).toContain(
      `Disallow: ${base}/api/\nSitemap: ${brand.siteUrl}${base}/sitemap`,
    );
  });
});

describe('The build below a base', () => {
  test('preloads and imports files below it', () => {
    const island = `<head></head><astro-island component-url="${base}/_astro/a.js"></astro-island>`;
    const files = {
      imports: new Map([['_astro/a.js', ['_astro/b.js']]]),
      bySource: new Map(),
      styles: new Map(),
    };
    expect(withPreloads(island, 'vendor/index.html', files, base)).toContain(
      `<link rel="modulepreload" href="${base}/_astro/a.js"><link rel="modulepreload" href="${base}/_astro/b.js">`,
    );
    const { handler } = importsThatRetry(base).load as unknown as { handler: () => string };
    expect(handler()).toContain(`location.origin + '${base}/' + file`);
  });

  test('is a folder of its name, with the host files beside it', () => {
    // The whole site has these once.
    const once = ['favicon.svg', 'robots.txt', 'sitemap.xml'];
    const trees = (['en', 'hi'] as const).map((locale) => {
      const folder = path.join(temporary, locale);
      const put = (file: string, text: string): void => {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      };
      put('index.html', locale);
      put('404.html', `404 ${locale}`);
      for (const file of once) put(file, locale);
      put('_astro/a.js', '');
      const tree: Tree = { locale, pages: ['index.html'], hashed: ['_astro/a.js'] };
      return { folder, tree };
    });
    joinTrees(trees, base);
    const site = path.join(temporary, 'en');
    const textAt = (file: string): string => readFileSync(path.join(site, file), 'utf8');
    expect(readdirSync(site).sort()).toEqual(['404.html', '_headers', '_redirects', 'partners']);
    expect(readdirSync(path.join(site, base)).sort()).toEqual(
      ['404.html', '_astro', 'hi', 'index.html', ...once].sort(),
    );
    expect(readdirSync(path.join(site, base, 'hi')).sort()).toEqual(['404.html', 'index.html']);
    expect([textAt('404.html'), textAt('partners/hi/index.html')]).toEqual(['404 en', 'hi']);
    expect(textAt('_headers').match(/^\/\S*/gm)).toEqual(
      [
        '/*',
        ...['/sw.js', '/build.json', '/:language/sw.js', '/:language/build.json', '/', '/:page'],
        ...['', '/:language'].flatMap((tree) => cameraFolders.map((folder) => `${tree}${folder}/:below/*`)),
      ].map((address) => base + address),
    );
  });

  const prefixes = listedLocales.map((id) => base + locales[id].prefix);
  const site: BuiltSite = {
    base,
    pages: prefixes.map((prefix) => `${prefix}/vendor/index.html`.slice(1)),
    prefixes,
    apiOrigin: null,
  };

  /** A path in a file of a host, and one in a regular expression of it. */
  const address = /(?<=[\s"'(^])\/(?!\/|\*|etc\/|srv\/|\$)[\w*:(-][^\s"']*/g;

  // CloudFront's functions have the paths below the prefixes; `tests/hosts.test.ts` runs them below a base.
  const withAddresses = (Object.keys(hosts) as HostName[]).filter((host) => host !== 'cloudfront');
  test.each(withAddresses)('has rules for no other address on %s', (host) => {
    const canRewrite = ['netlify', 'vercel', 'nginx', 'caddy'].includes(host);
    const files = hosts[host]({ ...site, apiOrigin: canRewrite ? 'https://api.example.com' : null });
    const texts = Object.values(files);
    const named = texts.flatMap((text) =>
      (text.replace(/^\s*(?:#|\/\/).*$/gm, '').match(address) ?? []).filter((each) => !each.startsWith(base)),
    );
    // A server of your own hides its file at the root, and nginx passes on what follows the base.
    expect(
      named.filter(
        (each) => !/^\/(?:_headers|_redirects|Caddyfile|\(\?:_headers|\(\?:api\||index\.html$)/.test(each),
      ),
    ).toEqual([]);
    expect(texts.join('')).toMatch(host === 'github-pages' ? /^$/ : /\/partners/);
  });

  test.each([
    ['netlify', '/partners/api/* https://api.example.com/api/:splat 200'],
    ['vercel', '"destination": "https://api.example.com/api/:path*"'],
    ['nginx', 'rewrite ^/partners(/.*)$ $1 break;'],
    ['caddy', 'uri strip_prefix /partners'],
  ] as const)('passes calls on to the API without the base on %s', (host, rule) => {
    const files = hosts[host]({ ...site, apiOrigin: 'https://api.example.com' });
    expect(Object.values(files).join('')).toContain(rule);
  });

  test('names its languages to a server of your own without the base', () => {
    const own = listedLocales.map((id) => locales[id].prefix.slice(1)).filter(Boolean);
    for (const host of ['nginx', 'caddy'] as const)
      expect(Object.values(hosts[host](site)).join(''), host).toContain(`${base}/(?:${own.join('|')}))/`);
  });

  test('has the mark of GitHub Pages in the folder that is deployed', () => {
    expect(Object.keys(hosts['github-pages'](site))).toEqual(['partners/.nojekyll']);
  });

  test('leaves the cache of API replies to the API on nginx', () => {
    const { nginx } = modelsFor({ ...site, apiOrigin: 'https://api.example.com' });
    const cacheAt = (each: string) => nginx(each).get('cache-control')?.join();
    // nginx has removed the base before it sets headers.
    expect(['/api/vendors/me', '/files/v1/gst', `${base}/vendor`].map(cacheAt)).toEqual(['', '', 'no-cache']);
  });

  test('has its headers at its home page without the slash on Vercel', () => {
    const text = hosts.vercel(site)['vercel.json'] ?? '';
    const { headers } = JSON.parse(text) as { headers: { source: string; headers: object[] }[] };
    expect(headers[0]).toEqual({ source: base, headers: headers[1]?.headers });
    expect(headers[1]?.source).toBe(`${base}/(.*)`);
  });

  test('no source but the rule names an address from the root', () => {
    /** The tables of paths without their base, and what the build replaces. */
    const tables =
      /^src\/(?:lib\/(?:publicPages|locales|api\/schema\/endpoints\w*|report\/vocabulary)|site\/brand|preboot\/earlyPaths)\.ts:/;
    const fromRoot = /(?:[`'"]|=")\/(?:[a-z_][\w.-]*|\$\{name\})(?=[/`'".?#])/;
    const found = filesIn(['src'], /\.(?:tsx?|astro|css)$/)
      .filter((file) => !/^src\/lib\/(?:copy|domain)\//.test(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .filter((line) => fromRoot.test(line) && !/^\s*(?:\*|\/[/*]|import )/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      )
      .filter((line) => !tables.test(line) && !/"\/src\/[\w/.]+"/.test(line));
    // The end of a geocoder's address, a route, and the page that was asked for, which is kept without its prefix.
    expect(found).toEqual([
      "src/preboot/landing.inline.ts: if (!path.indexOf('/profile')) flags.askedProfile = '';",
      "src/lib/report/start.ts: if (routeOf(location.pathname) === '/register/start') reach('start');",
      "src/lib/api/data/geocoder.ts: if (!base.endsWith('/search')) return null;",
    ]);
  });
});

describe('The sandbox below a base', () => {
  const dist = path.join(temporary, 'dist');
  mkdirSync(path.join(dist, 'partners', 'vendor'), { recursive: true });
  for (const file of ['404.html', 'partners/index.html', 'partners/vendor/index.html'])
    writeFileSync(path.join(dist, file), file);
  writeFileSync(path.join(dist, '_headers'), `${base}/*\n  X-Below: yes\n`);
  const sandbox = createSandbox({ base, distDir: dist });
  afterAll(() => sandbox.close());

  test.each([
    [base, 200, 'partners/index.html'],
    [`${base}/`, 200, 'partners/index.html'],
    [`${base}/vendor`, 200, 'partners/vendor/index.html'],
    [`${base}/nothing`, 404, '404.html'],
    ['/', 404, '404.html'],
    ['/vendor', 404, '404.html'],
    ['/partnership', 404, '404.html'],
    ['/api/vendors/me', 404, '404.html'],
  ])('answers %s with %i', async (address, status, file) => {
    const reply = await sandbox.fetch(address);
    expect([reply.status, await reply.text()]).toEqual([status, file]);
    expect(reply.headers.get('x-below')).toBe(status === 200 ? 'yes' : reply.headers.get('x-below'));
  });

  test('answers calls of the API and knows them by name', async () => {
    expect((await sandbox.fetch(`${base}/api/vendors/me`)).status).toBe(401);
    expect(sandbox.journal.entries.at(-1)).toMatchObject({
      endpoint: 'currentVendor',
      path: '/api/vendors/me',
    });
  });
});
