import process from 'node:process';
import { defineConfig } from 'playwright/test';

const report = process.env['PLAYWRIGHT_REPORT'];

/** Browser journeys against the built site and a sandbox of each worker's own (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that shares its cores can starve one of two hundred journeys. What needed its second try is listed as flaky.
  retries: 1,
  // Twice what a quiet machine needs: CI shares its cores.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every journey costs a tenth of the time.
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A test whose name carries @phone or @desktop runs at that size alone. So do the files that prove what does not depend on
  // a size: lost replies, closed tabs, the session, single fields. What a vendor sees and walks runs at both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: /(session|tabs)\.e2e\.ts/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore:
        /(app-error|canaries|closed-tab|flaggedDocuments|ifsc|legacy-wizard|lost-nothing|lost-script|map|onboarding|resume|review|widgets)\.e2e\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
