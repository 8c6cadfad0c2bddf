import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { overflow } from './boxes.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillInfo, fillKyc, typeCode, uploadDocuments, verifyBank } from './forms.ts';
import { expectNoEnglish } from './plainWords.ts';
import { expectSettled } from './settledScreen.ts';
import { isOffered, spoken, type Spoken } from './spoken.ts';

test.use({ moves: true });

const nameIn = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Whole registrations in another language: Hindi, and Tamil with its longest words; on a desktop and on a phone. No screen
 * has English of ours. otherApis.e2e.ts expects the same with a server that speaks only English. The English ones are in
 * access.e2e.ts (pharmacy, desktop), canaries.e2e.ts (pharmacy, phone) and resume.e2e.ts (supplements). For every
 * language, tests/words.test.ts checks the words, tests/languages.test.ts the formats and tests/dist.test.ts the type.
 */
const walks = [
  { id: 'hi', category: 'labs', size: ' @desktop' },
  { id: 'ta', category: 'supplements', size: '' },
] as const;

const screens = ['vendor information', 'KYC', 'documents', 'contract', 'dashboard'] as const;

for (const [walk, { id, category, size }] of walks.entries()) {
  if (!isOffered(id)) continue;
  test(`a new vendor registers (${category}) in ${nameIn.of(id)}${size}`, async ({ page, newPhone }) => {
    const words: Spoken = spoken[id];
    /**
     * Another language changes widths and letters, so every screen is checked for both. It hardly changes what
     * axe checks, so each walk gives axe every second screen. access.e2e.ts checks the English screens, refused
     * and filled.
     */
    const look = async (screen: (typeof screens)[number]): Promise<void> => {
      if (screens.indexOf(screen) % 2 !== walk) await expectAccessible(page);
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      await expectTypeOf(page, words);
      await expectNoEnglish(page);
    };
    const inOtherLanguages: string[] = [];
    page.on('request', (request) => {
      const language = request.headers()['accept-language'];
      if (/\/(?:api|geocode)\//.test(request.url()) && language !== words.tag)
        inOtherLanguages.push(`${request.method()} ${request.url()}: ${language}`);
    });

    await test.step('vendor information', async () => {
      await page.goto(words.prefix + firstStep(category));
      await fillInfo(page, newPhone(), words);
      await look('vendor information');
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
      await look('KYC');
      await button(page, words.next).click();
    });

    await test.step('documents', async () => {
      await expect(stepHeading(page, words.documents[category])).toBeVisible();
      await uploadDocuments(page, category, words);
      await look('documents');
      await button(page, words.next).click();
    });

    await test.step('contract', async () => {
      await expect(stepHeading(page, words.contract)).toBeVisible();
      await expect(page.getByText(words.answers)).toBeVisible();
      await expect(page.getByText('001234567890')).toHaveCount(0);
      await look('contract');
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
      await look('dashboard');
      expect(await page.evaluate(() => localStorage.getItem(`${ownPrefix}onboarding`))).toBeNull();
      expect(inOtherLanguages).toEqual([]);
    });

    await test.step('KYC status', async () => {
      await page.goto(page.url().replace('/dashboard', '/profile'));
      await expectSettled(page);
      await expectNoEnglish(page);
    });
  });
}

/** Expects type with room for marks above and below the letters, with no tighter spacing and without capitals. */
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
