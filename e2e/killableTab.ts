import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium as playwright, type Browser, type Page } from 'playwright/test';
import { chromium } from './browsers.ts';

/** A tab whose process can be killed, as a phone with little memory does. Playwright's own pages do not survive that. */
export interface KillableTab {
  page: Page;
  /** Kills the tab's process and loads the tab again, with its sessionStorage. `page` is another object then. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openKillableTab(): Promise<KillableTab> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-tab-'));
  const options = chromium('--remote-debugging-port=0');
  const launched = await playwright.launchPersistentContext(folder, options);
  const [port] = readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
  /** A new connection to the browser, since an old one takes the page for gone. */
  const connect = async (): Promise<[Browser, Page]> => {
    const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = browser.contexts()[0]?.pages()[0];
    if (page === undefined) throw new Error('The tab is gone');
    return [browser, page];
  };
  let [browser, page] = await connect();
  return {
    get page() {
      return page;
    },
    kill: async () => {
      // The old connection must not hold up the requests of the new page.
      await page.unrouteAll();
      const session = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // The dying page does not answer.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await session.send('Page.reload');
      await browser.close();
      [browser, page] = await connect();
    },
    close: async () => {
      await browser.close();
      await launched.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
