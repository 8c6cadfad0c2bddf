import { expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { publicPages } from '#lib/publicPages.ts';
import { GET as manifest } from '../../src/pages/manifest.webmanifest.ts';
import { GET as robots } from '../../src/pages/robots.txt.ts';
import { GET as sitemap } from '../../src/pages/sitemap.xml.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';

test('search engines may read all but the API, and learn where the map is', async () => {
  expect(await robots().text()).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
});

test('the map names each public page in every language, with all its twins', async () => {
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

test('the map names no page of the portal and no missing page', async () => {
  expect(await sitemap().text()).not.toMatch(/dashboard|profile|register|partner-with-us|404/);
});

test('a phone’s home screen has the name, the icon and the first page', async () => {
  expect(await manifest().json()).toMatchObject({
    name: 'Nuskha',
    short_name: 'Nuskha',
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
  });
});
