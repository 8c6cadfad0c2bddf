import { expect, test } from './fixtures.ts';

test('a page whose script was lost on the way says so and offers another try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|hydrating|dynamically imported module/);
  await page.route(/Onboarding\.island/, (route) => route.abort());
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=labs');
  await expect(page.getByRole('heading', { name: 'This page did not load completely' })).toBeVisible();
  await page.unroute(/Onboarding\.island/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/serviceType=labs/);
  await expect(page.getByRole('heading', { name: 'Register your lab' })).toBeVisible();
});
