import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'playwright/test';
import { chromium } from './e2e/browsers.ts';
import { deployed, ofTestBuilds } from './e2e/deployed.ts';
import { longestWait } from './e2e/patience.ts';
import { windows } from './tests/torture/cases.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

/** Journeys run on a phone unless their title says otherwise. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

// Each worker loads this file, too, and inherits what the first process measured.
const wait = Number((process.env['LONGEST_WAIT'] ??= String(longestWait())));

const ignored = deployed === null ? [] : ofTestBuilds;

/** Browser journeys on the built site. Each worker has a sandbox of its own (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  testIgnore: ignored,
  outputDir: 'test-results',
  // A journey waits for a part of its time, so two workers more than processors keep the processors busy: on two processors
  // all journeys take 57 s, and 69 s with two workers. Each has a browser and a sandbox of its own: about 400 MB, and a second
  // of the processor to start.
  workers: Math.min(availableParallelism() + 2, 10),
  fullyParallel: true,
  forbidOnly: true,
  // A journey that fails once shows a fault of the product, or a wait for time instead of a state.
  retries: 0,
  // On a quiet machine nothing waits this long. A few failures are enough to find the cause, so the run stops
  // early.
  timeout: 480_000,
  expect: { timeout: wait, toPass: { timeout: wait } },
  maxFailures: process.env['KEEP_GOING'] ? 0 : 5,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The worker starts some seconds after a page and fetches files itself, past the routes of a journey. So only the
    // journeys about it (`offline.e2e.ts`) let it start.
    serviceWorkers: 'block',
    actionTimeout: wait,
    navigationTimeout: wait,
    // Playwright empties storage, cookies, cache, routes and clock in between. A new window for each journey takes
    // 18 % longer and 4 % more of the processor: ten journeys in 29.4 s instead of 24.9 s, with one worker.
    reuseContext: true,
    // One process serves all pages of the site. The default starts a new one for every journey.
    launchOptions: chromium('--process-per-site', '--disable-site-isolation-trials'),
  },
  // A journey runs on a phone, or on a desktop when its title ends in @desktop. No journey runs at both sizes
  // if they do not affect it. A worker belongs to its project, and its start costs as much as two journeys. So a small project
  // has one worker. Projects with long journeys come first: short ones fill the end of the run.
  projects: [
    // Tabs of one browser, each a process with its own view of the storage. They run one after the other: a
    // browser of its own for each of a few journeys would cost as much as the journeys.
    {
      name: 'tabs',
      testMatch: 'tabs.e2e.ts',
      fullyParallel: false,
      use: { ...desktop, launchOptions: chromium() },
    },
    {
      name: 'desktop',
      workers: windows,
      grep: /@desktop/,
      use: desktop,
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: ['tabs.e2e.ts', ...ignored],
      use: phone,
    },
  ],
});
