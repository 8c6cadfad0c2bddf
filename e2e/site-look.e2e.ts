import type { Page } from 'playwright/test';
import { listedLocales, locales } from '#lib/locales.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { brokenWords, doubleLetters, overlappingTexts, wideParts } from './boxes.ts';
import { scrollTo } from './controls.ts';
import { firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';

/** What the looks of whole pages add to `tests/screens/publicLook.test.tsx`: scrolling, motion and other languages. */

/** Returns the layout shift of a page that is scrolled past the places where the bar changes, and to its end. */
async function shiftedByScrolling(page: Page): Promise<number> {
  const sum = await page.evaluateHandle(() => {
    const found = { shifted: 0 };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        found.shifted += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return found;
  });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const top of [50, 110, end / 2, end, 0]) await scrollTo(page, top);
  return sum.evaluate(({ shifted }) => shifted);
}

/** Returns how much the colours between the upper edge of the window and the bar differ, of 255. The bar has a shadow. */
async function contrastAboveBar(page: Page): Promise<number> {
  const { width = 0 } = page.viewportSize() ?? {};
  const strip = await page.screenshot({ clip: { x: 0, y: 0, width, height: 6 } });
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const levels = [0, 1, 2].map((channel) => [...data].filter((_, at) => at % 4 === channel));
    return Math.max(...levels.map((level) => Math.max(...level) - Math.min(...level)));
  }, strip.toString('base64'));
}

test('the landing page scrolls calmly, is accessible and knows its vendor', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(paths.home, { waitUntil: 'load' });
  await test.step('scrolling moves nothing', async () => {
    expect(await shiftedByScrolling(page)).toBeLessThanOrEqual(0.001);
  });
  await test.step('axe finds nothing', () => expectAccessible(page));
  await test.step('no text shows above the bar when the page is scrolled', async () => {
    for (const [forcedColors, top] of [
      ['none', 120],
      ['none', 700],
      ['active', 260],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      await scrollTo(page, top);
      expect(await contrastAboveBar(page), `${top} px, forced colours ${forcedColors}`).toBeLessThan(40);
    }
  });
  await test.step('a session shows Dashboard from the first paint', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        `${ownPrefix}session`,
        '{"session":"s","phone":"+919812345678","userType":"VENDOR"}',
      ),
    );
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.bar-dashboard'));
    const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toBeVisible();
    await expect(dashboard).toHaveAttribute('href', paths.dashboard);
  });
});

test('no drawing widens a page or moves for a visitor who prefers reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((target) => target?.closest('main svg'))
        .map((target) => target?.getAttribute('class')),
    );
  for (const path of [paths.home, paths.delivery])
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path);
      expect((await moving()).length).toBeGreaterThan(0);
      expect(await wideParts(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await moving()).toEqual([]);
    });
});

/** The languages with the longest words. */
const longest: readonly string[] = ['te', 'ta'];

test('in every language the first action is on the first screen', async ({ page }) => {
  const height = 640;
  await page.setViewportSize({ width: 360, height });
  for (const id of listedLocales) {
    const { prefix } = locales[id];
    const ways: readonly (readonly [path: string, action: string])[] = [
      // Tamil stands for all languages in the portal.
      ...(id === 'ta'
        ? ([
            [paths.registerStart, 'input[name="phone"]'],
            [firstStep(), 'input[name="vendorName"]'],
          ] as const)
        : []),
      [paths.vendor, '.entry-slot .action'],
      [paths.home, '.lead .action'],
    ];
    for (const [path, action] of ways)
      await test.step(prefix + path, async () => {
        // The document holds everything that is measured here.
        await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
        const [lower, slip] = await page.evaluate((selector) => {
          const boxOf = (part: string) => {
            const element = document.querySelector(part);
            return element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
          };
          return [boxOf(selector)?.bottom, boxOf('.slip-picture')?.top] as const;
        }, action);
        expect(lower, 'the lower edge of the action').toBeLessThanOrEqual(height);
        if (path === paths.home) expect(slip, 'the upper edge of the slip').toBeLessThanOrEqual(620);
        if (path !== paths.vendor || !longest.includes(id)) return;
        expect(await overlappingTexts(page), 'texts that overlap').toEqual([]);
        expect(await brokenWords(page, 'dt'), 'broken labels').toEqual([]);
        await doubleLetters(page);
        expect([...(await overlappingTexts(page)), ...(await wideParts(page))], 'at twice the size').toEqual(
          [],
        );
      });
  }
});
