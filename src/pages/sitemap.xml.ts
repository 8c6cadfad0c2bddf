import { brand } from '#lib/brand.ts';
import { everyLocale } from '#lib/localeLinks.ts';
import { paths } from '#lib/paths.ts';

const pages = [
  paths.home,
  paths.vendor,
  paths.delivery,
  paths.privacy,
  paths.terms,
  paths.partnerTerms,
  paths.grievance,
];

/** The public pages in every language, for search engines. */
export const GET = () => {
  const urls = pages
    .flatMap(everyLocale)
    .map(({ path }) => `<url><loc>${brand.siteUrl}${path}</loc></url>`)
    .join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
  );
};
