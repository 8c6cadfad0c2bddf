import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { withCapabilities } from '#sandbox/capabilitiesMeta.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call } from './helpers.ts';

const dist = mkdtempSync(path.join(os.tmpdir(), 'vendor-site-capabilities-'));
const meta = '<meta name="api-capabilities" content="">';
const page = (title: string): string => `<!doctype html><head>${meta}<title>${title}</title></head>`;
for (const name of ['index.html', 'vendor/index.html', '404.html']) {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page(name));
  writeFileSync(`${file}.br`, brotliCompressSync(page(`${name} stored`)));
  writeFileSync(`${file}.gz`, gzipSync(page(`${name} stored`)));
}
writeFileSync(path.join(dist, 'note.txt'), meta);

const sandbox = createSandbox({ distDir: dist });
const plain = createSandbox({ distDir: dist, profile: 'plain' });
afterEach(() => {
  sandbox.reset();
  plain.reset();
});
afterAll(async () => {
  await sandbox.close();
  await plain.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = async (from: typeof sandbox, url: string, encoding = 'identity') => {
  const reply = await from.fetch(url, { headers: { 'accept-encoding': encoding } });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const listIn = (html: string): string | undefined => /content="([^"]*)"/.exec(html)?.[1];

describe('A served document', () => {
  test.each(['/', '/vendor', '/vendor/', '/nowhere'])(
    'lists all capabilities of the full API and none of the plain API: %s',
    async (url) => {
      expect(listIn(String((await get(sandbox, url)).bytes))).toBe('all');
      expect(listIn(String((await get(plain, url)).bytes))).toBe('');
    },
  );

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed again with %s if its stored copy has another list', async (encoding, open) => {
    const own = await get(sandbox, '/', encoding);
    expect(own.reply.headers.get('content-encoding')).toBe(encoding);
    expect(own.reply.headers.get('content-length')).toBe(String(own.bytes.length));
    expect(String(open(own.bytes))).toBe(page('index.html').replace('content=""', 'content="all"'));
    const stored = await get(plain, '/', encoding);
    expect(String(open(stored.bytes))).toBe(page('index.html stored'));
  });

  test('follows the setting and gets another ETag', async () => {
    const before = await get(sandbox, '/');
    const etag = before.reply.headers.get('etag') ?? '';
    const asked = { headers: { 'if-none-match': etag } };
    expect((await sandbox.fetch('/', asked)).status).toBe(304);
    const body = { capabilities: 'licences deleteVendor' };
    expect((await call(sandbox, 'POST', '/__sandbox/settings', { body })).body).toMatchObject(body);
    const after = await sandbox.fetch('/', asked);
    expect([after.status, listIn(await after.text())]).toEqual([200, 'licences deleteVendor']);
  });

  test('escapes markup in the list', async () => {
    sandbox.settings.capabilities = '"><script>alert(1)</script>&$&$1';
    const { bytes } = await get(sandbox, '/');
    expect(String(bytes)).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;$&amp;$1"');
    expect(String(bytes)).not.toContain('<script>');
  });

  test('is the only type of file that changes', async () => {
    expect(String((await get(sandbox, '/note.txt')).bytes)).toBe(meta);
  });

  test.each(['/../secret', '/%2e%2e/secret', '//index.html'])(
    'is not found outside the site: %s',
    async (url) => {
      expect((await sandbox.fetch(new Request(`http://sandbox.test${url}`))).status).toBe(404);
    },
  );
});

describe('The list of capabilities', () => {
  test.each([
    '<meta name="api-capabilities" content="">',
    "<meta content='' name='api-capabilities'>",
    '<meta name=api-capabilities content=>',
    '<meta name=api-capabilities content>',
    '<meta name=api-capabilities>',
    '<META CONTENT="licences" NAME="API-Capabilities" />',
    '<meta\n  name = "api-capabilities"\n  content = "a > b"\n>',
  ])('is found in %j', (tag) => {
    expect(withCapabilities(`<head>${tag}<title>x</title>`, 'all')).toBe(
      '<head><meta name="api-capabilities" content="all"><title>x</title>',
    );
  });

  test.each([
    '<meta name="description" content="name=api-capabilities content=x">',
    '<meta name="api-capabilities-more" content="">',
    '<metadata name="api-capabilities" content="">',
    '<script>const tag = \'<meta name="api-capabilities" content="">\';</script>',
    '<!-- <meta name="api-capabilities" content=""> -->',
    '<p>No list</p>',
  ])('is not found in %j', (html) => {
    expect(withCapabilities(html, 'all')).toBe(html);
  });
});
