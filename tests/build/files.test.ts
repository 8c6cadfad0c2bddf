import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import { publicPages } from '#lib/publicPages.ts';
import { GET as robots } from '../../src/pages/robots.txt.ts';
import { GET as sitemap } from '../../src/pages/sitemap.xml.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';

/** Returns the manifest of a build with this setting of `PUBLIC_SERVICE_WORKER`. */
async function manifest(worker: 'on' | 'off'): Promise<unknown> {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubEnv('PUBLIC_SERVICE_WORKER', worker);
  const { GET } = await import('../../src/pages/manifest.webmanifest.ts');
  return GET().json();
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('robots.txt allows everything except the API and names the sitemap', async () => {
  expect(await robots().text()).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
});

test('the sitemap lists each public page in every language with its alternates', async () => {
  const entries = (await sitemap().text()).split('<url>').slice(1);
  expect(entries).toHaveLength(Object.keys(publicPages).length * listedLocales.length);
  const addressOf = (entry: string): string => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
  expect(new Set(entries.map(addressOf)).size, 'different addresses').toBe(entries.length);
  for (const entry of entries) {
    const address = addressOf(entry);
    const twins = new Map(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, tag = '', href = '']) => [tag, href],
      ),
    );
    expect([...twins.keys()]).toEqual([...listedLocales.map((id) => locales[id].tag), 'x-default']);
    expect([...twins.values()]).toContain(address);
    expect(twins.get('x-default')).toBe(twins.get('en-IN'));
    for (const id of listedLocales) {
      const own = twins.get(locales[id].tag)?.slice(brand.siteUrl.length) ?? '';
      expect(own.startsWith(`${locales[id].prefix}/`), own).toBe(true);
    }
  }
});

test('the sitemap lists neither portal pages nor the 404 page', async () => {
  expect(await sitemap().text()).not.toMatch(/dashboard|profile|register|partner-with-us|404/);
});

test('the manifest gives a home screen the name, the icon and the start page', async () => {
  expect(await manifest('on')).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    lang: 'en-IN',
    start_url: '/vendor',
    scope: '/',
    display: 'standalone',
    shortcuts: [
      { name: 'Dashboard', url: '/dashboard' },
      { name: 'Start your registration', url: '/register/start' },
    ],
    icons: [
      ...['192', '512'].map((size) => ({ src: `/icon-${size}.png`, type: 'image/png' })),
      // Phones cut this one to a circle or a square.
      { src: '/icon-maskable.png', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('the manifest takes shared photos and PDFs, which the worker keeps from the host', async () => {
  expect(await manifest('on')).toMatchObject({
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'file', accept: ['image/*', 'application/pdf'] }] },
    },
  });
});

test('a build without the worker takes no shared file, or the host would get it', async () => {
  expect(await manifest('off')).not.toHaveProperty('share_target');
});
