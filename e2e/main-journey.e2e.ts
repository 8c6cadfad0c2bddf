import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible, overflow } from './axe.ts';
import { button, field, stepHeading } from './elements.ts';
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

const nameIn = new Intl.DisplayNames('en', { type: 'language' });
/**
 * The whole way at its most different: a category each; English, Hindi and Tamil, whose words are the longest; a phone and a
 * desktop; signed in before, and by the code of the first step. The words of every language are held by tests/words.test.ts,
 * its formats by tests/languages.test.ts, its type by tests/dist.test.ts; supplements in English by resume.e2e.ts.
 */
const walks = [
  { id: 'en', category: 'pharmacy', size: '@phone' },
  { id: 'hi', category: 'labs', size: '@desktop' },
  { id: 'ta', category: 'supplements', size: '@phone' },
] as const;

const screens = ['vendor information', 'KYC', 'documents', 'contract', 'dashboard'] as const;

for (const [walk, { id, category, size }] of walks.entries()) {
  const inLanguage = id === 'en' ? '' : ` in ${nameIn.of(id)}`;
  // The other two are signed in by the code of the first step.
  const signsIn = id === 'en';
  const way = signsIn ? 'signs in, registers' : 'registers';
  test(`a new vendor ${way} (${category})${inLanguage} and sees the dashboard ${size}`, async ({
    page,
    newPhone,
    signIn,
  }) => {
    const words: Spoken = spoken[id];
    const begin = `${words.prefix}/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`;
    /**
     * Another language changes widths and letters, so these are looked at on every screen. What axe looks at hardly depends on
     * it: each walk shows it every second screen. The English screens are looked at in access.e2e.ts, refused and filled.
     */
    const look = async (screen: (typeof screens)[number]): Promise<void> => {
      if (id === 'en') return;
      if (screens.indexOf(screen) % 2 === walk % 2) await expectAccessible(page);
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      await expectTypeOf(page, words);
    };
    const inOtherLanguages: string[] = [];
    page.on('request', (request) => {
      const language = request.headers()['accept-language'];
      if (/\/(?:api|geocode)\//.test(request.url()) && language !== words.tag)
        inOtherLanguages.push(`${request.method()} ${request.url()}: ${language}`);
    });

    const phone = newPhone();
    if (signsIn) {
      await signIn(page, phone, words);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(`^${words.services[category]}`) })
        .click();
      await expect(page).toHaveURL(begin);
      await expect(page.getByRole('link', { name: words.dashboard })).toBeVisible();
    } else await page.goto(begin);

    await fillInfo(page, phone, words);
    await look('vendor information');
    if (id === 'en') {
      await page.reload();
      await expect(field(page, 'pincode')).toHaveValue(info.pincode);
      await expect(page.locator('output[for="coords"]')).toContainText('12.97');
    }
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

const others = ['bn', 'mr', 'te'] as const;

test(`the answers and the contract fit a phone in ${others.map((id) => nameIn.of(id)).join(', ')} @phone`, async ({
  page,
  visitor,
}) => {
  const { id: vendorId } = await visitor.seed('documents');
  await visitor.enter(page);
  for (const words of others.map((id) => spoken[id])) {
    await page.goto(words.prefix + paths.onboarding('contract', { serviceType: 'pharmacy', vendorId }));
    await expect(stepHeading(page, words.contract)).toBeVisible();
    await expect(button(page, words.submit)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectTypeOf(page, words);
  }
});
