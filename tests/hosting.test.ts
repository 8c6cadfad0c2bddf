import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import { headersFile, hostHeaders, redirectsFile } from '../build/hostFiles.ts';
import { foreignOrigins, mapInlineScripts, originOf, policyFor, withPolicy } from '../build/policy.ts';
import { mapSettings } from '../scripts/build.ts';
import { streetMap } from '../src/site/map.ts';
import { rewrites } from '../build/rewrites.ts';
import { hostExamples } from '../scripts/build-hosting.ts';

const none = { connect: [], images: [], reports: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>A</title><script>go()</script>' +
  '<script type="application/ld+json">{"a":1}</script><style>a{top:0}</style></head></html>';

describe('The security policy of a page', () => {
  test('allows the page’s inline scripts and styles by hash, and no data block', () => {
    const policy = policyFor(page, false, none);
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
    expect(policy).toContain(`style-src ${hash('a{top:0}')};`);
    expect(policy).not.toContain(hash('{"a":1}'));
    expect(policy).not.toContain('unsafe');
  });

  test('lets a page with an app call its own origin and the configured ones', () => {
    const foreign = { ...none, connect: ['https://api.example'], images: ['https://tiles.example'] };
    const policy = policyFor(page, true, foreign);
    expect(policy).toContain(`connect-src 'self' https://api.example;`);
    expect(policy).toContain(`img-src 'self' data: blob: https://tiles.example;`);
    expect(policy).toContain(`worker-src 'self'`);
    expect(policyFor(page, false, foreign)).not.toContain('example');
  });

  test('lets every page send its reports where the deployment has them', () => {
    const foreign = { ...none, reports: ['https://reports.example'] };
    for (const runsApp of [true, false])
      expect(policyFor(page, runsApp, foreign)).toContain(`connect-src 'self' https://reports.example;`);
  });

  test('is right after the character set, before anything runs', () => {
    expect(withPolicy(page, `default-src 'none'`)).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'">`,
    );
    expect(() => withPolicy('<html></html>', '')).toThrow(/charset/);
  });

  test('changes only inline scripts that run, not data or script files', () => {
    const html = '<script src="/a.js"></script><script>a</script><script type="application/json">a</script>';
    expect(mapInlineScripts(html, (code) => code.toUpperCase())).toBe(
      '<script src="/a.js"></script><script>A</script><script type="application/json">a</script>',
    );
  });

  test('lets only pages with a map load street tiles', () => {
    const settings = { ...mapSettings({}), PUBLIC_API_BASE: 'https://api.example' };
    const streets = [
      ...new Set([streetMap.light, ...streetMap.origins].map((url) => new URL(url).origin)),
    ].join(' ');
    const withMap = policyFor(page, true, foreignOrigins(settings, null, true));
    expect(withMap).toContain(`connect-src 'self' https://api.example ${streets};`);
    expect(withMap).toContain(`img-src 'self' data: blob: https://api.example ${streets};`);
    expect(policyFor(page, true, foreignOrigins(settings, null, false))).not.toContain(streets);
  });

  test('adds no origin for the bundled map, and the origin of a custom one', () => {
    const bundled = { PUBLIC_MAP_STYLE_URL: 'bundled' };
    expect(mapSettings(bundled)).toEqual({});
    expect(foreignOrigins(bundled, null, true)).toEqual(none);
    const other = { PUBLIC_MAP_STYLE_URL: 'https://streets.example/style.json' };
    expect(mapSettings(other)).toEqual({});
    expect(foreignOrigins(other, null, true, []).connect).toEqual(['https://streets.example']);
  });

  test('adds an origin only for an absolute address', () => {
    expect(originOf('https://api.example/v1')).toEqual(['https://api.example']);
    expect(originOf('/api')).toEqual([]);
    expect(originOf(undefined)).toEqual([]);
  });
});

