import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';
import { formatDate, formatTime, machineDate } from '#lib/domain/dates.ts';

const india = 'Asia/Kolkata';

describe('Reading a date', () => {
  for (const [value, iso] of [
    ['2026-11-21T02:39:54.123Z', '2026-11-21T02:39:54.123Z'],
    ['2026-11-21T08:09:54+05:30', '2026-11-21T02:39:54.000Z'],
    ['2026-11-21 02:39:54Z', '2026-11-21T02:39:54.000Z'],
    [' 2026-11-21 ', '2026-11-21T00:00:00.000Z'],
    ['Sat, 21 Nov 2026 02:39:54 GMT', '2026-11-21T02:39:54.000Z'],
    ['1795228794', '2026-11-21T02:39:54.000Z'],
    ['1795228794000', '2026-11-21T02:39:54.000Z'],
  ] as const) {
    test(`${value} is read`, () => expect(readMoment(value)?.at).toBe(Date.parse(iso)));
  }

  for (const value of [
    null,
    undefined,
    '',
    '  ',
    'soon',
    'License 3',
    '2026-13-45',
    '0',
    '12',
    'Invalid Date',
  ]) {
    test(`${JSON.stringify(value)} is no date`, () => {
      expect(readMoment(value)).toBeNull();
    });
  }
});

describe('Writing a date', () => {
  test('none is nothing', () => {
    expect(formatDate(null, 'en-IN')).toBeNull();
    expect(machineDate(null)).toBeNull();
  });

  test('in India it is day, month and year', () => {
    expect(formatDate(readMoment('2026-11-20T20:00:00Z'), 'en-IN', india)).toBe('21 Nov 2026');
  });

  test('the reader’s locale decides the words', () => {
    expect(formatDate(readMoment('2026-11-21T02:00:00Z'), 'en-US', india)).toBe('Nov 21, 2026');
    expect(formatDate(readMoment('2026-11-21T02:00:00Z'), 'hi-IN', india)).toBe('21 नव॰ 2026');
  });

  test('a locale the browser refuses is read as India’s', () => {
    expect(formatDate(readMoment('2026-11-21T02:00:00Z'), 'en_US@posix', india)).toBe('21 Nov 2026');
  });

  test('a day without a time is that day in every zone', () => {
    expect(formatDate(readMoment('2026-11-21'), 'en-IN', 'America/Los_Angeles')).toBe('21 Nov 2026');
    expect(machineDate(readMoment('2026-11-21'))).toBe('2026-11-21');
  });

  test('a time of day is told in 24 hours, whatever the browser prefers', () => {
    expect(formatTime(Date.parse('2026-11-21T12:35:00Z'), india)).toBe('18:05');
    expect(formatTime(Date.parse('2026-11-21T18:30:00Z'), india)).toBe('00:00');
  });

  test('no text at all becomes an invalid date', () => {
    const text = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map(String),
      fc.stringMatching(/^[\d:TZ.+-]{0,30}$/),
    );
    fc.assert(
      fc.property(text, (value) => {
        const moment = readMoment(value);
        const shown = formatDate(moment, 'en-IN', india);
        expect(shown === null || /^\d{1,2} \w+ \d+$/.test(shown)).toBe(true);
        expect(shown === null).toBe(machineDate(moment) === null);
      }),
      { numRuns: 3000 },
    );
  });
});
