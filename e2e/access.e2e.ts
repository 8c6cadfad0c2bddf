import type { Locator } from 'playwright/test';
import { testCode } from './deployed.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { info } from './forms.ts';

test('the first step is filled in and verified by keyboard alone @desktop', async ({ page, newPhone }) => {
  /** Presses Tab until the control has the focus. */
  const tabTo = async (control: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(control).toBeFocused();
  };
  const type = async (name: string, text: string) => {
    await tabTo(field(page, name));
    // Insert the text at once: the arrival of single keys is the browser's job.
    await page.keyboard.insertText(text);
  };

  await page.goto(firstStep());
  await test.step('the fields are reached in their order', async () => {
    await expect(field(page, 'vendorName')).toBeEditable();
    await type('vendorName', info.vendorName);
    await type('ownerName', info.ownerName);
    await type('email', info.email);
    await type('phone', newPhone());
    await type('supportPhone', info.supportPhone);
    await page.keyboard.press('Tab');
    await expect(field(page, 'samePhone')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'I’m at my shop: use my location' })).toBeFocused();
  });
  await test.step('a place is searched and chosen', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Bengaluru');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  await test.step('a Tab into a filled field selects its text', async () => {
    // The place fills in its PIN code.
    await expect(field(page, 'pincode')).toHaveValue(info.pincode);
    await type('addressLine1', info.addressLine1);
    await type('pincode', info.pincode);
    await type('city', info.city);
  });
  await test.step('Next asks for the code, which leads to the heading of the next step', async () => {
    await tabTo(button(page, 'Next'));
    await page.keyboard.press('Enter');
    await expect(field(page, 'otp')).toBeFocused();
    await page.keyboard.type(testCode);
    await expect(stepHeading(page, 'KYC & business details')).toBeFocused();
  });
});
