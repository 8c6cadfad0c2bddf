import type { Page } from 'playwright/test';
import { field } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const screen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
/** A part of the application that arrives broken, for example after an incomplete deployment. */
const part = '**/KycStep.*.js';

/** `tests/screens/frame.test.tsx` has the other ways out of the screen. */
test('an error screen replaces a broken part, and Reload Page loads the mended one', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /broken part/, /KycStep/, /Failed to load resource/);
  await test.step('the screen names the error', async () => {
    await page.route(part, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const KycStep = () => { throw new Error("broken part"); }; export { KycStep as t };',
      }),
    );
    await startApplication(page, sandbox.origin, {
      phone: newPhone(),
      category: 'labs',
      at: 'kyc-documents',
    });
    await expect(screen(page)).toContainText(
      'Application Error: This might be caused by corrupted browser data or a temporary issue.',
    );
  });
  await test.step('Reload Page loads the mended part', async () => {
    await page.unroute(part);
    await screen(page).getByRole('button', { name: 'Reload Page' }).click();
    await expect(field(page, 'panNumber')).toBeVisible();
  });
});
