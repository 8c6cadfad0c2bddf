import { addFaults, clearFaults, hold, vendorCount } from './controls.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, info } from './forms.ts';

test.afterEach(({ sandbox }) => clearFaults(sandbox));

/** tests/stores fails every call in every way, and tests/errorWords.test.ts checks the words. */
test('a lost reply to the creation keeps the form and makes one vendor', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const create = await hold(page, '**/api/vendors/create');
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  const before = await vendorCount(sandbox);
  const code = field(page, 'otp');
  const verify = button(page, 'Verify & Create Vendor');
  await test.step('the lost reply is told beside the code, which stays', async () => {
    // A browser itself repeats a request when a kept connection breaks, so the fault stays until it is cleared.
    await addFaults(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop' });
    await button(page, 'Next').click();
    await code.fill('123456');
    await expect(verify).toBeDisabled();
    create();
    await expect(page.getByRole('dialog').locator('form')).toContainText(
      'Please check your internet connection and try again.',
    );
    await expect(code).toHaveValue('123456');
    for (const [name, value] of Object.entries({ ...info, phone }))
      await expect(field(page, name)).toHaveValue(value);
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  await test.step('the next try finds the one vendor', async () => {
    await clearFaults(sandbox);
    await verify.click();
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
});
