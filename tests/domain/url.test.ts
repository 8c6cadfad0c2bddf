import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { documentBase, foreignHosts, namedVendor, safeHttpUrl, sameOriginPath } from '#lib/domain/url.ts';
import { anyText } from '../support/anyText.ts';

const origin = 'https://site.example';

/** Like fast-check's own generator, but with any path. That one lists all characters first. */
const webUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyText())
  .map(([scheme, host, path]) => `${scheme}://${host}/${path}`);

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://site.example/0000',
  'about:blank',
  'mailto:a@b.co',
  'intent://x#Intent;end',
  'filesystem:https://site.example/temporary/x',
];

describe('an address from data', () => {
  it.each([
    ['https://files.example/a.pdf', 'https://files.example/a.pdf'],
    ['http://files.example/a.pdf', 'http://files.example/a.pdf'],
    ['HTTPS://files.example/a b', 'https://files.example/a%20b'],
    ['/api/files/1', 'https://site.example/api/files/1'],
    ['files/1?x=1#p', 'https://site.example/files/1?x=1#p'],
  ])('%s opens as %s', (value, href) => {
    expect(safeHttpUrl(value, origin)).toBe(href);
  });

  it.each([
    ['', '/api/files/1', 'https://site.example/api/files/1'],
    ['', 'files/1', 'https://site.example/files/1'],
    ['https://api.example', '/api/files/1', 'https://api.example/api/files/1'],
    ['https://api.example', 'files/1', 'https://api.example/files/1'],
    ['https://api.example/v1', 'files/1', 'https://api.example/v1/files/1'],
    ['/backend', 'files/1', 'https://site.example/backend/files/1'],
    ['https://api.example', 'https://files.example/a.pdf', 'https://files.example/a.pdf'],
    ['https://api.example', 'javascript:alert(1)', null],
  ])('with the API at %j, %s opens as %s', (apiBase, value, href) => {
    expect(safeHttpUrl(value, documentBase(apiBase, origin))).toBe(href);
  });

  it.each([...scripts, 'https://', 'http://[', null])('%j never opens', (value) => {
    expect(safeHttpUrl(value, origin)).toBeNull();
  });

  it('is http(s) or null, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl, anyText()), (value) => {
        expect(safeHttpUrl(value, origin) ?? 'https:').toMatch(/^https?:/);
      }),
    );
  });
});

describe('a route the server sends after login', () => {
  it.each([
    ['/profile', '/profile'],
    ['profile', '/profile'],
    ['/profile?x=1#y', '/profile?x=1#y'],
    ['https://site.example/profile', '/profile'],
    ['https://SITE.example:443/profile', '/profile'],
    ['https://user:secret@site.example/profile', '/profile'],
    ['/a/../profile', '/profile'],
    ['/profile\\x', '/profile/x'],
    // On an https page this is a relative path.
    ['https:evil.example', '/evil.example'],
    ['', '/'],
  ])('%j is followed to %s', (value, path) => {
    expect(sameOriginPath(value, origin)).toBe(path);
  });

  it.each([
    ...scripts,
    '//evil.example',
    '//evil.example/profile',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    'https://evil.example/profile',
    'http://site.example/profile',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://site.example:8443/profile',
    'https:///evil.example',
    // These parse to our origin, but would leave it as a bare path.
    '/.//evil.example',
    '/a/..//evil.example',
    './/evil.example',
    '/%2e//evil.example',
    'https://site.example//evil.example',
    '/.\\\\evil.example',
    null,
  ])('%j is not followed', (value) => {
    expect(sameOriginPath(value, origin)).toBeNull();
  });

  it('stays on the origin, whatever the text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '//',
      'https:',
      'evil.example',
      '\t',
      '%2f',
      '?',
      '#',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((all) => all.join('')),
          fc.string(),
          webUrl,
        ),
        (value) => {
          const path = sameOriginPath(value, origin);
          expect(new URL(path ?? '/', `${origin}/deep/page`).origin).toBe(origin);
        },
      ),
      { numRuns: 2000, seed: 30 },
    );
  });

  it('works on a development origin with a port', () => {
    expect(sameOriginPath('http://localhost:4321/profile', 'http://localhost:4321')).toBe('/profile');
    expect(sameOriginPath('http://localhost:4322/profile', 'http://localhost:4321')).toBeNull();
  });
});

describe('hosts beside our own', () => {
  it('are named once each, and not for paths, our own origin or other schemes', () => {
    const addresses = [
      '/geocode/search',
      `${origin}/map/style.json`,
      'https://tiles.example/styles/a',
      'https://tiles.example/styles/b',
      'http://maps.example:8080/search',
      'data:text/plain,x',
    ];
    expect(foreignHosts(addresses, origin)).toEqual(['tiles.example', 'maps.example:8080']);
  });
});

describe('the vendor that an address names', () => {
  it('is the one in its query, or the current vendor', () => {
    expect(namedVendor('?a=1&vendorId=%20vnd_1%20')).toBe('vnd_1');
    expect(namedVendor('?vendorId=...')).toBe('...');
    for (const search of ['', '?vendor=vnd_1', '?vendorId=', '?vendorId=%20']) {
      expect(namedVendor(search), search).toBeNull();
    }
  });

  it('is ignored if a path would read it as another folder', () => {
    expect([namedVendor('?vendorId=.'), namedVendor('?vendorId=..')]).toEqual([null, null]);
  });
});
