import { gstinCheckCharacter } from '#lib/domain/gst/gstin.ts';
import { paths } from '#lib/paths.ts';
import * as limits from '#lib/limits.ts';
import { addFaults, setSettings } from './controls.ts';
import { button, field, stepHeading } from './elements.ts';
import { testCode } from './deployed.ts';
import { expect, test } from './fixtures.ts';

/** A GSTIN of a person in Karnataka, with its check character. */
const start = '29ABCPE1234F1Z';
const gstin = start + gstinCheckCharacter(start);

test('a GSTIN fills in the first form, and the KYC step starts with it', async ({ page, visitor }) => {
  const { phone } = await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
  await field(page, 'phone').click();
  await page.getByText('Fill in from your GSTIN').click();
  await field(page, 'gstNumber').fill(gstin);
  await button(page, 'Use all').click();
  await test.step('the record of the GST number fills in name and address', async () => {
    await expect(field(page, 'vendorName')).not.toHaveValue('');
    await expect(field(page, 'addressLine1')).toHaveValue('12 MG Road, Bengaluru');
    await expect(field(page, 'city')).toHaveValue('Bengaluru');
  });
  await field(page, 'phone').fill(phone);
  if ((await field(page, 'email').inputValue()) === '') await field(page, 'email').fill('a@example.in');
  await page.getByLabel('Find the place').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await button(page, 'Next').click();
  await field(page, 'otp').fill(testCode);
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await test.step('the KYC step has the GST number and the PAN in it', async () => {
    await expect(field(page, 'gstNumber')).toHaveValue(gstin);
    await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
  });
});

test('a second shop uses the owner, PAN and bank of the first', async ({ page, visitor }) => {
  await visitor.seed('contract', { info: { vendorName: 'Sharma Medical', pincode: '560001' } });
  await visitor.enter(page);
  await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
  await field(page, 'vendorName').click();
  await page.getByText('Use the owner, PAN, bank and e-mail of Sharma Medical?').click();
  await field(page, 'reuseAll').check();
  await button(page, 'Fill in what is ticked').click();
  await field(page, 'vendorName').fill('Sharma Two');
  await field(page, 'addressLine1').fill('3 Brigade Road');
  await field(page, 'pincode').fill('560025');
  await page.getByLabel('Find the place').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await button(page, 'Next').click();
  await field(page, 'otp').fill(testCode);
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await expect(page.getByText('Filled in from Sharma Medical:')).toBeVisible();
  for (const name of ['panNumber', 'panHolderName', 'bankAccount', 'accountHolderName', 'ifsc']) {
    await expect(field(page, name)).not.toHaveValue('');
  }
  await expect(field(page, 'drugLicenseNumber')).toHaveValue('');
});

const pay = 'Pay ₹1 by UPI';
const again = 'Start again';

test('a payment by UPI names the account, and the vendor confirms it', async ({
  newVisitor,
  visitor,
  sandbox,
}) => {
  await visitor.seed('created');
  // Its clock jumps to each question about the payment.
  const page = await newVisitor();
  await page.clock.install();
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await button(page, 'Continue').click();
  await page.getByText('Fill in your account by UPI').click();
  const app = page.getByRole('link', { name: 'Open my UPI app' });
  const account = field(page, 'bankAccount');
  const play = async (upi: string, press: string, words: RegExp): Promise<void> => {
    await setSettings(sandbox, { upi, upiDelayMs: 0 });
    await button(page, press).click();
    await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=/);
    await expect(page.getByText('Waiting for your payment…')).toBeVisible();
    await page.clock.fastForward(limits.upiPollMs);
    await expect(page.getByText(words)).toBeVisible();
    await expect(account).toHaveValue('');
    await expect(account).toBeEditable();
  };
  for (const [index, [upi, words]] of (
    [
      ['expired', /^The time for this payment is over/],
      ['refused', /^Your bank refused/],
      ['masked', /^Your bank did not name the whole account/],
      ['name-differs', /^This account belongs to “Ravi Traders”/],
    ] as const
  ).entries())
    await test.step(upi, () => play(upi, index === 0 ? pay : again, words));
  await test.step('another address is never opened', async () => {
    const intent = 'https://pay.example/?pa=a@b.example';
    await addFaults(sandbox, {
      endpoint: 'startUpi',
      action: 'body',
      body: { paymentId: 'p', intent },
      times: 1,
    });
    await button(page, again).click();
    await expect(page.getByText('UPI does not answer now.')).toBeVisible();
    await expect(page.locator('a[href*="pay.example"]')).toHaveCount(0);
    await expect(app).toBeHidden();
  });
  await test.step('paid', async () => {
    await play('paid', again, /^Your bank named this account/);
    await button(page, 'Use this account').click();
    await expect(account).toHaveValue('50100123456789');
    await expect(field(page, 'confirmBankAccount')).toHaveValue('50100123456789');
    await expect(field(page, 'ifsc')).toHaveValue('HDFC0000123');
  });
});

test('a payment by UPI is a QR code on a large screen @desktop', async ({ page, visitor, sandbox }) => {
  await setSettings(sandbox, { upi: 'waiting' });
  await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await button(page, 'Continue').click();
  await page.getByText('Fill in your account by UPI').click();
  await button(page, pay).click();
  await expect(page.getByRole('img', { name: 'Scan this code with your UPI app' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toHaveCount(0);
  await expect(field(page, 'bankAccount')).toBeEditable();
  await setSettings(sandbox, { upi: 'paid' });
});
