import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';
import { formatDate, formatTime, machineDate } from '#lib/domain/dates.ts';

const india = 'Asia/Kolkata';

/** Loads the rules as the build of a language has them. */
async function loadIn(id: string) {
  vi.resetModules();
  vi.stubEnv('LOCALE_PREFIX', `/${id}`);
  vi.stubEnv('LANGUAGE_TAG', `${id}-IN`);
  const [dates, review] = await Promise.all([
    import('#lib/domain/dates.ts'),
    import('#lib/domain/review/reviewCodes.ts'),
  ]);
  return { dates, review };
}

describe('A formatted date', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test.each([
    ['en-IN', '21 Nov 2026'],
    ['en-US', 'Nov 21, 2026'],
    ['en', 'Nov 21, 2026'],
    // Not the language of the page.
    ['hi-IN', '21 Nov 2026'],
    [undefined, '21 Nov 2026'],
  ])("follows the browser's locale (%s) in the page's language: %s", (language, shown) => {
    vi.stubGlobal('navigator', { language });
    expect(formatDate(readMoment('2026-11-21'))).toBe(shown);
  });

  test("uses the page's language without a browser", () => {
    vi.stubGlobal('navigator', undefined);
    expect(formatDate(readMoment('2026-11-21'))).toBe('21 Nov 2026');
  });

  test('is null without a date', () => {
    expect(formatDate(null, 'en-IN')).toBeNull();
    expect(machineDate(null)).toBeNull();
  });

  test('has day, month and year in India', () => {
    expect(formatDate(readMoment('2026-11-20T20:00:00Z'), 'en-IN', india)).toBe('21 Nov 2026');
  });

  test("uses the words of the reader's locale", () => {
    expect(formatDate(readMoment('2026-11-21T02:00:00Z'), 'en-US', india)).toBe('Nov 21, 2026');
  });

  test.each([
    ['hi', '21 सितंबर 2026', '21 सितंबर'],
    ['ta', '21 செப்டம்பர், 2026', '21 செப்டம்பர்'],
    ['ml', '2026 സെപ്റ്റംബർ 21', 'സെപ്റ്റംബർ 21'],
  ])('writes the month in full on a page in %s: %s', async (id, whole, withoutYear) => {
    const { dates, review } = await loadIn(id);
    const moment = readMoment('2026-09-21');
    expect(dates.formatDate(moment)).toBe(whole);
    expect(dates.formatDate(moment, 'xx_XX@posix')).toBe(whole);
    expect(review.dayAndMonth(moment!)).toBe(withoutYear);
  });

  test("uses the page's locale if the browser refuses one", () => {
    expect(formatDate(readMoment('2026-11-21T02:00:00Z'), 'en_US@posix', india)).toBe('21 Nov 2026');
  });

  test('is the same day in every zone if it has no time', () => {
    expect(formatDate(readMoment('2026-11-21'), 'en-IN', 'America/Los_Angeles')).toBe('21 Nov 2026');
    expect(machineDate(readMoment('2026-11-21'))).toBe('2026-11-21');
    expect(machineDate(readMoment('2026-11-21T08:09:54+05:30'))).toBe('2026-11-21T02:39:54.000Z');
  });

  test('shows a time of day in 24 hours, whatever the browser prefers', () => {
    expect(formatTime(Date.parse('2026-11-21T12:35:00Z'), india)).toBe('18:05');
    expect(formatTime(Date.parse('2026-11-21T18:30:00Z'), india)).toBe('00:00');
  });

  test('is never an invalid date, whatever the text', () => {
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
