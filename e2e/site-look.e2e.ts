import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { doubleLetters, wideParts } from './boxes.ts';
import { scrollTo } from './controls.ts';
import { expect, test } from './fixtures.ts';

/** One page stands for all legal texts: tests/dist.test.ts ensures that the others use nothing else. */
const looked = [paths.home, paths.vendor, paths.delivery, paths.privacy];

for (const path of looked) {
  test(`axe finds nothing on ${path}, and nothing moves or widens it`, async ({ page }) => {
    await test.step('scrolling moves nothing', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'load' });
      expect(await shiftedByScrolling(page)).toBeLessThanOrEqual(0.001);
    });
    await test.step('axe finds nothing, with contrast at AAA', async () => {
      if (path === paths.home) await page.getByText('How does the AI prescription analysis work?').click();
      await expectAccessible(page, { also: ['color-contrast-enhanced'] });
      if (path === paths.home) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expectAccessible(page, { within: '#nav' });
        await page.keyboard.press('Escape');
      }
    });
    await test.step('contrast is at AAA in the dark scheme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { only: ['color-contrast', 'color-contrast-enhanced'] });
    });
    await test.step('letters of twice the size do not widen the page', async () => {
      await doubleLetters(page);
      expect(await wideParts(page)).toEqual([]);
    });
  });
}

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

/**
 * Returns the share of pixels that differ visibly between two pictures, 0 to 1. Pictures of different sizes
 * give 1.
 */
async function differingShare(page: Page, pictures: readonly Buffer[]): Promise<number> {
  // Most pairs are equal to the byte.
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
  // /vendor says that signing in needs JavaScript. The other pages have no scripts but those of this one
  // (tests/dist.test.ts).
  const pictures: Buffer[] = [];
  for (const one of [page, without]) {
    await one.goto(paths.home, { waitUntil: 'load' });
    pictures.push(await one.screenshot({ fullPage: true, timeout: 120_000 }));
  }
  const share = await differingShare(page, pictures);
  expect(share, 'Share of pixels that differ').toBeLessThan(0.0005);
  await context.close();
});

test('public pages of any width never scroll sideways and satisfy axe @desktop', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  // Parts that move sideways must not widen the page either.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of [...looked, '/no/such-page']) {
    await page.goto(path);
    const isFirst = path === looked[0];
    // 180 px is a phone of 360 px whose visitor has doubled all sizes. The others are the tightest widths of
    // each layout.
    const tight = [180, 320, 640, 896, 1280];
    for (const width of isFirst ? [...tight, 360, 768, 895, 1024, 1920] : tight) {
      await page.setViewportSize({ width, height: 700 });
      // All pages share the bar. It is whole at the top and a pill further down.
      for (const top of isFirst && tight.includes(width) ? [120, 0] : [0]) {
        if (isFirst) await scrollTo(page, top);
        expect(await wideParts(page), `${path} at ${width} px, scrolled by ${top}`).toEqual([]);
      }
    }
    // site.e2e.ts checks the landing page on a desktop.
    if (!isFirst) await expectAccessible(page);
  }
});

test('Dashboard is there from the first paint, but not with a broken session', async ({ page }) => {
  await page.goto(paths.home);
  const bar = page.getByRole('navigation');
  const dashboard = bar.getByRole('link', { name: 'Dashboard' });
  /** Stores a session and tells the page, as another tab does. */
  const store = (value: string) =>
    page.evaluate((text) => {
      localStorage.setItem(`${ownPrefix}session`, text);
      dispatchEvent(new StorageEvent('storage'));
    }, value);
  const whole = '{"session":"s","phone":"+919812345678","userType":"VENDOR"}';
  await test.step('a broken session hides Dashboard', async () => {
    for (const broken of ['{', 'null', '{"session":"s"}', '{"session":null,"phone":null,"userType":null}']) {
      await store(whole);
      await expect(dashboard).toBeVisible();
      await store(broken);
      await expect(dashboard).toBeHidden();
    }
  });
  await test.step('a session shows Dashboard from the first paint', async () => {
    await store(whole);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.bar-dashboard'));
    await expect(dashboard).toBeVisible();
    await expect(dashboard).toHaveAttribute('href', paths.dashboard);
  });
});

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

test('no text shows above the bar when the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(paths.home);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const top of [120, 260, 700]) {
      await scrollTo(page, top);
      expect(await contrastAboveBar(page), `${top} px, forced colours ${forcedColors}`).toBeLessThan(40);
    }
  }
});

for (const path of [paths.home, paths.delivery])
  test(`no drawing on ${path} moves for a visitor who prefers reduced motion`, async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
          .filter((target) => target?.closest('main svg'))
          .map((target) => target?.getAttribute('class')),
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect((await moving()).length).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toEqual([]);
  });

test('respects forced colours, more contrast and print', async ({ page }) => {
  await page.goto(paths.home);
  await test.step('forced colours give buttons an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = await page
      .locator('.action')
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== backgroundColor };
      });
    expect(edge).toEqual({ borderTopWidth: '2px', borderTopStyle: 'solid', isSeen: true });
  });

  await test.step('more contrast makes lines and quiet words strong', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'none', colorScheme, contrast: 'more' });
      const [text, line, quiet] = await page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return [style('h1').color, style('.sheet').borderTopColor, style('.lede').color];
      });
      expect([line, quiet]).toEqual([text, text]);
    }
  });

  await test.step('paper shows words alone', async () => {
    await page.emulateMedia({ contrast: 'no-preference', media: 'print' });
    await expect(
      page.getByText('Insulin, vaccines and other cold items come in insulated packs.'),
    ).toBeVisible();
    for (const pressed of await page.locator('.top, .action, .outlined, .quiet-link').all())
      await expect(pressed).toBeHidden();
  });
});
