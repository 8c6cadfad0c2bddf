import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'playwright/test';
import { chromium } from './e2e/browsers.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

const desktop = { viewport: { width: 1280, height: 800 } };

/** Browser journeys against the built site and a sandbox of each worker's own (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  // A journey waits now and then, half of its time on a quiet machine: three more than there are processors keep them at work.
  workers: availableParallelism() + 3,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that fails once has shown something: a fault of the product, or a wait for time instead of a state.
  retries: 0,
  // Nothing waits this long on a quiet machine. They end what hangs, and a starved machine fails none of them.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A window costs more than most journeys. Playwright empties storage, cookies, cache, routes and clock in between.
    reuseContext: true,
    // One process for all pages of the site, instead of a new one for every journey.
    launchOptions: chromium('--process-per-site', '--disable-site-isolation-trials'),
  },
  // A journey is walked on a phone; one whose name ends in @desktop, on a desk. A size that changes nothing is not walked twice.
  projects: [
    // Tabs of one browser, each a process with its own view of the storage. One after the other: a browser of its own for each
    // of a few journeys, and what it is given to run, would cost as much as they do.
    {
      name: 'tabs',
      testMatch: 'tabs.e2e.ts',
      fullyParallel: false,
      use: { ...desktop, launchOptions: chromium() },
    },
    {
      name: 'desktop',
      // A worker belongs to its project, and costs as much to start as two journeys.
      workers: 2,
      grep: /@desktop/,
      use: desktop,
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: 'tabs.e2e.ts',
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
