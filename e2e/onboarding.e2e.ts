import { overflow, expectAccessible } from './axe.ts';
import { button, errorSummary, field, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillInfo, fillKyc, info, openHours, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

const root = '/partner-with-us/new/mx-onboarding';

test('an address without a service offers the three, and a later step without a vendor asks for the first', async ({
  page,
}) => {
  await page.goto(`${root}/step1?serviceType=bakery`);
  await expect(page.getByRole('heading', { name: 'Select a service to continue' })).toBeVisible();
  await expect(
    page.getByText(
      'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const services = page.getByRole('listitem').getByRole('link');
  await expect(services).toHaveText(['Pharmacy', 'Supplements', 'Labs']);
  await expectAccessible(page);
  await services.nth(2).click();
  await expect(page).toHaveURL(firstStep('labs'));
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(page).toHaveTitle('Vendor information · Nuskha');

  await page.goto(`${root}/step3?serviceType=labs`);
  await expect(toast(page, 'Vendor Information Required')).toContainText(
    'Please complete vendor information first',
  );
  await expect(page).toHaveURL(firstStep('labs'));
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
});

test('the first step says what is missing beside each field and at the top, then the place alone, then an open day', async ({
  page,
  newPhone,
}) => {
  await page.goto(firstStep());
  const next = button(page, 'Next');
  await next.click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(toast(page, 'Validation Error')).toBeVisible();
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
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  const place = 'Please select your pharmacy location on the map';
  await expect(page.getByText(place).first()).toBeVisible();
  await summary.getByRole('link', { name: /Enter 6-digit PIN/ }).click();
  await expect(field(page, 'pincode')).toBeFocused();

  const phone = newPhone();
  for (const [name, value] of Object.entries({ ...info, phone })) await field(page, name).fill(value);
  await next.click();
  await expect(toast(page, 'Location Required')).toContainText(place);

  await fillInfo(page, phone);
  await openHours(page);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await page.getByRole('checkbox', { name: day }).uncheck();
  await next.click();
  await expect(page.locator('#openDays-error')).toHaveText('Select at least one open day');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the bank check tells missing, failed and pending apart, a change resets it; accounts that differ and odd numbers are told beside their fields', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const verify = button(page, 'Verify Bank Details');
  await verify.click();
  await expect(toast(page, 'Missing Information')).toContainText(
    'Please fill all bank details before verification',
  );

  await fillKyc(page, 'pharmacy');
  const account = async (number: string) => {
    await field(page, 'bankAccount').fill(number);
    await field(page, 'confirmBankAccount').fill(number);
  };
  await account('100000000002');
  await verify.click();
  await expect(toast(page, 'Verification Failed')).toContainText(
    'Please check your bank details and try again',
  );
  await account('100000000001');
  await verify.click();
  await expect(button(page, 'Pending')).toBeVisible();
  await field(page, 'ifsc').fill('SBIN0001234');
  await expect(verify).toBeVisible();
  await expectBankNeeded(page);

  await account('001234567890');
  await field(page, 'confirmBankAccount').fill('001234567891');
  await field(page, 'gstNumber').fill('40ZZZPE1234F1Z5');
  await verifyBank(page);
  await button(page, 'Next').click();
  await expect(page.locator('#confirmBankAccount-error')).toHaveText("Account numbers don't match");
  await expect(page.getByText(/They are the state code/)).toBeVisible();
  await expect(page.getByText(/not the same as the PAN/)).toBeVisible();
  await field(page, 'confirmBankAccount').fill('001234567890');
  await button(page, 'Next').click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});

test('once the vendor exists the first step is read-only and says whom to ask; a long name without a space stays within it', async ({
  page,
  visitor,
}) => {
  const vendorName = 'Sanjeevani'.repeat(12);
  const { id } = await visitor.seed('created', { info: { vendorName } });
  await visitor.enter(page);
  await page.goto(`${root}/step2?serviceType=pharmacy&vendorId=${id}`);
  await button(page, '1. Vendor information, completed').click();
  await expect(stepHeading(page, 'Vendor information')).toBeFocused();
  await expect(page.getByText('You cannot change them here')).toBeVisible();
  await expect(field(page, 'vendorName')).toHaveCount(0);
  await expect(page.getByText(vendorName)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.goBack();
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
});
