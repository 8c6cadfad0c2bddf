import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, openHours } from './forms.ts';

test('@phone an emptied time stays empty, is asked for on leaving and by Next, and outlives a reload', async ({
  page,
  newPhone,
}) => {
  await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
  await fillInfo(page, newPhone());
  await openHours(page);
  const openTime = page.locator('input[name="openTime"]');
  const error = page.locator('#times-error');
  await openTime.focus();
  await page.keyboard.press('Backspace');
  await expect(openTime).toHaveValue('');
  await expect(error).toBeEmpty();
  await page.keyboard.type('08');
  await expect(openTime).toHaveValue('08:00');

  await openTime.fill('');
  await page.getByRole('checkbox', { name: 'Monday' }).focus();
  await expect(error).toHaveText('Enter a time, for example 09:00');
  await expect(openTime).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
  const days = page.getByRole('group', { name: 'Which days?' });
  for (const day of ['Monday', 'Tuesday']) await days.getByRole('checkbox', { name: day }).check();
  await page.locator('input[name="openTime-1"]').fill('10:00');
  await page.locator('input[name="openTime-2"]').fill('');
  await page.reload();
  await expect(openTime).toHaveValue('');

  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('region', { name: 'Please fix the errors in the form' });
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: 'Open time: Enter a time, for example 09:00' }).first().click();
  await expect(openTime).toBeFocused();
  await openTime.fill('07:30');
  await expect(error).toBeEmpty();
  await page.getByRole('checkbox', { name: 'Different times on some days' }).uncheck();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('input[name="otp"]')).toBeVisible();
});

test('@phone every time can be read whole with the button beside it', async ({ page }) => {
  await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
  await openHours(page);
  await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
  // Only the days that differ are asked for.
  const times = page.locator('input[type="time"]');
  await expect(times).toHaveCount(2);
  const days = page.getByRole('group', { name: 'Which days?' }).getByRole('checkbox');
  for (const day of await days.all()) await day.check();
  await expect(times).toHaveCount(2 + 12);
  const cut = await times.evaluateAll((all) =>
    all.filter((time) => time.scrollWidth > time.clientWidth).map((time) => (time as HTMLInputElement).name),
  );
  expect(cut).toEqual([]);
});
