import { brand } from '#lib/brand.ts';

/** Portal pages say noindex themselves, which a crawler only sees if it may read them. */
export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`);
