import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { build } from 'vite';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

interface Product {
  signOut: () => void;
  token: () => string | null;
  nearExpiry: (leftMs: number) => void;
  expiresAt: () => number;
  ask: (times: number) => Promise<string[]>;
}
declare global {
  var product: Product;
}

interface JournalCall {
  path: string;
  status: number;
}

async function journalOf(origin: string): Promise<JournalCall[]> {
  const reply = await fetch(`${origin}/__sandbox/journal`);
  return ((await reply.json()) as { calls: JournalCall[] }).calls;
}
const clearJournal = (origin: string) => fetch(`${origin}/__sandbox/journal`, { method: 'DELETE' });
const refreshesIn = (calls: JournalCall[]): number[] =>
  calls.filter((call) => call.path === '/api/auth/refresh').map(({ status }) => status);

let bundle = '';
test.beforeAll(async () => {
  const entry = path.join(import.meta.dirname, 'harness', 'session.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'session' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  bundle = output.output[0].code;
});

/** Opens the product's session in signed-in tabs of one browser. */
async function openTabs(
  context: BrowserContext,
  first: Page,
  count: number,
  visitor: ApiVisitor,
): Promise<Page[]> {
  await context.route('**/session-harness/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: bundle })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Session</title><link rel="icon" href="data:,"><script type="module" src="/session-harness/session.js"></script>',
        }),
  );
  await visitor.enter(first);
  const tabs = [first];
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/session-harness/');
    await tab.waitForFunction(() => globalThis.product !== undefined);
  }
  return tabs;
}

/** Sets the access token to end in `leftMs` milliseconds, and waits until every tab knows it. */
async function nearExpiry(tabs: readonly Page[], leftMs: number): Promise<void> {
  await tabs[0]?.evaluate((left) => globalThis.product.nearExpiry(left), leftMs);
  for (const tab of tabs) {
    await tab.waitForFunction((left) => globalThis.product.expiresAt() < Date.now() + left + 1, leftMs);
  }
}

test('five tabs with twenty requests each at expiry refresh once per round', async ({
  page,
  context,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('created');
  const tabs = await openTabs(context, page, 5, visitor);
  for (let round = 0; round < 3; round++) {
    const before = await page.evaluate(() => globalThis.product.token());
    await nearExpiry(tabs, 59_000);
    await clearJournal(sandbox.origin);
    const answers = await Promise.all(tabs.map((tab) => tab.evaluate(() => globalThis.product.ask(20))));
    expect(answers.flat().filter((answer) => answer !== 'ok')).toEqual([]);
    const calls = await journalOf(sandbox.origin);
    expect(refreshesIn(calls), `round ${round}`).toEqual([200]);
    expect(calls.filter((call) => call.path.includes('applications')).map(({ status }) => status)).toEqual(
      Array.from({ length: 100 }, () => 200),
    );
    for (const tab of tabs) {
      await tab.waitForFunction((old) => globalThis.product.token() !== old, before);
    }
  }
});

test('a sign-out in one tab during a refresh brings no session back', async ({
  page,
  context,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/401/);
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const tabs = await openTabs(context, page, 3, visitor);
  // The vendor signs out during the refresh, whose reply is held back.
  const refreshing = context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/auth/refresh'),
  );
  const reply = Promise.withResolvers<void>();
  await context.route('**/api/auth/refresh', async (route) => {
    const fetched = await route.fetch();
    await reply.promise;
    await route.fulfill({ response: fetched }).catch(() => undefined);
  });
  await nearExpiry(tabs, 50_000);
  const asked = tabs
    .slice(1)
    .map((tab) => tab.evaluate(() => globalThis.product.ask(5)).catch(() => ['left']));
  const refresh = await refreshing;
  await page.evaluate(() => globalThis.product.signOut());
  reply.resolve();
  await refresh.response().catch(() => null);
  const answers = (await Promise.all(asked)).flat();
  expect(answers.every((answer) => ['signed-out', 'left', 'ok'].includes(answer))).toBe(true);
  // Check every tab: each has its own view of the storage.
  for (const tab of tabs) {
    await tab.goto('/robots.txt');
    const kept = () =>
      tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix)));
    await expect.poll(kept).toEqual([]);
  }
});

const letTokensEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as object;
    localStorage.setItem(`${ownPrefix}tokens`, JSON.stringify({ ...tokens, expiresAt: Date.now() - 1000 }));
  });

test('five dashboards opened with an expired token refresh it once', async ({
  page,
  context,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(paths.delivery);
  await letTokensEnd(page);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  await clearJournal(sandbox.origin);
  await test.step('the dashboards load with one refresh', async () => {
    await Promise.all(tabs.map((tab) => tab.goto(paths.dashboard)));
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Sanjeevani Medicals');
    const calls = await journalOf(sandbox.origin);
    expect(refreshesIn(calls)).toEqual([200]);
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  });

  await test.step('a sign-out in one tab leaves no dashboard open', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of tabs) {
      await expect(tab).toHaveURL('/');
      await expect(tab.getByText('Sanjeevani Medicals')).toBeHidden();
    }
    // The history holds no dashboard any more, so Back leads to the page before it.
    await page.goBack();
    await expect(page).toHaveURL(paths.delivery);
  });
});

test('a dashboard hidden while its session is renewed still loads', async ({ page, visitor }) => {
  await visitor.seed('created');
  await visitor.enter(page);
  await letTokensEnd(page);
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await reply.promise;
    await route.continue();
  });
  const renewal = page.waitForRequest('**/api/auth/refresh');
  await page.goto(paths.dashboard);
  await renewal;
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  reply.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sanjeevani Medicals');
});
