import process from 'node:process';

/** How a Chromium is started for the journeys. */
function launch(executablePath: string | undefined, more: readonly string[]) {
  return {
    executablePath: executablePath || undefined,
    args: [
      '--no-sandbox',
      // Pages are painted by the processor itself, and not by a graphics card that it imitates. WebGL still is imitated
      // (Playwright allows SwiftShader), but only in a journey that draws the map.
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  };
}

/** The browser of most journeys: a headless shell where there is one (`scripts/browser.mjs`), which costs half as much. */
export function chromium(...more: string[]) {
  return launch(process.env['CHROMIUM_PATH'], more);
}

const whole = process.env['WHOLE_CHROMIUM_PATH'] || process.env['CHROMIUM_PATH'];

/** Whether the whole browser is one: a machine may have a headless shell alone. */
export const hasPageCache = !/headless[-_]shell/.test(whole ?? '');

/**
 * The whole browser, for journeys of the page cache, which the headless shell has not and Playwright turns off:
 * `test.use({ launchOptions: wholeChromium() })`. Where there is none, it is the shell, and Back loads the page again.
 */
export function wholeChromium(...more: string[]) {
  return {
    ...launch(whole, more),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
