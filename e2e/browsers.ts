import process from 'node:process';
import { browserEnv } from '../scripts/fonts.mjs';

/** Returns the launch options of a Chromium for the journeys. */
function launch(executablePath: string | undefined, more: readonly string[]) {
  return {
    executablePath: executablePath || undefined,
    env: browserEnv(),
    args: [
      '--no-sandbox',
      // The processor paints pages itself instead of imitating a graphics card. Only the journey that draws the
      // map imitates one, for WebGL (Playwright allows SwiftShader).
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  };
}

/**
 * The browser of most journeys: a headless shell if there is one (`scripts/browser.mjs`). It costs half as
 * much.
 */
export function chromium(...more: string[]) {
  return launch(process.env['CHROMIUM_PATH'], more);
}

const whole = process.env['WHOLE_CHROMIUM_PATH'] || process.env['CHROMIUM_PATH'];

/** Whether the whole browser has a page cache. A machine may have only a headless shell, which has none. */
export const hasPageCache = !/headless[-_]shell/.test(whole ?? '');

/**
 * The whole browser, for journeys about the page cache: `test.use({ launchOptions: wholeChromium() })`. The
 * headless shell has no page cache, and Playwright turns it off. On a machine without the whole browser, Back
 * loads the page again.
 */
export function wholeChromium(...more: string[]) {
  return {
    ...launch(whole, more),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
