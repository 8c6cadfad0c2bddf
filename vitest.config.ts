import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { forkedSite } from './lab/fork/fork.ts';

/** Tests that load the application's modules as a page does and change globals (storage, clock, location). */
const pages = [
  'tests/stores/**/*.test.ts',
  // Drawn photos need no page. The other tests of them run with the rules, so they share the scenes.
  'tests/torture/!(photos).test.ts',
  'tests/islands/**/*.test.{ts,tsx}',
  // These load modules anew. Among the rules, each made all files after it load theirs again.
  'tests/{base,hosting,languages,lawLanguages,locale,serverWords}.test.ts',
  'tests/{api/{catalogue,debugApi,transportReach},build/files,domain/dates,worker/worker}.test.ts',
];

/** Tests that need a build or a browser. */
const others = ['tests/screens/**', 'tests/dist.test.ts', 'tests/built/**', 'tests/support/shipped.test.ts'];

/**
 * Tests that name `src/site` or what is made of it. They also run with the `src/site` of a fork. Tests of its texts, and of
 * another process, do not, because they see the texts of the checkout. Neither do tests that load nothing of it, and those
 * that need only its prefix, which no other source writes (`tests/fork.test.ts`). `npm run test:fork` runs all stages of a
 * fork.
 */
const ofBrand = globSync('tests/**/*.test.{ts,tsx}', {
  exclude: [
    ...others,
    'tests/{release,theme,sources,sandbox/server,docs,scripts,islands/productionBundle,ogImage}.test.ts',
    'tests/{reactModules,targets,islands/map,build/{importsThatRetry,preloads,sourceMaps}}.test.ts',
    'tests/stores/{flow,keptFiles,kycSaving,staleness}.test.ts',
  ],
}).filter((file) =>
  /#lib\/brand|#site\/|\/src\/site|keyPrefix|\/build\/|lib\/words\/law/.test(readFileSync(file, 'utf8')),
);

/** Tests of rules, API schema, stores and sandbox, which need neither a build nor a browser. */
export default defineConfig({
  test: {
    // A message shows whole texts.
    chaiConfig: { truncateThreshold: 400 },
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Markup and icons read the colours of the theme.
    css: { include: /theme\.css/ },
    // Journeys and the shop's clock use India's time.
    env: { TZ: 'Asia/Kolkata' },
    // On a quiet machine no test takes this long. The limit ends hanging tests, and a starved machine still
    // passes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          // One process runs all files, and each file starts with unloaded modules. A process for each file
          // took a fifth of the stage.
          isolate: false,
          setupFiles: ['tests/unloaded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...pages, ...others],
          // Pure functions keep no state between files, and reloading them for each file took most of the
          // time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [forkedSite()],
        test: { name: 'fork', include: ofBrand, isolate: false, setupFiles: ['tests/unloaded.ts'] },
      },
    ],
  },
});
