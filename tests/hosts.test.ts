import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import { apiOriginOf, hostNamed, hosts, requireApi, type HostName } from '../build/hosts/hosts.ts';
import { requireShortHeaders } from '../build/hosts/cloudfront.ts';
import type { BuiltSite } from '../build/hosts/site.ts';
import { hostHeaders, workerPaths } from '../build/hostFiles.ts';
import { rewrites } from '../build/rewrites.ts';
import { limits } from '../src/lib/limits.ts';
import { spokenLocales, locales } from '../src/lib/locales.ts';

const prefixes = spokenLocales.map((id) => locales[id].prefix);
const onboarding = 'partner-with-us/new/mx-onboarding';
const page = (file: string, usesCamera = false) => ({ file, policy: 'P', usesCamera, namesVendor: false });
const site: BuiltSite = {
  base: '',
  pages: prefixes.flatMap((prefix) => {
    const below = (file: string) => `${prefix}/${file}`.slice(1);
    return [
      page(below('index.html')),
      page(below('vendor/index.html')),
      page(below(`${onboarding}/step1/index.html`), true),
      page(below(`${onboarding}/step3/index.html`), true),
      page(below('register/labs/index.html'), true),
    ];
  }),
  hashed: ['_astro/base.AbCdEf12.js'],
  prefixes,
  reportUrl: null,
  apiOrigin: null,
};
const fileOf = (host: HostName, path: string, built = site): string =>
  hosts[host](built).find((file) => file.path === path)?.text ?? '';

/** Models of each host, by its documentation: the headers that it sends for an address. */
const headersOn: Partial<Record<HostName, (address: string) => Headers>> = {
  netlify: (address) => headersFor(parseHeaders(fileOf('netlify', '_headers')), address),
  cloudflare: (address) => headersFor(parseHeaders(fileOf('cloudflare', '_headers')), address),
  vercel: (address) => lastWins(JSON.parse(fileOf('vercel', 'vercel.json')) as Config, address),
  firebase: (address) =>
    lastWins((JSON.parse(fileOf('firebase', 'firebase.json')) as { hosting: Config }).hosting, address),
  cloudfront: (address) => cloudfrontHeaders(address),
};

type CloudFrontHeaders = Record<string, { value: string }>;

/** Runs a function of CloudFront with an event. */
function runFunction<Result>(name: 'request' | 'response', event: object, built = site): Result {
  const code = fileOf('cloudfront', `cloudfront-${name}.js`, built);
  return (new Function(`${code}; return handler;`)() as (event: object) => Result)(event);
}

function cloudfrontHeaders(uri: string, statusCode = 200, built = site): Headers {
  const event = { request: { uri }, response: { statusCode, headers: {} } };
  const { headers } = runFunction<{ headers: CloudFrontHeaders }>('response', event, built);
  return new Headers(Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])));
}

/** Returns the file of S3 that CloudFront asks for. */
const cloudfrontFile = (uri: string, built = site): string =>
  runFunction<{ uri: string }>('request', { request: { uri } }, built).uri;

interface Config {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}

function lastWins({ headers }: Config, address: string): Headers {
  const found = new Headers();
  for (const { source, headers: own } of headers) {
    const pattern = new RegExp(`^${source.replace('**', '.*')}$`);
    if (pattern.test(address)) for (const { key, value } of own) found.set(key, value);
  }
  return found;
}

