import { addFaults } from './controls.ts';
import { button, field, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillKyc, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

test('what the bank said takes the focus, names the holder, and stays over another step and a reload, until the account is changed', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-bank')) checks.push(request.url());
  });
  const verified = button(page, 'Verified');
  await fillKyc(page, 'pharmacy');
  // The name that the bank has for the account, whatever was typed.
  const data = { verified: true, bank: 'HDFC Bank', accountHolder: 'ANITA R SHARMA' };
  await addFaults(sandbox, { endpoint: 'verifyBank', action: 'body', body: { data }, times: 1 });
  await button(page, 'Verify Bank Details').press('Enter');
  await expect(page.getByText('Account verified: HDFC Bank. Holder: ANITA R SHARMA')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Verified');
  // Its place in the order is that of the button that asked.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await button(page, 'Next').click();
  await expect(verified).toBeVisible();
  expect(checks).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/verified"|bankAccount/);

  const holder = field(page, 'accountHolderName');
  await holder.fill('Somebody Else');
  await expect(button(page, 'Verify Bank Details')).toBeVisible();
  await expectBankNeeded(page);
  await holder.fill('Anita Sharma');
  await verifyBank(page);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(holder).toHaveValue('Anita Sharma');
  await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
  await expect(field(page, 'bankAccount')).toHaveValue('001234567890');
  await expect(verified).toBeVisible();
  expect(checks).toHaveLength(2);
});
