import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { doubleLetters, expectAccessible, overflow } from './axe.ts';
import { scrollTo } from './controls.ts';
import { expect, test } from './fixtures.ts';

/** Of the law one page stands for all: tests/dist.test.ts holds that the others are made of nothing else. */
const looked = [paths.home, paths.vendor, paths.delivery, paths.privacy];

for (const path of looked) {
  test(`axe finds nothing on ${path}, light or dark, contrast held to AAA; neither scrolling nor letters of twice the size move or widen it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path, { waitUntil: 'load' });
    expect(await shiftedByScrolling(page)).toBeLessThanOrEqual(0.001);
    if (path === paths.home) await page.getByText('How does the AI prescription analysis work?').click();
    await expectAccessible(page, { also: ['color-contrast-enhanced'] });
    if (path === paths.home) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page, { within: '#nav' });
      await page.keyboard.press('Escape');
    }
    // The same page in other colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { only: ['color-contrast', 'color-contrast-enhanced'] });
    await doubleLetters(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

/** How much of the page moves by itself while it is scrolled: past the places where the bar changes, and to the end. */
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

/** Share of pixels that differ visibly between two pictures, 0 to 1; all of them when the sizes differ. */
async function differingShare(page: Page, pictures: readonly Buffer[]): Promise<number> {
  // Most are the same to the byte.
  if (pictures.every((picture) => pictures[0]?.equals(picture))) return 0;
  return page.evaluate(
    async (texts) => {
      const [one, two] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!one || !two || one.width !== two.width || one.height !== two.height) return 1;
      let differing = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const gap = [0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (two.data[at + c] ?? 0)) > 32);
        if (gap) differing++;
      }
      return differing / (one.data.length / 4);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

test('a page without scripts looks just like the page with them @desktop', async ({
  browser,
  page,
  sandbox,
  viewport,
}) => {
  const options = { viewport, baseURL: sandbox.origin, locale: 'en-IN', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  const without = await context.newPage();
  // /vendor says that signing in needs JavaScript. The others have no script that this one lacks (tests/dist.test.ts).
  const pictures: Buffer[] = [];
  for (const one of [page, without]) {
    await one.goto(paths.home, { waitUntil: 'load' });
    pictures.push(await one.screenshot({ fullPage: true, timeout: 120_000 }));
  }
  const share = await differingShare(page, pictures);
  expect(share, 'Share of pixels that differ').toBeLessThan(0.0005);
  await context.close();
});

test('no width and no place of a public page scrolls sideways, and axe finds nothing on a wide one @desktop', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  // What moves sideways must not widen the page either.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of [...looked, '/no/such-page']) {
    await page.goto(path);
    const isFirst = path === looked[0];
    // The first is a phone of 360 px whose visitor has doubled the size of everything; where the layout changes it is tightest.
    const tight = [180, 320, 640, 896, 1280];
    for (const width of isFirst ? [...tight, 360, 768, 895, 1024, 1920] : tight) {
      await page.setViewportSize({ width, height: 700 });
      // The bar, which all pages share, is whole at the top, and a pill further down.
      for (const top of isFirst && tight.includes(width) ? [120, 0] : [0]) {
        if (isFirst) await scrollTo(page, top);
        expect(await overflow(page), `${path} at ${width} px, scrolled by ${top}`).toBeLessThanOrEqual(0);
      }
    }
    // The landing page is looked at on a desk in site.e2e.ts.
    if (!isFirst) await expectAccessible(page);
  }
});

test('Dashboard is there from the first paint with a session and with no broken one, beside name and opener on the narrowest phone, in the pill too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(paths.home);
  const bar = page.getByRole('navigation');
  const dashboard = bar.getByRole('link', { name: 'Dashboard' });
  /** Stores a session, of which the page hears as from another tab. */
  const store = (value: string) =>
    page.evaluate((text) => {
      localStorage.setItem('nuskha.session', text);
      dispatchEvent(new StorageEvent('storage'));
    }, value);
  const whole = '{"session":"s","phone":"+919812345678","userType":"VENDOR"}';
  for (const broken of ['{', 'null', '{"session":"s"}', '{"session":null,"phone":null,"userType":null}']) {
    await store(whole);
    await expect(dashboard).toBeVisible();
    await store(broken);
    await expect(dashboard).toBeHidden();
  }
  await store(whole);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.bar-dashboard'));
  await expect(dashboard).toBeVisible();
  await expect(dashboard).toHaveAttribute('href', paths.dashboard);
  const gap = async () => {
    const name = await bar.locator('.wordmark').boundingBox();
    return ((await dashboard.boundingBox())?.x ?? 0) - (name ? name.x + name.width : 0);
  };
  expect(await gap()).toBeGreaterThanOrEqual(0);
  const left = (await dashboard.boundingBox())?.x ?? 0;
  await page.evaluate(() => globalThis.scrollTo(0, 300));
  await expect.poll(async () => (await dashboard.boundingBox())?.x).toBeLessThan(left);
  await expect(page.getByText('Stay tuned! Something exciting is coming soon.')).toBeHidden();
  expect(await gap()).toBeGreaterThanOrEqual(0);
});

test('what a visitor asked for is kept to: an edge in their own colours, strong lines and words for more contrast, words alone on paper', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = await page
    .locator('.action')
    .first()
    .evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== backgroundColor };
    });
  expect(edge).toEqual({ borderTopWidth: '2px', borderTopStyle: 'solid', isSeen: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme, contrast: 'more' });
    const [text, line, quiet] = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return [style('h1').color, style('.sheet').borderTopColor, style('.lede').color];
    });
    expect([line, quiet]).toEqual([text, text]);
  }

  await page.emulateMedia({ contrast: 'no-preference', media: 'print' });
  await expect(
    page.getByText('Insulin, vaccines and other cold items come in insulated packs.'),
  ).toBeVisible();
  for (const pressed of await page.locator('.top, .action, .outlined, .quiet-link').all())
    await expect(pressed).toBeHidden();
});
