import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { button } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { sampleInfo } from './visitor.ts';

interface JournalCall {
  path: string;
  status: number;
}

async function journalOf(origin: string): Promise<JournalCall[]> {
  const reply = await fetch(`${origin}/__sandbox/journal`);
  return ((await reply.json()) as { calls: JournalCall[] }).calls;
}
const clearJournal = (origin: string) => fetch(`${origin}/__sandbox/journal`, { method: 'DELETE' });

const letTokensEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as object;
    localStorage.setItem(`${ownPrefix}tokens`, JSON.stringify({ ...tokens, expiresAt: Date.now() - 1000 }));
  });

/** Returns the names of what the tab still stores. */
const kept = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix)));

test('tabs with an expired token refresh it once, and a sign-out ends all of them', async ({
  page,
  context,
  sandbox,
  visitor,
}) => {
  await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(paths.delivery);
  await letTokensEnd(page);
  const other = await context.newPage();
  const tabs = [page, other, await context.newPage()];
  await clearJournal(sandbox.origin);
  await test.step('three dashboards load with one refresh', async () => {
    await Promise.all(tabs.map((tab) => tab.goto(paths.dashboard)));
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(sampleInfo.vendorName);
    const calls = await journalOf(sandbox.origin);
    const refreshes = calls.filter((call) => call.path === '/api/auth/refresh');
    expect(refreshes.map(({ status }) => status)).toEqual([200]);
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  });

  const reply = Promise.withResolvers<void>();
  const replied = Promise.withResolvers<void>();
  await other.route('**/api/auth/refresh', async (route) => {
    const response = await route.fetch();
    await reply.promise;
    await route.fulfill({ response }).catch(() => undefined);
    replied.resolve();
  });
  await test.step('a sign-out in one tab during a refresh leaves no dashboard open', async () => {
    const refreshing = other.waitForRequest('**/api/auth/refresh');
    await letTokensEnd(page);
    // This page stays when its session ends, so that the reply arrives.
    await other.goto(paths.vendor);
    await refreshing;
    await button(page, 'Sign out').click();
    for (const tab of tabs.filter((one) => one !== other)) {
      await expect(tab).toHaveURL(paths.home);
      await expect(tab.getByText(sampleInfo.vendorName)).toBeHidden();
    }
  });
  await test.step('the late reply brings no session back', async () => {
    reply.resolve();
    await replied.promise;
    await expect(button(other, 'Sign In with Phone')).toBeVisible();
    // Check every tab: each has its own view of the storage.
    for (const tab of tabs) await expect.poll(() => kept(tab)).toEqual([]);
  });
  await test.step('Back leads to the page before the dashboard', async () => {
    await page.goBack();
    await expect(page).toHaveURL(paths.delivery);
  });
});
