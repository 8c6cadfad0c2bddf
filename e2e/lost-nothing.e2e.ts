import type { Page } from 'playwright/test';
import { addFaults, clearFaults, hold, vendorCount, type Fault } from './controls.ts';
import { button, field, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, info } from './forms.ts';
import type { Sandbox } from './sandbox.ts';

const words = {
  network: 'Please check your internet connection and try again.',
  slowDown: 'Too many requests. Please wait a moment before trying again.',
  down: 'Our service is temporarily unavailable. Please try again later.',
};

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/**
 * Lets a call fail during a step. tests/stores fails every call in every way, and tests/errorWords.test.ts
 * checks the words. Here each call fails in one or two ways, and every way occurs. A browser itself repeats a
 * request when a kept connection breaks, so the fault stays until it is cleared.
 */
async function failing(sandbox: Sandbox, fault: Fault, step: () => Promise<void>): Promise<void> {
  await addFaults(sandbox, fault);
  await step();
  await clearFaults(sandbox);
}

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  // Chromium needs a moment before it holds a page's requests. A route set before the page opens lets none get
  // past.
  await page.route('**/nothing', (route) => route.continue());
});
test.afterEach(({ sandbox }) => clearFaults(sandbox));

test('a failed code or vendor creation keeps the form and makes one vendor', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  const next = button(page, 'Next');
  await test.step('a lost connection keeps the form and the place', async () => {
    await failing(sandbox, { endpoint: 'vendorSendOtp', action: 'drop' }, async () => {
      await next.click();
      await expect(toast(page, 'Failed to send OTP')).toContainText(words.network);
      await expectValues(page, { ...info, phone });
      await expect(page.locator('output[for="coords"]')).toContainText('12.97');
    });
  });
  const send = await hold(page, '**/api/vendors/send-otp');
  await next.click();
  await expect(next).toBeDisabled();
  send();

  const before = await vendorCount(sandbox);
  const code = field(page, 'otp');
  const verify = button(page, 'Verify & Create Vendor');
  const said = page.getByRole('dialog').locator('form');
  await test.step('a refused creation keeps the code', async () => {
    await failing(sandbox, { endpoint: 'createVendor', action: 'status', status: 429 }, async () => {
      await code.fill('123456');
      await expect(toast(page, 'Verification failed')).toBeVisible();
      await expect(said).toContainText('Too many attempts. Please wait a moment before trying again.');
      await expect(code).toHaveValue('123456');
    });
  });
  await test.step('a reply without a vendor ID is an error', async () => {
    await failing(
      sandbox,
      { endpoint: 'createVendor', action: 'body', body: { success: true } },
      async () => {
        await verify.click();
        await expect(toast(page, 'Vendor ID not found')).toContainText('Error');
      },
    );
  });
  await test.step('a lost reply is named', async () => {
    await failing(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop' }, async () => {
      await verify.click();
      await expect(said).toContainText(words.network);
    });
  });
  const create = await hold(page, '**/api/vendors/create');
  await verify.click();
  await expect(verify).toBeDisabled();
  create();
  await test.step('the next try finds the one vendor', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
});