describe.each(Object.entries(headersOn))('On %s', (host, headers) => {
  const grants = (feature: string, address: string) =>
    headers(address)
      .get('permissions-policy')
      ?.match(new RegExp(`${feature}=[^,]*`, 'g'));
  const camera = (address: string) => grants('camera', address);

  test.each(prefixes)('the pages under “%s” with documents may use the camera, set once', (prefix) => {
    expect(camera(`${prefix}/${onboarding}/step3/`)).toEqual(['camera=(self)']);
    expect(camera(`${prefix}/register/labs/`)).toEqual(['camera=(self)']);
  });

  test.each(prefixes)('the pages under “%s” with a map may ask for the location, set once', (prefix) => {
    for (const path of [`${onboarding}/step1`, `${onboarding}/step3`, 'register/labs'])
      expect(grants('geolocation', `${prefix}/${path}/`)).toEqual(['geolocation=(self)']);
  });

  test.each(prefixes)('other pages under “%s” may not use the camera', (prefix) => {
    expect(camera(`${prefix}/vendor/`)).toEqual(['camera=()']);
  });

  test('no address gets a header twice', () => {
    for (const address of ['/', '/vendor/', `/${onboarding}/step3/`, '/hi/register/labs/']) {
      const found = headers(address);
      expect(found.get('x-frame-options'), address).toBe('DENY');
      expect(found.get('x-content-type-options'), address).toBe('nosniff');
      // A host may join the policy of the page with the one that only forbids framing.
      expect(found.get('content-security-policy'), address).toMatch(/^(?:P;)?frame-ancestors 'none'$/);
    }
  });

  // CloudFront sees the status, so it has a test of its own below.
  test.runIf(host !== 'cloudfront')('a missing file of an earlier build is not cached for a year', () => {
    const own = host === 'firebase' ? 'no-cache' : null;
    expect(headers('/_astro/base.Gone0000.js').get('cache-control')).toBe(own);
  });
});

test.each(prefixes)('on netlify a browser asks again for the service worker under “%s”', (prefix) => {
  for (const path of workerPaths)
    expect(headersOn.netlify?.(prefix + path).get('cache-control'), path).toBe('no-cache');
});

