import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';
import { formatDate, formatTime, machineDate } from '#lib/domain/dates.ts';

const india = 'Asia/Kolkata';

describe('Writing a date', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['en-IN', '21 Nov 2026'],
    ['en-US', 'Nov 21, 2026'],
    ['en', 'Nov 21, 2026'],
    // Another language than the page's.
    ['hi-IN', '21 Nov 2026'],
    [undefined, '21 Nov 2026'],
  ])('is as the reader’s browser (%s) writes one in the page’s language: %s', (language, shown) => {
    vi.stubGlobal('navigator', { language });
    expect(formatDate(readMoment('2026-11-21'))).toBe(shown);
  });

  test('is in the page’s language where there is no browser', () => {
    vi.stubGlobal('navigator', undefined);
    expect(formatDate(readMoment('2026-11-21'))).toBe('21 Nov 2026');
  });

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
    expect(machineDate(readMoment('2026-11-21T08:09:54+05:30'))).toBe('2026-11-21T02:39:54.000Z');
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
