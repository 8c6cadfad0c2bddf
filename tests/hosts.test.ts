import { describe, expect, test } from 'vitest';
import { parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import {
  apiOriginOf,
  hostNamed,
  hosts,
  requireApi,
  servesCopies,
  type HostName,
} from '../build/hosts/hosts.ts';
import { requireShortHeaders } from '../build/hosts/cloudfront.ts';
import { hostHeaders, workerPaths, type BuiltSite } from '../build/hosts/site.ts';
import { rewrites } from '../build/rewrites.ts';
import * as limits from '../src/lib/limits.ts';
import { spokenLocales, locales } from '../src/lib/locales.ts';
import { fileOf, functionOf, modelsFor, type Config } from './hostModels.ts';

const prefixes = spokenLocales.map((id) => locales[id].prefix);
const onboarding = 'partner-with-us/new/mx-onboarding';
const siteIn = (some: readonly string[]): BuiltSite => ({
  base: '',
  pages: some.flatMap((prefix) =>
    [
      ...['index.html', 'vendor/index.html', 'register/index.html', '404.html'],
      ...[`${onboarding}/step1/index.html`, `${onboarding}/step3/index.html`, 'register/labs/index.html'],
    ].map((file) => `${prefix}/${file}`.slice(1)),
  ),
  prefixes: some,
  apiOrigin: null,
});
const site = siteIn(prefixes);
const textOf = (host: HostName, path: string, built = site): string => fileOf(host, path, built);
const models = modelsFor(site);

/** Returns the file of S3 that CloudFront asks for. */
const cloudfrontFile = (uri: string, built = site): string =>
  functionOf<{ uri: string }>('request', built)({ request: { uri } }).uri;

describe.each(Object.entries(models))('On %s', (host, headersAt) => {
  const grants = (feature: string, address: string): string | undefined =>
    headersAt(address)
      .get('permissions-policy')
      ?.join()
      .match(new RegExp(`${feature}=[^,]*`, 'g'))
      ?.join();

  test.each(prefixes)('the pages under “%s” with documents may use the camera, set once', (prefix) => {
    for (const path of [
      `${onboarding}/step3/`,
      `${onboarding}/step3`,
      `${onboarding}/step9`,
      'register/labs',
      'register/labs/',
    ])
      expect(grants('camera', `${prefix}/${path}`), path).toBe('camera=(self)');
  });

  test.each(prefixes)('the pages under “%s” with a map may ask for the location, set once', (prefix) => {
    for (const path of [`${onboarding}/step1`, `${onboarding}/step3`, 'register/labs'])
      expect(grants('geolocation', `${prefix}/${path}/`)).toBe('geolocation=(self)');
  });

  test.each(prefixes)('other pages under “%s” may not use the camera', (prefix) => {
    for (const path of ['', 'vendor/', 'vendor'])
      expect(grants('camera', `${prefix}/${path}`), path).toBe('camera=()');
  });

  test('every reply has each security header once', () => {
    const { 'Permissions-Policy': _, ...everywhere } = hostHeaders;
    for (const address of ['/', '/vendor/', `/${onboarding}/step3/`, '/hi/register/labs/', '/nothing/here']) {
      for (const [name, value] of Object.entries(everywhere))
        expect(headersAt(address).get(name.toLowerCase()), `${address} ${name}`).toEqual([value]);
      expect(headersAt(address).get('content-security-policy'), address).toEqual([`frame-ancestors 'none'`]);
    }
  });

  test('only a host that sees whether a hashed file exists keeps it for a year', () => {
    const caching = (address: string, status = 200) =>
      headersAt(address, status).get('cache-control')?.join();
    const sees = ['cloudfront', 'nginx', 'caddy'].includes(host);
    const unseen = host === 'firebase' ? 'no-cache' : undefined;
    for (const status of [200, 206, 304])
      expect(caching('/_astro/a.AbCdEf12.js', status), String(status)).toBe(
        sees ? 'public, max-age=31536000, immutable' : unseen,
      );
    // Caddy has a handler for errors, which the model leaves out.
    if (host !== 'caddy') expect(caching('/_astro/a.Gone0000.js', 404)).toBe(sees ? 'no-store' : unseen);
    for (const address of ['/', '/hi/vendor/', '/favicon.svg'])
      expect(caching(address), address).toBe(sees ? 'no-cache' : unseen);
  });

  test.each(prefixes)('no cache keeps the service worker under “%s”', (prefix) => {
    for (const path of workerPaths)
      expect(headersAt(prefix + path).get('cache-control'), path).toEqual(['no-cache']);
  });
});

test.each([
  ['netlify', '_headers'],
  ['cloudflare', '_headers'],
  ['vercel', 'vercel.json'],
  ['firebase', 'firebase.json'],
] as const)('%s has as many rules for headers in ten languages as in two', (host, file) => {
  const rulesOf = (some: readonly string[]): number => {
    const text = fileOf(host, file, siteIn(some));
    return (text.match(file === '_headers' ? /^\//gm : /"source"(?=[^\]]*"headers")/g) ?? []).length;
  };
  expect(rulesOf(prefixes)).toBe(rulesOf(prefixes.slice(0, 2)));
  expect(rulesOf(prefixes)).toBeGreaterThan(4);
});

describe('Paths with free parameters', () => {
  const unknown = `/hi/${onboarding}/step9`;

  test.each(['netlify', 'cloudflare'] as const)('are served by their page on %s', (host) => {
    const rules = parseRedirects(textOf(host, '_redirects'));
    expect(redirectFor(rules, unknown)).toMatchObject({ to: `/hi/${onboarding}/`, status: 200 });
  });

  test('leave existing pages to these on Cloudflare, which applies rules before files', () => {
    const rules = parseRedirects(textOf('cloudflare', '_redirects'), 'exact');
    for (const address of ['/hi/register/labs', '/hi/register/labs/'])
      expect(redirectFor(rules, address)).toMatchObject({ to: '/hi/register/labs/', status: 200 });
  });

  test('are the only rewrites on Netlify, with a 404 page in each language', () => {
    expect(
      fileOf('netlify', '_redirects', siteIn(['', '/hi']))
        .trim()
        .split('\n'),
    ).toEqual([
      '/register/* /register/ 200',
      `/${onboarding}/* /${onboarding}/ 200`,
      '/hi/register/* /hi/register/ 200',
      `/hi/${onboarding}/* /hi/${onboarding}/ 200`,
      '/hi/* /hi/404.html 404',
      '/* /404.html 404',
    ]);
  });

  test('are served by their page on Vercel, Firebase and CloudFront', () => {
    const vercel = JSON.parse(textOf('vercel', 'vercel.json')) as Config;
    expect(vercel.rewrites).toContainEqual({
      source: `/hi/${onboarding}/(.*)`,
      destination: `/hi/${onboarding}/`,
    });
    const { hosting } = JSON.parse(textOf('firebase', 'firebase.json')) as { hosting: Config };
    expect(hosting.rewrites).toContainEqual({
      source: `/hi/${onboarding}/**`,
      destination: `/hi/${onboarding}/index.html`,
    });
    expect(cloudfrontFile(unknown)).toBe(`/hi/${onboarding}/index.html`);
  });
});

describe('CloudFront', () => {
  test.each([
    ['/', '/index.html'],
    ['/hi', '/hi/index.html'],
    ['/vendor', '/vendor/index.html'],
    ['/hi/vendor/', '/hi/vendor/index.html'],
    ['/register/labs/', '/register/labs/index.html'],
    ['/register/ayurveda', '/register/index.html'],
    ['/register/old.js', '/register/old.js'],
    ['/hi/nothing', '/hi/nothing'],
    ['/_astro/base.AbCdEf12.js', '/_astro/base.AbCdEf12.js'],
  ])('answers %s with %s', (address, file) => {
    expect(cloudfrontFile(address)).toBe(file);
  });

  test('has headers and a page for the base without its slash, and none outside', () => {
    const built = {
      ...site,
      base: '/partners',
      prefixes: prefixes.map((prefix) => `/partners${prefix}`),
      pages: site.pages.map((file) => `partners/${file}`),
    };
    const { cloudfront: headersAt } = modelsFor(built);
    for (const address of ['/partners', '/partners/', '/partners/hi']) {
      expect(cloudfrontFile(address, built)).toBe(`${address.replace(/\/$/, '')}/index.html`);
      expect(headersAt(address).get('x-frame-options'), address).toEqual(['DENY']);
    }
    expect(cloudfrontFile('/vendor', built)).toBe('/vendor');
    expect([...headersAt('/vendor')]).toEqual([]);
    expect(headersAt('/partners/_astro/a.js').get('cache-control')?.join()).toMatch(/^public/);
  });

  test('has the folders of all languages once', () => {
    const code = textOf('cloudfront', 'cloudfront-request.js');
    expect(code.match(/\/register\/labs"/g)).toHaveLength(1);
    const fewer = { ...site, pages: site.pages.filter((file) => file !== 'hi/vendor/index.html') };
    expect(cloudfrontFile('/hi/vendor', fewer)).toBe('/hi/vendor');
    expect(cloudfrontFile('/mr/vendor', fewer)).toBe('/mr/vendor/index.html');
  });
});

describe('A server of your own', () => {
  const withApi = { ...site, apiOrigin: 'https://api.example.com' };
  const configs = [
    ['nginx', 'nginx.conf'],
    ['caddy', 'Caddyfile'],
  ] as const;

  test.each(configs)('lets no browser keep the reply that a hashed file is missing, on %s', (host, file) => {
    expect(textOf(host, file)).toMatch(
      host === 'nginx'
        ? '"~^/_astro/" no-store;'
        : /handle_errors \{[^}]*header @missing Cache-Control no-store/,
    );
  });

  test.each(configs)('sends the manifest of each language with its type on %s', (host, file) => {
    expect(textOf(host, file)).toMatch(
      host === 'nginx'
        ? /location ~ \\\.webmanifest\$ \{\s+types \{\}\s+default_type application\/manifest\+json;/
        : /@manifest path \*\.webmanifest\n\theader @manifest Content-Type application\/manifest\+json\n/,
    );
  });

  test('takes the largest document on nginx, which allows 1 MB by itself', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(textOf('nginx', 'nginx.conf', withApi)) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(limits.documentMaxMb);
  });

  test.each(configs)('passes /api on with %s only where API_REWRITE is set', (host, file) => {
    expect(textOf(host, file)).not.toMatch(/proxy/);
    expect(textOf(host, file, withApi)).toMatch(
      /(?:proxy_pass|reverse_proxy) https:\/\/api\.example\.com[\s\S]+Host api\.example\.com/,
    );
  });

  test.each(configs)('serves each page of a rewrite on %s, and hides its own file', (host, file) => {
    const text = textOf(host, file);
    for (const { from, to } of rewrites) {
      expect(text.replaceAll('\n', ' ')).toContain(`)?)${from.replace('*', '')} `);
      expect(text).toMatch(new RegExp(`tree(?:\\.1\\})?${to}index\\.html`));
    }
    expect(text).toContain(host === 'nginx' ? 'nginx\\.conf)$ {' : '/Caddyfile\n');
  });
});

describe('Limits', () => {
  const many = Array.from({ length: 60 }, (_, index) => `/x${index}`);

  test('too many languages stop a build for Cloudflare', () => {
    expect(() => hosts.cloudflare({ ...site, prefixes: many })).toThrow(
      'Cloudflare: takes 100 rewrites. /x50/register/* /x50/register/ 200 is too many.',
    );
  });

  test('too many pages stop a build for Cloudflare', () => {
    const pages = Array.from({ length: 2001 }, (_, index) => `page-${index}/index.html`);
    expect(() => hosts.cloudflare({ ...site, pages })).toThrow(
      'Cloudflare: takes 2000 rules for pages. /page-2000 /page-2000/ 200 is too many.',
    );
  });

  test('long lines stop a build for Cloudflare, of pages and of rewrites', () => {
    const long = 'x'.repeat(1000);
    expect(() => hosts.cloudflare({ ...site, pages: [`${long}/index.html`] })).toThrow(
      `Cloudflare: takes 1000 characters for a rewrite: /${long}`,
    );
    expect(() => hosts.cloudflare({ ...site, prefixes: [`/${long}`] })).toThrow('takes 1000 characters');
  });

  test('too many rules stop a build for Vercel', () => {
    const prefixes600 = Array.from({ length: 600 }, (_, index) => `/x${index}`);
    expect(() => hosts.vercel({ ...site, prefixes: prefixes600 })).toThrow(
      'Vercel: takes 1024 rewrites. /x512/register/(.*) is too many.',
    );
  });

  test('links need no redirect on Vercel', () => {
    expect(JSON.parse(textOf('vercel', 'vercel.json'))).toMatchObject({ cleanUrls: false });
  });

  test('links need no redirect on Firebase, which does not serve its own file', () => {
    const { hosting } = JSON.parse(textOf('firebase', 'firebase.json')) as {
      hosting: Config & { trailingSlash: boolean; ignore: string[] };
    };
    expect(hosting.trailingSlash).toBe(false);
    expect(hosting.ignore).toContain('firebase.json');
  });

  test('the functions fit CloudFront’s 10 kB, and larger ones stop the build', () => {
    for (const text of Object.values(hosts.cloudfront(site))) expect(text.length).toBeLessThanOrEqual(10_240);
    // The search for the first that is too many takes the square of their number, so they are few and long.
    const name = 'x'.repeat(110);
    const pages = Array.from({ length: 90 }, (_, index) => `${name}-${index}/index.html`);
    expect(() => hosts.cloudfront({ ...site, pages })).toThrow(
      /^CloudFront: takes 10240 bytes a function\. In cloudfront-request\.js, the folder \/x+-7\d is too many\.$/,
    );
    const long = Array.from({ length: 180 }, (_, index) => `/${name}-${index}`);
    expect(() => hosts.cloudfront({ ...site, pages: [], prefixes: long })).toThrow(
      /^CloudFront: takes 10240 bytes a function\. In cloudfront-re\w+\.js, the language \/x+-\d+ is too many\.$/,
    );
  });

  test('a header with more than 1,783 characters stops a build for CloudFront', () => {
    const rule = (length: number) => ({ path: '/*', headers: { 'X-Long': 'x'.repeat(length) } });
    expect(() => requireShortHeaders(rule(1783))).not.toThrow();
    expect(() => requireShortHeaders(rule(1784))).toThrow(
      'CloudFront: takes 1783 characters a header. X-Long of /* is longer.',
    );
  });
});

describe('API_REWRITE', () => {
  const withApi = { ...site, apiOrigin: 'https://api.example.com' };

  test('is the first rule where the host can pass requests on', () => {
    expect(textOf('netlify', '_redirects', withApi).split('\n').slice(0, 2)).toEqual([
      '/api/* https://api.example.com/api/:splat 200',
      '/files/* https://api.example.com/files/:splat 200',
    ]);
    const vercel = JSON.parse(textOf('vercel', 'vercel.json', withApi)) as Config;
    expect(vercel.rewrites.slice(0, 2)).toEqual([
      { source: '/api/:path*', destination: 'https://api.example.com/api/:path*' },
      { source: '/files/:path*', destination: 'https://api.example.com/files/:path*' },
    ]);
  });

  test.each(['cloudflare', 'firebase', 'cloudfront', 'github-pages'] as const)(
    'stops a build for %s, which needs PUBLIC_API_BASE instead',
    (host) => {
      const asks = 'Set PUBLIC_API_BASE to the origin of the API, or to / where';
      const own = { PUBLIC_API_BASE: 'https://api.example.com' };
      expect(() => requireApi(host, null, {})).toThrow(asks);
      expect(() => requireApi(host, null, { PUBLIC_API_BASE: ' ' })).toThrow(asks);
      expect(() => requireApi(host, 'https://api.example.com', own)).toThrow('leave API_REWRITE empty');
      for (const PUBLIC_API_BASE of ['https://api.example.com', '/'])
        expect(() => requireApi(host, null, { PUBLIC_API_BASE })).not.toThrow();
    },
  );

  test.each(['netlify', 'vercel', 'nginx', 'caddy'] as const)('is a choice on %s', (host) => {
    for (const origin of [null, 'https://api.example.com'])
      expect(() => requireApi(host, origin, {})).not.toThrow();
  });

  test('must be an origin', () => {
    for (const origin of ['https://api.example.com', 'https://api.example.com/'])
      expect(apiOriginOf(origin)).toBe('https://api.example.com');
    for (const more of ['/v1', '/?a=1', '/#a'])
      expect(() => apiOriginOf(`https://api.example.com${more}`)).toThrow('Set it to an origin');
    expect(apiOriginOf('')).toBeNull();
    expect(() => apiOriginOf('api.example.com')).toThrow('API_REWRITE is "api.example.com".');
  });
});

test('an unknown host stops the build', () => {
  expect(hostNamed(undefined)).toBe('netlify');
  expect(hostNamed('cloudflare')).toBe('cloudflare');
  expect(() => hostNamed('toaster')).toThrow('HOST is "toaster". It is one of netlify, cloudflare, vercel');
});

test('lays compressed copies beside the files of servers that serve them', () => {
  expect(Object.keys(hosts).filter(servesCopies)).toEqual(['nginx', 'caddy']);
  expect(servesCopies(undefined)).toBe(true);
});
