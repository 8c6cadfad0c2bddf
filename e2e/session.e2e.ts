import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { addFaults, clearFaults } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, loginDialog } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { kyc } from './forms.ts';
import { ApiVisitor } from './visitor.ts';

test.afterEach(({ sandbox }) => clearFaults(sandbox));

/** Returns the access token and the refresh token that the page stores. */
const tokensOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as Record<string, string>;
    return [tokens['accessToken'] ?? '?', tokens['refreshToken'] ?? '?'];
  });

test('signing in again during onboarding keeps the page and the form @desktop', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/401/);
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  page.on('request', (request) => spoken.push(request.url()));
  page.on('framenavigated', (frame) => spoken.push(frame.url()));

  const phone = newPhone();
  const visitor = new ApiVisitor(sandbox.origin, phone);
  const { id } = await visitor.seed('created');
  await visitor.enter(page);
  const secrets = await tokensOf(page);
  await page.goto(
    paths.onboarding('kyc-documents', { serviceType: 'pharmacy', vendorId: id, continue: true }),
  );
  const address = page.url();
  const dialog = page.getByRole('dialog');
  await test.step('a lost session asks to sign in', async () => {
    for (const name of ['bankAccount', 'confirmBankAccount', 'accountHolderName', 'ifsc'] as const)
      await field(page, name).fill(kyc[name]);
    await addFaults(
      sandbox,
      { endpoint: 'verifyBank', action: 'status', status: 401, times: 1 },
      { endpoint: 'refresh', action: 'status', status: 401, times: 1 },
    );
    await button(page, 'Verify Bank Details').click();
    await expect(dialog).toContainText(
      'You were signed out. Sign in again to continue. What you typed is still here.',
    );
    await expect(field(dialog, 'phone')).toHaveValue(new RegExp(phone));
  });
  await test.step('signing in keeps the page and the form, which goes on', async () => {
    await button(dialog, 'Send OTP').click();
    await field(dialog, 'code').fill(testCode);
    await expect(dialog).toBeHidden();
    await expect(field(page, 'bankAccount')).toHaveValue(kyc.bankAccount);
    await button(page, 'Verify Bank Details').press('Enter');
    await expect(button(page, 'Verified')).toBeVisible();
    expect(page.url()).toBe(address);
  });
  await test.step('no secret is in the console, an address or another storage entry', async () => {
    secrets.push(kyc.bankAccount, testCode, ...(await tokensOf(page)));
    const elsewhere = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) => (key === `${ownPrefix}tokens` ? [] : [value])),
    );
    const text = [...spoken, ...elsewhere].join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

test('signing in works in a browser that keeps nothing @desktop', async ({ page, newPhone }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto(paths.vendor);
  await button(page, 'Sign In with Phone').click();
  const dialog = loginDialog(page);
  await field(dialog, 'phone').fill(newPhone());
  await button(dialog, 'Send OTP').click();
  await field(dialog, 'code').fill(testCode);
  await test.step('the full storage is named once, and the visit goes on', async () => {
    await expect(page.getByText('storage is full')).toHaveCount(1);
    await expect(button(page, 'Start New Registration')).toBeAttached();
  });
});
