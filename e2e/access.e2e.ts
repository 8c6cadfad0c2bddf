import type { Locator } from 'playwright/test';
import { slotsOf } from '#lib/domain/documents/documents.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { info, kyc } from './forms.ts';

test('registers a new pharmacy by keyboard alone @desktop', async ({ page, signIn }) => {
  /** Presses Tab until the control has the focus. */
  const tabTo = async (control: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
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

  const phone = await signIn(page);
  await test.step('the dialog leads to the first step', async () => {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Pharmacy/ })
      .press('Enter');
    await expect(page).toHaveURL(firstStep());
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
  await test.step('the first form and the place are filled', async () => {
    await expect(field(page, 'vendorName')).toBeEditable();
    await type('vendorName', info.vendorName);
    await type('ownerName', info.ownerName);
    await type('email', info.email);
    await type('phone', phone);
    await type('supportPhone', info.supportPhone);
    await tabTo(field(page, 'samePhone'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'I’m at my shop: use my location' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Bengaluru');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
    // The place fills in its PIN code. A Tab into a filled field selects its text.
    await expect(field(page, 'pincode')).toHaveValue(info.pincode);
    await type('addressLine1', info.addressLine1);
    await type('pincode', info.pincode);
    await type('city', info.city);
  });
  await test.step('a reload keeps the form and the place', async () => {
    await page.reload();
    await expect(field(page, 'pincode')).toHaveValue(info.pincode);
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  await test.step('the code is typed', async () => {
    // Put the keyboard back where it was.
    await page.getByRole('combobox').focus();
    await press('Next');
    await expect(page.locator('input[name="otp"]')).toBeFocused();
    await page.keyboard.type(testCode);
  });

  await test.step('the KYC details are filled and the bank account is verified', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeFocused();
    for (const [name, value] of Object.entries({ ...kyc, drugLicenseNumber: 'DL/2023/123456' })) {
      if (name === 'bankAccount') await type('drugLicenseNumber', 'DL/2023/123456');
      if (name !== 'drugLicenseNumber') await type(name, value);
    }
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
