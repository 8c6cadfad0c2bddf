import process from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { chunkGroups } from './build/chunks.ts';
import { hosting } from './build/hosting.ts';
import { inlineScripts } from './build/inlineScripts.ts';
import { importsThatRetry } from './build/importsThatRetry.ts';
import { reactIslands } from './build/reactIslands.ts';
import { reactModules } from './build/reactModules.ts';
import { envDir } from './build/settings.ts';
import { removeUnusedStyles } from './build/styles.ts';
import { supportedBrowsers } from './build/targets.ts';
import { wordsOf } from './build/words.ts';
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
    // Any static host serves `/vendor/index.html` with and without the trailing slash. Styles are inlined in
    // the document, because a separate stylesheet costs a slow link another round trip.
    build: { format: 'directory', inlineStylesheets: 'always' },
    trailingSlash: 'ignore',
    // Builds of several languages run side by side.
    cacheDir: `./node_modules/.astro/${locale}`,
    // Files that are the same in all languages exist once, at the root.
    publicDir: locale === 'en' ? './public' : './build/no-public',
    devToolbar: { enabled: false },
    integrations: [reactIslands(`${import.meta.dirname}/build/islandClient.ts`), hosting(locale, treeFile)],
    vite: {
      envDir,
      plugins: [
        wordsOf(locale, import.meta.dirname),
        inlineScripts(import.meta.dirname, () => [wordsOf(locale, import.meta.dirname)]),
        reactModules(),
        tailwindcss(),
        removeUnusedStyles(),
        importsThatRetry(),
        supportedBrowsers(packageJson.browserslist),
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
