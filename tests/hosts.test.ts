import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import { apiOriginOf, hostNamed, hosts, type HostName } from '../build/hosts/hosts.ts';
import type { BuiltSite } from '../build/hosts/site.ts';
import { hostHeaders } from '../build/hostFiles.ts';
import { rewrites } from '../build/rewrites.ts';
import { listedLocales, locales } from '../src/lib/locales.ts';

const prefixes = listedLocales.map((id) => locales[id].prefix);
const onboarding = 'partner-with-us/new/mx-onboarding';
const page = (file: string, usesCamera = false) => ({ file, policy: 'P', usesCamera, namesVendor: false });
const site: BuiltSite = {
  pages: prefixes.flatMap((prefix) => {
    const below = (file: string) => `${prefix}/${file}`.slice(1);
    return [
      page(below('index.html')),
      page(below('vendor/index.html')),
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
  cloudfront: (address) => {
    const run = new Function(`${fileOf('cloudfront', 'cloudfront-response.js')}; return handler;`)() as (
      event: unknown,
    ) => { headers: Record<string, { value: string }> };
    const { headers } = run({ request: { uri: address }, response: { headers: {} } });
    return new Headers(Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])));
  },
};

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

describe.each(Object.entries(headersOn))('On %s', (_, headers) => {
  const camera = (address: string) =>
    headers(address)
      .get('permissions-policy')
      ?.match(/camera=[^,]*/g);

  test.each(prefixes)('the pages under “%s” with documents may use the camera, set once', (prefix) => {
    expect(camera(`${prefix}/${onboarding}/step3/`)).toEqual(['camera=(self)']);
    expect(camera(`${prefix}/register/labs/`)).toEqual(['camera=(self)']);
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

  test('a missing file of an earlier build is not cached for a year', () => {
    expect(headers('/_astro/base.Gone0000.js').get('cache-control')).toBeNull();
  });
});

describe('Paths with free parameters', () => {
  const unknown = `/hi/${onboarding}/step9`;

  test.each(['netlify', 'cloudflare'] as const)('are served by their page on %s', (host) => {
    const rules = parseRedirects(fileOf(host, '_redirects'));
    expect(redirectFor(rules, unknown)).toMatchObject({ to: `/hi/${onboarding}/`, status: 200 });
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
    const run = new Function(`${fileOf('cloudfront', 'cloudfront-request.js')}; return handler;`)() as (
      event: unknown,
    ) => { uri: string };
    const answered = (uri: string) => run({ request: { uri } }).uri;
    expect(answered(unknown)).toBe(`/hi/${onboarding}/index.html`);
    expect(answered('/')).toBe('/index.html');
    expect(answered('/vendor')).toBe('/vendor/index.html');
    expect(answered('/register/labs/')).toBe('/register/labs/index.html');
    expect(answered('/_astro/base.AbCdEf12.js')).toBe('/_astro/base.AbCdEf12.js');
  });
});

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
    const patterns = [...text.matchAll(/\^\(\?:\/\(\?:[a-z|]+\)\)\?\/[^\s"]*\(\?:\/\|\$\)/g)].map(
      ([pattern]) => new RegExp(pattern),
    );
    const mayPhotograph = (address: string) => patterns.some((pattern) => pattern.test(address));
    for (const { file: own, usesCamera } of site.pages)
      expect(mayPhotograph(`/${own.replace(/index\.html$/, '')}`), own).toBe(usesCamera);
    expect(mayPhotograph(`/hi/${onboarding}/step9`)).toBe(true);
    expect(mayPhotograph('/register/start/')).toBe(false);
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
      'Cloudflare: takes 100 header rules. /x49/register/* is too many.',
    );
  });

  test('the functions fit CloudFront’s 10 kB, and larger ones stop the build', () => {
    for (const { text } of hosts.cloudfront(site)) expect(text.length).toBeLessThanOrEqual(10_240);
    const pages = Array.from({ length: 900 }, (_, index) => page(`page-${index}/index.html`));
    expect(() => hosts.cloudfront({ ...site, pages })).toThrow('cloudfront-request.js has more than 10240');
  });
});

describe('API_REWRITE', () => {
  const withApi = { ...site, apiOrigin: 'https://api.example.com' };

  test('is the first rule where the host can pass requests on', () => {
    expect(fileOf('netlify', '_redirects', withApi)).toMatch(
      /^\/api\/\* https:\/\/api\.example\.com\/api\/:splat 200\n/,
    );
    const vercel = JSON.parse(fileOf('vercel', 'vercel.json', withApi)) as Config;
    expect(vercel.rewrites[0]).toEqual({
      source: '/api/:path*',
      destination: 'https://api.example.com/api/:path*',
    });
  });

  test.each(['cloudflare', 'firebase', 'cloudfront', 'github-pages'] as const)(
    'stops a build for %s, and suggests PUBLIC_API_BASE',
    (host) => {
      expect(() => hosts[host](withApi)).toThrow('Set PUBLIC_API_BASE instead.');
    },
  );

  test('must be an origin', () => {
    expect(apiOriginOf('https://api.example.com/v1')).toBe('https://api.example.com');
    expect(apiOriginOf('')).toBeNull();
    expect(() => apiOriginOf('api.example.com')).toThrow('API_REWRITE is "api.example.com".');
  });
});

test('an unknown host stops the build', () => {
  expect(hostNamed(undefined)).toBe('netlify');
  expect(hostNamed('cloudflare')).toBe('cloudflare');
  expect(() => hostNamed('toaster')).toThrow('HOST is "toaster". It is one of netlify, cloudflare, vercel');
});
