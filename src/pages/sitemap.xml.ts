import { brand } from '#lib/brand.ts';
import { everyLocale } from '#lib/localeLinks.ts';
import { publicPages } from '#lib/publicPages.ts';

/**
 * The public pages in every language, for search engines; each with its twins in the others, which would cost every document
 * of the site bytes before it is shown. English is for readers of none of them.
 */
export const GET = () => {
  const address = (path: string): string => brand.siteUrl + path;
  const urls = Object.values(publicPages).flatMap((page) => {
    const twins = everyLocale(page);
    const alternates = [...twins.map(({ tag, path }) => [tag, path]), ['x-default', page]]
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
