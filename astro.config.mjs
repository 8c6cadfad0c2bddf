import process from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { chunkGroups } from './build/chunks.ts';
import { hosting } from './build/hosting.ts';
import { inlineScripts } from './build/inlineScripts.ts';
import { importsThatRetry } from './build/importsThatRetry.ts';
import { reactIslands } from './build/reactIslands.ts';
import { reactModules } from './build/reactModules.ts';
import { removeUnusedStyles } from './build/styles.ts';
import { supportedBrowsers } from './build/targets.ts';
import { wordsOf } from './build/words.ts';
import packageJson from './package.json' with { type: 'json' };

/**
 * The build of one language. `treeFile` is where it writes what it has made, for `scripts/build-site.ts`, which joins them.
 * @param {string} locale
 * @param {string} [treeFile]
 */
export const siteIn = (locale, treeFile) =>
  defineConfig({
    output: 'static',
    // `/vendor/index.html` answers on any static host, with and without the trailing slash.
    // Styles travel in the document: a stylesheet of its own costs a slow link another round trip.
    build: { format: 'directory', inlineStylesheets: 'always' },
    trailingSlash: 'ignore',
    // Builds of several languages run side by side.
    cacheDir: `./node_modules/.astro/${locale}`,
    // What is the same in all languages is at the root, once.
    publicDir: locale === 'en' ? './public' : './build/no-public',
    devToolbar: { enabled: false },
    integrations: [reactIslands(`${import.meta.dirname}/build/islandClient.ts`), hosting(locale, treeFile)],
    vite: {
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
