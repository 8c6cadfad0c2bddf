import type { Locator } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** The places of the parts of the portal's screens on a small phone, and the words that occur only once. */

async function box(locator: Locator): Promise<{ top: number; bottom: number }> {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`${locator} is not on screen`);
  return { top: found.y, bottom: found.y + found.height };
}

test('portal screens start with what matters and say it once', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitor.seed('kyc');
  await visitor.enter(page);
  await test.step('the applications come first on /vendor', async () => {
    await page.goto(paths.vendor);
    const next = page.getByRole('button', { name: 'Continue' });
    await expect(next).toBeVisible();
    const { bottom } = await box(next);
    // Well above the edge of the screen, so that a longer name or larger letters still fit.
    expect(bottom).toBeLessThanOrEqual(600);
    expect((await box(page.getByText('Signed in as'))).top).toBeGreaterThan(bottom);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [headline, panel] = [
      await box(page.getByRole('heading', { level: 1 })),
      await box(page.locator('.shop')),
    ];
    // The shop is as wide as the page, so it follows the headline, which is one line.
    expect(headline.bottom - headline.top).toBeLessThanOrEqual(80);
    expect(panel.top - headline.bottom).toBeGreaterThanOrEqual(0);
    expect(panel.top - headline.bottom).toBeLessThanOrEqual(48);
    await page.setViewportSize({ width: 360, height: 640 });
  });

  const { id } = await visitor.seed('contract');
  await test.step('the profile says once that the KYC is under review', async () => {
    await page.goto(paths.profileOf(id));
    await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
    await expect(page.getByText(/under review/i)).toHaveCount(1);
    await expect(page.getByText(/^You get an answer by \d{1,2} \w+ \d{4}\./)).toBeVisible();
  });

  await test.step('the dashboard gives the address once', async () => {
    await page.goto(paths.dashboardOf(id));
    await expect(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
    await expect(page.getByText('12 MG Road, Ashok Nagar')).toHaveCount(1);
  });
  await test.step('edges follow the colours of the visitor', async () => {
    // A torn edge becomes a line in forced colours. With more contrast, lines are as strong as text.
    await page.goto(paths.profileOf(id));
    const torn = page.getByRole('article');
    const of = (name: string) =>
      torn.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await of('border-top-width')).toBe('0px');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => of('border-top-width')).toBe('1px');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await expect.poll(async () => (await of('border-bottom-color')) === (await of('color'))).toBe(true);
    await page.emulateMedia({ contrast: 'no-preference' });
  });
});
