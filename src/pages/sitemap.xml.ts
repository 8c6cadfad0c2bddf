import { base } from '#lib/base.ts';
import { brand } from '#lib/brand.ts';
import { everyLocale } from '#lib/localeLinks.ts';
import { publicPages } from '#lib/publicPages.ts';

/**
 * The public pages in every language, for search engines. Each page lists its translations here, because
 * links in the documents would add bytes to every page. Readers of other languages get English.
 */
export const GET = () => {
  const address = (path: string): string => brand.siteUrl + path;
  const urls = Object.values(publicPages).flatMap((page) => {
    const twins = everyLocale(base + page);
    const alternates = [...twins.map(({ tag, path }) => [tag, path]), ['x-default', base + page]]
      .map(([tag, path = '']) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>`)
      .join('');
    return twins.map(
      ({ path }) => `<url><loc>${address(path)}</loc>${twins.length > 1 ? alternates : ''}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
  );
};
