import type { Locator, Page } from 'playwright/test';
import { listedLocales, locales } from '#lib/locales.ts';
import { paths } from '#lib/paths.ts';
import { brokenWords, doubleLetters, misplacedEntries, overlappingTexts, wideParts } from './boxes.ts';
import { scrollTo } from './controls.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { isOffered } from './spoken.ts';
import { sampleKyc } from './visitor.ts';

/**
 * What the layout promises with every font. playwright.config.ts runs these journeys with the wide DejaVu Sans, and the one
 * about edges also with a narrow font. The widths of Noto are between them.
 */

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 });

/** Opens a page and waits for its last part. */
async function open(page: Page, path: string, last: (page: Page) => Locator): Promise<void> {
  await page.goto(path);
  await expect(last(page).first()).toBeVisible();
}

const inPortal = [
  [paths.registerStart, 'input[name="phone"]'],
  [firstStep(), 'input[name="vendorName"]'],
] as const;

/** `/vendor` in the languages with the longest words, as far as they are offered. */
const vendorPages = (['te', 'ta'] as const).filter(isOffered).map((id) => `/${id}${paths.vendor}`);

test('the first action is on the first screen and the bar on one line', async ({ page }) => {
  for (const id of listedLocales) {
    const { prefix } = locales[id];
    const ways: readonly (readonly [path: string, action: string])[] = [
      [paths.vendor, '.entry-slot .action'],
      // Tamil has the longest words, so it stands for all languages.
      ...(id === 'ta' ? inPortal : []),
      [paths.home, '.lead .action'],
    ];
    for (const [path, action] of ways)
      await test.step(prefix + path, async () => {
        // The document holds everything that is measured here.
        await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
        const box = await page.locator(action).first().boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
        if (path !== paths.home) return;
        const slip = await page.locator('.slip-picture').boundingBox();
        expect(slip?.y, 'the upper edge of the slip').toBeLessThanOrEqual(620);
      });
    // The narrowest phone, and the narrowest window that shows every menu entry.
    for (const width of [320, 1248]) {
      await page.setViewportSize({ width, height: 640 });
      for (const isSignedIn of [false, true])
        for (const top of [0, 600])
          await test.step(`${id}, ${width} px, signed in: ${isSignedIn}, scrolled by ${top}`, async () => {
            await page.evaluate(
              (on) => document.documentElement.toggleAttribute('data-session', on),
              isSignedIn,
            );
            await scrollTo(page, top);
            expect(await misplacedEntries(page)).toEqual([]);
          });
    }
    await page.setViewportSize({ width: 360, height: 640 });
  }
});

test('texts do not overlap, and letters of twice the size break no word', async ({ page, visitor }) => {
  const look = async (path: string): Promise<void> =>
    test.step(path, async () => {
      expect(await overlappingTexts(page)).toEqual([]);
      expect(await brokenWords(page, 'dt'), 'labels').toEqual([]);
      await doubleLetters(page);
      expect(await overlappingTexts(page)).toEqual([]);
      expect(await wideParts(page)).toEqual([]);
      // Tamil words are longer than a line of this size, and no browser hyphenates them.
      if (!path.startsWith('/ta')) expect(await brokenWords(page, 'main')).toEqual([]);
    });
  const heading = (within: Page): Locator => within.getByRole('heading', { level: 1 });
  for (const path of [
    paths.home,
    paths.vendor,
    paths.delivery,
    paths.accessibility,
    paths.registerStart,
    ...vendorPages,
  ]) {
    await open(page, path, heading);
    await look(path);
  }
  const { id } = await visitor.seed('kyc');
  await visitor.enter(page);
  const screens: readonly (readonly [path: string, last: (page: Page) => Locator])[] = [
    [paths.vendor, (within) => within.getByRole('button', { name: 'Continue' })],
    [paths.dashboardOf(id), (within) => within.getByRole('link', { name: /Open in your map app/ })],
    ...(isOffered('ta')
      ? [[`/ta${paths.dashboardOf(id)}`, (within: Page) => within.locator('.keep-ways, .dash-ways')] as const]
      : []),
    [paths.profileOf(id), heading],
    [
      paths.onboarding('documents', { serviceType: 'pharmacy', vendorId: id, continue: true }),
      (within) => stepHeading(within, 'Pharmacy documents'),
    ],
    [firstStep(), (within) => field(within, 'vendorName')],
    ['/register', (within) => button(within, 'Continue')],
  ];
  for (const [path, last] of screens) {
    await open(page, path, last);
    await look(path);
  }
});

test('parts end at the edges of the page, and short phrases stay on one line', async ({ page, visitor }) => {
  const right = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .filter({ visible: true })
      .last()
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { right: ofBox } = element.getBoundingClientRect();
        return Math.round(element.matches('a') ? words.getBoundingClientRect().right : ofBox);
      });
  await test.step('the bar and the note about a lost session', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(paths.home);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-asked', true));
    expect(await right('.bar summary')).toBe(await right('.asked'));
    const lines = await page.locator('.asked > *').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          return Math.round(words.getBoundingClientRect().bottom);
        }),
    );
    expect(new Set(lines).size, `the lower edges of its words: ${lines.join(', ')}`).toBe(1);
  });
  await test.step('the awning and the counter', async () => {
    await page.goto(paths.vendor);
    const [shop, awning] = [
      await page.locator('.shop').boundingBox(),
      await page.locator('.awning').boundingBox(),
    ];
    expect(awning?.width).toBe(shop?.width);
  });
  await test.step('the road and the cards, with large letters', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(paths.home);
    await doubleLetters(page);
    const road = await page.locator('.road').first().boundingBox();
    expect(await right('.sheet')).toBeLessThanOrEqual(road?.x ?? 0);
  });
  await test.step('the contract on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { id } = await visitor.seed('documents');
    await visitor.enter(page);
    await page.goto(paths.onboarding('contract', { serviceType: 'pharmacy', vendorId: id, continue: true }));
    await expect(field(page, 'termsAccepted')).toBeAttached();
    for (const words of [/^24-48 hours/, /^Step 4 of 4$/, /^\(Version/]) {
      const box = await page.locator('main :is(span, .figures)', { hasText: words }).last().boundingBox();
      expect(box?.height, String(words)).toBeLessThan(32);
    }
    expect(await right('.flow-help > [aria-hidden]:not(svg)')).toBe(await right('.steps-bar'));
    if (isOffered('ta')) {
      await page.goto(
        `/ta${paths.onboarding('contract', { serviceType: 'pharmacy', vendorId: id, continue: true })}`,
      );
      const buttons = page.locator('.actions-row > .btn');
      await expect(buttons).toHaveCount(2);
      const outside = await buttons.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent),
      );
      expect(outside, 'buttons that are narrower than their words').toEqual([]);
      await page.goto(`/ta${paths.dashboardOf(id)}`);
      const gstin = await page.getByText(sampleKyc.gstNumber).boundingBox();
      expect(gstin?.height, 'the height of the GSTIN').toBeLessThan(32);
    }
  });
});
