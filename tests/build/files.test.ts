import { expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { publicPages } from '#lib/publicPages.ts';
import { GET as manifest } from '../../src/pages/manifest.webmanifest.ts';
import { GET as robots } from '../../src/pages/robots.txt.ts';
import { GET as sitemap } from '../../src/pages/sitemap.xml.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';

test('robots.txt allows everything except the API and names the sitemap', async () => {
  expect(await robots().text()).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
});

test('the sitemap lists each public page in every language with its alternates', async () => {
  const entries = (await sitemap().text()).split('<url>').slice(1);
  expect(entries).toHaveLength(Object.keys(publicPages).length * listedLocales.length);
  for (const entry of entries) {
    const [, address = ''] = /<loc>([^<]*)<\/loc>/.exec(entry) ?? [];
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
  expect(await manifest().json()).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
  });
});
