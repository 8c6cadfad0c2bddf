import { brand } from '#lib/brand.ts';

/** Portal pages declare `noindex` themselves. A crawler sees that only if it may read them. */
export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`);
