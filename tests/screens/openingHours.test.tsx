import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hoursErrors } from '#islands/onboarding/info/hours/hoursErrors.ts';
import { HoursField } from '#islands/onboarding/info/hours/HoursField.tsx';
import { HoursFold } from '#islands/onboarding/info/hours/HoursFold.tsx';
import { OpeningHours } from '#islands/onboarding/info/hours/OpeningHours.tsx';
import { defaultTimings, type DeliveryTimings } from '#lib/domain/info/hours.ts';
import { descriptionOf, field } from './firstStep.tsx';
import { tap } from './press.ts';
import { drawn, show } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

let value: DeliveryTimings;

/** The hours field alone, with its value. */
function Hours({
  start,
  isTried,
  disabled,
}: {
  start: DeliveryTimings;
  isTried: boolean;
  disabled: boolean;
}) {
  const [timings, setTimings] = useState(start);
  useEffect(() => {
    value = timings;
  }, [timings]);
  return (
    <HoursField
      value={timings}
      onChange={setTimings}
      disabled={disabled}
      showErrors={isTried}
      errorsOf={hoursErrors}
    />
  );
}

async function showHours(
  start: Partial<DeliveryTimings> = {},
  { isTried = false, disabled = false } = {},
): Promise<void> {
  show(<Hours start={{ ...defaultTimings, ...start }} isTried={isTried} disabled={disabled} />);
  await expect.element(page.getByText('Open Days')).toBeVisible();
}

const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const openDay = (day: string) =>
  page.getByRole('group', { name: 'Open Days' }).getByRole('checkbox', { name: day });
const ownDay = (day: string) =>
  page.getByRole('group', { name: 'Which days?' }).getByRole('checkbox', { name: day });
const overnight = page.getByText('Closes the next morning');

test('new hours are 09:00 to 22:00, Monday to Saturday', async () => {
  await showHours();
  await expect.element(field('openTime')).toHaveValue('09:00');
  await expect.element(field('closeTime')).toHaveValue('22:00');
  for (const name of ['openTime', 'closeTime']) await expect.element(field(name)).toBeRequired();
  await expect.element(page.getByLabelText('Open time')).toBeVisible();
  await expect.element(page.getByLabelText('Close time')).toBeVisible();
  await expect.element(openDay('Sunday')).not.toBeChecked();
  for (const day of days.slice(1)) await expect.element(openDay(day)).toBeChecked();
  await expect.element(check('24-hour service')).not.toBeChecked();
  await expectRecorded('vendor-info', 'hours', { boxes: true });
  await expect.element(overnight).not.toBeInTheDocument();
});

test('asks for the days with the off-day hint, Sunday first', async () => {
  await showHours();
  const group = page.getByRole('group', { name: 'Open Days' });
  expect(
    group
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(days);
  expect(descriptionOf(group.element())).toBe("Don't forget to uncheck your off-day");
});

test('numbers the days from Sunday, which is 0', async () => {
  await showHours({ openDays: [] });
  for (const [index, day] of days.entries()) {
    tap(openDay(day));
    expect(value.openDays, day).toEqual([index]);
    tap(openDay(day));
    expect(value.openDays, day).toEqual([]);
  }
});

test.each([
  ['openTime', { openTime: '10:30', closeTime: '22:00' }],
  ['closeTime', { openTime: '09:00', closeTime: '10:30' }],
])('%s changes only that time', async (name, times) => {
  await showHours();
  await field(name).fill('10:30');
  expect(value).toEqual({ ...defaultTimings, ...times });
});

test.each([
  ['18:00', '02:00', true],
  ['09:00', '09:00', true],
  ['09:00', '09:01', false],
  ['09:00', '', false],
])('the hours %s to %s end the next morning: %s', async (openTime, closeTime, isNext) => {
  await showHours({ openTime, closeTime });
  await expect.poll(() => overnight.query() !== null).toBe(isNext);
});

test('24-hour service hides the times, and turning it off restores them', async () => {
  await showHours({ openTime: '10:00', dayWise: [{ day: 2, openTime: '11:00', closeTime: '12:00' }] });
  tap(check('24-hour service'));
  expect(value).toEqual({ openTime: '00:00', closeTime: '23:59', openDays: [1, 2, 3, 4, 5, 6] });
  await expect.element(field('openTime')).not.toBeInTheDocument();
  await expect.element(check('Different times on some days')).not.toBeInTheDocument();
  tap(check('24-hour service'));
  expect(value).toEqual({
    ...defaultTimings,
    openTime: '10:00',
    dayWise: [{ day: 2, openTime: '11:00', closeTime: '12:00' }],
  });
});

test('turning 24-hour service off keeps days chosen meanwhile', async () => {
  await showHours();
  await check('24-hour service').click();
  await openDay('Sunday').click();
  await check('24-hour service').click();
  expect(value).toEqual({ ...defaultTimings, openDays: [0, 1, 2, 3, 4, 5, 6] });
});

test('turning initial 24-hour service off gives the default hours', async () => {
  await showHours({ openTime: '00:00', closeTime: '23:59' });
  await expect.element(check('24-hour service')).toBeChecked();
  tap(check('24-hour service'));
  expect(value).toEqual(defaultTimings);
});

test.each([
  ['openTime', 'closeTime'],
  ['closeTime', 'openTime'],
])('%s shows an error once the vendor leaves it empty', async (name, other) => {
  await showHours();
  await field(name).fill('');
  await drawn();
  await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  field(name).element().blur();
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(field(name).element())).toBe('Enter a time, for example 09:00');
  await expect.element(field(other)).not.toHaveAttribute('aria-invalid');
  await field(name).fill('08:00');
  await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Enter a time, for example 09:00')).not.toBeInTheDocument();
});

