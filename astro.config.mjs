import process from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { apiMapping } from './build/code/apiMapping.ts';
import { chunkGroups } from './build/code/chunks.ts';
import { hosting } from './build/hosting.ts';
import { inlineScripts } from './build/code/inlineScripts.ts';
import { importsThatRetry } from './build/code/importsThatRetry.ts';
import { reactIslands } from './build/code/reactIslands.ts';
import { reactModules } from './build/code/reactModules.ts';
import { buildBase, envDir } from './build/settings.ts';
import { sourceMaps } from './build/code/sourceMaps.ts';
import { removeUnusedStyles } from './build/styles.ts';
import { supportedBrowsers } from './build/targets.ts';
import { transformOnce } from './build/code/transformOnce.ts';
import { wordsOf } from './build/words/words.ts';
import packageJson from './package.json' with { type: 'json' };

/**
 * Returns the build of one language. `treeFile` gets its summary, for `scripts/build-site.ts`, which joins
 * the languages.
 * @param {string} locale
 * @param {string} [treeFile]
 */
export const siteIn = (locale, treeFile) =>
  defineConfig({
    output: 'static',
    base: buildBase || '/',
    // Any static host serves `/vendor/index.html` with and without the trailing slash. Styles are inlined in
    // the document, because a separate stylesheet costs a slow link another round trip.
    build: { format: 'directory', inlineStylesheets: 'always' },
    trailingSlash: 'ignore',
    // Each language has a cache of its own.
    cacheDir: `./node_modules/.astro/${locale}`,
    // Files that are the same in all languages exist once, at the root.
    publicDir: locale === 'en' ? './public' : './build/no-public',
    devToolbar: { enabled: false },
    integrations: [
      reactIslands(`${import.meta.dirname}/build/code/islandClient.ts`),
      hosting(locale, treeFile),
    ],
    vite: {
      envDir,
      plugins: [
        wordsOf(locale, import.meta.dirname, buildBase),
        apiMapping(),
        inlineScripts(import.meta.dirname, () => [
          wordsOf(locale, import.meta.dirname, buildBase),
          apiMapping(),
        ]),
        ...[reactModules(), ...tailwindcss(), removeUnusedStyles()].map(transformOnce),
        importsThatRetry(buildBase),
        supportedBrowsers(packageJson.browserslist),
        // Most journeys are in English, and the maps of a language take a fifth of its build.
        locale === 'en' ? sourceMaps(process.env.SOURCE_MAPS) : undefined,
      ],
      environments: {
        client: {
          build: {
            rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } } },
          },
        },
      },
    },
  });

export default siteIn(process.env.LOCALE ?? 'en');
