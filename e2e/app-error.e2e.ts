import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const screen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
/** A part of the application that arrives broken, for example after an incomplete deployment. */
const part = '**/KycStep.*.js';

const breakPart = (page: Page) =>
  page.route(part, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const KycStep = () => { throw new Error("broken part"); }; export { KycStep as t };',
    }),
  );

test('an error screen replaces a part that fails and offers ways out', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /broken part/, /KycStep/, /Failed to load resource/);
  await test.step('the screen names the error', async () => {
    await breakPart(page);
    await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs' });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(screen(page)).toContainText(
      'Application Error: This might be caused by corrupted browser data or a temporary issue.',
    );
  });
  await test.step('Back leaves the screen', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Lab documents' })).toBeVisible();
    await expect(screen(page)).toBeHidden();
  });

  await test.step('Try Again shows it again while the part is broken', async () => {
    await page.goForward();
    await screen(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(screen(page)).toBeVisible();
  });
  await test.step('Reload Page loads the mended part', async () => {
    await page.unroute(part);
    await screen(page).getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.locator('input[name="panNumber"]')).toBeVisible();
  });

  await breakPart(page);
  await page.reload();
  const pressClear = async (words: string): Promise<void> => {
    const alert = page.waitForEvent('dialog');
    const click = screen(page).getByRole('button', { name: 'Clear App Data' }).click();
    const dialog = await alert;
    expect(dialog.message()).toBe(words);
    await Promise.all([click, dialog.accept()]);
  };
  const removeItem = await page.evaluateHandle(() => {
    localStorage.setItem(`${ownPrefix}recovery.vendorInfo.labs`, '{}');
    const original = Reflect.get(Storage.prototype, 'removeItem');
    Storage.prototype.removeItem = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    return original;
  });
  await test.step('Clear App Data says when it could not clear', async () => {
    await pressClear('Failed to clear data. Please try manually clearing your browser storage.');
    await removeItem.evaluate((original) => {
      Storage.prototype.removeItem = original;
    });
  });
  await test.step('Clear App Data clears the storage and reloads', async () => {
    const isReloaded = page.waitForEvent('load');
    await pressClear('App data cleared successfully. The page will now reload.');
    await isReloaded;
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix))),
    ).toEqual([]);
  });
});
