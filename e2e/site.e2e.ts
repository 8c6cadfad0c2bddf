import type { Page } from 'playwright/test';
import { delivery } from '#lib/copy/delivery.ts';
import { faq } from '#lib/copy/faq.ts';
import { landing } from '#lib/copy/landing.ts';
import { site } from '#lib/copy/site.ts';
import { paths } from '#lib/paths.ts';
import { overflow } from './axe.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByText(site.banner);

async function expectWholeLanding(page: Page): Promise<void> {
  await expect(heading(page, landing.hero.title)).toBeVisible();
  const { reading, speed, privacy, range } = landing.features;
  for (const { title } of [reading, speed, privacy, range]) await expect(heading(page, title)).toBeVisible();
  for (const [reason] of landing.reasons.items) await expect(heading(page, reason)).toBeVisible();
  for (const [benefit] of landing.vendors.items) await expect(heading(page, benefit)).toBeVisible();
  for (const [figure] of landing.coverage.figures)
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  for (const { question } of faq.items) await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(site.footer.line);
}

test('the landing page is complete and fits the window', async ({ page }) => {
  await page.goto(paths.home);
  await expect(banner(page)).toBeVisible();
  await expectWholeLanding(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('link', { name: site.nav.dashboard })).toBeHidden();
});

test('the landing page loads no script before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByText(faq.items[0].question).click();
  await expect.poll(() => scripts.some((url) => url.includes('Faq'))).toBe(true);
});

test('one answer is open at a time, before and after the island has taken over', async ({ page }) => {
  await page.goto(paths.home);
  const open = page.locator('details[open]');
  for (const { question, answer } of faq.items.slice(0, 3)) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(open).toHaveCount(1);
  }
  await page.waitForLoadState('networkidle');
  await page.getByText(faq.items[4].question).click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText(faq.items[4].answer)).toBeVisible();
  await page.getByText(faq.items[4].question).click();
  await expect(open).toHaveCount(0);
});

test('a closed banner is gone at once and stays closed for the visit', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(paths.home);
  await page.getByRole('button', { name: site.closeBanner }).click();
  await expect(banner(page)).toBeHidden({ timeout: 500 });
  await page.goto(paths.delivery);
  await expect(banner(page)).toBeHidden();
});

test('scrolling hides the banner past 40 px and narrows the bar past 100 px, without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['shifted'] = String(shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.home);
  const bar = page.getByRole('navigation');
  // In whole pixels: moved by a transform and back, a box is off by a rounding error.
  const width = async () => Math.round((await bar.boundingBox())?.width ?? 0);
  const full = await width();
  await page.evaluate(() => scrollTo(0, 30));
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 60));
  await expect(banner(page)).toBeHidden();
  expect(await width()).toBe(full);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(width).toBeLessThan(full);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
});

test('the navigation opens, is walked and closes by keyboard on a phone @phone', async ({ page }) => {
  await page.goto(paths.home);
  const opener = page.getByRole('button', { name: site.nav.open });
  const entry = page.getByRole('link', { name: site.nav.delivery, exact: true });
  await expect(entry).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: site.nav.close })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/delivery\/?$/);
});

test('the navigation stands open on a desktop; its placeholders lead nowhere @desktop', async ({ page }) => {
  await page.goto(paths.home);
  const bar = page.getByRole('navigation');
  await expect(bar.getByRole('link', { name: site.nav.home, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const name of [site.nav.about, site.nav.contact]) {
    const placeholder = bar.getByRole('link', { name });
    await expect(placeholder).toBeVisible();
    await expect(placeholder).not.toHaveAttribute('href');
  }
  await bar.getByRole('link', { name: site.nav.vendor, exact: true }).click();
  await expect(page).toHaveURL(/\/vendor\/?$/);
  await page.getByRole('link', { name: site.backToHome }).click();
  await expect(heading(page, landing.hero.title)).toBeVisible();
});

test('the Dashboard button is there from the first paint with a session, and not with a broken one', async ({
  page,
}) => {
  const dashboard = page.getByRole('link', { name: site.nav.dashboard });
  const store = (value: string) =>
    page.evaluate((text) => localStorage.setItem('nuskha.session', text), value);
  await page.goto(paths.delivery);
  for (const broken of ['{', 'null', '{"session":"s"}', '{"session":null,"phone":null,"userType":null}']) {
    await store(broken);
    await page.reload();
    await expect(dashboard).toBeHidden();
  }
  await store('{"session":"s","phone":"+919812345678","userType":"VENDOR"}');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.bar-dashboard'));
  await expect(dashboard).toBeVisible();
  await expect(dashboard).toHaveAttribute('href', paths.dashboard);
});

test('the delivery page offers the app as coming soon', async ({ page }) => {
  await page.goto(paths.delivery);
  await expect(page.getByRole('button', { name: delivery.download })).toBeDisabled();
  await expect(page.getByText(delivery.waitlist)).toBeVisible();
  for (const { title } of Object.values(delivery.benefits)) await expect(heading(page, title)).toBeVisible();
  for (const [step] of delivery.how.steps) await expect(heading(page, step)).toBeVisible();
  await page.getByRole('link', { name: site.backToHome }).click();
  await expect(heading(page, landing.hero.title)).toBeVisible();
});

test('an unknown path answers 404, says so, logs itself and leads home', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByText(site.notFound.code, { exact: true })).toBeVisible();
  await expect(heading(page, site.notFound.heading)).toBeVisible();
  await page.getByRole('link', { name: site.notFound.action }).click();
  await expect(heading(page, landing.hero.title)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete, its answers open and its navigation works', async ({
    page,
    isMobile,
  }) => {
    await page.goto(paths.home);
    await expectWholeLanding(page);
    await page.getByText(faq.items[1].question).click();
    await page.getByText(faq.items[2].question).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.getByText(faq.items[2].answer)).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: site.nav.open }).click();
    await page.getByRole('link', { name: site.nav.delivery, exact: true }).click();
    await expect(heading(page, delivery.heading)).toBeVisible();
  });
});
