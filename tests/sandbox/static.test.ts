import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox } from '#sandbox/testing.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vendor-site-static-'));
const dist = path.join(folder, 'dist');
const put = (name: string, body: string | Uint8Array): void => {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
};

const page = (title: string): string => `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(50)}`;
put('index.html', page('home'));
put('vendor/index.html', page('vendor'));
put('register/index.html', page('wizard'));
put('register/start/index.html', page('start'));
put('about.html', page('about'));
put('404.html', page('missing'));
put('assets/app.js', 'console.log(1);'.repeat(50));
put('assets/app.js.br', brotliCompressSync('stored beside it'));
put('_astro/step.AbCdEf12.js', 'step()');
put('map/tile.bin', new Uint8Array([1, 2, 3]));
put('_headers.br', 'not for anybody');
put('.git/config', 'not for anybody');
put(
  '_headers',
  `# rules
/*
  X-Content-Type-Options: nosniff
  X-Joined: one

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Joined: two

/vendor
  ! X-Content-Type-Options
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-abc='

/register/*
  X-Register: yes
`,
);
put(
  '_redirects',
  `# from to status
/register/*  /register/  200
/shops/:city /find?city=:city 302
/old/* /new/:splat
/about /vendor/ 200!  # forced
`,
);
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
symlinkSync(path.join(folder, 'secret.txt'), path.join(dist, 'link.txt'));

const sandbox = createSandbox({ distDir: dist });
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox.fetch(url, { headers, method });
const titleOf = async (url: string): Promise<string | undefined> =>
  /<title>(.*)<\/title>/.exec(await (await get(url)).text())?.[1];

describe('The site’s host', () => {
  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/vendor', 'vendor'],
    ['/vendor/', 'vendor'],
    ['/vendor/index.html', 'vendor'],
    ['/vendor?next=/dashboard', 'vendor'],
    ['/register', 'wizard'],
    ['/register/', 'wizard'],
    ['/register/start', 'start'],
    ['/register/start/', 'start'],
    ['/register/bakery', 'wizard'],
    ['/register/bakery/', 'wizard'],
    ['/register/a/b', 'wizard'],
    ['/about', 'vendor'],
  ])('serves %s with the page %s', async (url, title) => {
    expect((await get(url)).status).toBe(200);
    expect(await titleOf(url)).toBe(title);
  });

  test.each([
    '/nothing',
    '/nothing/at/all',
    '/vendor/nothing',
    '/assets/',
    '/_headers',
    '/_redirects',
    '//_headers',
    '///_redirects',
    '/./_headers',
    '/%2e/_headers',
    '/%5fheaders',
    '/%2F_headers',
    '/vendor/..%2F_headers',
    '/_headers/',
    '/_headers.br',
    '/_HEADERS',
    '//vendor/',
    '/vendor//index.html',
    '/vendor%2findex.html',
    '/vendor%5cindex.html',
    '/.git/config',
  ])('serves %s with the 404 page and status', async (address) => {
    const url = `http://sandbox.test${address}`;
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await titleOf(url)).toBe('missing');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/%00',
    '/%ff',
    '//etc/passwd',
  ])('serves nothing from outside the site for %s', async (url) => {
    const response = await sandbox.fetch(`http://sandbox.test${url}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  test('redirects with placeholders, splats and the query', async () => {
    const shops = await get('/shops/pune');
    expect([shops.status, shops.headers.get('location')]).toEqual([302, '/find?city=pune']);
    const old = await get('/old/a/b?x=1');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/new/a/b?x=1']);
  });

  test('sets the headers of all matching rules and joins repeated ones', async () => {
    const { headers } = await get('/assets/app.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-joined')).toBe('one, two');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/register/bakery')).headers.get('x-register')).toBe('yes');
  });

  test('sets a page’s own policy and removes headers by rule', async () => {
    const { headers } = await get('/vendor');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc='",
    );
    expect(headers.has('x-content-type-options')).toBe(false);
    // A slash at the end does not matter, as on Netlify.
    expect((await get('/vendor/')).headers.has('content-security-policy')).toBe(true);
    expect((await get('/vendor/more')).headers.has('content-security-policy')).toBe(false);
  });

  test('requires revalidation of pages by default', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('returns 304 for a page that has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': `W/"x", W/${etag}` })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('reads a page again after it changed', async () => {
    put('changing/index.html', page('before'));
    expect(await titleOf('/changing')).toBe('before');
    put('changing/index.html', page('after it changed'));
    expect(await titleOf('/changing')).toBe('after it changed');
  });

  test('sends the stored compressed copy', async () => {
    const response = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe('stored beside it');
  });

  test.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip'],
    [null, 'identity'],
    [null, ''],
  ])('compresses text as %s for a client that accepts %j', async (encoding, accepted) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const body = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(body.length);
    const plain = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((b: Buffer) => b);
    expect(plain(body).toString()).toBe(page('home'));
  });

  test('gives each encoding its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) =>
        (await get('/', { 'accept-encoding': accepted })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('does not compress binary files', async () => {
    const response = await get('/map/tile.bin', { 'accept-encoding': 'br' });
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  test('replies to HEAD like GET, but without a body', async () => {
    const [head, full] = [await get('/vendor', {}, 'HEAD'), await get('/vendor')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404);
  });

  test('keeps a hashed file for a year, but never the 404 of a missing one', async () => {
    const kept = await get('/_astro/step.AbCdEf12.js');
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const response = await get('/_astro/step.Gone0000.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('leaves API paths to the API', async () => {
    const response = await get('/api/nothing');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