describe('The host files', () => {
  const pages = [
    { file: 'index.html', policy: 'P1', usesCamera: false, namesVendor: false },
    { file: 'vendor/index.html', policy: 'P2', usesCamera: false, namesVendor: false },
    { file: '404.html', policy: 'P3', usesCamera: false, namesVendor: false },
  ];
  const hashed = ['_astro/base.AbCdEf12.js', '_astro/map.AbCdEf12.css'];

  test('set the policy of every page at its exact addresses and forbid framing', () => {
    const text = headersFile(pages, hashed);
    for (const [address, policy] of [
      ['/', 'P1'],
      ['/vendor', 'P2'],
      ['/vendor/', 'P2'],
      ['/404.html', 'P3'],
    ]) {
      expect(text).toContain(
        `\n${address}\n  Content-Security-Policy: ${policy};frame-ancestors 'none'\n  Cache-Control: no-cache\n  Permissions-Policy: `,
      );
    }
    expect(Object.keys(hostHeaders)).not.toContain('Content-Security-Policy');
  });

  test('let the browser report violations, except on a page that can name a vendor', () => {
    const named = { file: 'dashboard/index.html', policy: 'P5', usesCamera: false, namesVendor: true };
    const rules = parseHeaders(headersFile([...pages, named], [], 'https://reports.example/in'));
    expect(headersFor(rules, '/vendor').get('reporting-endpoints')).toBe(
      'policy="https://reports.example/in"',
    );
    expect(headersFor(rules, '/vendor').get('content-security-policy')).toBe(
      `P2;frame-ancestors 'none';report-to policy`,
    );
    expect(headersFor(rules, '/dashboard').get('reporting-endpoints')).toBeNull();
    expect(headersFor(rules, '/dashboard').get('content-security-policy')).toBe(`P5;frame-ancestors 'none'`);
    expect(headersFile([...pages, named], [])).not.toMatch(/report/i);
  });

  test('cache a hashed file of this build for a year, but not a missing one', () => {
    const rules = parseHeaders(headersFile(pages, hashed));
    const caching = (address: string) => headersFor(rules, address).get('cache-control');
    for (const file of hashed) expect(caching(`/${file}`)).toBe('public, max-age=31536000, immutable');
    expect(caching('/_astro/base.Gone0000.js')).toBeNull();
  });

  test('allow the camera only on pages that photograph documents', () => {
    const rules = parseHeaders(
      headersFile(
        [...pages, { file: 'a/step3/index.html', policy: 'P4', usesCamera: true, namesVendor: true }],
        [],
      ),
    );
    const camera = (address: string) =>
      headersFor(rules, address)
        .get('permissions-policy')
        ?.match(/camera=\([a-z]*\)/g)
        ?.join();
    expect(camera('/a/step3')).toBe('camera=(self)');
    expect(camera('/a/step3/')).toBe('camera=(self)');
    for (const address of ['/', '/vendor/']) expect(camera(address)).toBe('camera=()');
  });

  test('rewrite free parameters to their page and answer a true 404 otherwise', () => {
    expect(redirectsFile(pages).trim().split('\n')).toEqual([
      '/register/* /register/ 200',
      '/partner-with-us/new/mx-onboarding/* /partner-with-us/new/mx-onboarding/ 200',
      '/* /404.html 404',
    ]);
  });

  test('have the rules of every language, with a 404 page in that language', () => {
    const rules = parseRedirects(redirectsFile([{ file: 'hi/register/start/index.html' }], ['', '/hi']));
    const target = (address: string) => redirectFor(rules, address);
    expect(target('/register/ayurveda')?.to).toBe('/register/');
    expect(target('/hi/register/ayurveda')?.to).toBe('/hi/register/');
    expect(target('/hi/register/start')?.to).toBe('/hi/register/start/');
    expect(target('/hi/nothing')).toMatchObject({ to: '/hi/404.html', status: 404 });
    expect(target('/nothing')).toMatchObject({ to: '/404.html', status: 404 });
  });

  test('keep existing pages on hosts that apply the rules before the files', () => {
    const rules = parseRedirects(
      redirectsFile([{ file: 'register/index.html' }, { file: 'register/start/index.html' }]),
    );
    const target = (address: string) => redirectFor(rules, address)?.to;
    expect(target('/register/start')).toBe('/register/start/');
    expect(target('/register/start/')).toBe('/register/start/');
    expect(target('/register/ayurveda')).toBe('/register/');
    expect(target('/register/')).toBe('/register/');
  });

  test('carry the headers that a strict audit requires', () => {
    const seconds = Number(/max-age=(\d+)/.exec(hostHeaders['Strict-Transport-Security'] ?? '')?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(31_536_000);
    expect(hostHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    for (const runsApp of [false, true]) {
      const policy = policyFor(page, runsApp, none);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain(`base-uri 'none'`);
      expect(policy).toMatch(/form-action '(?:none|self)'/);
      expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    }
  });

  test('match the examples for own servers in headers and rewrites', () => {
    for (const { file, text } of hostExamples) {
      const filled = text.replaceAll('camera=$camera', 'camera=()');
      for (const [name, value] of Object.entries(hostHeaders))
        expect(filled, file).toMatch(new RegExp(`${name} "?${value.replace(/[()*+.?]/g, '\\$&')}"?`));
      for (const { from, to } of rewrites) {
        expect(text, file).toContain(from.replace('*', ''));
        expect(text, file).toContain(`${to}index.html`);
      }
      // When stale, run `npm run hosts`.
      expect(readFileSync(file, 'utf8'), file).toBe(text);
      for (const list of ['(?:hi|', '(?:pharmacy|']) expect(text, file).toContain(list);
    }
  });
});
