import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible, overflow } from './axe.ts';
import { budgets } from '../scripts/budgets.ts';
import { weighed } from '../scripts/built-site.ts';
import { button, signInPhone } from './elements.ts';
import { idle } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

const list = (page: Page) => page.getByRole('dialog', { name: 'Your Applications' });
const categories = (page: Page) =>
  page.getByRole('dialog', { name: 'Select the service you want to register for' });

test('a new vendor is asked what to register right after signing in @phone', async ({ page, signIn }) => {
  await signIn(page);
  await expect(categories(page)).toBeVisible();
  await expect(categories(page).getByText('Drug/pharmacy license, GST, bank')).toBeVisible();
  await expect(categories(page).getByText('FSSAI, GST, bank', { exact: true })).toBeVisible();
  await expect(categories(page).getByText('Location map, accreditation, GST, bank')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Start New Registration').click();
  await categories(page)
    .getByRole('link', { name: /^Supplements/ })
    .click();
  await expect(page).toHaveURL(/\/step1\/?\?serviceType=supplements$/);
});

test('nothing is chosen on load; the only application is resumed by the button @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await expect(button(page, 'Continue')).toBeVisible();
  await expect(button(page, 'View Dashboard')).toBeVisible();
  await expect(button(page, 'Start New Registration')).toBeVisible();
  await expect(page.getByText('50% complete')).toBeVisible();
  await expect(page).toHaveURL(/\/vendor\/?$/);
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(new RegExp(`/mx-onboarding/step\\d/?\\?.*vendorId=${id}.*continue=true`));
});

test('a completed application leads to the dashboard @phone', async ({ page, sandbox, newPhone }) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('contract');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await expect(page.getByText('Under Review')).toBeVisible();
  await page.getByRole('button', { name: /^View Dashboard: / }).click();
  await expect(page).toHaveURL(paths.dashboardOf(id));
});

test('a name, a city and a status of any length stay inside the window', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const long = 'Sanjeevani'.repeat(12);
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('kyc', { info: { vendorName: long, city: long } });
  await visitor.enter(page);
  await page.route('**/api/vendors/applications/resumable', async (route) => {
    const reply = await (await route.fetch()).text();
    await route.fulfill({
      body: reply.replaceAll('"kyc_submitted"', `"${long}"`),
      contentType: 'application/json',
    });
  });
  await page.goto(paths.vendor);
  await expect(page.getByText(long)).toHaveCount(3);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const panel = await page.locator('.entry').boundingBox();
  for (const text of await page.getByText(long).all()) {
    expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    expect((await text.boundingBox())?.width).toBeLessThan(panel?.width ?? 0);
  }
});

test('several applications open as a list that can be searched and refreshed', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  for (const category of ['pharmacy', 'labs', 'supplements'] as const) {
    await visitor.seed('created', { category });
  }
  await visitor.seed('created', { info: { vendorName: 'Sanjeevani Two' } });
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await button(page, 'Continue').click();
  await expect(list(page).getByText('4 applications found')).toBeVisible();
  const scroller = list(page).getByRole('region', { name: 'Applications' });
  // Its height in the layout: a box on the screen is scaled while the dialog opens, and off by a rounding error after it.
  const height = await scroller.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(height).toBeLessThanOrEqual(400);
  await expectAccessible(page);

  await button(page, 'Search applications').click();
  await page.keyboard.type('LABS');
  await expect(list(page).getByText('1 application found')).toBeVisible();
  await page.keyboard.type(' of nobody');
  await expect(list(page).getByText('No applications found')).toBeVisible();
  await button(page, 'Close search').click();
  await expect(list(page).getByText('4 applications found')).toBeVisible();

  const refreshed = page.waitForResponse('**/api/vendors/applications/resumable');
  await button(page, 'Refresh').click();
  expect((await refreshed).ok()).toBe(true);
  await button(page, 'Close').last().click();
  await expect(list(page)).toBeHidden();
  await expect(button(page, 'Continue')).toBeFocused();
});

test('applications that fail to load are said to, and are asked for again @phone', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('created');
  await visitor.enter(page);
  const calls = '**/api/vendors/applications/resumable';
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { message: 'Not now.' } }));
  await page.goto(paths.vendor);
  await expect(page.getByRole('alert')).toContainText('Not now.');
  await page.unroute(calls);
  await button(page, 'Try again').click();
  await expect(button(page, 'Continue')).toBeVisible();
});

test('signing out on /vendor leaves nothing of the vendor behind @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(paths.vendor);
  await expect(button(page, 'Sign In with Phone')).toBeVisible();
  await expect(page.getByText('Sanjeevani Medicals')).toHaveCount(0);
});

test('until a phone can be typed, /vendor loads no more script and style than its budget; then the rest @phone', async ({
  page,
  newPhone,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) loaded.add(pathname.slice(1));
  });
  await page.goto(paths.vendor);
  await button(page, 'Sign In with Phone').click();
  await expect(signInPhone(page)).toBeFocused();
  await idle(page);
  const total = weighed([...loaded]).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, [...loaded].join('\n')).toBeLessThanOrEqual(budgets.vendorIslandBytes);
  expect(total).toBeGreaterThan(0);
  const rest = page.waitForResponse('**/_astro/*.js');
  await signInPhone(page).fill(newPhone());
  expect((await rest).ok()).toBe(true);
});

test('a vendor who signs in on another tab is let in here too @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await page.goto(paths.vendor);
  await button(page, 'Sign In with Phone').click();
  await expect(page.getByRole('dialog', { name: 'Vendor Login' })).toBeVisible();
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.seed('kyc');
  const other = await page.context().newPage();
  await visitor.enter(other);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Continue')).toBeVisible();
});
