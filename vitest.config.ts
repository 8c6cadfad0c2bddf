import { defineConfig } from 'vitest/config';

/** Tests that start the picture renderer, which a process can start once. */
const drawing = ['tests/ogImage.test.ts', 'tests/domain/photoNotes.test.ts', 'tests/torture/photos.test.ts'];

/** Tests that load the application's modules as a page does and change what is global (storage, clock, location). */
const pages = [
  'tests/{stores,torture}/**/*.test.ts',
  'tests/islands/**/*.test.{ts,tsx}',
  'tests/locale.test.ts',
  'tests/api/catalogue.test.ts',
];

/** Rules, contract, stores and sandbox: everything that needs neither a build nor a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Journeys and the shop's clock are India's.
    env: { TZ: 'Asia/Kolkata' },
    // Nothing takes this long on a quiet machine. It ends what hangs, and a starved machine fails none of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'drawing', include: drawing } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          exclude: drawing,
          // One process for all, in which each file finds the application not loaded: a process and its packages for each
          // file were a fifth of the stage.
          isolate: false,
          setupFiles: ['tests/unloaded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...drawing, ...pages, 'tests/dist.test.ts', 'tests/support/shipped.test.ts'],
          // Pure functions keep no state between files, and loading them anew for each was most of the time.
          isolate: false,
        },
      },
    ],
  },
});
