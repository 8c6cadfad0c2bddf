import type { Page } from 'playwright/test';
import { button, field, firstStep } from './elements.ts';
import { startApplication } from './visitor.ts';
import { expect, test } from './fixtures.ts';
import { info, kyc } from './forms.ts';

/** Opens the address of a tab in a new one, after the vendor or a phone with little memory has closed it. */
async function reopen(tab: Page, end: 'close' | 'kill'): Promise<Page> {
  const url = tab.url();
  const next = await tab.context().newPage();
  const isClosed = tab.waitForEvent('close');
  await tab.close({ runBeforeUnload: end === 'close' });
  await isClosed;
  await next.goto(url);
  return next;
}

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
}

/** Fills in fields. The last character of the last one is a key, and nothing waits for what it does. */
async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text);
  const [last = '', text = ''] = Object.entries(values).at(-1) ?? [];
  await field(page, last).fill(text.slice(0, -1));
  await field(page, last).press('End');
  await field(page, last).pressSequentially(text.slice(-1));
}

test('offers the first step of a killed tab, to the last character', async ({ page }) => {
  const typed = { vendorName: info.vendorName, email: 'anita@', pincode: info.pincode.slice(0, 4) };
  await page.goto(firstStep());
  await type(page, typed);
  const next = await reopen(page, 'kill');
  await test.step('the next visitor sees an offer, and neither the text nor the form', async () => {
    await expect(next.getByText('There is something typed here from earlier.')).toBeVisible();
    await expect(next.getByRole('main')).not.toContainText(typed.vendorName);
    await expect(next.locator('form')).toHaveCount(0);
  });
  await test.step('“Continue with it” gives everything back', async () => {
    await button(next, 'Continue with it').click();
    await expectTyped(next, typed);
    await expect(next.getByText('What you typed before is still here.')).toBeVisible();
  });
});

test('KYC details outlive a closed tab to the last character', async ({ page, sandbox, newPhone }) => {
  const typed = {
    panNumber: kyc.panNumber.toUpperCase(),
    gstNumber: kyc.gstNumber,
    bankAccount: kyc.bankAccount,
    accountHolderName: kyc.accountHolderName.slice(0, 7),
  };
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await type(page, typed);
  const storages = (of: Page) =>
    of.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const stored = [await storages(page)];
  const next = await reopen(page, 'close');
  await test.step('the next tab has the details', () => expectTyped(next, typed));
  await test.step('no storage held a secret', async () => {
    stored.push(await storages(next));
    for (const name of ['panNumber', 'bankAccount', 'gstNumber'] as const)
      expect(stored.join('\n'), name).not.toContain(typed[name].slice(0, 8));
  });
});
