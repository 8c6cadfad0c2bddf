import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { brokenWords, doubleLetters, overlappingTexts, wideParts } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import { sampleKyc } from './visitor.ts';

test.use({ languages: ['ta'] });

const wide = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Sets the Latin letters and the digits of a page in the widest common font. */
async function setWideLetters(page: Page): Promise<void> {
  await page.evaluate(
    async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace('wide', bytes).load());
      const { style } = document.documentElement;
      style.fontFamily = `wide, ${getComputedStyle(document.documentElement).fontFamily}`;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    readFileSync(wide, 'base64'),
  );
}

/** `tests/screens/wideLetters.test.tsx` checks the screens in English, with wide letters too. */
test('contract and dashboard have room for Tamil and wide letters on a small phone', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await visitor.seed('documents');
  await visitor.enter(page);
  await test.step('the buttons of the contract are as wide as their words', async () => {
    const contract = paths.onboarding('contract', { serviceType: 'pharmacy', vendorId: id, continue: true });
    await page.goto(`/ta${contract}`);
    const buttons = page.locator('.actions-row > .btn');
    await expect(buttons).toHaveCount(2);
    await setWideLetters(page);
    const outside = await buttons.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent),
    );
    expect(outside).toEqual([]);
  });
  await test.step('the GSTIN of the dashboard has one line', async () => {
    await page.goto(`/ta${paths.dashboardOf(id)}`);
    const gstin = page.getByText(sampleKyc.gstNumber);
    await expect(gstin).toBeVisible();
    await setWideLetters(page);
    expect((await gstin.boundingBox())?.height).toBeLessThan(32);
  });
  await test.step('texts do not overlap, and letters of twice the size fit', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await overlappingTexts(page)).toEqual([]);
    expect(await brokenWords(page, 'dt'), 'labels').toEqual([]);
    await doubleLetters(page);
    expect([...(await overlappingTexts(page)), ...(await wideParts(page))], 'at twice the size').toEqual([]);
  });
});
