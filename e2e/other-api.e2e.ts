import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { locales } from '#lib/locales.ts';
import { paths } from '#lib/paths.ts';
import { testAccounts } from '#sandbox/bank.ts';
import { wideParts } from './boxes.ts';
import { addFaults, review, vendorCount } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, chooseLanguage, field, firstStep, loginDialog, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, kyc, signInHere, uploadDocuments, verifyBank } from './forms.ts';
import { expectTranslated } from './plainWords.ts';
import { isOffered, otherLanguage, spoken, type Spoken } from './spoken.ts';

/** Tamil has the longest words. */
const language = 'ta';
const id: keyof typeof spoken = isOffered(language) ? language : 'en';
const category = 'labs';

/**
 * An application with a server that offers only its specification, in other reply shapes. It speaks only English, so no other
 * text on a screen is English. playwright.config.ts starts it.
 */
test('takes an application to its dashboard', async ({ page, sandbox, newPhone }) => {
  const words: Spoken = spoken[id];
  const look = async (): Promise<void> => {
    if (id === 'en') expect(await wideParts(page)).toEqual([]);
    else await expectTranslated(page, words);
  };
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
    await page.goto(words.prefix + firstStep(category));
    await fillInfo(page, phone, words);
    await button(page, words.next).click();
    await expect(field(page, 'otp')).toBeVisible();
    await look();
    await field(page, 'otp').fill(testCode);
    await expect(loginDialog(page, words)).toContainText(words.businessSaved);
    await look();
    await signInHere(page, phone, words);
    await expect(field(page, 'panNumber')).toBeVisible();
    await expect(loginDialog(page, words)).toBeHidden();
  });
  await test.step('save a draft', async () => {
    await fillKyc(page, category);
    typed[licenceFieldOf(category)] = await field(page, licenceFieldOf(category)).inputValue();
    await expect(page.getByText(words.savedAt)).toBeVisible();
  });
  await test.step('reload the page', async () => {
    await page.reload();
    await expectTyped();
  });
  await test.step('switch the language there and back', async () => {
    for (const next of [id === 'en' ? otherLanguage : 'en', id]) {
      await chooseLanguage(page, locales[next].name);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[next].tag);
      await expectTyped();
    }
  });
  await test.step('go back to the first step', async () => {
    await button(page, words.back).click();
    await expect(stepHeading(page, words.vendorInfo)).toBeVisible();
    await expect(page.getByText(words.shop).first()).toBeVisible();
    await look();
    await expect(field(page, 'vendorName')).toHaveCount(0);
    await page.goBack();
    await expectTyped();
  });
  await test.step('resume from /vendor', async () => {
    await page.goto(words.prefix + paths.vendor);
    await button(page, words.resume).click();
    await expectTyped();
  });
  const fillAccount = async (account: string): Promise<void> => {
    for (const name of ['bankAccount', 'confirmBankAccount']) await field(page, name).fill(account);
  };
  await test.step('submit the KYC', async () => {
    await fillAccount(testAccounts.nameMismatch);
    await button(page, words.verifyBank).press('Enter');
    await expect(page.locator('#bank-note')).toContainText('The account is held under another name.');
    await look();
    await fillAccount(kyc.bankAccount);
    await verifyBank(page, words);
    await look();
    await button(page, words.next).click();
  });
  await test.step('upload the documents', async () => {
    await uploadDocuments(page, category, words);
    await look();
    await button(page, words.next).click();
  });
  const acceptContract = async (): Promise<void> => {
    await field(page, 'minimumOrder').fill('200');
    await field(page, 'deliveryRadius').fill('8');
    await look();
    await field(page, 'termsAccepted').check();
    await button(page, words.submit).click();
  };
  await test.step('accept the contract', acceptContract);
  await test.step('see the dashboard', async () => {
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: words.shop })).toBeVisible();
    await expect(page.getByText(words.underReview).first()).toBeVisible();
    await look();
  });
  await test.step('send it again after a rejection', async () => {
    const vendorId = new URL(page.url()).searchParams.get('vendorId') ?? '';
    const reason = 'The PAN is of somebody else.';
    await review(sandbox, vendorId, 'reject', { reason, flags: ['panNumber'] });
    await page.reload();
    await expect(page.getByText(words.rejected).first()).toBeVisible();
    // By its specification, the server gives no reason.
    await expect(page.getByText(reason)).toHaveCount(0);
    await look();
    await page.getByRole('link', { name: words.resubmit }).click();
    await field(page, 'panNumber').fill('ABCPF1234G');
    await look();
    await button(page, words.next).click();
    await expect(field(page, 'gst').first()).toBeAttached();
    await button(page, words.next).click();
    await acceptContract();
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByText(words.underReview).first()).toBeVisible();
  });
  expect(await vendorCount(sandbox)).toBe(before + 1);
});

test('finds the vendor after the reply to its creation was lost', async ({
  page,
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
  const failed = toast(page, 'Verification failed');
  // On a connection that it had used before, the browser itself sends the request again. On a new one, the vendor does.
  const offline = page.getByText('Please check your internet connection and try again.').first();
  await test.step('the lost reply is named, or the browser asked again by itself', async () => {
    await expect(offline.or(failed).first()).toBeVisible();
    if (await offline.isVisible()) await button(page, 'Verify & Create Vendor').click();
  });
  await test.step('without idempotency the code is used up, and a sign-in finds the application', async () => {
    await expect(failed).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Next').click();
    await signInHere(page, phone);
    await button(page, 'Next').click();
    await expect(toast(page, 'Your application was saved')).toBeVisible();
  });
  await test.step('the application goes on, with one vendor', async () => {
    await expect(field(page, 'panNumber')).toBeVisible();
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
});
