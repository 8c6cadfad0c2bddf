import { paths } from '#lib/paths.ts';
import { hold, setSettings } from './controls.ts';
import { button, errorSummary, field, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillKyc, kyc, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

test.afterEach(({ sandbox }) => setSettings(sandbox, { extraFields: 'known', capabilities: 'all' }));

test('fills in known KYC details and says what Next and the bank check lack', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const submit = await hold(page, '**/kyc');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ifsc/')) asked.push(pathname);
  });
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const gstin = field(page, 'gstNumber');
  const pan = field(page, 'panNumber');
  await test.step('the GSTIN fills in the PAN until one is typed', async () => {
    await gstin.fill(' 29abcpe1234f1z5 ');
    await expect(pan).toHaveValue('ABCPE1234F');
    await expect(page.getByText('Filled in from your GSTIN').first()).toBeVisible();
    await gstin.fill('29ABCPF1234G1Z5');
    await expect(pan).toHaveValue('ABCPF1234G');
    // A typed PAN stays.
    await pan.fill('ABCPE1234F');
    await gstin.fill('29ABCPG1234H1Z5');
    await expect(pan).toHaveValue('ABCPE1234F');
  });

  await test.step('the name of the owner is offered', async () => {
    const offers = page.getByRole('button', { name: /^Use “Asha Rao”/ });
    await expect(offers).toHaveCount(2);
    await button(page, 'Use “Asha Rao” : Name on PAN').click();
    await expect(field(page, 'panHolderName')).toHaveValue('Asha Rao');
    await expect(field(page, 'panHolderName')).toBeFocused();
    await offers.click();
    await expect(field(page, 'accountHolderName')).toHaveValue('Asha Rao');
  });

  const ifsc = field(page, 'ifsc');
  const bank = page.locator('[data-ifsc]');
  const unknown = 'We don’t know this branch. Please check the IFSC on your cheque.';
  await test.step('the IFSC names bank and branch', async () => {
    await ifsc.pressSequentially('hdf');
    await expect(bank).toBeEmpty();
    expect(asked).toEqual([]);
    await ifsc.pressSequentially('c0');
    await expect(bank).toHaveText('HDFC Bank');
    await ifsc.pressSequentially('000001');
    await expect(bank).toHaveText('HDFC Bank, branch 000001');
    await ifsc.fill('HDFC0999998');
    await expect(bank).toHaveText(unknown);
    await ifsc.blur();
    // A warning beside the field. The field itself is not invalid.
    await expect(ifsc).not.toHaveAttribute('aria-invalid', 'true');
    await ifsc.fill('SBIN0000001');
    await expect(bank).toHaveText('State Bank of India, branch 000001');
    await ifsc.fill('ZZZZ0000001');
    await expect(bank).toHaveText(unknown);
    expect(asked).toEqual(['/ifsc/banks.json', '/ifsc/HDFC.json', '/ifsc/SBIN.json']);
  });

  const next = button(page, 'Next');
  const verify = button(page, 'Verify Bank Details');
  await test.step('Next and the bank check say what is missing', async () => {
    await next.click();
    await expect(errorSummary(page)).toContainText('Verify your bank details to continue.');
    await verify.click();
    await expect(toast(page, 'Missing Information')).toContainText(
      'Please fill all bank details before verification',
    );
  });

  await fillKyc(page, 'pharmacy');
  const account = async (number: string) => {
    await field(page, 'bankAccount').fill(number);
    await field(page, 'confirmBankAccount').fill(number);
  };
  await test.step('a changed account needs a new check', async () => {
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
  });

  const again = field(page, 'confirmBankAccount');
  await test.step('wrong and odd numbers are named beside their fields', async () => {
    await field(page, 'bankAccount').fill(kyc.bankAccount);
    await field(page, 'gstNumber').fill('40ZZZPE1234F1Z5');
    await verifyBank(page);
    await next.click();
    await expect(page.locator('#confirmBankAccount-error')).toHaveText("Account numbers don't match");
    await expect(page.getByText(/They are the state code/)).toBeVisible();
    await expect(page.getByText(/not the same as the PAN/)).toBeVisible();
  });
  await test.step('going back while the details are saved stays there', async () => {
    await again.fill(kyc.bankAccount);
    await next.click();
    // A vendor who goes back during the save stays there. The details are saved.
    await button(page, 'Back').click();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    submit();
    await expect(button(page, '2. KYC & business details, completed')).toBeVisible();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await expect(page).toHaveURL(/\/step1\?/);
  });
});

