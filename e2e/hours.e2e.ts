import { field, errorSummary, firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { openHours } from './forms.ts';

test('an emptied time stays empty, is asked for on leaving and by Next, and outlives a reload; every time can be read whole', async ({
  page,
}) => {
  await page.goto(firstStep());
  await openHours(page);
  const openTime = field(page, 'openTime');
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
  await openTime.fill('08:00');
  await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
  // Only the days that differ are asked for.
  const times = page.locator('input[type="time"]');
  await expect(times).toHaveCount(2);
  const days = page.getByRole('group', { name: 'Which days?' }).getByRole('checkbox');
  for (const day of await days.all()) await day.check();
  await expect(times).toHaveCount(2 + 12);
  // With the button beside it, none is cut off.
  const cut = await times.evaluateAll((all) =>
    all.filter((time) => time.scrollWidth > time.clientWidth).map((time) => (time as HTMLInputElement).name),
  );
  expect(cut).toEqual([]);
  for (const time of [openTime, field(page, 'openTime-2')]) await time.fill('');
  await page.reload();
  await expect(openTime).toHaveValue('');

  await page.getByRole('button', { name: 'Next' }).click();
  const asked = errorSummary(page).getByRole('link', { name: /open time: Enter a time, for example 09:00/i });
  await expect(asked).toHaveCount(2);
  await asked.first().click();
  await expect(openTime).toBeFocused();
  await openTime.fill('07:30');
  await expect(error).toBeEmpty();
  await page.getByRole('checkbox', { name: 'Different times on some days' }).uncheck();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(asked).toHaveCount(0);
});
