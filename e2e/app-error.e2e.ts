import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

const screen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
/** A part of the application that arrives broken, as after a half-finished deployment. */
const part = '**/KycStep.*.js';

test.beforeEach(async ({ page, sandbox, newPhone, allowErrors }) => {
  allowErrors(/Application Error/, /broken part/, /KycStep/, /Failed to load resource/);
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('created');
  await visitor.enter(page);
  await page.route(part, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const KycStep = () => { throw new Error("broken part"); }; export { KycStep as t };',
    }),
  );
  await page.goto(paths.onboarding('kyc-documents', { serviceType: 'labs', vendorId: id, continue: true }));
  await expect(screen(page)).toBeVisible();
});

test('the application error screen stands in for a part that fails, and Reload Page helps', async ({
  page,
}) => {
  await expect(screen(page)).toContainText(
    'Application Error: This might be caused by corrupted browser data or a temporary issue.',
  );
  await screen(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(screen(page)).toBeVisible();
  await page.unroute(part);
  await screen(page).getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.locator('input[name="panNumber"]')).toBeVisible();
});

test('Back leads from a step that fails to the one it was opened from', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(paths.onboarding('documents', { serviceType: 'labs', vendorId: id, continue: true }));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(screen(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pharmacy documents' })).toBeVisible();
  await expect(screen(page)).toBeHidden();
});

test('Clear App Data removes all saved data, says so and reloads', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('nuskha.recovery.vendorInfo.labs', '{}'));
  const alert = page.waitForEvent('dialog');
  const click = screen(page).getByRole('button', { name: 'Clear App Data' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe('App data cleared successfully. The page will now reload.');
  const isReloaded = page.waitForEvent('load');
  await dialog.accept();
  await Promise.all([click, isReloaded]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nuskha.'))),
  ).toEqual([]);
});

test('Clear App Data says when it could not', async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  const alert = page.waitForEvent('dialog');
  const click = screen(page).getByRole('button', { name: 'Clear App Data' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe('Failed to clear data. Please try manually clearing your browser storage.');
  await dialog.accept();
  await click;
});