describe('Paths with free parameters', () => {
  const unknown = `/hi/${onboarding}/step9`;

  test.each(['netlify', 'cloudflare'] as const)('are served by their page on %s', (host) => {
    const rules = parseRedirects(fileOf(host, '_redirects'));
    expect(redirectFor(rules, unknown)).toMatchObject({ to: `/hi/${onboarding}/`, status: 200 });
  });

  test('leave the pages below them to these pages on hosts that apply rules before files', () => {
    for (const host of ['netlify', 'cloudflare'] as const) {
      const rules = parseRedirects(fileOf(host, '_redirects'));
      for (const address of ['/hi/register/labs', '/hi/register/labs/'])
        expect(redirectFor(rules, address), host).toMatchObject({ to: '/hi/register/labs/', status: 200 });
    }
  });

  test('are served by their page on Vercel, Firebase and CloudFront', () => {
    const vercel = JSON.parse(fileOf('vercel', 'vercel.json')) as Config;
    expect(vercel.rewrites).toContainEqual({
      source: `/hi/${onboarding}/(.*)`,
      destination: `/hi/${onboarding}/`,
    });
    const { hosting } = JSON.parse(fileOf('firebase', 'firebase.json')) as { hosting: Config };
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
    ['/hi/nothing', '/hi/nothing'],
    ['/_astro/base.AbCdEf12.js', '/_astro/base.AbCdEf12.js'],
  ])('answers %s with %s', (address, file) => {
    expect(cloudfrontFile(address)).toBe(file);
  });

  test('keeps a hashed file for a year, but no page and no missing file', () => {
    const caching = (address: string, status: number) =>
      cloudfrontHeaders(address, status).get('cache-control');
    const year = 'public, max-age=31536000, immutable';
    for (const status of [200, 206, 304]) expect(caching('/_astro/base.AbCdEf12.js', status)).toBe(year);
    expect(caching('/_astro/base.Gone0000.js', 404)).toBe('no-store');
    for (const address of ['/', '/hi/vendor/', '/sw.js', '/hi/build.json'])
      expect(caching(address, 200)).toBe('no-cache');
  });

  test('has headers and a page for the base without its slash, and none outside', () => {
    const built = {
      ...site,
      base: '/partners',
      prefixes: prefixes.map((prefix) => `/partners${prefix}`),
      pages: site.pages.map((each) => ({ ...each, file: `partners/${each.file}` })),
    };
    for (const address of ['/partners', '/partners/', '/partners/hi']) {
      expect(cloudfrontFile(address, built)).toBe(`${address.replace(/\/$/, '')}/index.html`);
      expect(cloudfrontHeaders(address, 200, built).get('x-frame-options'), address).toBe('DENY');
    }
    expect(cloudfrontFile('/vendor', built)).toBe('/vendor');
    expect([...cloudfrontHeaders('/vendor', 200, built)]).toEqual([]);
    expect(cloudfrontHeaders('/partners/_astro/a.js', 200, built).get('cache-control')).toMatch(/^public/);
  });

  test('has the folders of all languages once', () => {
    const code = fileOf('cloudfront', 'cloudfront-request.js');
    expect(code.match(/\/register\/labs"/g)).toHaveLength(1);
    const fewer = { ...site, pages: site.pages.filter(({ file }) => file !== 'hi/vendor/index.html') };
    expect(cloudfrontFile('/hi/vendor', fewer)).toBe('/hi/vendor');
    expect(cloudfrontFile('/mr/vendor', fewer)).toBe('/mr/vendor/index.html');
  });
});

/** Models of two servers: who may use the camera at an address. */
const cameraOn = {
  nginx: (text: string, address: string): string | undefined => {
    const [, map = ''] = /map \$uri \$camera \{([^{}]*)\}/.exec(text) ?? [];
    const rules = [...map.matchAll(/"~(.+)" "(.+)";/g)];
    const rule = rules.find(([, pattern = '']) => new RegExp(pattern).test(address));
    return rule?.[2] ?? /default "(.+)";/.exec(map)?.[1];
  },
  caddy: (text: string, address: string): string | undefined => {
    const matchers = [...text.matchAll(/@(\w+) (not )?path_regexp (\S+)\n/g)];
    const matching = matchers.filter(([, , not, pattern = '']) => new RegExp(pattern).test(address) === !not);
    const granted = matching.flatMap(([, name]) => {
      const line = new RegExp(`header @${name} Permissions-Policy ".*camera=(.+?),`).exec(text);
      return line?.[1] ?? [];
    });
    return granted.length === 1 ? granted[0] : undefined;
  },
};

describe('A server of your own', () => {
  const withApi = { ...site, apiOrigin: 'https://api.example.com' };
  const configs = [
    ['nginx', 'nginx.conf'],
    ['caddy', 'Caddyfile'],
  ] as const;

  test.each(configs)('gets the headers of every reply on %s, and the camera by path', (host, file) => {
    const text = fileOf(host, file);
    for (const [name, value] of Object.entries(hostHeaders))
      if (name !== 'Permissions-Policy') expect(text).toContain(`${name} "${value}"`);
    expect(text).toContain(`Content-Security-Policy "frame-ancestors 'none'"`);
    const permissions = text.match(/Permissions-Policy ".*"/g) ?? [];
    expect(permissions).not.toEqual([]);
    for (const line of permissions) expect(line).toContain('geolocation=(self)');
    const camera = cameraOn[host];
    for (const { file: own, usesCamera } of site.pages)
      expect(camera(text, `/${own.replace(/index\.html$/, '')}`), own).toBe(usesCamera ? '(self)' : '()');
    expect(camera(text, `/hi/${onboarding}/step9`)).toBe('(self)');
    expect(camera(text, '/register/start/')).toBe('()');
  });

  test.each(configs)('lets no browser keep the reply that a hashed file is missing, on %s', (host, file) => {
    expect(fileOf(host, file)).toMatch(
      host === 'nginx'
        ? '"~^/_astro/" no-store;'
        : /handle_errors \{[^}]*header @missing Cache-Control no-store/,
    );
  });

  test('takes the largest document on nginx, which allows 1 MB by itself', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(fileOf('nginx', 'nginx.conf', withApi)) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(limits.documentMaxMb);
  });

  test.each(configs)('passes /api on with %s only where API_REWRITE is set', (host, file) => {
    expect(fileOf(host, file)).not.toMatch(/proxy/);
    expect(fileOf(host, file, withApi)).toMatch(
      /(?:proxy_pass|reverse_proxy) https:\/\/api\.example\.com[\s\S]+Host api\.example\.com/,
    );
  });

  test.each(configs)('serves each page of a rewrite on %s, and hides its own file', (host, file) => {
    const text = fileOf(host, file);
    for (const { from, to } of rewrites) {
      expect(text.replaceAll('\n', ' ')).toContain(`)?)${from.replace('*', '')} `);
      expect(text).toMatch(new RegExp(`tree(?:\\.1\\})?${to}index\\.html`));
    }
    expect(text).toContain(host === 'nginx' ? 'nginx\\.conf)$ {' : '/Caddyfile\n');
  });
});

describe('Limits', () => {
  const many = Array.from({ length: 60 }, (_, index) => `/x${index}`);

  test('the rules of all languages fit Cloudflare, and too many rules stop the build', () => {
    const rules = parseHeaders(fileOf('cloudflare', '_headers'));
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(() => hosts.cloudflare({ ...site, prefixes: many })).toThrow(
      'Cloudflare: takes 100 header rules. /x24/register/* is too many.',
    );
  });

  test('too many pages stop a build for Cloudflare', () => {
    const pages = Array.from({ length: 2001 }, (_, index) => page(`page-${index}/index.html`));
    expect(() => hosts.cloudflare({ ...site, pages })).toThrow(
      'Cloudflare: takes 2000 rules for pages. /page-2000 /page-2000/ 200 is too many.',
    );
  });

  test('long lines stop a build for Cloudflare, of pages and of rewrites', () => {
    const long = 'x'.repeat(1000);
    expect(() => hosts.cloudflare({ ...site, pages: [page(`${long}/index.html`)] })).toThrow(
      `Cloudflare: takes 1000 characters for a rewrite: /${long}`,
    );
    expect(() => hosts.cloudflare({ ...site, prefixes: [`/${long}`] })).toThrow('takes 1000 characters');
  });

  test('too many rules stop a build for Vercel', () => {
    const prefixes300 = Array.from({ length: 300 }, (_, index) => `/x${index}`);
    expect(() => hosts.vercel({ ...site, prefixes: prefixes300 })).toThrow(
      'Vercel: takes 1024 rules. /x255/register/(.*) is too many.',
    );
  });

  test('Firebase lets no browser keep a page, and links need no redirect', () => {
    const { hosting } = JSON.parse(fileOf('firebase', 'firebase.json')) as {
      hosting: Config & { trailingSlash: boolean };
    };
    expect(lastWins(hosting, '/vendor').get('cache-control')).toBe('no-cache');
    expect(hosting.trailingSlash).toBe(false);
  });

  test('the functions fit CloudFront’s 10 kB, and larger ones stop the build', () => {
    for (const { text } of hosts.cloudfront(site)) expect(text.length).toBeLessThanOrEqual(10_240);
    const pages = Array.from({ length: 900 }, (_, index) => page(`page-${index}/index.html`));
    expect(() => hosts.cloudfront({ ...site, pages })).toThrow(
      /^CloudFront: takes 10240 bytes a function\. In cloudfront-request\.js, the folder \/page-7\d\d is too many\.$/,
    );
    const long = Array.from({ length: 2000 }, (_, index) => `/x${index}`);
    expect(() => hosts.cloudfront({ ...site, pages: [], prefixes: long })).toThrow(
      /^CloudFront: takes 10240 bytes a function\. In cloudfront-re\w+\.js, the language \/x\d+ is too many\.$/,
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
    expect(fileOf('netlify', '_redirects', withApi).split('\n').slice(0, 2)).toEqual([
      '/api/* https://api.example.com/api/:splat 200',
      '/files/* https://api.example.com/files/:splat 200',
    ]);
    const vercel = JSON.parse(fileOf('vercel', 'vercel.json', withApi)) as Config;
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
