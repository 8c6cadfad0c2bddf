import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible, overflow } from './axe.ts';
import { hold, review } from './controls.ts';
import { toast } from './elements.ts';
import { expect, test } from './fixtures.ts';

test.use({ moves: true });

const missing = '/no/such-page';
const lawPaths: readonly string[] = [paths.privacy, paths.terms, paths.partnerTerms, paths.grievance];
const publicPaths = [paths.home, paths.vendor, paths.delivery, ...lawPaths, missing];
/** A phone of 360 px whose visitor has doubled the size of everything. */
const doubled = 180;
const allWidths = [doubled, 320, 360, 640, 768, 895, 896, 1024, 1280, 1920];
/** For pages that are text alone; the bar is the others'. */
const textWidths = [doubled, 320, 768, 1280];

test.beforeEach(({ allowErrors }) => allowErrors(/no\/such-page: .*status of 404/));

for (const path of publicPaths) {
  // What a text and nothing else is made of lies the same in any window.
  const size = [...lawPaths, missing].includes(path) ? ' @phone' : '';
  test(`axe finds nothing on ${path}, light or dark, contrast held to AAA${size}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    if (path === paths.home) await page.getByText('How does the AI prescription analysis work?').click();
    await expectAccessible(page, { also: ['color-contrast-enhanced'] });
    // The same page in other colours.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { only: ['color-contrast', 'color-contrast-enhanced'] });
  });
}

test('the opened navigation is as accessible as the page @phone', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, { within: '#nav' });
});

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

test('a page without scripts looks just like the page with them', async ({
  browser,
  page,
  sandbox,
  viewport,
  isMobile,
  hasTouch,
}) => {
  // /vendor is left out: it says that signing in needs JavaScript. Of the law, one page stands for all: they are one layout.
  const looked = [paths.home, paths.delivery, paths.privacy, missing];
  const pictures = new Map<string, Buffer[]>(looked.map((path) => [path, []]));
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      ...{ viewport, isMobile, hasTouch, javaScriptEnabled },
      reducedMotion: 'reduce',
      baseURL: sandbox.origin,
      locale: 'en-IN',
    });
    const other = await context.newPage();
    for (const path of looked) {
      await other.goto(path, { waitUntil: 'load' });
      pictures.get(path)?.push(await other.screenshot({ fullPage: true, timeout: 120_000 }));
    }
    await context.close();
  }
  for (const [path, two] of pictures) {
    const share = await differingShare(page, two);
    expect(share, `${path}: share of pixels that differ`).toBeLessThan(0.0005);
  }
});

for (const path of publicPaths) {
  test(`no width and no place of ${path} scrolls sideways @desktop`, async ({ page }) => {
    await page.goto(path);
    const widths = lawPaths.includes(path) ? textWidths : allWidths;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // The bar is whole at the top, and a pill further down.
      for (const top of [0, 120]) {
        await page.evaluate((y) => {
          scrollTo(0, y);
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, top);
        expect(await overflow(page), `${path} at ${width} px, scrolled by ${top}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('name, Dashboard and opener stand side by side on the narrowest phone, in the pill too @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(paths.home);
  await page.evaluate(() =>
    localStorage.setItem('nuskha.session', '{"session":"s","phone":"+919812345678","userType":"VENDOR"}'),
  );
  await page.reload();
  const bar = page.getByRole('navigation');
  const dashboard = bar.getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  const gap = async () => {
    const name = await bar.locator('.wordmark').boundingBox();
    return ((await dashboard.boundingBox())?.x ?? 0) - (name ? name.x + name.width : 0);
  };
  expect(await gap()).toBeGreaterThanOrEqual(0);
  const left = (await dashboard.boundingBox())?.x ?? 0;
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await dashboard.boundingBox())?.x).toBeLessThan(left);
  expect(await gap()).toBeGreaterThanOrEqual(0);
});

