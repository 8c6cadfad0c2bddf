import { brand } from '#lib/brand.ts';
import { siteWords } from '#lib/copy/site.ts';
import { languageTag } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';

/** The web app manifest: the site's name and icon on a phone's home screen. */
export const GET = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: siteWords.tagline,
    lang: languageTag,
    start_url: paths.home,
    display: 'browser',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
