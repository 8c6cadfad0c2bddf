import type { Locator, Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { overflow } from './axe.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillKyc } from './forms.ts';
import { ApiVisitor, startApplication } from './visitor.ts';

test.use({ moves: true });

/** Where the parts of the portal's screens are: by their boxes, on a phone. */

const small = { width: 360, height: 640 };
/** The same phone, whose visitor has doubled the size of everything. */
const doubled = { width: 180, height: 320 };

async function box(locator: Locator): Promise<{ top: number; bottom: number }> {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`${locator} is not on screen`);
  return { top: found.y, bottom: found.y + found.height };
}

/** Words of up to 12 letters in what `selector` finds that are broken over two lines; a longer one may have no line of its own. */
function brokenWords(page: Page, selector = '.btn'): Promise<string[]> {
  return page.evaluate((selected) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(selected)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        // What only readers hear is a dot on screen.
        if ((node.parentElement?.offsetWidth ?? 0) <= 1 || node.parentElement?.closest('.sr-only')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}{1,12}(?!\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
}

/** Doubles the letters of a phone of the usual width, as its owner's setting does: no query for the window's width knows of it. */
async function doubleLetters(page: Page): Promise<void> {
  await page.setViewportSize(small);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

test('of two fields side by side both are on one line, also where one error is longer @phone', async ({
  page,
}) => {
  await page.setViewportSize(small);
  await page.goto(firstStep());
  await button(page, 'Next').click();
  await expect(page.getByText('Enter 6-digit PIN', { exact: true })).toBeVisible();
  expect((await box(field(page, 'pincode'))).top).toBe((await box(field(page, 'city'))).top);
});

test('the first document can be chosen on the first screen of a small phone @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await page.setViewportSize(small);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  const first = page.locator('label[for="pharmacyLicense"]');
  expect((await box(first)).top).toBeLessThanOrEqual(260);
});

test('on /vendor the applications come first, and whose they are last @phone', async ({ page, visitor }) => {
  await page.setViewportSize(small);
  await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  const resume = page.getByRole('button', { name: /^Resume: / });
  await expect(resume).toBeVisible();
  const { bottom } = await box(resume);
  // Well above the edge, so that a longer name or a larger letter keeps it there.
  expect(bottom).toBeLessThanOrEqual(600);
  expect((await box(page.getByText('Signed in as'))).top).toBeGreaterThan(bottom);
});

for (const at of ['kyc-documents', 'documents', 'contract'] as const) {
  test(`at twice the size ${at} breaks no word of a button, with letters of twice the size none at all, and nothing scrolls sideways @phone`, async ({
    page,
    sandbox,
    newPhone,
  }) => {
    await page.setViewportSize(doubled);
    await startApplication(page, sandbox.origin, { phone: newPhone(), at });
    await expect(page.locator('.actions .btn').last()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await doubleLetters(page);
    await page.locator('.actions .btn').last().click();
    await expect(page.locator('[data-toast]').first()).toBeVisible();
    expect(await brokenWords(page, 'main, [data-toast]')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('letters of twice the size leave the words of the dashboard and of the old registration whole @phone', async ({
  page,
  visitor,
}) => {
  await visitor.seed('contract');
  await visitor.enter(page);
  for (const path of [paths.dashboard, '/register']) {
    await page.goto(path);
    await expect(page.getByText(/Under Review|^Pharmacy$/).first()).toBeVisible();
    await doubleLetters(page);
    expect(await brokenWords(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('what the bank said takes the focus of the button that asked, and Tab goes on from there @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await button(page, 'Verify Bank Details').press('Enter');
  await expect(button(page, 'Verified')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Verified');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Back')).toBeFocused();
});

test('on the dashboard the address is said once @phone', async ({ page, visitor }) => {
  await visitor.seed('contract');
  await visitor.enter(page);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
  await expect(page.getByText('12 MG Road, Ashok Nagar')).toHaveCount(1);
});

test('a torn edge is a line, and lines are as strong as text, where a visitor asks for it @phone', async ({
  page,
  visitor,
}) => {
  await visitor.seed('contract');
  await visitor.enter(page);
  await page.goto(paths.dashboard);
  const torn = page.getByRole('region', { name: 'Basic Information' });
  await expect(torn).toBeVisible();
  const of = (name: string) =>
    torn.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await of('border-top-width')).toBe('0px');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => of('border-top-width')).toBe('1px');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect.poll(async () => (await of('border-bottom-color')) === (await of('color'))).toBe(true);
});

test('the profile says the standing of an application once, and when a decision comes @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('contract');
  await visitor.enter(page);
  await page.goto(paths.profileOf(id));
  await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
  await expect(page.getByText(/under review/i)).toHaveCount(1);
  await expect(page.getByText(/^You get an answer by \d{1,2} \w+ \d{4}\./)).toBeVisible();
});
