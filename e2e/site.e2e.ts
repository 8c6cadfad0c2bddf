import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { doubleLetters, wideParts } from './boxes.ts';
import { hold, idle, scrollTo } from './controls.ts';
import { expect, test } from './fixtures.ts';

test.use({ moves: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByText('Stay tuned! Something exciting is coming soon.');

const landingHeadings = [
  'AI Prescription Analysis',
  '30-Minute Delivery',
  'Secure & Private',
  'Wide Medicine Range',
  'Every line checked',
  'Licensed partners only',
  'Clear prices',
  'Refills on time',
  'Track your order',
  'Ask a pharmacist',
  'Secure packaging',
  'Real-time tracking',
  'Same-day delivery',
];
const deliveryHeadings = [
  'Flexible Hours',
  'Earn More',
  'Easy to Use',
  'Download app',
  'Complete registration',
  'Start delivering',
];
/** The questions with the first words of their answers. */
const faq = [
  { question: 'How does the AI prescription analysis work?', answer: 'You send a photo.' },
  { question: 'Is my prescription secure?', answer: 'Yes. It is encrypted when it is sent' },
  { question: 'How fast is delivery?', answer: 'About 30 minutes on average' },
  { question: 'Can you deliver refrigerated items?', answer: 'Yes. Insulin, vaccines and other cold items' },
  { question: 'Can I order OTC items without a prescription?', answer: 'Yes. Over-the-counter medicines' },
  { question: 'Which insurance do you accept?', answer: 'Most major plans, including Medicare' },
  { question: 'Can I transfer a prescription from another pharmacy?', answer: 'Yes. Tell us the pharmacy' },
] as const;

async function expectWholeLanding(page: Page): Promise<void> {
  await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
  for (const name of landingHeadings) await expect(heading(page, name)).toBeVisible();
  for (const figure of ['200+', '500+', '30 min', '99.8%'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  for (const { question } of faq) await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(
    'Prescriptions read, checked and delivered to your door.',
  );
}

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
  const open = page.locator('details[open]');
  const island = page.waitForResponse(/Faq[^/]*\.js$/);
  await test.step('one answer is open at a time, and the tap loads the script', async () => {
    for (const { question, answer } of faq.slice(0, 2)) {
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(open).toHaveCount(1);
    }
    // The tap requested the first script of the visit.
    await (await island).finished();
    expect(scripts[0]).toContain('Faq');
  });
  await test.step('one answer is open at a time with the script', async () => {
    await idle(page);
    const { question, answer } = faq[4];
    await page.getByText(question).click();
    await expect(open).toHaveCount(1);
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText(question).click();
    await expect(open).toHaveCount(0);
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
    for (let top = 600; top < end; top += 600) await scrollTo(page, top);
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
  await test.step('the delivery page offers the app as coming soon and leads home', async () => {
    await expect(page.getByRole('button', { name: 'Download App (Coming Soon)' })).toBeDisabled();
    await expect(
      page.getByText(
        'The app is not ready yet. When it opens in a city, we tell the riders on the waitlist first.',
      ),
    ).toBeVisible();
    for (const name of deliveryHeadings) await expect(heading(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
  });
});

test('on a desktop the landing page is evenly laid out and accessible @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
      // The distance from the middle of the notch to the middle of the line.
      off: parseFloat(notch.top) + parseFloat(notch.height) / 2 + parseFloat(borderTopWidth) / 2,
    };
  });
  await test.step('sections are 112 px apart', async () => {
    expect(new Set(look.gaps)).toEqual(new Set([112]));
  });
  await test.step('coverage has four equal columns with notches on the dots', async () => {
    expect(look.columns).toHaveLength(4);
    expect(new Set(look.columns).size).toBe(1);
    expect(look.off).toBe(0);
  });
  await test.step('axe finds nothing, with contrast at AAA', async () => {
    await expectAccessible(page, { also: ['color-contrast-enhanced'] });
  });

  await test.step('the open navigation marks Home and leads to the vendor page', async () => {
    const bar = page.getByRole('navigation');
    await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const name of ['About us', 'Contact']) {
      const placeholder = bar.getByRole('link', { name });
      await expect(placeholder).toBeVisible();
      await expect(placeholder).not.toHaveAttribute('href');
    }
    await bar.getByRole('link', { name: 'Vendor', exact: true }).click();
    await expect(page).toHaveURL(/\/vendor\/?$/);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
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
  await test.step('the page is as accessible as the others', async () => {
    await expectAccessible(page, { also: ['color-contrast-enhanced'] });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { only: ['color-contrast', 'color-contrast-enhanced'] });
    await doubleLetters(page);
    expect(await wideParts(page)).toEqual([]);
  });
  await test.step('the page leads home', async () => {
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(heading(page, 'From the doctor’s hand to your door in 30 minutes')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete and its answers and menu open', async ({ page }) => {
    await page.goto(paths.home);
    await expectWholeLanding(page);
    await page.getByText('Is my prescription secure?').click();
    await page.getByText('How fast is delivery?').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(
      page.getByText(
        'About 30 minutes on average where a partner is near. In most major cities, orders placed before 2 PM arrive the same day. Other areas take 1-2 business days.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Delivery', exact: true }).click();
    await expect(heading(page, 'Deliver medicines close to home')).toBeVisible();
  });
});

test('no page makes HTML, a worker or a policy of a text', async ({ page, allowErrors }) => {
  allowErrors(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy/);
  for (const path of [paths.home, paths.vendor]) {
    await page.goto(path);
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
    expect(made, path).toEqual([]);
  }
});
