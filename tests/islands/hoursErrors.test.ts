import { expect, test } from 'vitest';
import { hoursErrors } from '#islands/onboarding/info/hours/hoursErrors.ts';
import { defaultTimings } from '#lib/domain/info/hours.ts';

const message = 'Enter a time, for example 09:00';

test('whole hours have no errors', () => {
  expect(hoursErrors(defaultTimings)).toEqual([]);
});

test('each missing part leads to its own control, in the order they are asked', () => {
  const dayWise = [
    { day: 1, openTime: '', closeTime: '20:00' },
    { day: 3, openTime: '10:00', closeTime: '' },
  ];
  expect(hoursErrors({ openTime: '', closeTime: '', openDays: [], dayWise })).toEqual([
    { id: 'openTime', label: 'Open time', message },
    { id: 'closeTime', label: 'Close time', message },
    { id: 'openDays', label: 'Open Days', message: 'Select at least one open day' },
    { id: 'openTime-1', label: 'Monday open time', message },
    { id: 'closeTime-3', label: 'Wednesday close time', message },
  ]);
});
