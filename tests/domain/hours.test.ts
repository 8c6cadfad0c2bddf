import { describe, expect, it } from 'vitest';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';
import { dayName } from '#lib/names.ts';
import { readTimings, readTypedTimings } from '#lib/domain/info/timings.ts';
import {
  allDayTimes,
  aroundTheClock,
  dayIndexes,
  defaultTimings,
  isAllDay,
  isOvernight,
  toggleDay,
  withDayToggled,
  withEarlierTimes,
  withTimesOn,
} from '#lib/domain/info/hours.ts';
import { deliveryTimingsSchema } from '#lib/domain/info/hoursSchema.ts';
import { objections } from './helpers.ts';

const refused = 'Enter a time, for example 09:00';

describe('opening hours', () => {
  it('default to 09:00 to 22:00, Monday to Saturday', () => {
    expect(defaultTimings).toEqual({ openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] });
    expect(deliveryTimingsSchema.parse(defaultTimings)).toEqual(defaultTimings);
  });

  it('count the week from Sunday', () => {
    expect(dayIndexes.map((day) => `${day} ${dayName(day)}`)).toEqual([
      '0 Sunday',
      '1 Monday',
      '2 Tuesday',
      '3 Wednesday',
      '4 Thursday',
      '5 Friday',
      '6 Saturday',
    ]);
  });

  it.each(['00:00', '09:30', '19:59', '23:59'])('accept %s', (time) => {
    expect(objections(deliveryTimingsSchema, { ...defaultTimings, openTime: time, closeTime: time })).toEqual(
      {},
    );
  });

  it.each(['', '9:00', '24:00', '23:60', '12', '12:0', '12:00:00', '09.00', '9 am', null, 900])(
    'refuse %j as a time',
    (time) => {
      expect(
        objections(deliveryTimingsSchema, { ...defaultTimings, openTime: time, closeTime: time }),
      ).toEqual({
        openTime: refused,
        closeTime: refused,
      });
    },
  );

  it('may have an empty time only while they are typed', () => {
    const dayWise = [{ day: 1, openTime: '10:00', closeTime: '' }];
    const emptied = { ...defaultTimings, openTime: '', dayWise };
    expect(readTypedTimings(emptied)).toEqual(emptied);
    expect(readTypedTimings({ ...emptied, closeTime: '9' })).toBeNull();
    expect(readTimings(emptied)).toBeNull();
  });

  it('may close before they open, which means overnight', () => {
    const night = { ...defaultTimings, openTime: '18:00', closeTime: '02:00' };
    expect(deliveryTimingsSchema.safeParse(night).success).toBe(true);
    expect(isOvernight(night)).toBe(true);
    expect(isOvernight(defaultTimings)).toBe(false);
    expect(isOvernight({ openTime: '09:00', closeTime: '09:00' })).toBe(true);
    expect(isOvernight({ openTime: '09:00', closeTime: '' })).toBe(false);
  });

  it('show 00:00 to 23:59 as a 24-hour service, not as overnight', () => {
    expect(allDayTimes).toEqual({ openTime: '00:00', closeTime: '23:59' });
    expect(isAllDay(allDayTimes)).toBe(true);
    expect(isAllDay(defaultTimings)).toBe(false);
    expect(isAllDay({ openTime: '00:00', closeTime: '23:58' })).toBe(false);
    expect(isOvernight(allDayTimes)).toBe(false);
  });

  it.each([[[]], [undefined], [null], [[7]], [[-1]], [[1.5]], [['1']]])(
    'refuse %j as open days',
    (openDays) => {
      expect(deliveryTimingsSchema.safeParse({ ...defaultTimings, openDays }).success).toBe(false);
    },
  );

  it('may have different times for single days', () => {
    const dayWise = [{ day: 6, openTime: '10:00', closeTime: '14:00' }];
    expect(deliveryTimingsSchema.parse({ ...defaultTimings, dayWise })).toEqual({
      ...defaultTimings,
      dayWise,
    });
    const odd = [{ day: 7, openTime: '10:00', closeTime: '14:00' }];
    expect(deliveryTimingsSchema.safeParse({ ...defaultTimings, dayWise: odd }).success).toBe(false);
  });
});

describe('the times of single days', () => {
  const saturday = { day: 6, openTime: '10:00', closeTime: '14:00' };
  const hours = { ...defaultTimings, dayWise: [saturday] };

  it('start with the common times and keep the order of the week', () => {
    const monday = { day: 1, openTime: '09:00', closeTime: '22:00' };
    expect(withTimesOn(hours, 1, {})).toEqual({ ...hours, dayWise: [monday, saturday] });
    const later = { ...saturday, closeTime: '16:00' };
    expect(withTimesOn(hours, 6, { closeTime: '16:00' })).toEqual({ ...hours, dayWise: [later] });
    expect(withTimesOn(hours, 6, null)).toEqual(defaultTimings);
  });

  it('are removed with a closed day', () => {
    expect(withDayToggled(hours, 1).dayWise).toEqual([saturday]);
    expect(withDayToggled(hours, 6)).toEqual({ ...defaultTimings, openDays: [1, 2, 3, 4, 5] });
  });

  it('return after 24-hour service, on the days that are open then', () => {
    const allDay = aroundTheClock(hours);
    expect(allDay).toEqual({ ...allDayTimes, openDays: hours.openDays });
    expect(withEarlierTimes(allDay, hours)).toEqual(hours);
    expect(withEarlierTimes({ ...allDay, openDays: [1] }, hours)).toEqual({
      ...defaultTimings,
      openDays: [1],
    });
  });
});

describe('open days', () => {
  it('are added and removed in week order without changing the given list', () => {
    const days = [1, 3];
    expect(toggleDay(days, 2)).toEqual([1, 2, 3]);
    expect(toggleDay(days, 0)).toEqual([0, 1, 3]);
    expect(toggleDay(days, 3)).toEqual([1]);
    expect(toggleDay([1], 1)).toEqual([]);
    expect(days).toEqual([1, 3]);
  });

  it.each([
    [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
    [[5, 3, 4], 'Wednesday to Friday'],
    [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
    [[0, 6], 'Sunday, Saturday'],
    [[1, 2], 'Monday, Tuesday'],
    [[1, 2, 4], 'Monday, Tuesday, Thursday'],
    [[4], 'Thursday'],
    [[], 'No open days'],
  ])('%j read as %s', (days, words) => {
    expect(daysMessage(days)).toBe(words);
  });

  it.each([
    ['09:00', '22:00', '09:00 to 22:00'],
    ['00:00', '23:59', 'Open 24 hours'],
    ['18:00', '02:00', '18:00 to 02:00 (next day)'],
  ])('%s and %s read as %s', (openTime, closeTime, words) => {
    expect(timesMessage({ openTime, closeTime })).toBe(words);
  });
});

it('Opening hours need an open day and two times', () => {
  const codes = (typed: object) =>
    deliveryTimingsSchema
      .safeParse({ openTime: '09:00', closeTime: '22:00', openDays: [1], ...typed })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(codes({})).toBeUndefined();
  expect(codes({ openDays: [] })).toEqual([['openDays', 'openDays']]);
  expect(codes({ openTime: '', closeTime: '24:00' })).toEqual([
    ['openTime', 'time'],
    ['closeTime', 'time'],
  ]);
});
