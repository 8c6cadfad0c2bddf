import type { Page, Request } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { hold } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor, sampleInfo } from './visitor.ts';

const scripts = '**/_astro/*.js';
const react = '**/_astro/react.*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const calls = /\/api\/vendors\/(?:me|[^/]+\/application-progress)$/;

/** Returns the paths of the API calls that the page makes for its vendor. The list grows while the page loads. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (calls.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/**
 * Opens the dashboard of a signed-in vendor and holds back the scripts of this pattern. `arrive` lets the scripts
 * come.
 */
async function openHeld(
  page: Page,
  visitor: ApiVisitor,
  pattern: string,
): Promise<{ arrive: () => void; asked: string[] }> {
  await visitor.enter(page);
  const arrive = await hold(page, pattern);
  const asked = askedFor(page);
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  return { arrive, asked };
}

test('the dashboard asks for its vendor before any script, and only once', async ({ page, visitor }) => {
  const { id } = await visitor.seed('contract');
  const { arrive, asked } = await openHeld(page, visitor, scripts);
  const arriveReact = await hold(page, react);
  const both = ['/api/vendors/me', `/api/vendors/${id}/application-progress`];
  await expect.poll(() => asked).toEqual(both);
  await expect(page.locator('main')).not.toContainText(sampleInfo.vendorName);
  const card = page.getByTestId('kyc-status-card');
  const details = page.getByRole('region', { name: 'Basic Information' });
  await test.step('name and status show before React', async () => {
    arrive();
    await expect(heading(page)).toHaveText(sampleInfo.vendorName);
    await expect(card).toContainText('KYC Under Review');
    await expect(card).toHaveAttribute('data-tone', 'yellow');
    await expect(details).toBeHidden();
  });
  await test.step('the whole dashboard follows without another request', async () => {
    arriveReact();
    await expect(details).toBeVisible();
    await expect(heading(page)).toHaveText(sampleInfo.vendorName);
    await expect(card).toHaveCount(1);
    expect(asked).toEqual(both);
  });
});

test('an early read is not shown to the next vendor', async ({ page, visitor, sandbox, newPhone }) => {
  await visitor.seed('created');
  const next = new ApiVisitor(sandbox.origin, newPhone());
  await next.seed('created', { info: { vendorName: 'Arogya Labs' } });
  const { arrive, asked } = await openHeld(page, visitor, scripts);
  const arriveReact = await hold(page, react);
  await expect.poll(() => asked).toHaveLength(2);
  const other = await page.context().newPage();
  await test.step('the next vendor sees nothing of the first', async () => {
    await next.enter(other);
    // The news of another tab takes a moment to arrive.
    await expect.poll(() => page.evaluate(() => globalThis.earlyReads)).toBeUndefined();
    arrive();
    await expect(heading(page)).toHaveText('Arogya Labs');
    expect(await page.content()).not.toContain(sampleInfo.vendorName);
  });

  await test.step('the first view loses the vendor whose session another one replaced', async () => {
    // Without a session in between, after which the page would leave for home.
    await visitor.enter(other);
    await expect(heading(page)).toHaveCount(0);
    expect(await page.content()).not.toContain('Arogya Labs');
    arriveReact();
    await expect(heading(page)).toHaveText(sampleInfo.vendorName);
  });
  await other.close();
});
