import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { field, loginDialog } from './elements.ts';
import { withoutMap } from './forms.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { english, type Spoken } from './spoken.ts';
import { ApiVisitor, testCode } from './visitor.ts';

export { expect };

interface PerTest {
  /** Whether the map of the first step is drawn as soon as it is looked at. Off: it waits for its button. */
  drawsMap: boolean;
  /** Somebody with a phone of their own, who acts through the API; `enter` signs a page in. */
  visitor: ApiVisitor;
  /**
   * Whether the visitor at the desktop asked for nothing, and sees what moves. Off: for less motion, as on the phone, since
   * pictures of what moves are a fifth of a page's cost.
   */
  moves: boolean;
  /** Lets this test cause console errors that match, such as the browser's own line about a 401. */
  allowErrors: (...patterns: RegExp[]) => void;
  /**
   * Another visitor: a page with empty storage, as in a private window, watched like the first one. A test that
   * sets the clock takes one too: in a context that is used again, the clock's scripts can outlast their test.
   */
  newVisitor: () => Promise<Page>;
  /** An Indian mobile number (ten digits) no other test of this run uses. */
  newPhone: () => string;
  /** Signs in on /vendor through the login dialog and returns the phone used. `visitor.enter` is the quick way. */
  signIn: (page: Page, phone?: string, words?: Spoken) => Promise<string>;
  problems: { found: string[]; allowed: RegExp[] };
}

interface PerWorker {
  sandbox: Sandbox;
}

let phones = 0;

/**
 * Playwright's test with a sandbox of each worker's own behind `page.goto('/…')`. Every test also fails on a
 * console error (the browser reports policy violations there), an uncaught error, or a request to any origin
 * but the site's.
 */
export const test = base.extend<PerTest, PerWorker>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
    async ({}, use) => {
      const sandbox = await startSandbox('--faults', '--quiet');
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- as above
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
    // The next test gets the same context, emptied of all but these.
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
      // Right after signing in the vendor is led on: to another page, the list or the new registration.
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
