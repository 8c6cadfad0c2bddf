import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { overflow } from './boxes.ts';
import { budgets } from '../scripts/budgets.ts';
import { weighed } from '../scripts/built-site.ts';
import { button, signInPhone } from './elements.ts';
import { idle, review } from './controls.ts';
import { expect, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('dialog', { name: 'Your Applications' });

test('a failed list loads again, and its button resumes the application', async ({
  page,
  visitor,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  const { id } = await visitor.seed('kyc');
  await visitor.enter(page);
  const calls = '**/api/vendors/applications/resumable';
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { message: 'Not now.' } }));
  await test.step('applications that failed to load come with Try again', async () => {
    await page.goto(paths.vendor);
    await expect(page.getByRole('alert')).toContainText('Not now.');
    await page.unroute(calls);
    await button(page, 'Try again').click();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(button(page, 'View Dashboard')).toBeVisible();
    await expect(button(page, 'Start New Registration')).toBeVisible();
    await expect(page.getByText('50% complete')).toBeVisible();
  });
  await test.step('nothing is chosen on load, and the button resumes the only application', async () => {
    await expect(page).toHaveURL(/\/vendor\/?$/);
    await expectAccessible(page);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(new RegExp(`/mx-onboarding/step\\d/?\\?.*vendorId=${id}.*continue=true`));
  });
});

test('on a small phone the fix of a rejected application is on the first screen', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id } = await visitor.seed('contract');
  await review(sandbox, id, 'reject', { reason: 'Blurred.', flags: ['gst', 'ownerPhoto'] });
  await visitor.enter(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.vendor);
  const fix = page.getByRole('button', { name: /^Fix 2 items: / });
  await expect(fix).toBeVisible();
  const box = await fix.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await expect(button(page, 'Fix 2 items')).toBeVisible();
  await expect(page.getByText(/Resume|% complete/)).toHaveCount(0);
});

test('a name, a city and a status of any length stay inside the window', async ({ page, visitor }) => {
  const long = 'Sanjeevani'.repeat(12);
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

test('several applications open as a list', async ({ page, visitor }) => {
  await visitor.seed('contract');
  await visitor.seed('created', { category: 'labs' });
  await visitor.seed('created', { category: 'supplements' });
  await visitor.seed('created', { info: { vendorName: 'Sanjeevani Two' } });
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await test.step('the list shows every application, the completed one with its dashboard', async () => {
    await button(page, 'Continue').click();
    await expect(list(page).getByText('4 applications found')).toBeVisible();
    await expect(list(page).getByText('Under Review')).toBeVisible();
    await expect(list(page).getByRole('button', { name: /^View Dashboard/ })).toHaveCount(1);
    const scroller = list(page).getByRole('region', { name: 'Applications' });
    // Take the height of the layout: a box on screen is scaled while the dialog opens, and then has a rounding
    // error.
    const height = await scroller.evaluate((element: HTMLElement) => element.offsetHeight);
    expect(height).toBe(400);
    await expectAccessible(page);
  });

  await test.step('the list can be searched', async () => {
    await button(page, 'Search applications').click();
    await page.keyboard.type('LABS');
    await expect(list(page).getByText('1 application found')).toBeVisible();
    await page.keyboard.type(' of nobody');
    await expect(list(page).getByText('No applications found')).toBeVisible();
    await button(page, 'Close search').click();
    await expect(list(page).getByText('4 applications found')).toBeVisible();
  });

  await test.step('the list can be refreshed', async () => {
    const refreshed = page.waitForResponse('**/api/vendors/applications/resumable');
    await button(page, 'Refresh').click();
    expect((await refreshed).ok()).toBe(true);
    await button(page, 'Close').last().click();
    await expect(list(page)).toBeHidden();
    await expect(button(page, 'Continue')).toBeFocused();
  });
});

test('/vendor keeps its budget and follows a sign-in in another tab', async ({ page, visitor }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) loaded.add(pathname.slice(1));
  });
  await test.step('until a phone can be typed, script and style stay in the budget', async () => {
    await page.goto(paths.vendor);
    await button(page, 'Sign In with Phone').click();
    await expect(signInPhone(page)).toBeFocused();
    await idle(page);
    const total = weighed([...loaded]).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, [...loaded].join('\n')).toBeLessThanOrEqual(budgets.vendorIslandBytes);
    expect(total).toBeGreaterThan(0);
  });
  await test.step('the rest loads with the first key', async () => {
    const rest = page.waitForResponse('**/_astro/*.js');
    await signInPhone(page).fill(visitor.phone);
    expect((await rest).ok()).toBe(true);
  });

  await visitor.seed('kyc');
  const other = await page.context().newPage();
  await test.step('a sign-in in another tab closes the dialog', async () => {
    await visitor.enter(other);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Continue')).toBeVisible();
  });
  await test.step('signing out leaves nothing of the vendor behind', async () => {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(paths.vendor);
    await expect(button(page, 'Sign In with Phone')).toBeVisible();
    await expect(page.getByText('Sanjeevani Medicals')).toHaveCount(0);
  });
  await other.close();
});