test('keeps and checks further licences and a licence “as printed”', async ({ page, newPhone, sandbox }) => {
  const { vendorId } = await startApplication(page, sandbox.origin, {
    phone: newPhone(),
    at: 'kyc-documents',
  });
  await fillKyc(page, 'pharmacy');
  const number = 'CBE/1234/20';
  await test.step('a licence number as printed is accepted', async () => {
    await field(page, 'drugLicenseNumber').fill(number);
    await button(page, 'Next').click();
    await expect(errorSummary(page)).toContainText('Enter valid license (e.g., DL/2023/123456)');
    await page.getByLabel('This is how it is printed on my licence').check();
    await expect(page.getByText('Enter valid license')).toHaveCount(0);
  });

  await page.getByText('More licences and dates').click();
  const second = page.locator('[id="licences.1.number"]');
  await test.step('a further licence is checked', async () => {
    await page.locator('[id="licences.0.form"]').selectOption('20');
    await button(page, 'Add a licence').click();
    await expect(second).toBeFocused();
    await page.keyboard.type('abc');
    await button(page, 'Next').click();
    await expect(errorSummary(page)).toContainText('More licences and dates');
  });
  await test.step('“as printed” is offered only for a number of another form', async () => {
    const isPrinted = field(page, 'licences.1.asPrinted');
    await expect(isPrinted).toHaveCount(0);
    await second.fill('CBE/1234/21');
    await isPrinted.check();
    await expect(second).not.toHaveAttribute('aria-invalid', 'true');
    await isPrinted.uncheck();
    await expect(second).toHaveAttribute('aria-invalid', 'true');
    await second.fill('21-41196');
    await expect(isPrinted).toHaveCount(0);
  });
  await test.step('a passed date is named, and a licence can be removed', async () => {
    await page.locator('[id="licences.1.form"]').selectOption('21');
    await page.locator('[id="licences.1.paidUpTo"]').fill('2020-03-31');
    await expect(page.getByText('This date has passed')).toBeVisible();
    await button(page, 'Add a licence').click();
    await button(page, 'Remove licence 3').click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
  });
  await test.step('an emptied field is saved', async () => {
    const emptied = page.waitForResponse((reply) => reply.url().endsWith('/kyc/draft') && reply.ok());
    await field(page, 'panHolderName').fill('');
    await emptied;
  });

  await test.step('a reload keeps licences and the emptied field', async () => {
    await page.reload();
    await expect(field(page, 'licenceAsPrinted')).toBeChecked();
    await expect(field(page, 'panHolderName')).toHaveValue('');
    await expect(page.locator('[id="licences.0.form"]')).toHaveValue('20');
    await expect(second).toHaveValue('21-41196');
    await expect(page.locator('[id="licences.1.paidUpTo"]')).toHaveValue('2020-03-31');
    await field(page, 'panHolderName').fill(kyc.panHolderName);
    await field(page, 'confirmBankAccount').fill(kyc.bankAccount);
    await verifyBank(page);
    await button(page, 'Next').click();
    await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  });

  await test.step('the dashboard shows the licences and their dates', async () => {
    await page.goto(paths.dashboardOf(vendorId));
    await expect(page.getByText(`Form 20: ${number} (as printed on the licence)`)).toBeVisible();
    await expect(page.getByText(/Form 21: 21-41196, fee paid until/)).toBeVisible();
    const reminders = page.getByRole('region', { name: 'Dates on your licences' });
    await expect(reminders).toContainText('21-41196');
    const download = page.waitForEvent('download');
    await reminders.getByRole('button').click();
    expect((await download).suggestedFilename()).toBe('licence-reminders.ics');
  });
});

test('a lab declares its GST exemption if the API has a field for it', async ({
  page,
  newPhone,
  sandbox,
  allowErrors,
}) => {
  allowErrors(/status of 400/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents', category: 'labs' });
  await fillKyc(page, 'labs');
  const declaration = page.getByLabel('Not registered for GST (diagnostic services are exempt)');
  await test.step('the declaration replaces GSTIN and GST certificate', async () => {
    await declaration.check();
    await expect(field(page, 'gstNumber')).toHaveCount(0);
    await verifyBank(page);
    await button(page, 'Next').click();
    for (const slot of ['labLicense', 'ownerPhoto', 'entranceWithOwner'])
      await expect(field(page, slot).first()).toBeAttached();
    await expect(field(page, 'gst')).toHaveCount(0);
  });

  await test.step('a refused declaration says so beside its field', async () => {
    await button(page, 'Back').click();
    await field(page, 'accreditation').fill('NABL-4321');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await verifyBank(page);
    await setSettings(sandbox, { extraFields: 'refused' });
    await button(page, 'Next').click();
    // The error is beside the refused field.
    await expect(page.locator('#gstExempt-error')).toBeVisible();
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  });

  await test.step('an API without the field needs the GSTIN', async () => {
    await setSettings(sandbox, { extraFields: 'known', capabilities: '' });
    await page.reload();
    await expect(field(page, 'gstNumber')).toBeVisible();
    await expect(declaration).toHaveCount(0);
    await field(page, 'gstNumber').fill(kyc.gstNumber);
    await field(page, 'confirmBankAccount').fill(kyc.bankAccount);
    await button(page, 'Next').click();
    await expect(field(page, 'gst').first()).toBeAttached();
  });
});
