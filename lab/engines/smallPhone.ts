/**
 * A phone with two gigabytes and the smallest supported screen: Chromium with the memory and speed of such a
 * phone.
 */
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import type { Engine } from './browser.ts';

/** How many times slower its processor is than this machine's. */
const slowdown = 4;

export const smallPhone: Engine = {
  name: 'A small phone (Chromium, 320 px, little memory)',
  kind: 'small-phone',
  missing: () => null,
  howToGet: '',
  launch: async () => {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      env: browserEnv(),
      // The mode that Chromium uses by itself on a phone with little memory, and the heap that it gives a
      // page there.
      args: ['--no-sandbox', '--enable-low-end-device-mode', '--js-flags=--max-old-space-size=96'],
    });
    const page = await browser.newPage({
      viewport: { width: 320, height: 568 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    let logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    page.on('pageerror', ({ message }) => void logged.push(message));
    page.on('crash', () => void logged.push('RangeError: the page ran out of memory'));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return {
      name: 'small phone',
      open: async (url) => void (await page.goto(url)),
      evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
      press: (x, y) => page.touchscreen.tap(x, y),
      keys: (text) => page.keyboard.type(text),
      back: async () => void (await page.goBack()),
      resize: (width, height) => page.setViewportSize({ width, height }),
      errors: () => {
        const all = logged;
        logged = [];
        return all;
      },
      close: () => browser.close(),
    };
  },
};
