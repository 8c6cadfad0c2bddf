import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../../build/code/inlineScripts.ts';
import { chromium } from '../../e2e/browsers.ts';
import { longestWait } from '../../e2e/patience.ts';
import { browserCommands, closeMarkup } from './commands.ts';
import { pageSandboxes } from './sandboxes.ts';
import { TouchLast } from './touchLast.ts';

const wait = longestWait();

/** Runs the screens in a browser without a build. Each test is one row of a table of states. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  // Use a cache of this checkout. A copy with planted faults shares `node_modules` and would replace the packages during a
  // run.
  cacheDir: path.resolve(import.meta.dirname, '../../.astro/node_modules/.screens'),
  plugins: [
    tailwindcss(),
    inlineScripts(path.resolve(import.meta.dirname, '../..'), () => []),
    pageSandboxes(),
    { name: 'markup', closeBundle: closeMarkup },
  ],
  // Use React’s production build. It takes a third less time than the development build.
  define: { 'import.meta.env.PUBLIC_MOCK_MODE': '"true"', 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // List all packages: one that Vite finds later reloads the page of a test.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react-hook-form',
      '@nanostores/react',
      'zod/mini',
      'axe-core',
      'maplibre-gl',
      'nanostores',
      'uqr',
    ],
  },
  test: {
    name: 'screens',
    // Vitest opens a page for each worker, and the files of a page run one after the other. A page waits for half of its
    // time, so two pages more than processors keep the processors busy.
    maxWorkers: Math.min(availableParallelism() + 2, 10),
    include: ['tests/screens/**/*.test.tsx'],
    setupFiles: ['tests/screens/setup.ts'],
    sequence: { sequencer: TouchLast },
    // No test takes this long, so the limit ends only hanging tests.
    testTimeout: 240_000,
    expect: { poll: { timeout: wait } },
    provide: { longestWait: wait },
    browser: {
      enabled: true,
      // A busy machine takes longer than the usual minute to start a browser.
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromium(),
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
        actionTimeout: wait,
      }),
      // The largest window of a test fits in the page.
      instances: [{ browser: 'chromium', viewport: { width: 1600, height: 1000 } }],
      commands: browserCommands(),
    },
  },
});
