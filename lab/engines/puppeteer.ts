/** The installed Firefox and Chromium over Puppeteer. Playwright needs a newer Firefox than Debian's. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import { root } from '../../scripts/tools.mjs';
import { load } from '../packages.ts';
import type { Browser, Engine } from './browser.ts';

/** The part of Puppeteer that is used here. */
interface Puppeteer {
  launch: (settings: object) => Promise<{ pages: () => Promise<Page[]>; close: () => Promise<void> }>;
}
interface Page {
  setDefaultTimeout: (ms: number) => void;
  setViewport: (size: object) => Promise<void>;
  emulateCPUThrottling: (factor: number) => Promise<void>;
  goto: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  evaluate: (code: string) => Promise<never>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  touchscreen: { tap: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> };
  on(event: 'console', listener: (message: { type: () => string; text: () => string }) => void): void;
  on(event: 'pageerror' | 'error', listener: (error: Error) => void): void;
}

async function start(settings: object): Promise<{ browser: Browser; page: Page }> {
  const { launch } = await load<Puppeteer>('puppeteer-core', '25.16.0');
  const program = await launch({
    defaultViewport: null,
    env: { ...browserEnv(), TZ: 'Asia/Kolkata' },
    ...settings,
  });
  const [page] = await program.pages();
  if (!page) throw new Error('The browser has no window');
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => void errors.push(message));
  page.on('error', () => void errors.push('RangeError: the page ran out of memory'));
  const browser: Browser = {
    open: (url) => page.goto(url),
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: (x, y) => page.mouse.click(x, y),
    keys: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewport({ width, height }),
    errors,
    close: () => program.close(),
  };
  return { browser, page };
}

const [executablePath = ''] = String(spawnSync('which', ['firefox-esr', 'firefox']).stdout).split('\n');

export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => executablePath !== '',
  packages: 'firefox-esr',
  launch: async (oddity) => {
    const { browser } = await start({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'dom.storage.enabled': oddity !== 'no storage',
        'webgl.disabled': oddity === 'no WebGL',
        'browser.privatebrowsing.autostart': oddity === 'private window',
        'layout.css.prefers-color-scheme.content-override': oddity === 'dark' ? 0 : 1,
        'intl.accept_languages': 'en-IN, en',
        // Its pages run in a sandbox that hides the project's fonts. Every letter would be an empty box.
        'security.sandbox.content.read_path_whitelist': `${root}/node_modules/`,
      },
    });
    return browser;
  },
};

/** Starts the Chromium that the layout of other engines is compared with. */
export async function startChromium(): Promise<Browser> {
  const { browser } = await start({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  return browser;
}

/** A phone with two gigabytes and the smallest supported screen, four times slower than this machine. */
export const smallPhone: Engine = {
  name: 'A small phone (Chromium, 320 px, little memory)',
  isSmallPhone: true,
  isInstalled: () => true,
  packages: '',
  launch: async () => {
    const { browser, page } = await start({
      executablePath: await findBrowser(),
      defaultViewport: { width: 320, height: 568, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      // The mode that Chromium uses by itself on a phone with little memory, and the heap that it gives a
      // page there.
      args: [
        ...['--no-sandbox', '--accept-lang=en-IN'],
        ...['--enable-low-end-device-mode', '--js-flags=--max-old-space-size=96'],
      ],
    });
    await page.emulateCPUThrottling(4);
    return { ...browser, press: (x, y) => page.touchscreen.tap(x, y) };
  },
};