test('both times that were left empty keep their errors', async () => {
  await showHours();
  for (const name of ['openTime', 'closeTime']) {
    await field(name).fill('');
    field(name).element().blur();
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(field('openTime')).toHaveAttribute('aria-invalid', 'true');
});

test('shows all errors after Next', async () => {
  await showHours({ openTime: '', openDays: [] }, { isTried: true });
  await expect.element(field('openTime')).toHaveAttribute('aria-invalid', 'true');
  const group = page.getByRole('group', { name: 'Open Days' }).element();
  expect(descriptionOf(group)).toContain('Select at least one open day');
});

test('shows no error for missing days before Next', async () => {
  await showHours({ openDays: [] });
  await drawn();
  await expect.element(page.getByText('Select at least one open day')).not.toBeInTheDocument();
});

test('asks only for the times of days that differ', async () => {
  await showHours();
  await expect.element(page.getByRole('group', { name: 'Which days?' })).not.toBeInTheDocument();
  await check('Different times on some days').click();
  await expect.element(ownDay('Saturday')).toBeVisible();
  await expect.element(ownDay('Sunday')).not.toBeInTheDocument();
  expect(value).toEqual(defaultTimings);
  await ownDay('Saturday').click();
  tap(ownDay('Tuesday'));
  await expect.element(field('openTime-6')).toHaveAccessibleName('Saturday open time');
  await expect.element(field('closeTime-6')).toHaveAccessibleName('Saturday close time');
  await expect.element(field('openTime-2')).toHaveAccessibleName('Tuesday open time');
  await expect.element(field('openTime-1')).not.toBeInTheDocument();
});

test('a change of the second day leaves the first one unchanged', async () => {
  const own = (day: number) => ({ day, openTime: '09:00', closeTime: '22:00' });
  await showHours({ dayWise: [own(2), own(6)] });
  await field('closeTime-6').fill('16:00');
  expect(value.dayWise).toEqual([own(2), { ...own(6), closeTime: '16:00' }]);
  tap(ownDay('Tuesday'));
  expect(value.dayWise).toEqual([{ ...own(6), closeTime: '16:00' }]);
});

test.each(['openTime-6', 'closeTime-6'])('shows the error of %s at its day', async (name) => {
  const own = (day: number) => ({ day, openTime: '10:00', closeTime: '12:00' });
  await showHours({ dayWise: [own(2), own(6)] });
  await field(name).fill('');
  field(name).element().blur();
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(field(name).element())).toBe('Enter a time, for example 09:00');
  await expect.element(field('openTime-2')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('openTime')).not.toHaveAttribute('aria-invalid');
});

test('removes the single days when all days have the same times again', async () => {
  await showHours({ dayWise: [{ day: 6, openTime: '10:00', closeTime: '16:00' }] });
  await expect.element(check('Different times on some days')).toBeChecked();
  tap(check('Different times on some days'));
  expect(value).toEqual(defaultTimings);
  await expect.element(field('openTime-6')).not.toBeInTheDocument();
});

test('offers no different times without an open day', async () => {
  await showHours({ openDays: [] });
  await expect.element(check('Different times on some days')).toBeDisabled();
});

test('disabled hours cannot be changed', async () => {
  await showHours({ dayWise: [{ day: 6, openTime: '10:00', closeTime: '16:00' }] }, { disabled: true });
  for (const control of document.querySelectorAll('#main input'))
    expect(control.matches(':disabled'), control.getAttribute('name') ?? '').toBe(true);
});

test.each([
  ['of a week', {}, ['Monday to Saturday, 09:00 to 22:00']],
  ['of every day', { openDays: [0, 1, 2, 3, 4, 5, 6] }, ['Every day, 09:00 to 22:00']],
  ['of two days', { openDays: [0, 3] }, ['Sunday, Wednesday, 09:00 to 22:00']],
  [
    'of a night',
    { openTime: '18:30', closeTime: '02:00' },
    ['Monday to Saturday, 18:30 to 02:00 (next day)'],
  ],
  ['around the clock', { openTime: '00:00', closeTime: '23:59' }, ['Monday to Saturday, Open 24 hours']],
  [
    'of single days',
    {
      dayWise: [
        { day: 2, openTime: '10:00', closeTime: '12:00' },
        { day: 6, openTime: '20:00', closeTime: '02:00' },
      ],
    },
    ['Monday to Saturday, 09:00 to 22:00', 'Tuesday, 10:00 to 12:00', 'Saturday, 20:00 to 02:00 (next day)'],
  ],
])('shows the hours %s in words', async (_, timings, lines) => {
  show(<OpeningHours timings={{ ...defaultTimings, ...timings }} />);
  await expect
    .poll(() => [...document.querySelectorAll('#main > span')].map(({ textContent }) => textContent))
    .toEqual(lines);
});

test.each([
  [false, false],
  [true, true],
])('the hours unfold by themselves if they are wrong: %s', async (isWrong, isOpen) => {
  const nothing = (): void => undefined;
  show(
    <HoursFold
      isWrong={isWrong}
      value={defaultTimings}
      onChange={nothing}
      showErrors
      errorsOf={hoursErrors}
    />,
  );
  await expect.element(page.getByText('Monday to Saturday, 09:00 to 22:00')).toBeVisible();
  await expect.poll(() => document.querySelector('details')?.open).toBe(isOpen);
  if (!isOpen) await page.getByText('Change').click();
  await expect.element(field('openTime')).toBeVisible();
});
