import { base } from '#lib/base.ts';
import { brand } from '#lib/brand.ts';
import { startWords } from '#lib/words/auth.ts';
import { siteWords } from '#lib/words/site.ts';
import { languageTag, localePrefix } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { hasServiceWorker, sharePath } from '#lib/serviceWorker.ts';

/** The web app manifest: the site's name and icon on a phone's home screen. */
export const GET = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: siteWords.tagline,
    lang: languageTag,
    start_url: paths.vendor,
    scope: paths.home,
    display: 'standalone',
    // The build draws them from the mark of the tab (`build/pictures/icons.ts`).
    icons: [
      { src: `${base}/icon-192.png`, type: 'image/png', sizes: '192x192' },
      { src: `${base}/icon-512.png`, type: 'image/png', sizes: '512x512' },
      { src: `${base}/icon-maskable.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    // The service worker takes the file, so it never leaves the phone. Without a worker, the phone would send it to the host.
    ...(hasServiceWorker && {
      share_target: {
        action: `${localePrefix}/${sharePath}`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'file', accept: ['image/*', 'application/pdf'] }] },
      },
    }),
    shortcuts: [
      { name: siteWords.nav.dashboard, url: paths.dashboard },
      { name: startWords.title, url: paths.registerStart },
    ],
  });
