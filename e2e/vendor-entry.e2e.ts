import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { budgets } from '../scripts/budgets.ts';
import { weighed } from '../scripts/built-site.ts';
import { button, signInPhone } from './elements.ts';
import { idle } from './controls.ts';
import { expect, test } from './fixtures.ts';

test('/vendor keeps its budget and follows a sign-in in another tab', async ({ page, visitor }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) loaded.add(pathname.slice(1));
  });
  await test.step('until a phone can be typed, script and style stay in the budget', async () => {
    await page.goto(paths.vendor);
    await button(page, 'Sign In with Phone').click();
    await expect(signInPhone(page)).toBeFocused();
    await idle(page);
    const total = weighed([...loaded]).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, [...loaded].join('\n')).toBeLessThanOrEqual(budgets.vendorIslandBytes);
    expect(total).toBeGreaterThan(0);
  });
  await test.step('the rest loads with the first key', async () => {
    const rest = page.waitForResponse('**/_astro/*.js');
    await signInPhone(page).fill(visitor.phone);
    expect((await rest).ok()).toBe(true);
  });

  await visitor.seed('kyc');
  const other = await page.context().newPage();
  await test.step('a sign-in in another tab closes the dialog', async () => {
    await visitor.enter(other);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Continue')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('signing out leaves nothing of the vendor behind', async () => {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(paths.vendor);
    await expect(button(page, 'Sign In with Phone')).toBeVisible();
    await expect(page.getByText('Sanjeevani Medicals')).toHaveCount(0);
  });
  await other.close();
});
