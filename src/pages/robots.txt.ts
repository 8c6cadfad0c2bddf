import { base } from '#lib/base.ts';
import { brand } from '#lib/brand.ts';

/** Portal pages declare `noindex` themselves. A crawler sees that only if it may read them. */
export const GET = () =>
  new Response(`User-agent: *\nDisallow: ${base}/api/\nSitemap: ${brand.siteUrl}${base}/sitemap.xml\n`);
