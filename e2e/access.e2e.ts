import type { Locator } from 'playwright/test';
import { slotsOf } from '#lib/domain/documents.ts';
import { stepNumber } from '#lib/domain/steps.ts';
import { expectAccessible } from './axe.ts';
import { brokenWords, doubleLetters, overflow } from './boxes.ts';
import { button, errorSummary, field, firstStep, stepHeading, toast } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, info, kyc, openHours } from './forms.ts';
import { startApplication, testCode } from './visitor.ts';

const small = { width: 360, height: 640 };
/** The same phone for a visitor who has doubled the size of everything. */
const doubled = { width: 180, height: 320 };

const top = (control: Locator): Promise<number> =>
  control.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test('everyone can use vendor information and the phone code, refused and filled', async ({
  page,
  newPhone,
}) => {
  await test.step('the first field is on the first screen', async () => {
    await page.setViewportSize(small);
    await page.goto(firstStep('supplements'));
    expect(await top(field(page, 'vendorName'))).toBeLessThanOrEqual(260);
  });
  await test.step('the refused form can be used by everyone', async () => {
    await button(page, 'Next').click();
    await expect(errorSummary(page)).toBeFocused();
    // Two fields side by side stay on one line, even if one error is longer.
    await expect(page.getByText('Enter 6-digit PIN', { exact: true })).toBeVisible();
    expect(await top(field(page, 'pincode'))).toBe(await top(field(page, 'city')));
    await expectAccessible(page);
  });
  await test.step('the filled form can be used by everyone', async () => {
    await fillInfo(page, newPhone());
    await openHours(page);
    await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
    await expectAccessible(page);
  });
  await test.step('the dialog for the code can be used by everyone', async () => {
    await button(page, 'Next').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('every later step fits a small phone, also enlarged, and everyone can use it', async ({
  page,
  newPhone,
  sandbox,
}) => {
  // Only a lab has delivery terms. Only a pharmacy has further licences.
  const steps = [
    ['kyc-documents', 'pharmacy', page.getByRole('group').first().getByRole('textbox').first()],
    ['documents', 'pharmacy', page.locator('label[for="pharmacyLicense"]')],
    ['contract', 'labs', null],
  ] as const;
  for (const [at, category, first] of steps)
    await test.step(at, async () => {
      const bar = page.locator('.actions');
      await test.step('the step begins on the first screen', async () => {
        await page.setViewportSize(small);
        await startApplication(page, sandbox.origin, { phone: newPhone(), category, at });
        await expect(page.getByText('Welcome back')).toBeVisible();
        if (first !== null) expect(await top(first)).toBeLessThanOrEqual(260);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(bar).toContainText(`Step ${stepNumber(at)} of 4`);
      });
      if (at === 'kyc-documents') {
        // A warning beside its field, and an account number that differs.
        const typed = { panNumber: 'ABCPE1234F', gstNumber: '40ZZZPE1234F1Z5', bankAccount: '001234567890' };
        for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
        await field(page, 'confirmBankAccount').fill('999999999999');
        await expect(bar).toContainText(/Saved at/);
      }

      await test.step('nothing breaks or scrolls sideways at twice the size', async () => {
        await page.setViewportSize(doubled);
        expect(await brokenWords(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
      await test.step('the refused step can be used by everyone', async () => {
        await page.setViewportSize(small);
        await bar.getByRole('button').last().click();
        await expect(toast(page).first()).toBeVisible();
        await expectAccessible(page);
      });
      await test.step('letters of twice the size break no word', async () => {
        await doubleLetters(page);
        await bar.getByRole('button').last().click();
        await expect(toast(page).first()).toBeVisible();
        expect(await brokenWords(page, 'main, [data-toast]')).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });
});

test('registers a new pharmacy by keyboard alone @desktop', async ({ page, signIn }) => {
  /** Presses Tab until the control has the focus. */
  const tabTo = async (control: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const type = async (name: string, text: string) => {
    await tabTo(field(page, name));
    // Insert the text at once: the arrival of single keys is the browser's job.
    await page.keyboard.insertText(text);
  };
  const press = async (name: string) => {
    await tabTo(button(page, name));
    await page.keyboard.press('Enter');
  };

  // Listen from the start: a key press is faster than telling the browser to hand over its file dialog.
  let file = pdf();
  page.on('filechooser', (chooser) => void chooser.setFiles(file));

  const phone = await signIn(page);
  await test.step('the dialog leads to the first step', async () => {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Pharmacy/ })
      .press('Enter');
    await expect(page).toHaveURL(firstStep());
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
  await test.step('the first form and the place are filled', async () => {
    await expect(field(page, 'vendorName')).toBeEditable();
    await type('vendorName', info.vendorName);
    await type('ownerName', info.ownerName);
    await type('email', info.email);
    await type('phone', phone);
    await type('supportPhone', info.supportPhone);
    await type('addressLine1', info.addressLine1);
    await type('pincode', info.pincode);
    await type('city', info.city);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'I’m at my shop: use my location' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Bengaluru');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  await test.step('a reload keeps the form and the place', async () => {
    await page.reload();
    await expect(field(page, 'pincode')).toHaveValue(info.pincode);
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  await test.step('the code is typed', async () => {
    // Put the keyboard back where it was.
    await page.getByRole('combobox').focus();
    await press('Next');
    await expect(page.locator('input[name="otp"]')).toBeFocused();
    await page.keyboard.type(testCode);
  });

  await test.step('the KYC details are filled and the bank account is verified', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeFocused();
    for (const [name, value] of Object.entries({ ...kyc, drugLicenseNumber: 'DL/2023/123456' })) {
      if (name === 'bankAccount') await type('drugLicenseNumber', 'DL/2023/123456');
      if (name !== 'drugLicenseNumber') await type(name, value);
    }
    await press('Verify Bank Details');
    await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
    await press('Next');
  });

  await test.step('the documents are uploaded', async () => {
    await expect(stepHeading(page, 'Pharmacy documents')).toBeFocused();
    let uploaded = 0;
    for (const slot of slotsOf('pharmacy').filter((one) => one !== 'cheque')) {
      await tabTo(field(page, slot));
      file = slot === 'ownerPhoto' || slot === 'entranceWithOwner' ? photo() : pdf();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Uploaded on/)).toHaveCount((uploaded += 1));
    }
    await press('Next');
  });

  await test.step('the contract is accepted and the dashboard opens', async () => {
    await expect(stepHeading(page, 'Partner contract')).toBeFocused();
    await tabTo(field(page, 'termsAccepted'));
    await page.keyboard.press('Space');
    await press('Submit application');
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: info.vendorName })).toBeVisible();
    await expect(page.getByText('KYC Under Review')).toBeVisible();
  });
});
