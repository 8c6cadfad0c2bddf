import { slotsOf } from '#lib/domain/documents.ts';
import { expectAccessible } from './axe.ts';
import { stepHeading } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc, openHours } from './forms.ts';
import { startApplication, testCode } from './visitor.ts';

test('vendor information and its code can be used by everyone, empty, refused and filled @phone', async ({
  page,
  newPhone,
}) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=supplements');
  await expect(page.locator('input[name="vendorName"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('region', { name: 'Please fix the errors in the form' })).toBeFocused();
  await expectAccessible(page);
  await fillInfo(page, newPhone());
  await openHours(page);
  await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

for (const at of ['kyc-documents', 'documents', 'contract'] as const) {
  // The same parts are side by side in a wide window: one step is looked at there.
  const size = at === 'kyc-documents' ? '' : ' @phone';
  test(`the ${at} step can be used by everyone, as it comes and refused${size}`, async ({
    page,
    newPhone,
    sandbox,
  }) => {
    await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs', at });
    await expect(page.getByText('Welcome back')).toBeVisible();
    await expectAccessible(page);
    if (at === 'kyc-documents') {
      await fillKyc(page, 'labs');
      await page.locator('input[name="confirmBankAccount"]').fill('999999999999');
      await page.locator('input[name="gstNumber"]').fill('40ZZZPE1234F1Z5');
      await page.getByRole('button', { name: 'Verify Bank Details' }).click();
      await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    } else {
      await page.getByRole('button', { name: /^(Next|Submit application)$/ }).click();
    }
    await expect(page.locator('[data-toast]').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('on a small phone the first question of a step is on the first screen, under one header line @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const top = (name: string) =>
    page
      .locator(`input[name="${name}"]`)
      .evaluate((input) => Math.round(input.getBoundingClientRect().top + globalThis.scrollY));
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  expect(await top('vendorName')).toBeLessThanOrEqual(260);
  await startApplication(page, sandbox.origin, {
    phone: newPhone(),
    category: 'pharmacy',
    at: 'kyc-documents',
  });
  const first = page.getByRole('group').first().getByRole('textbox').first();
  await expect(first).toBeVisible();
  expect(await top((await first.getAttribute('name')) ?? '')).toBeLessThanOrEqual(260);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const bar = page.locator('.actions');
  await expect(bar).toContainText('Step 2 of 4');
  await first.fill('29ABCPE1234F1Z5');
  await expect(bar).toContainText(/Saved at/);
});

test('at twice the size on a phone nothing of a step is cut off @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await page.setViewportSize({ width: 180, height: 370 });
  for (const at of ['kyc-documents', 'documents', 'contract'] as const) {
    await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs', at });
    await expect(page.getByText('Welcome back')).toBeVisible();
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      return [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > room + 1)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`);
    });
    expect(wide, `${at} is wider than the screen`).toEqual([]);
  }
});

test('a pharmacy registers by keyboard alone @desktop', async ({ page, newPhone }) => {
  const type = async (name: string, text: string) => {
    // A step's own code may still be on its way when its heading is there.
    await expect(page.locator(`input[name="${name}"]`)).toBeVisible();
    for (let presses = 0; presses < 60; presses++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) break;
      await page.keyboard.press('Tab');
    }
    await expect(page.locator(`input[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 60; presses++) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };

  // Listened for from the start: a key is quicker than the browser is told to hand its file dialog over.
  let file = pdf();
  page.on('filechooser', (chooser) => void chooser.setFiles(file));

  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  await expect(page.locator('input[name="vendorName"]')).toBeVisible();
  await type('vendorName', info.vendorName);
  await type('ownerName', info.ownerName);
  await type('email', info.email);
  await type('phone', newPhone());
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
  await press('Next');
  await expect(page.locator('input[name="otp"]')).toBeFocused();
  await page.keyboard.type(testCode);

  await expect(stepHeading(page, 'KYC & business details')).toBeFocused();
  for (const [name, value] of Object.entries({ ...kyc, drugLicenseNumber: 'DL/2023/123456' })) {
    if (name === 'bankAccount') await type('drugLicenseNumber', 'DL/2023/123456');
    if (name !== 'drugLicenseNumber') await type(name, value);
  }
  await press('Verify Bank Details');
  await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();
  await press('Next');

  await expect(stepHeading(page, 'Pharmacy documents')).toBeFocused();
  let uploaded = 0;
  for (const slot of slotsOf('pharmacy').filter((one) => one !== 'cheque')) {
    const input = page.locator(`input[name="${slot}"]`);
    for (let presses = 0; presses < 60; presses++) {
      if (await input.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    file = slot === 'ownerPhoto' || slot === 'entranceWithOwner' ? photo() : pdf();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Uploaded on/)).toHaveCount((uploaded += 1));
  }
  await press('Next');

  await expect(stepHeading(page, 'Partner contract')).toBeFocused();
  const terms = page.locator('input[name="termsAccepted"]');
  for (let presses = 0; presses < 60; presses++) {
    if (await terms.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await press('Submit application');
  await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
});
