import type { Locator } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { brokenWords, doubleLetters, overflow } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Where the parts of the portal's screens are, and what they say once: on a small phone. */

async function box(locator: Locator): Promise<{ top: number; bottom: number }> {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`${locator} is not on screen`);
  return { top: found.y, bottom: found.y + found.height };
}

test('the applications come first on /vendor; the dashboard says the address and the profile the standing once; no letters of twice the size break a word, and edges follow the visitor’s colours', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(paths.vendor);
  const resume = page.getByRole('button', { name: /^Resume: / });
  await expect(resume).toBeVisible();
  const { bottom } = await box(resume);
  // Well above the edge, so that a longer name or a larger letter keeps it there.
  expect(bottom).toBeLessThanOrEqual(600);
  expect((await box(page.getByText('Signed in as'))).top).toBeGreaterThan(bottom);

  const { id } = await visitor.seed('contract');
  await page.goto(paths.profileOf(id));
  await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
  await expect(page.getByText(/under review/i)).toHaveCount(1);
  await expect(page.getByText(/^You get an answer by \d{1,2} \w+ \d{4}\./)).toBeVisible();

  await page.goto(paths.dashboardOf(id));
  await expect(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
  await expect(page.getByText('12 MG Road, Ashok Nagar')).toHaveCount(1);
  // A torn edge is a line where the visitor's own colours take it away, and lines are as strong as text where that is asked for.
  const torn = page.getByRole('region', { name: 'Basic Information' });
  const of = (name: string) =>
    torn.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await of('border-top-width')).toBe('0px');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => of('border-top-width')).toBe('1px');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect.poll(async () => (await of('border-bottom-color')) === (await of('color'))).toBe(true);
  await page.emulateMedia({ contrast: 'no-preference' });

  for (const shown of ['Under Review', /^Pharmacy$/]) {
    await expect(page.getByText(shown).first()).toBeVisible();
    await doubleLetters(page);
    expect(await brokenWords(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (shown === 'Under Review') await page.goto('/register');
  }
});
