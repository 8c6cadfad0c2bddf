import { expectAccessible } from './axe.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillInfo, fillKyc, typeCode, uploadDocuments, verifyBank } from './forms.ts';
import { expectNoEnglish, expectTranslated } from './plainWords.ts';
import { expectSettled } from './settledScreen.ts';
import { spoken } from './spoken.ts';

test.use({ moves: true, languages: ['hi'] });

/**
 * A whole registration in Hindi on a desktop. No screen has English of ours. The other walks are in other-api.e2e.ts (a lab in
 * Tamil on a phone, with a server that speaks only English), canaries.e2e.ts (pharmacy, phone) and resume.e2e.ts (supplements).
 * For every language, tests/words.test.ts checks the words, tests/languages.test.ts the formats and tests/dist.test.ts the type.
 */
test('a new vendor registers a lab in Hindi @desktop', async ({ page, newPhone }) => {
  const category = 'labs';
  const words = spoken.hi;
  const inOtherLanguages: string[] = [];
  page.on('request', (request) => {
    const language = request.headers()['accept-language'];
    if (/\/(?:api|geocode)\//.test(request.url()) && language !== words.tag)
      inOtherLanguages.push(`${request.method()} ${request.url()}: ${language}`);
  });

  await test.step('vendor information', async () => {
    await page.goto(words.prefix + firstStep(category));
    await fillInfo(page, newPhone(), words);
    await expectTranslated(page, words);
    await button(page, words.next).click();
    await expect(field(page, 'otp')).toBeVisible();
    await expectNoEnglish(page);
    await typeCode(page, words);
    await expect(page).toHaveURL(/\/step2\?serviceType=\w+&vendorId=\w+/);
    await expect(page.getByRole('button', { name: words.firstDone })).toBeVisible();
    await expect(page.getByRole('button', { name: words.last })).toBeDisabled();
  });

  await test.step('KYC details', async () => {
    await fillKyc(page, category, words);
    await expectBankNeeded(page, words);
    await expectNoEnglish(page);
    await verifyBank(page, words);
    await expectTranslated(page, words);
    await expectAccessible(page);
    await button(page, words.next).click();
  });

  await test.step('documents', async () => {
    await expect(stepHeading(page, words.documents[category])).toBeVisible();
    await uploadDocuments(page, category, words);
    await expectTranslated(page, words);
    await button(page, words.next).click();
  });

  await test.step('contract', async () => {
    await expect(stepHeading(page, words.contract)).toBeVisible();
    await expect(page.getByText(words.answers)).toBeVisible();
    await expect(page.getByText('001234567890')).toHaveCount(0);
    await expectTranslated(page, words);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.locator('#termsAccepted-error')).not.toBeEmpty();
    await expectNoEnglish(page);
    await page.locator('input[name="termsAccepted"]').check();
    await page.getByRole('button', { name: words.submit }).click();
  });

  await test.step('dashboard', async () => {
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/dashboard\\?vendorId=\\w+$`));
    await expect(page.getByRole('heading', { level: 1, name: words.shop })).toBeVisible();
    await expect(page.getByText(words.underReview)).toBeVisible();
    await expect(page.getByText('12.971940, 77.593690')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.view })).toHaveCount(4 + 1);
    await expectTranslated(page, words);
    expect(await page.evaluate(() => localStorage.getItem(`${ownPrefix}onboarding`))).toBeNull();
    expect(inOtherLanguages).toEqual([]);
  });

  await test.step('KYC status', async () => {
    await page.goto(page.url().replace('/dashboard', '/profile'));
    await expectSettled(page);
    await expectNoEnglish(page);
  });
});
