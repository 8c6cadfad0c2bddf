import { addFaults } from './controls.ts';
import { button, field, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillKyc, verifyBank } from './forms.ts';
import { startApplication } from './visitor.ts';

test('keeps the answer of the bank until the account changes', async ({ page, newPhone, sandbox }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-bank')) checks.push(request.url());
  });
  const verified = button(page, 'Verified');
  await test.step('the answer names the holder and takes the focus', async () => {
    await fillKyc(page, 'pharmacy');
    // The bank's name for the holder differs from the typed one.
    const data = { verified: true, bank: 'HDFC Bank', accountHolder: 'ANITA R SHARMA' };
    await addFaults(sandbox, { endpoint: 'verifyBank', action: 'body', body: { data }, times: 1 });
    await button(page, 'Verify Bank Details').press('Enter');
    await expect(page.getByText('Account verified: HDFC Bank. Holder: ANITA R SHARMA')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Verified');
  });
  await test.step('the answer stays over another step, without a second check', async () => {
    // The answer takes the button's place in the tab order.
    await page.keyboard.press('Tab');
    await expect(button(page, 'Back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await button(page, 'Next').click();
    await expect(verified).toBeVisible();
    expect(checks).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/verified"|bankAccount/);
  });

  const holder = field(page, 'accountHolderName');
  await test.step('another holder needs a new check', async () => {
    await holder.fill('Somebody Else');
    await expect(button(page, 'Verify Bank Details')).toBeVisible();
    await expectBankNeeded(page);
    await holder.fill('Anita Sharma');
    await verifyBank(page);
  });
  await test.step('the answer stays over a reload', async () => {
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await page.reload();
    await expect(holder).toHaveValue('Anita Sharma');
    await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
    await expect(field(page, 'bankAccount')).toHaveValue('001234567890');
    await expect(verified).toBeVisible();
    expect(checks).toHaveLength(2);
  });
});
