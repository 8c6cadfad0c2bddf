import { paths } from '#lib/paths.ts';
import { hold } from './controls.ts';
import { expect, test } from './fixtures.ts';

test('a page that lost its script says so and offers another try', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource|hydrating|dynamically imported module/);
  await page.route(/Onboarding\.island/, (route) => route.abort());
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=labs');
  await expect(page.getByRole('heading', { name: 'This page did not load fully' })).toBeVisible();
  await page.unroute(/Onboarding\.island/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/serviceType=labs/);
  await expect(page.getByRole('heading', { name: 'Register your lab' })).toBeVisible();
});

test('a lost sign-in or application list on /vendor offers another try', async ({
  page,
  visitor,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const loseAndTryAgain = async (): Promise<void> => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(paths.vendor);
    const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await again.click();
  };
  await test.step('without a session the sign-in comes back', async () => {
    await loseAndTryAgain();
    await page.getByRole('button', { name: 'Sign In with Phone' }).click();
    await expect(page.getByRole('dialog', { name: 'Vendor Login' })).toBeVisible();
  });
  await test.step('with a session the applications come back', async () => {
    await visitor.enter(page);
    await loseAndTryAgain();
    await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
  });
});

test('a sign-in that lost its script says so, and the next press counts once', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/send-otp') && sent.push(request.url()));
  await page.goto(paths.vendor);
  await page.getByRole('button', { name: 'Sign In with Phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
  const phone = dialog.locator('input[name="phone"]');
  await expect(phone).toBeFocused();
  const send = dialog.getByRole('button', { name: 'Send OTP' });
  await test.step('the dialog says at the phone that the connection failed', async () => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await phone.fill(newPhone());
    await send.click();
    const words = 'Please check your internet connection and try again.';
    await expect(phone).toHaveAccessibleDescription(words);
    await expect(dialog.locator('[data-toast]')).toContainText(words);
  });
  await page.unroute('**/_astro/*.js');
  const arrive = await hold(page, '**/_astro/*.js');
  await test.step('a double press waits for the script and sends one code', async () => {
    await send.dblclick();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(dialog.getByText(/^Resend OTP in/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
