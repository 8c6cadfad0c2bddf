import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { foreignOrigins, mapInlineScripts, policyFor, withPolicy } from '../../build/policy.ts';

const none = { connect: [], images: [], reports: [] };
const page = (head: string): string => `<html><head><meta charset="utf-8">${head}</head></html>`;
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string): string | undefined =>
  policy.split(';').find((each) => each.startsWith(`${name} `));

describe('The policy of a page without an app', () => {
  const policy = policyFor(page('<style>a{top:0}</style><script>go()</script>'), false, none);
  test.each([
    ['default-src', `default-src 'none'`],
    ['script-src', `script-src 'self' ${hash('go()')}`],
    ['style-src', `style-src ${hash('a{top:0}')}`],
    ['img-src', `img-src 'self'`],
    ['connect-src', `connect-src 'self'`],
    ['worker-src', undefined],
    ['manifest-src', undefined],
    ['base-uri', `base-uri 'none'`],
    ['form-action', `form-action 'none'`],
    ['require-trusted-types-for', `require-trusted-types-for 'script'`],
    ['trusted-types', 'trusted-types sw'],
  ])('sets %s to %s', (name, value) => expect(directive(policy, name)).toBe(value));
});

describe('The policy of a page with an app', () => {
  const foreign = foreignOrigins(
    {
      PUBLIC_API_BASE: 'https://api.example/v1',
      PUBLIC_GEOCODER_URL: 'https://places.example/search',
      PUBLIC_MAP_STYLE_URL: 'https://tiles.example/style.json',
      PUBLIC_MAP_STYLE_DARK_URL: 'https://night.example/style.json',
    },
    'https://reports.example/in',
    true,
    ['https://glyphs.example', 'https://tiles.example/'],
  );
  const policy = policyFor(page('<link rel="manifest" href="/m"><style>a{top:0}</style>'), true, foreign);
  test.each([
    ['style-src', `style-src 'self' ${hash('a{top:0}')}`],
    [
      'img-src',
      `img-src 'self' data: blob: https://api.example https://tiles.example https://night.example https://glyphs.example`,
    ],
    [
      'connect-src',
      `connect-src 'self' https://api.example https://places.example https://tiles.example https://night.example https://glyphs.example https://reports.example`,
    ],
    ['worker-src', `worker-src 'self'`],
    ['manifest-src', `manifest-src 'self'`],
    ['form-action', `form-action 'self'`],
    ['require-trusted-types-for', `require-trusted-types-for 'script'`],
    ['trusted-types', `trusted-types ${brand.storagePrefix} sw`],
  ])('sets %s to %s', (name, value) => expect(directive(policy, name)).toBe(value));

  test.each(['bundled', ''])('with the map “%s” names the place search and no further origins', (style) => {
    const settings = { PUBLIC_GEOCODER_URL: 'https://places.example/search', PUBLIC_MAP_STYLE_URL: style };
    expect(foreignOrigins(settings, null, true, ['https://glyphs.example'])).toEqual({
      ...none,
      connect: ['https://places.example'],
    });
  });

  test('names neither the geocoder nor the map on a page without a map', () => {
    const { connect, images } = foreignOrigins(
      { PUBLIC_GEOCODER_URL: 'https://places.example', PUBLIC_MAP_STYLE_URL: 'https://tiles.example/s' },
      null,
      false,
      ['https://glyphs.example'],
    );
    expect([...connect, ...images]).toEqual([]);
  });
});

test('the policy lists the hash of each inline script once', () => {
  const html = page('<script>one()</script><script type="module">two()</script><script>one()</script>');
  const scripts = directive(policyFor(html, false, none), 'script-src');
  expect(scripts).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
});

test('the policy lists the hashes of the minified scripts', () => {
  const html = mapInlineScripts(page('<script>go( 1 )</script>'), (code) => code.replaceAll(' ', ''));
  expect(html).toContain('<script>go(1)</script>');
  expect(policyFor(html, false, none)).toContain(hash('go(1)'));
  expect(withPolicy(html, 'P')).toMatch(
    /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="P"><script>/,
  );
});
