import { paths } from '#lib/paths.ts';
import { button, firstStep, loginDialog } from './elements.ts';
import { expect, test } from './fixtures.ts';

test('a page that lost its script or style says so and offers another try', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource|hydrating|dynamically imported module/);
  await test.step('the first step comes back at the same address', async () => {
    await page.route(/Onboarding\.island/, (route) => route.abort());
    await page.goto(firstStep('labs'));
    await expect(page.getByRole('heading', { name: 'This page did not load fully' })).toBeVisible();
    await page.unroute(/Onboarding\.island/);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/serviceType=labs/);
    await expect(page.getByRole('heading', { name: 'Register your lab' })).toBeVisible();
  });
  await test.step('the sign-in of /vendor comes back', async () => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(paths.vendor);
    const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await page.route('**/_astro/*.css', (route) => route.abort());
    await again.click();
    await button(page, 'Sign In with Phone').click();
  });
  await test.step('a sign-in dialog without its style says so and loads again', async () => {
    await expect(page.getByRole('alert')).toContainText(
      'Please check your internet connection and try again.',
    );
    await page.unroute('**/_astro/*.css');
    await button(page, 'Try again').click();
    await expect(loginDialog(page)).toBeVisible();
  });
});
