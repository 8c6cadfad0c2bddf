import type { Page } from 'playwright/test';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { button, field, firstStep, loginDialog, signInPhone, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In with Phone' });
const codeField = (page: Page) => page.locator('input[name="code"]');

test('a vendor signs in by phone code and is asked what to register', async ({ page, newPhone }) => {
  const phone = newPhone();
  await test.step('every button waits for what it needs', async () => {
    await page.goto(paths.vendor);
    await signInButton(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(signInPhone(page)).toBeFocused();
    await expect(button(page, 'Send OTP')).toBeDisabled();
    await expect(button(page, 'Verify')).toBeDisabled();
    await expect(button(page, 'Continue with Email (coming soon)')).toBeDisabled();
    await expect(button(page, 'Sign in with Google (coming soon)')).toBeDisabled();
    await expect(
      page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' }),
    ).not.toBeChecked();
    // The visitor can read the texts before agreeing.
    const texts = loginDialog(page).getByRole('link', { name: /^(?:Terms and Conditions|Privacy Policy)/ });
    await expect(texts).toHaveCount(2);
    await expect(texts.first()).toHaveAttribute('href', new RegExp(`${paths.terms}$`));
    await expect(texts.last()).toHaveAttribute('href', new RegExp(`${paths.privacy}$`));
    await expect(page.getByText('Mock mode: the code is always 123456.')).toBeVisible();
    await expectAccessible(page, { within: 'dialog[open]' });
  });

  await test.step('the code is requested', async () => {
    await signInPhone(page).fill(`${phone.slice(0, 5)} ${phone.slice(5)}`);
    await codeField(page).fill('1');
    await expect(button(page, 'Verify')).toBeDisabled();
    await page.locator('select[name="country"]').selectOption('IN');
    const request = page.waitForRequest('**/api/auth/send-otp');
    await button(page, 'Send OTP').click();
    expect((await request).postDataJSON()).toEqual({ phone: `+91${phone}`, userType: 'VENDOR' });
    await expect(toast(page, 'OTP sent')).toBeVisible();
    await expect(page.getByText(/^Resend OTP in \d+ seconds$/)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expect(button(page, 'Verify')).toBeDisabled();
  });

  await test.step('a pasted code signs in', async () => {
    await codeField(page).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, '123 456');
    await expect(toast(page, 'Logged in')).toContainText(
      `Welcome +91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    );
    await expect(loginDialog(page)).toBeHidden();
  });
  await test.step('a new vendor is asked what to register', async () => {
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    const categories = page.getByRole('dialog', { name: 'Select the service you want to register for' });
    const needs = {
      pharmacy: 'Drug/pharmacy license, GST, bank',
      supplements: 'FSSAI, GST, bank',
      labs: 'Location map, accreditation, GST, bank',
    };
    for (const id of offeredIds) await expect(categories.getByText(needs[id], { exact: true })).toBeVisible();
    await expectAccessible(page, { within: 'dialog[open]' });
  });
  await test.step('the session is stored', async () => {
    const stored = await page.evaluate(() =>
      ['session', 'tokens', 'user'].map((name) => localStorage[`${ownPrefix}${name}`]),
    );
    expect(stored.every(Boolean)).toBe(true);
  });
  await test.step('the chosen service opens the first step', async () => {
    const id = offeredIds[0] ?? 'labs';
    const name = { pharmacy: /^Pharmacy/, supplements: /^Supplements/, labs: /^Labs/ }[id];
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).endsWith(firstStep(id)));
    await expect(field(page, 'vendorName')).toBeEditable();
  });
});