test('sections are 112 px apart on a desk, coverage has four equal columns and its notches are on the dots @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home);
  const look = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main .wrap')].filter(
      (part) => part.getClientRects().length > 0,
    );
    const ends = (part: Element) => {
      const { paddingTop, paddingBottom } = getComputedStyle(part);
      const { top, bottom } = part.getBoundingClientRect();
      return { top: top + parseFloat(paddingTop), bottom: bottom - parseFloat(paddingBottom) };
    };
    const list = document.querySelector('.coverage dl') as HTMLElement;
    const { borderTopWidth } = getComputedStyle(list);
    const notch = getComputedStyle(list, '::before');
    return {
      gaps: all.slice(1).map((part, at) => Math.round(ends(part).top - ends(all[at] as Element).bottom)),
      columns: [...list.children].map((column) => Math.round(column.getBoundingClientRect().width)),
      // From the middle of the notch to the middle of the line.
      off: parseFloat(notch.top) + parseFloat(notch.height) / 2 + parseFloat(borderTopWidth) / 2,
    };
  });
  expect(new Set(look.gaps)).toEqual(new Set([112]));
  expect(look.columns).toHaveLength(4);
  expect(new Set(look.columns).size).toBe(1);
  expect(look.off).toBe(0);
});

test('letters of twice the size widen no public page @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [paths.home, paths.vendor, paths.delivery, missing]) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('the sign-in button of /vendor is in the first screen of a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.vendor);
  const button = await page.getByRole('button', { name: 'Sign In with Phone' }).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('on a small phone the applications of who is signed in are in the first screen, and the button says what to do @phone', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id } = await visitor.seed('contract');
  await review(sandbox, id, 'reject', { reason: 'Blurred.', flags: ['gst', 'ownerPhoto'] });
  await visitor.enter(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.vendor);
  const fix = page.getByRole('button', { name: /^Fix 2 items: / });
  await expect(fix).toBeVisible();
  const box = await fix.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await expect(page.getByRole('button', { name: 'Fix 2 items', exact: true })).toBeVisible();
  await expect(page.getByText(/Resume|% complete/)).toHaveCount(0);
});

test('a tap on a slow link is answered at once: the button says that it is opening @phone', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.js');
  await page.goto(paths.vendor);
  const button = page.locator('.entry-slot .action');
  await button.click();
  const after = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(after).toBe('"Opening…"');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In with Phone', includeHidden: true })).toHaveCount(1);
});

test('the one next action has an edge where a visitor’s own colours take its ground away @phone', async ({
  page,
}) => {
  for (const path of [paths.home, paths.vendor]) {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const edge = await page
      .locator('.action')
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== backgroundColor };
      });
    expect(edge).toEqual({ borderTopWidth: '2px', borderTopStyle: 'solid', isSeen: true });
  }
});

test('lines and quiet words are as strong as the text where more contrast is asked for @phone', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto(paths.home);
    const [text, line, quiet] = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return [style('h1').color, style('.sheet').borderTopColor, style('.lede').color];
    });
    expect([line, quiet]).toEqual([text, text]);
  }
});

test('on paper a page has its words, the answers too, and nothing to press @phone', async ({ page }) => {
  await page.goto(paths.home);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('Insulin, vaccines and other cold items come in insulated packs.'),
  ).toBeVisible();
  for (const pressed of await page.locator('.top, .action, .outlined, .quiet-link').all())
    await expect(pressed).toBeHidden();
});

test('scrolling through a page moves nothing but the page', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'load' });
    const shifted = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      for (let top = 0; top < document.documentElement.scrollHeight; top += top < 200 ? 20 : 200) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return sum;
    });
    expect(shifted, path).toBeLessThanOrEqual(0.001);
  }
});

test('a notification leaves the dialog it belongs to free on a wide window @desktop', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400/);
  await page.goto(paths.vendor);
  await page.getByRole('button', { name: 'Sign In with Phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="phone"]').fill('123');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(toast(page)).toBeVisible();
  const notification = await toast(page).boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox();
  expect(notification?.x).toBeGreaterThan((close?.x ?? Infinity) + (close?.width ?? 0));
});

test('the login dialog fits the window, the phone row with it', async ({ page }) => {
  await page.goto(paths.vendor);
  await page.getByRole('button', { name: 'Sign In with Phone' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[name="phone"]')).toBeVisible();
  const outside = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('*')].filter((part) => part.getClientRects().length > 0);
    return parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || right > innerWidth + 1;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
  expect(outside).toEqual([]);
});
