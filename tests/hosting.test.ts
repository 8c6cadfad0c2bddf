import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { hostHeaders } from '../build/hosts/site.ts';
import { foreignOrigins, mapInlineScripts, originOf, policyFor, withPolicy } from '../build/policy.ts';
import { mapSettings } from '../scripts/build.ts';
import { streetMap } from '../src/site/map.ts';
import { expectSameLines } from './support/expectSameLines.ts';
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

  test('ask for the preload list of browsers only if the build does, with all subdomains', async () => {
    expect(hostHeaders['Strict-Transport-Security']).toBe('max-age=63072000');
    vi.stubEnv('HSTS', 'preload');
    vi.resetModules();
    const preloading = await import('../build/hosts/site.ts');
    vi.unstubAllEnvs();
    expect(preloading.hostHeaders['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  test('match the examples for own servers in headers and rewrites', () => {
    for (const { file, text } of hostExamples) {
      // When stale, run `npm run hosts`.
      expectSameLines(text, readFileSync(file, 'utf8'), file);
      const filled = text.replaceAll('camera=$camera', 'camera=()');
      for (const [name, value] of Object.entries(hostHeaders))
        expect(filled, file).toMatch(new RegExp(`${name} "?${value.replace(/[()*+.?]/g, '\\$&')}"?`));
      for (const { from, to } of rewrites) {
        expect(text, file).toContain(from.replace('*', ''));
        expect(text, file).toContain(`${to}index.html`);
      }
      for (const list of ['(?:hi|', '(?:pharmacy|']) expect(text, file).toContain(list);
    }
  });
});
