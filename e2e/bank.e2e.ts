import { addFaults } from './controls.ts';
import { stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillKyc, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

test('@phone a verified account stays so over another step and a reload, until it is changed', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-bank')) checks.push(request.url());
  });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const unverified = page.getByRole('button', { name: 'Verify Bank Details' });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await next.click();
  await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
  expect(checks).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/verified"|bankAccount/);

  await page.locator('input[name="accountHolderName"]').fill('Somebody Else');
  await expect(unverified).toBeVisible();
  await expectBankNeeded(page);
  await page.locator('input[name="accountHolderName"]').fill('Anita Sharma');
  await verifyBank(page);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.locator('input[name="accountHolderName"]')).toHaveValue('Anita Sharma');
  await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
  expect(checks).toHaveLength(2);
});

test('@phone the name that the bank has for the account is shown, whatever was typed', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  const data = { verified: true, bank: 'HDFC Bank', accountHolder: 'ANITA R SHARMA' };
  await addFaults(sandbox, { endpoint: 'verifyBank', action: 'body', body: { data }, times: 1 });
  await verifyBank(page);
  await expect(page.getByText('Account verified: HDFC Bank. Holder: ANITA R SHARMA')).toBeVisible();
});
