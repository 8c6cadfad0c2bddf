import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { addFaults, clearFaults } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, loginDialog, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';

test.afterEach(({ sandbox }) => clearFaults(sandbox));

const note = (page: Page) => page.locator('.asked');

test('opens the requested page with its query after signing in', async ({ page, visitor }) => {
  const { id } = await visitor.seed('contract', { category: 'labs' });
  await test.step('the landing page asks to log in', async () => {
    await page.goto(`/dashboard?vendorId=${id}`);
    await expect(page).toHaveURL('/');
    await expect(note(page)).toContainText('Please log in to open the page you asked for');
    await expectAccessible(page, { within: '.asked' });
  });
  await test.step('signing in leads to the requested page', async () => {
    await note(page).getByRole('link', { name: 'Sign In with Phone' }).click();
    await expect(page).toHaveURL('/vendor');
    await button(page, 'Sign In with Phone').click();
    const dialog = loginDialog(page);
    await field(dialog, 'phone').fill(visitor.phone);
    await button(dialog, 'Send OTP').click();
    await field(dialog, 'code').fill(testCode);
    await expect(toast(page, 'Logged in')).toBeVisible();
    await expect(page).toHaveURL(`/dashboard?vendorId=${id}`);
    await expect(page).toHaveTitle(`Sanjeevani Medicals · Dashboard · ${brand.name}`);
  });
});

test('a profile that cannot be shown says why', async ({ page, sandbox, visitor, allowErrors }) => {
  allowErrors(/status of 40[134]/);
  await visitor.enter(page);
  await test.step('a missing profile says so and leads home', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      "We couldn't find your profile. Please log in or start a new registration.",
    );
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', paths.home);
  });
  await test.step('a refused profile and a lost session ask to log in', async () => {
    for (const status of [403, 401]) {
      await clearFaults(sandbox);
      await addFaults(
        sandbox,
        { endpoint: 'currentVendor', action: 'status', status },
        { endpoint: 'refresh', action: 'status', status: 401 },
      );
      await page.goto('/profile');
      // A lost session leaves the page at once, so its words are on the page that opens.
      if (status === 403)
        await expect(toast(page, 'Authentication Required')).toContainText(
          'Please log in to view your profile',
        );
      await expect(page).toHaveURL('/');
    }
    await expect(note(page)).toContainText('Authentication Required');
    await expect(note(page)).toContainText('Please log in to view your profile');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test('after signing out by choice, the landing page shows no note', async ({ page, visitor }) => {
  await visitor.enter(page);
  await test.step('signing out in the menu leads home and removes everything', async () => {
    await page.goto('/delivery');
    await button(page, 'Open menu').click();
    await page.locator('.sign-out').click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
  await test.step('the page offers no dashboard and asks for no login', async () => {
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    await expect(note(page)).toBeHidden();
  });
});

test('removes damaged saved data and says so', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem(`${ownPrefix}user`, '{'));
  // The notification is shown for four seconds, and a busy machine may need longer to load the whole page.
  await page.goto('/register/start', { waitUntil: 'commit' });
  await expect(toast(page, 'We removed damaged data')).toBeVisible();
});
