import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { field, loginDialog } from './elements.ts';
import { withoutMap } from './forms.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { english, type Spoken } from './spoken.ts';
import { ApiVisitor, testCode } from './visitor.ts';

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
  /** Signs in on /vendor through the login dialog and returns the phone. `visitor.enter` is quicker. */
  signIn: (page: Page, phone?: string, words?: Spoken) => Promise<string>;
  problems: { found: string[]; allowed: RegExp[] };
}

/** What the tests of one worker share. */
export interface PerWorker {
  /** The API of the worker's sandbox: options of `npm start`, such as `--plain`. */
  api: readonly string[];
  sandbox: Sandbox;
}

let phones = 0;

/**
 * Playwright's test with a sandbox for each worker behind `page.goto('/…')`. Every test also fails on a console
 * error (the browser reports policy violations there), an uncaught error, or a request to another origin than
 * the site's.
 */
export const test = base.extend<PerTest, PerWorker>({
  api: [[], { option: true, scope: 'worker' }],
  sandbox: [
    async ({ api }, use) => {
      const sandbox = await startSandbox('--faults', '--quiet', ...api);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
    async ({}, use) => {
      const problems: PerTest['problems'] = { found: [], allowed: [] };
      await use(problems);
      const unexpected = problems.found.filter(
        (text) => !problems.allowed.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'No console error, uncaught error or foreign request in any page').toEqual([]);
    },
    { auto: true },
  ],
  drawsMap: [false, { option: true }],
  moves: [false, { option: true }],
  contextOptions: async ({ moves }, use, { project }) =>
    use({ reducedMotion: moves && !project.use.isMobile ? 'no-preference' : 'reduce' }),
  context: async ({ context, problems, sandbox, drawsMap }, use) => {
    watch(context, sandbox.origin, problems.found);
    if (!drawsMap) await withoutMap(context);
    await use(context);
    // The next test gets the same context. Playwright resets everything but these.
    await context.clearPermissions();
    await context.setGeolocation(null);
    await context.setOffline(false);
  },
  visitor: async ({ sandbox, newPhone }, use) => use(new ApiVisitor(sandbox.origin, newPhone())),
  allowErrors: async ({ problems }, use) => use((...patterns) => void problems.allowed.push(...patterns)),
  newVisitor: async (
    { browser, contextOptions, viewport, isMobile, hasTouch, sandbox, problems, drawsMap },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const options = { ...contextOptions, viewport, isMobile, hasTouch, baseURL: sandbox.origin };
      const context = await browser.newContext({ ...options, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      contexts.push(context);
      watch(context, sandbox.origin, problems.found);
      if (!drawsMap) await withoutMap(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  newSandbox: async ({ context, problems }, use) => {
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
  // oxlint-disable-next-line no-empty-pattern -- as above
  newPhone: async ({}, use, { workerIndex }) => {
    await use(
      () => `98${String(workerIndex % 1000).padStart(3, '0')}${String((phones += 1)).padStart(5, '0')}`,
    );
  },
  signIn: async ({ newPhone }, use) => {
    await use(async (page, phone = newPhone(), words = english) => {
      const entry = `${words.prefix}/vendor`;
      await page.goto(entry);
      await page.getByRole('button', { name: words.signIn }).click();
      const dialog = loginDialog(page, words);
      await field(dialog, 'phone').fill(phone);
      await dialog.getByRole('button', { name: words.sendOtp }).click();
      await field(dialog, 'code').fill(testCode);
      await expect(dialog).toBeHidden();
      // Signing in leads the vendor on: to another page, to the list or to a new registration.
      await page.waitForFunction(
        (path) => location.pathname !== path || document.querySelector('dialog[open], [role="dialog"]'),
        entry,
      );
      return phone;
    });
  },
});

function watch(context: BrowserContext, origin: string, found: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error')
      found.push(`console error on ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    found.push(`uncaught ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      found.push(`foreign request ${request.method()} ${url.href}`);
    }
  });
}
