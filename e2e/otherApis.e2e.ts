import { categoryIds } from '#lib/domain/category.ts';
import { licenceFieldOf } from '#lib/domain/kycFields.ts';
import { paths } from '#lib/paths.ts';
import { addFaults, review, vendorCount } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, loginDialog, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc, signInHere, uploadDocuments, verifyBank } from './forms.ts';

for (const category of categoryIds) {
  test(`takes an application of ${category} to its dashboard`, async ({ page, api, sandbox, newPhone }) => {
    const phone = newPhone();
    const before = await vendorCount(sandbox);
    const typed = {
      panNumber: 'ABCPE1234F',
      bankAccount: kyc.bankAccount,
      accountHolderName: kyc.accountHolderName,
      [licenceFieldOf(category)]: '',
    };
    const expectTyped = async (): Promise<void> => {
      for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    };

    await test.step('create the vendor', async () => {
      await page.goto(firstStep(category));
      await fillInfo(page, phone);
      await button(page, 'Next').click();
      await field(page, 'otp').fill(testCode);
      if (api.includes('--plain')) {
        await expect(loginDialog(page)).toContainText('Your business is saved.');
        await signInHere(page, phone);
      }
      await expect(field(page, 'panNumber')).toBeVisible();
      await expect(loginDialog(page)).toBeHidden();
    });
    await test.step('save a draft', async () => {
      await fillKyc(page, category);
      typed[licenceFieldOf(category)] = await field(page, licenceFieldOf(category)).inputValue();
      await expect(page.getByText(/^Saved at/)).toBeVisible();
    });
    await test.step('reload the page', async () => {
      await page.reload();
      await expectTyped();
    });
    await test.step('switch the language there and back', async () => {
      for (const language of ['हिन्दी', 'English']) {
        await page.locator('.languages').getByRole('link', { name: language }).click();
        await expectTyped();
      }
    });
    await test.step('go back to the first step', async () => {
      await button(page, 'Back').click();
      await expect(stepHeading(page, 'Vendor information')).toBeVisible();
      await expect(page.getByText(info.vendorName).first()).toBeVisible();
      await expect(field(page, 'vendorName')).toHaveCount(0);
      await page.goBack();
      await expectTyped();
    });
    await test.step('resume from /vendor', async () => {
      await page.goto(paths.vendor);
      await button(page, 'Continue').click();
      await expectTyped();
    });
    await test.step('submit the KYC', async () => {
      await field(page, 'confirmBankAccount').fill(kyc.bankAccount);
      await verifyBank(page);
      await button(page, 'Next').click();
    });
    await test.step('upload the documents', async () => {
      await uploadDocuments(page, category);
      await button(page, 'Next').click();
    });
    const acceptContract = async (): Promise<void> => {
      if (category === 'labs') {
        await field(page, 'minimumOrder').fill('200');
        await field(page, 'deliveryRadius').fill('8');
      }
      await field(page, 'termsAccepted').check();
      await button(page, 'Submit application').click();
    };
    await test.step('accept the contract', acceptContract);
    await test.step('see the dashboard', async () => {
      await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
      await expect(page.getByRole('heading', { level: 1, name: info.vendorName })).toBeVisible();
      await expect(page.getByText('Under Review').first()).toBeVisible();
    });
    await test.step('send it again after a rejection', async () => {
      const id = new URL(page.url()).searchParams.get('vendorId') ?? '';
      const reason = 'The PAN is of somebody else.';
      await review(sandbox, id, 'reject', { reason, flags: ['panNumber'] });
      await page.reload();
      await expect(page.getByText('Rejected').first()).toBeVisible();
      // By its specification, the plain API gives no reason.
      await expect(page.getByText(reason)).toHaveCount(api.includes('--plain') ? 0 : 1);
      await page.getByRole('link', { name: 'Resubmit KYC' }).click();
      await field(page, 'panNumber').fill('ABCPF1234G');
      await button(page, 'Next').click();
      if (api.includes('--plain')) {
        await expect(field(page, 'gst').first()).toBeAttached();
        await button(page, 'Next').click();
        await acceptContract();
      }
      await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
      await expect(page.getByText('Under Review').first()).toBeVisible();
    });
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
}

test('finds the vendor after the reply to its creation was lost', async ({
  page,
  api,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const phone = newPhone();
  const before = await vendorCount(sandbox);
  await addFaults(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
  await page.goto(firstStep());
  await fillInfo(page, phone);
  await button(page, 'Next').click();
  await field(page, 'otp').fill(testCode);
  // The browser itself sends the request again. Without idempotency, the code is used up by then.
  if (api.includes('--plain')) {
    await expect(toast(page, 'Verification failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Next').click();
    await signInHere(page, phone);
    await button(page, 'Next').click();
    await expect(toast(page, 'Your application was saved')).toBeVisible();
  }
  await expect(field(page, 'panNumber')).toBeVisible();
  expect(await vendorCount(sandbox)).toBe(before + 1);
});
