import { categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import {
  expectBankNeeded,
  fillInfo,
  fillKyc,
  info,
  uploadDocuments,
  verifyBank,
  verifyPhone,
} from './forms.ts';

const documentsTitle: Record<CategoryId, string> = {
  pharmacy: 'Pharmacy documents',
  supplements: 'Store documents',
  labs: 'Lab documents',
};
const serviceName: Record<CategoryId, RegExp> = {
  pharmacy: /^Pharmacy/,
  supplements: /^Supplements/,
  labs: /^Labs/,
};

/** Each category is walked at one size; what a size changes of a step is looked at in access.e2e.ts. */
const sizes: Record<CategoryId, string> = { pharmacy: '@phone', supplements: '@phone', labs: '@desktop' };

for (const category of categoryIds) {
  test(`a new vendor signs in, registers (${category}) and sees the dashboard ${sizes[category]}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const phone = await signIn(page);
    await page.getByRole('dialog').getByRole('link', { name: serviceName[category] }).click();
    await expect(page).toHaveURL(`/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`);
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();

    await fillInfo(page, phone);
    await verifyPhone(page);
    await expect(page).toHaveURL(/\/step2\?serviceType=\w+&vendorId=\w+/);
    await expect(page.getByRole('button', { name: '1. Vendor information, completed' })).toBeVisible();
    await expect(page.getByRole('button', { name: '4. Partner contract' })).toBeDisabled();

    await fillKyc(page, category);
    await expectBankNeeded(page);
    await verifyBank(page);
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(stepHeading(page, documentsTitle[category])).toBeVisible();
    await uploadDocuments(page, category);
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(stepHeading(page, 'Partner contract')).toBeVisible();
    await expect(page.getByText('Check your answers')).toBeVisible();
    await expect(page.getByText('001234567890')).toHaveCount(0);
    await page.locator('input[name="termsAccepted"]').check();
    await page.getByRole('button', { name: 'Submit application' }).click();

    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: info.vendorName })).toBeVisible();
    await expect(page.getByText('KYC Under Review')).toBeVisible();
    await expect(page.getByText('12.971940, 77.593690')).toBeVisible();
    await expect(page.getByRole('link', { name: /View/ })).toHaveCount(4 + 1);
    const opened = page.waitForEvent('popup');
    // By what is asked for: a headless shell has no viewer for what comes.
    const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
    await page
      .getByRole('link', { name: /^View (?!KYC)/ })
      .first()
      .click();
    await opened;
    expect(new URL((await asked).url()).origin).toBe(sandbox.origin);

    expect(await page.evaluate(() => localStorage.getItem('nuskha.onboarding'))).toBeNull();
  });
}

test('an application goes on after a reload at every step @phone', async ({ page, newPhone }) => {
  const phone = newPhone();
  await page.goto('/partner-with-us/new/mx-onboarding?serviceType=PHARMACY');
  await fillInfo(page, phone);
  await page.reload();
  await expect(page.locator('input[name="vendorName"]')).toHaveValue(info.vendorName);
  await expect(page.locator('input[name="pincode"]')).toHaveValue(info.pincode);
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  await verifyPhone(page);

  await fillKyc(page, 'pharmacy');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
  await expect(page.locator('input[name="bankAccount"]')).toHaveValue('001234567890');
  await page.locator('input[name="confirmBankAccount"]').fill('001234567890');
  await verifyBank(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await uploadDocuments(page, 'pharmacy');
  await page.reload();
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(4);
});
