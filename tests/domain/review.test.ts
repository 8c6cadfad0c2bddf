import { describe, expect, test, vi } from 'vitest';
import { dayAndMonth, isOver, knownCode, reviewCodes } from '#lib/domain/review/reviewCodes.ts';
import { readReviewItems, saidAbout, withItems } from '#lib/domain/review/reviewItems.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { correctionOf } from '#lib/domain/application/correction.ts';
import { vendorOf } from './applications.ts';

const nothing = { code: null, reason: null, dueAt: null, reply: null };

describe('Items of a review', () => {
  test('are read with code, words, day and answer', () => {
    const items = [
      { item: 'gst', code: 'Cut_Off', reason: ' Half of it. ', dueAt: '2026-11-30', reply: 'It changed.' },
    ];
    expect(readReviewItems(items)).toEqual([
      {
        item: 'gst',
        code: 'Cut_Off',
        reason: 'Half of it.',
        dueAt: readMoment('2026-11-30'),
        reply: 'It changed.',
      },
    ]);
  });

  test.each([
    [[{ item: 'gst', dueAt: 'soon', code: {}, reason: 'null' }], [{ item: 'gst', ...nothing }]],
    [[{ code: 'expired' }, null, 7, 'gst', []], []],
    [[{ item: 'gst' }, { item: 'gst', code: 'expired' }], [{ item: 'gst', ...nothing }]],
    [{ item: 'gst' }, []],
    [undefined, []],
  ])('%j are read as %j', (given, read) => {
    expect(readReviewItems(given)).toEqual(read);
  });

  test('are flagged, also without a list of flags', () => {
    expect(withItems(['ifsc', 'gst'], readReviewItems([{ item: 'gst' }, { item: 'ownerPhoto' }]))).toEqual([
      'ifsc',
      'gst',
      'ownerPhoto',
    ]);
    const vendor = vendorOf({ status: 'rejected', review: { items: [{ item: 'gst', code: 'expired' }] } });
    expect(correctionOf('pharmacy', vendor)).toMatchObject({ flagged: ['gst'], isEverythingOpen: false });
    expect(saidAbout(vendor.reviewItems, 'gst')?.code).toBe('expired');
    expect(saidAbout(vendor.reviewItems, 'ifsc')).toBeNull();
  });
});

describe('A code', () => {
  test('without words is unknown', () => {
    expect(reviewCodes.map(knownCode)).toEqual(reviewCodes);
    expect(knownCode('Cut_Off')).toBe('cut-off');
    expect(['', 'toString', 'other', null].map(knownCode)).toEqual([null, null, null, null]);
  });
});

describe('The day by which an item is asked for', () => {
  const day = readMoment('2026-11-30');
  const time = readMoment('2026-11-30T10:00:00Z');
  test.each([
    ['a day lasts until its end in India', day, '2026-11-30T18:29:59Z', false],
    ['a day is over after its end in India', day, '2026-11-30T18:30:01Z', true],
    ['a time is not over before it', time, '2026-11-30T09:59:59Z', false],
    ['a time is over after it', time, '2026-11-30T10:00:01Z', true],
  ])('%s', (_, dueAt, now, over) => {
    expect(dueAt && isOver(dueAt, Date.parse(now))).toBe(over);
  });

  test.each(['Asia/Kolkata', 'America/New_York'])('is the same day in %s', (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    try {
      expect(day && dayAndMonth(day)).toBe('30 Nov');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
