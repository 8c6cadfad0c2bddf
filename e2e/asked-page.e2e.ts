import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { testCode } from './deployed.ts';
import { button, field, loginDialog, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';

test('opens the requested page with its query after signing in @desktop', async ({ page, visitor }) => {
  const { id } = await visitor.seed('contract', { category: 'labs' });
  const note = page.locator('.asked');
  await page.addInitScript(() => {
    const look = (): void => {
      if (location.pathname === '/') return;
      const link = document.querySelector('.bar-dashboard');
      if (link?.checkVisibility()) sessionStorage.setItem('flashed', location.pathname);
      // The document holds the form of the first step, hidden until it is known for whom it is.
      const content = [...document.querySelectorAll('main form, main dd')];
      if (content.some((one) => one.checkVisibility())) sessionStorage.setItem('flashed', 'content');
      requestAnimationFrame(look);
    };
    if (location.pathname !== '/vendor') look();
  });
  for (const [what, path] of [
    ['a registration', '/register/labs'],
    ['the dashboard', paths.dashboardOf(id)],
  ] as const)
    await test.step(`without a session, ${what} flashes nothing and leads home`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull();
    });
  await test.step('the landing page asks to log in', async () => {
    await expect(note).toContainText('Please log in to open the page you asked for');
    await expectAccessible(page, { within: '.asked' });
  });
  await test.step('signing in leads to the requested page', async () => {
    await note.getByRole('link', { name: 'Sign In with Phone' }).click();
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
  await test.step('signing out on a public page removes everything and asks for no login', async () => {
    await page.goto(paths.delivery);
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    await expect(note).toBeHidden();
  });
});
