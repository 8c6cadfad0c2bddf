import type { Locator } from 'playwright/test';
import { slotsOf } from '#lib/domain/documents/documents.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { info, kyc, licences } from './forms.ts';

test('registers a new pharmacy by keyboard alone @desktop', async ({ page, newPhone }) => {
  /** Presses Tab until the control has the focus. */
  const tabTo = async (control: Locator): Promise<void> => {
    for (let presses = 0; presses < 15; presses++) {
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

  const press = async (name: string) => {
    await tabTo(button(page, name));
    await page.keyboard.press('Enter');
  };

  // Listen from the start: a key press is faster than telling the browser to hand over its file dialog.
  let file = pdf();
  page.on('filechooser', (chooser) => void chooser.setFiles(file));

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
    await press('Next');
    await expect(field(page, 'otp')).toBeFocused();
    await page.keyboard.type(testCode);
    await expect(stepHeading(page, 'KYC & business details')).toBeFocused();
  });
  await test.step('the KYC details are filled in and the bank account is verified', async () => {
    const typed = { ...kyc, ...licences };
    // In the order of the page: Tab would go around the whole page to a field before.
    for (const name of [
      'gstNumber',
      'panNumber',
      'panHolderName',
      'drugLicenseNumber',
      'bankAccount',
      'confirmBankAccount',
      'accountHolderName',
      'ifsc',
    ] as const)
      await type(name, typed[name]);
    await press('Verify Bank Details');
    await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
    await press('Next');
  });
  await test.step('the documents are uploaded', async () => {
    await expect(stepHeading(page, 'Pharmacy documents')).toBeFocused();
    let uploaded = 0;
    for (const slot of slotsOf('pharmacy').filter((one) => one !== 'cheque')) {
      await tabTo(field(page, slot));
      file = slot === 'ownerPhoto' || slot === 'entranceWithOwner' ? photo() : pdf();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Uploaded on/)).toHaveCount((uploaded += 1));
    }
    await press('Next');
  });
  await test.step('the contract is accepted and the dashboard opens', async () => {
    await expect(stepHeading(page, 'Partner contract')).toBeFocused();
    await tabTo(field(page, 'termsAccepted'));
    await page.keyboard.press('Space');
    await press('Submit application');
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: info.vendorName })).toBeVisible();
    await expect(page.getByText('KYC Under Review')).toBeVisible();
  });
});
