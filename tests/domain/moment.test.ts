import { describe, expect, test } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';

describe('A date in a reply', () => {
  test.each([
    ['2026-11-21T02:39:54.123Z', '2026-11-21T02:39:54.123Z'],
    ['2026-11-21T02:39:54.123456789Z', '2026-11-21T02:39:54.123Z'],
    ['2026-11-21t02:39:54z', '2026-11-21T02:39:54.000Z'],
    ['2026-11-21T02:39Z', '2026-11-21T02:39:00.000Z'],
    ['2026-11-21T08:09:54+05:30', '2026-11-21T02:39:54.000Z'],
    ['2026-11-21 08:09:54 +0530', '2026-11-21T02:39:54.000Z'],
    ['2026-11-20T21:39:54-05:00', '2026-11-21T02:39:54.000Z'],
    ['2026-11-21 02:39:54Z', '2026-11-21T02:39:54.000Z'],
    // Without a zone it is the reader's local time; the tests run in Indian time.
    ['2026-11-21T08:09:54', '2026-11-21T02:39:54.000Z'],
    ['2026-11-21T08:09:54.123456789', '2026-11-21T02:39:54.123Z'],
    [' 2026-11-21 ', '2026-11-21T00:00:00.000Z'],
    ['Sat, 21 Nov 2026 02:39:54 GMT', '2026-11-21T02:39:54.000Z'],
    ['Sun, 1 Nov 2026 02:39:54 GMT', '2026-11-01T02:39:54.000Z'],
    ['1795228794', '2026-11-21T02:39:54.000Z'],
    ['999999999', '2001-09-09T01:46:39.000Z'],
    ['1795228794000', '2026-11-21T02:39:54.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31', '9999-12-31T00:00:00.000Z'],
  ])('%s is read', (value, iso) => expect(readMoment(value)?.at).toBe(Date.parse(iso)));

  // Browsers parse most of these as dates.
  test.each([
    null,
    undefined,
    '',
    '  ',
    'soon',
    'License 3',
    'on 2026-11-21',
    '2026-11-21 (expected)',
    'on Sat, 21 Nov 2026 02:39:54 GMT',
    'Sat, 21 Nov 2026 02:39:54 GMT+0200',
    '2026-13-45',
    '21 Nov 2026',
    '0000-06-01',
    '0001-01-01T00:00:00+12:00',
    '9999-12-31T23:59:59-12:00',
    '0',
    '12',
    '99999999',
    '1795228794.5',
    '17952287940000',
    'Invalid Date',
  ])('%j is not a date', (value) => {
    expect(readMoment(value)).toBeNull();
  });

  test('a day has no time, every other format has one', () => {
    const hasTime = (value: string) => readMoment(value)?.hasTime;
    expect(hasTime('2026-11-21')).toBe(false);
    for (const value of ['2026-11-21T02:39Z', '1795228794', 'Sat, 21 Nov 2026 02:39:54 GMT'])
      expect(hasTime(value), value).toBe(true);
  });
});
