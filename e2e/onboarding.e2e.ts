import { expectAccessible } from './axe.ts';
import { field, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillInfo, fillKyc, openHours, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

test('an address without a service asks for one', async ({ page }) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=bakery');
  await expect(page.getByRole('heading', { name: 'Select a service to continue' })).toBeVisible();
  await expect(
    page.getByText(
      'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address without a service offers the three, and the tab names the step that opens', async ({
  page,
}) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1');
  const services = page.getByRole('listitem').getByRole('link');
  await expect(services).toHaveText(['Pharmacy', 'Supplements', 'Labs']);
  await expectAccessible(page);
  await services.nth(2).click();
  await expect(page).toHaveURL('/partner-with-us/new/mx-onboarding/step1?serviceType=labs');
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(page).toHaveTitle('Vendor information · Nuskha');
});

test('an empty first step says what is missing beside each field and at the top', async ({ page }) => {
  await page.goto(firstStep());
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('region', { name: 'Please fix the errors in the form' });
  await expect(summary).toBeFocused();
  const messages = {
    vendorName: 'Enter a valid name',
    ownerName: 'Enter full name',
    email: 'Enter a valid email',
    phone: 'Enter a valid 10-digit phone',
    supportPhone: 'Enter a valid 10-digit phone',
    addressLine1: 'Enter address',
    city: 'Enter city',
    pincode: 'Enter 6-digit PIN',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.locator(`#${name}-error`)).toHaveText(message);
    await expect(page.locator(`input[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Please select your pharmacy location on the map').first()).toBeVisible();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await summary.getByRole('link', { name: /Enter 6-digit PIN/ }).click();
  await expect(page.locator('input[name="pincode"]')).toBeFocused();
});

test('without a place alone, the place is asked for in its own words', async ({ page, newPhone }) => {
  await page.goto(firstStep());
  const values = { vendorName: 'Asha', ownerName: 'Asha Rao', email: 'asha@example.in', city: 'Pune' };
  for (const [name, value] of Object.entries({
    ...values,
    phone: newPhone(),
    supportPhone: '9812345670',
    addressLine1: '1 FC Road',
    pincode: '411001',
  })) {
    await page.locator(`input[name="${name}"]`).fill(value);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Location Required');
  await expect(page.locator('[data-toast]')).toContainText('Please select your pharmacy location on the map');
});

test('no open day keeps the first step', async ({ page, newPhone }) => {
  await page.goto(firstStep());
  await fillInfo(page, newPhone());
  await openHours(page);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await page.getByRole('checkbox', { name: day }).uncheck();
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#openDays-error')).toHaveText('Select at least one open day');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a wrong code says so and keeps everything; the right one goes on', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  await page.goto(firstStep());
  await fillInfo(page, newPhone());
  await page.getByRole('button', { name: 'Next' }).click();
  const code = page.locator('input[name="otp"]');
  const verify = page.getByRole('button', { name: 'Verify & Create Vendor' });
  await expect(verify).toBeDisabled();
  await expect(page.getByText(/Resend OTP in \(\d+\) seconds/)).toBeVisible();
  await code.fill('65432');
  await expect(verify).toBeDisabled();
  await code.fill('654321');
  await expect(page.locator('[data-toast]', { hasText: 'Verification failed' })).toBeVisible();
  await expect(
    page.getByRole('dialog').locator('form').getByText('The OTP you entered is incorrect. Please try again.'),
  ).toBeVisible();
  // What was refused is selected: typing writes over it, and the sixth digit sends it.
  await expect(code).toBeFocused();
  await page.keyboard.type('123456');
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
});

test('the bank check tells pending, failed and missing apart, and a change resets it', async ({
  page,
  newPhone,
  sandbox,
  allowErrors,
}) => {
  allowErrors(/status of 503/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const verify = page.getByRole('button', { name: 'Verify Bank Details' });

  await verify.click();
  await expect(toast(page, 'Missing Information')).toContainText(
    'Please fill all bank details before verification',
  );

  await fillKyc(page, 'pharmacy');
  const account = async (number: string) => {
    await page.locator('input[name="bankAccount"]').fill(number);
    await page.locator('input[name="confirmBankAccount"]').fill(number);
  };
  await account('100000000002');
  await verify.click();
  await expect(toast(page, 'Verification Failed')).toContainText(
    'Please check your bank details and try again',
  );
  await account('100000000004');
  await verify.click();
  await expect(toast(page, 'Verification Error')).toContainText(
    'Unable to verify bank details. Please try again.',
  );
  await account('100000000001');
  await verify.click();
  await expect(page.getByRole('button', { name: 'Pending' })).toBeVisible();
  await page.locator('input[name="ifsc"]').fill('SBIN0001234');
  await expect(verify).toBeVisible();
  await expectBankNeeded(page);
});

test('accounts that differ and odd numbers are told beside their fields', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await page.locator('input[name="confirmBankAccount"]').fill('001234567891');
  await page.locator('input[name="gstNumber"]').fill('40ZZZPE1234F1Z5');
  await verifyBank(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#confirmBankAccount-error')).toHaveText("Account numbers don't match");
  await expect(page.getByText(/They are the state code/)).toBeVisible();
  await expect(page.getByText(/not the same as the PAN/)).toBeVisible();
  await page.locator('input[name="confirmBankAccount"]').fill('001234567890');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});

test('a licence number of no known form is refused in the specified words, and taken as it is printed', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await field(page, 'drugLicenseNumber').fill('TN/CHN/00123/20B');
  await verifyBank(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const error = page.locator('#drugLicenseNumber-error');
  await expect(error).toHaveText('Enter valid license (e.g., DL/2023/123456)');
  await page.getByLabel('This is how it is printed on my licence').check();
  await expect(error).toBeEmpty();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});

test('another phone’s application is refused with a way home', async ({
  page,
  newPhone,
  sandbox,
  visitor,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const { id } = await visitor.seed('created');
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await expect(field(page, 'panNumber')).toBeVisible();
  await page.goto(`${firstStep()}&vendorId=${id}&continue=true`);
  await expect(page.getByRole('heading', { name: 'Failed to load application data' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a registration page of another category leads to the right one', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const { vendorId } = await startApplication(page, sandbox.origin, {
    phone: newPhone(),
    category: 'labs',
    at: 'kyc-documents',
  });
  await page.goto(`/register/pharmacy?vendorId=${vendorId}&continue=true`);
  await expect(page).toHaveURL(
    new RegExp(`/mx-onboarding/step2\\?serviceType=labs&vendorId=${vendorId}&continue=true`),
  );
  await expect(page.locator('input[name="accreditation"]')).toBeVisible();
});

test('once the vendor exists the first step is read-only and says whom to ask', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await page.getByRole('button', { name: '1. Vendor information, completed' }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeFocused();
  await expect(page.getByText('You cannot change them here')).toBeVisible();
  await expect(page.locator('input[name="vendorName"]')).toHaveCount(0);
  await page.goBack();
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
});
