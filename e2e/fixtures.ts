import { randomInt } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { keyPrefix } from '#lib/brand.ts';
import type { SpokenId } from '#lib/locales.ts';
import { deployed } from './deployed.ts';
import { withoutMap } from './forms.ts';
import { inSources } from './inSources.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { isOffered } from './spoken.ts';
import { ApiVisitor } from './visitor.ts';

export { expect };

interface PerTest {
  /** Whether the first step draws its map as soon as it is in view. Off: the map waits for its button. */
  drawsMap: boolean;
  /** A visitor with a new phone, who acts through the API. `enter` signs a page in. */
  visitor: ApiVisitor;
  /**
   * Whether the visitor on the desktop sees motion. Off: the visitor asks for less motion, as on the phone,
   * since drawing motion is a fifth of a page's cost.
   */
  moves: boolean;
  /** Allows console errors that match in this test, for example the browser's own line about a 401. */
  allowErrors: (...patterns: RegExp[]) => void;
  /**
   * Opens a page for another visitor, with empty storage as in a private window and with the same checks. A
   * test that sets the clock needs one too: in a reused context, the scripts of the clock can outlast their
   * test.
   */
  newVisitor: () => Promise<Page>;
  /** Starts another sandbox with these options, which stops after the test. Pages may go to its origin. */
  newSandbox: (...options: string[]) => Promise<Sandbox>;
  /** Returns an Indian mobile number (ten digits) that no other test of this run uses. */
  newPhone: () => string;
  /** The worker's sandbox, for its controls. A journey that names it is skipped on a deployed site. */
  sandbox: Sandbox;
  /** The languages of a journey. A fork that does not offer them skips it. */
  languages: readonly SpokenId[];
  problems: { found: string[]; allowed: RegExp[] };
}

/** What the tests of one worker share. */
interface PerWorker {
  /** The origin of the site, and the address that `/api` is below. The sandbox is null on a deployed site. */
  site: { origin: string; api: string; sandbox: Sandbox | null };
}

declare global {
  /** The prefix of the site's keys in browser storage, in the functions that run in a page. */
  var ownPrefix: string;
}

let phones = 0;

/**
 * Playwright's test with a sandbox for each worker behind `page.goto('/…')`. Every test also fails on a console
 * error (the browser reports policy violations there), an uncaught error, or a request to another origin than
 * the site's.
 */
export const test = base.extend<PerTest, PerWorker>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
    async ({}, use) => {
      if (deployed !== null) return use({ ...deployed, sandbox: null });
      const sandbox = await startSandbox('--faults', '--quiet');
      await use({ origin: sandbox.origin, api: sandbox.origin, sandbox });
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ site }, use, info) => {
    if (site.sandbox === null) return info.skip(true, 'needs the controls of the sandbox');
    await use(site.sandbox);
  },
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page }, use) => use(belowBase(page)),
  problems: [
    async ({ languages }, use, info) => {
      const missing = languages.filter((id) => !isOffered(id));
      info.skip(missing.length > 0, `needs ${missing.join(', ')}, which this site does not offer`);
      const problems: PerTest['problems'] = { found: [], allowed: [] };
      await use(problems);
      const unexpected = problems.found.filter(
        (text) => !problems.allowed.some((pattern) => pattern.test(text)),
      );
      expect(
        unexpected.map((text) => inSources(text)),
        'No console error, uncaught error or foreign request in any page',
      ).toEqual([]);
    },
    { auto: true },
  ],
  languages: [[], { option: true }],
  drawsMap: [false, { option: true }],
  moves: [false, { option: true }],
  contextOptions: async ({ moves }, use, { project }) =>
    use({ reducedMotion: moves && !project.use.isMobile ? 'no-preference' : 'reduce' }),
  context: async ({ context, problems, site, drawsMap }, use) => {
    await watch(context, site, problems.found);
    if (!drawsMap) await withoutMap(context);
    await use(context);
    // The next test gets the same context. Playwright resets everything but these.
    const [page] = context.pages();
    if (page) {
      const devtools = await context.newCDPSession(page);
      const storageTypes = 'service_workers,cache_storage';
      await devtools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes });
      await devtools.detach();
    }
    await context.clearPermissions();
    await context.setGeolocation(null);
    await context.setOffline(false);
  },
  visitor: async ({ site, newPhone }, use) => use(new ApiVisitor(site.api, newPhone())),
  allowErrors: async ({ problems }, use) => use((...patterns) => void problems.allowed.push(...patterns)),
  newVisitor: async (
    { browser, contextOptions, viewport, isMobile, hasTouch, serviceWorkers, site, problems, drawsMap },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const options = {
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        serviceWorkers,
        baseURL: site.origin,
      };
      const context = await browser.newContext({ ...options, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      contexts.push(context);
      await watch(context, site, problems.found);
      if (!drawsMap) await withoutMap(context);
      return belowBase(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
  newSandbox: async ({ context, problems }, use, info) => {
    info.skip(deployed !== null, 'needs a sandbox of its own');
    const started: Sandbox[] = [];
    await use(async (...options) => {
      const sandbox = await startSandbox(...options);
      started.push(sandbox);
      problems.allowed.push(new RegExp(`^foreign request \\w+ ${sandbox.origin}/`));
      return sandbox;
    });
    // Leave the pages first: a page with open requests would report a lost connection.
    for (const page of context.pages()) await page.goto('about:blank');
    for (const sandbox of started) await sandbox.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
  newPhone: async ({}, use, info) => {
    info.skip(deployed !== null && !deployed.takesCode, 'needs TEST_CODE');
    const worker = String(info.workerIndex % 1000).padStart(3, '0');
    // A deployed site keeps the vendors of earlier runs.
    await use(() =>
      deployed === null
        ? `98${worker}${String((phones += 1)).padStart(5, '0')}`
        : `9${String(randomInt(1e9)).padStart(9, '0')}`,
    );
  },
});

/** Lets `goto('/…')` open pages below the path of a deployed site. */
function belowBase(page: Page): Page {
  const path = deployed?.base ?? '';
  const open = page.goto.bind(page);
  if (path !== '')
    page.goto = (address, options) => open(address.startsWith('/') ? path + address : address, options);
  return page;
}

async function watch(
  context: BrowserContext,
  { origin, api }: PerWorker['site'],
  found: string[],
): Promise<void> {
  await context.addInitScript((prefix) => (globalThis.ownPrefix = prefix), keyPrefix);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber, columnNumber } = message.location();
    const from = url && `\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}`;
    found.push(`console error on ${message.page()?.url()}: ${message.text()}${from}`);
  });
  context.on('weberror', (error) => {
    found.push(`uncaught ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && ![origin, new URL(api).origin].includes(url.origin)) {
      found.push(`foreign request ${request.method()} ${url.href}`);
    }
  });
  // Somebody may own the phone of a journey, and without the fixed code the API would send an SMS.
  if (deployed !== null && !deployed.takesCode) await context.route('**/send-otp', (route) => route.abort());
}
