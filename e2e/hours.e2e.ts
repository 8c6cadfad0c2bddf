import { field, errorSummary, firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { openHours } from './forms.ts';

test('an emptied time stays empty until Next asks for it', async ({ page }) => {
  await page.goto(firstStep());
  await openHours(page);
  const openTime = field(page, 'openTime');
  const error = page.locator('#times-error');
  await test.step('an emptied time stays empty and takes new digits', async () => {
    await openTime.focus();
    await page.keyboard.press('Backspace');
    await expect(openTime).toHaveValue('');
    await expect(error).toBeEmpty();
    await page.keyboard.type('08');
    await expect(openTime).toHaveValue('08:00');
  });

  await test.step('leaving the empty time asks for it', async () => {
    await openTime.fill('');
    await page.getByRole('checkbox', { name: 'Monday' }).focus();
    await expect(error).toHaveText('Enter a time, for example 09:00');
    await expect(openTime).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('every time of every day can be read in full', async () => {
    await openTime.fill('08:00');
    await page.getByRole('checkbox', { name: 'Different times on some days' }).check();
    // Only the days with other times ask for a time.
    const times = page.locator('input[type="time"]');
    await expect(times).toHaveCount(2);
    const days = page.getByRole('group', { name: 'Which days?' }).getByRole('checkbox');
    for (const day of await days.all()) await day.check();
    await expect(times).toHaveCount(2 + 12);
    // No time is cut off, although the browser's own button is beside it.
    const cut = await times.evaluateAll((all) =>
      all
        .filter((time) => time.scrollWidth > time.clientWidth)
        .map((time) => (time as HTMLInputElement).name),
    );
    expect(cut).toEqual([]);
  });
  await test.step('a reload keeps the empty times', async () => {
    for (const time of [openTime, field(page, 'openTime-2')]) await time.fill('');
    await page.reload();
    await expect(openTime).toHaveValue('');
  });

  const asked = errorSummary(page).getByRole('link', { name: /open time: Enter a time, for example 09:00/i });
  await test.step('Next lists the empty times and leads to them', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(asked).toHaveCount(2);
    await asked.first().click();
    await expect(openTime).toBeFocused();
    await openTime.fill('07:30');
    await expect(error).toBeEmpty();
  });
  await test.step('the times of single days count only while they are used', async () => {
    await page.getByRole('checkbox', { name: 'Different times on some days' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(asked).toHaveCount(0);
  });
});
