import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { hold, idle, scrollTo } from './controls.ts';
import { expect, test } from './fixtures.ts';

test.use({ moves: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByText('Stay tuned! Something exciting is coming soon.');

test('the landing page loads no script before a touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await test.step('an untouched page loads no script', async () => {
    await page.goto(paths.home);
    await idle(page);
    expect(scripts).toEqual([]);
  });
  await test.step('a tap opens the answer and loads the script of the questions', async () => {
    const island = page.waitForResponse(/Faq[^/]*\.js$/);
    await page.getByText('How does the AI prescription analysis work?').click();
    await expect(page.getByText('You send a photo.')).toBeVisible();
    // The tap requested the first script of the visit.
    await (await island).finished();
    expect(scripts[0]).toContain('Faq');
  });
});

test('scrolling hides the banner, narrows the bar and shifts nothing @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['shifted'] = String(shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.home);
  const bar = page.getByRole('navigation');
  // In whole pixels: a transform there and back leaves a rounding error in the box.
  const width = async () => Math.round((await bar.boundingBox())?.width ?? 0);
  const full = await width();
  await test.step('the banner hides past 40 px', async () => {
    await scrollTo(page, 40);
    await expect(banner(page)).toBeVisible();
    await scrollTo(page, 45);
    await expect(banner(page)).toBeHidden();
  });
  await test.step('the bar narrows past 100 px', async () => {
    await scrollTo(page, 100);
    expect(await width()).toBe(full);
    await scrollTo(page, 105);
    await expect.poll(width).toBeLessThan(full);
  });
  await test.step('nothing shifts up to the end of the page', async () => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const top of [end / 3, (end * 2) / 3, end]) await scrollTo(page, top);
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
  });
});

test('on a phone the banner closes and the menu works by keyboard', async ({ page }) => {
  // No script has arrived yet. The document itself can hide the banner.
  const arrive = await hold(page, '**/_astro/*.js');
  await test.step('a closed banner hides at once', async () => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(banner(page)).toBeHidden();
  });
  arrive();
  const entry = page.getByRole('link', { name: 'Delivery', exact: true });
  await test.step('the menu opens and closes by keyboard', async () => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(entry).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('Tab and Enter lead to the delivery page, where the banner stays hidden', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/delivery\/?$/);
    await expect(banner(page)).toBeHidden();
  });
});

test('an unknown path returns 404, says so and leads home', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
  await test.step('the reply is a 404, and the page says and logs it', async () => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  });
  await test.step('the page leads home', async () => {
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers and the menu of the landing page open', async ({ page }) => {
    await page.goto(paths.home);
    await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
    await test.step('questions open one at a time', async () => {
      await page.getByText('Is my prescription secure?').click();
      await page.getByText('How fast is delivery?').click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(page.getByText(/^About 30 minutes on average where a partner is near\./)).toBeVisible();
    });
    await test.step('the menu leads to the delivery page', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Delivery', exact: true }).click();
      await expect(heading(page, 'Deliver medicines close to home')).toBeVisible();
    });
  });
});

/** `tests/recorded/build/heads.txt` has the policy of each page. */
test('a page makes no HTML, worker or policy of a text', async ({ page, allowErrors }) => {
  allowErrors(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy/);
  await page.goto(paths.vendor);
  const made = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries = {
      html: () => (document.createElement('p').innerHTML = '<b>text</b>'),
      worker: () => new Worker('/_astro/worker.js'),
      policy: () => trustedTypes.createPolicy('another', {}),
    };
    const succeeds = ([, start]: [string, () => unknown]): boolean => {
      try {
        start();
        return true;
      } catch {
        return false;
      }
    };
    return Object.entries(tries)
      .filter(succeeds)
      .map(([name]) => name);
  });
  expect(made).toEqual([]);
});
