import type { Page } from 'playwright/test';
import { categoryIds, type CategoryId } from '#lib/domain/category.ts';
import type { ListedId } from '#lib/locales.ts';
import { expectAccessible, overflow } from './axe.ts';
import { button, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import {
  expectBankNeeded,
  fillInfo,
  fillKyc,
  info,
  uploadDocuments,
  verifyBank,
  verifyPhone,
} from './forms.ts';
import { spoken, type Spoken } from './spoken.ts';

test.use({ moves: true });

/** Each category is walked at one size; what a size changes of a step is looked at in access.e2e.ts. */
const sizes: Record<CategoryId, string> = { pharmacy: '@phone', supplements: '@phone', labs: '@desktop' };

const nameIn = new Intl.DisplayNames('en', { type: 'language' });
/** In English supplements is walked by resume.e2e.ts, from the first step to the dashboard. */
const walks = (Object.keys(spoken) as ListedId[]).flatMap((id) =>
  (id === 'hi' ? categoryIds : (['pharmacy'] as const)).map((category) => ({
    id,
    category,
    title: `(${category})${id === 'en' ? '' : ` in ${nameIn.of(id)}`}`,
  })),
);

const screens = ['signed in', 'vendor information', 'KYC', 'documents', 'contract', 'dashboard'] as const;

for (const [walk, { id, category, title }] of walks.entries()) {
  test(`a new vendor signs in, registers ${title} and sees the dashboard ${sizes[category]}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const words: Spoken = spoken[id];
    const begin = `${words.prefix}/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`;
    /**
     * Another language changes widths and letters, so these are looked at on every screen. What axe looks at hardly depends on
     * it: each walk shows it every third screen. The English screens are looked at in access.e2e.ts, refused and filled.
     */
    const look = async (screen: (typeof screens)[number]): Promise<void> => {
      if (id === 'en') return;
      if (screens.indexOf(screen) % 3 === walk % 3) await expectAccessible(page);
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      await expectTypeOf(page, words);
    };
    const inOtherLanguages: string[] = [];
    page.on('request', (request) => {
      const language = request.headers()['accept-language'];
      if (/\/(?:api|geocode)\//.test(request.url()) && language !== words.tag)
        inOtherLanguages.push(`${request.method()} ${request.url()}: ${language}`);
    });

    const phone = await signIn(page, undefined, words);
    await look('signed in');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`^${words.services[category]}`) })
      .click();
    await expect(page).toHaveURL(begin);
    await expect(page.getByRole('link', { name: words.dashboard })).toBeVisible();

    await fillInfo(page, phone, words);
    await look('vendor information');
    await verifyPhone(page, words);
    await expect(page).toHaveURL(/\/step2\?serviceType=\w+&vendorId=\w+/);
    await expect(page.getByRole('button', { name: words.firstDone })).toBeVisible();
    await expect(page.getByRole('button', { name: words.last })).toBeDisabled();

    await fillKyc(page, category, words);
    await expectBankNeeded(page, words);
    await verifyBank(page, words);
    await look('KYC');
    await button(page, words.next).click();

    await expect(stepHeading(page, words.documents[category])).toBeVisible();
    await uploadDocuments(page, category, words);
    await look('documents');
    await button(page, words.next).click();

    await expect(stepHeading(page, words.contract)).toBeVisible();
    await expect(page.getByText(words.answers)).toBeVisible();
    await expect(page.getByText('001234567890')).toHaveCount(0);
    await look('contract');
    await page.locator('input[name="termsAccepted"]').check();
    await page.getByRole('button', { name: words.submit }).click();

    await expect(page).toHaveURL(new RegExp(`${words.prefix}/dashboard\\?vendorId=\\w+$`));
    await expect(page.getByRole('heading', { level: 1, name: words.shop })).toBeVisible();
    await expect(page.getByText(words.underReview)).toBeVisible();
    await expect(page.getByText('12.971940, 77.593690')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.view })).toHaveCount(4 + 1);
    await look('dashboard');
    expect(await page.evaluate(() => localStorage.getItem('nuskha.onboarding'))).toBeNull();
    expect(inOtherLanguages).toEqual([]);
    if (id !== 'en') return;

    const opened = page.waitForEvent('popup');
    // By what is asked for: a headless shell has no viewer for what comes.
    const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
    await page
      .getByRole('link', { name: /^View (?!KYC)/ })
      .first()
      .click();
    await opened;
    expect(new URL((await asked).url()).origin).toBe(sandbox.origin);
  });
}

/** Letters with marks above and below have room for them, keep their distance, and have no capitals. */
async function expectTypeOf(page: Page, { tag }: Spoken): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasOwnText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && /[\u0900-\u0dff]/.test(textContent ?? ''),
      );
      // A figure is big and has one line.
      if (
        !hasOwnText ||
        element.matches('.figure, .figure *') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      const { letterSpacing, textTransform, lineHeight, fontSize } = getComputedStyle(element);
      const lines = parseFloat(lineHeight) / parseFloat(fontSize);
      const room = element.matches('h1, h2, h1 *, h2 *, .wordmark, .wordmark *') ? 1.2 : 1.55;
      return parseFloat(letterSpacing) < 0 || textTransform === 'uppercase' || lines < room
        ? [`${element.tagName} ${element.className}: ${letterSpacing} ${textTransform} ${lines}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
}

test('an application goes on after a reload at every step @phone', async ({ page, newPhone }) => {
  const phone = newPhone();
  await page.goto('/partner-with-us/new/mx-onboarding?serviceType=PHARMACY');
  await fillInfo(page, phone);
  await page.reload();
  await expect(page.locator('input[name="vendorName"]')).toHaveValue(info.vendorName);
  await expect(page.locator('input[name="pincode"]')).toHaveValue(info.pincode);
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  await verifyPhone(page);

  await fillKyc(page, 'pharmacy');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
  await expect(page.locator('input[name="bankAccount"]')).toHaveValue('001234567890');
  await page.locator('input[name="confirmBankAccount"]').fill('001234567890');
  await verifyBank(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await uploadDocuments(page, 'pharmacy');
  await page.reload();
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(4);
});
