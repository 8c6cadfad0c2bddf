import { describe, expect, it } from 'vitest';
import { fitWithin, jpegName, pageEncodings, photoEncodings } from '#lib/domain/documents/photo.ts';

describe('the size of a photo', () => {
  it('keeps the shape and never grows', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(fitWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
    expect(fitWithin({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 });
    expect(fitWithin({ width: 10_000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 });
  });

  it('is at most 2,048 pixels on the longer side, with readable small print', () => {
    expect(photoEncodings.length).toBeGreaterThan(0);
    for (const { longestSide, quality } of photoEncodings) {
      expect(longestSide).toBe(2048);
      expect(quality).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('decreases in steps for the pages of one document', () => {
    const weights = pageEncodings.map(({ longestSide, quality }) => longestSide ** 2 * quality);
    expect(weights.every((weight, index) => index === 0 || weight < (weights[index - 1] ?? 0))).toBe(true);
    expect(pageEncodings.slice(0, 3)).toEqual(photoEncodings);
    expect(pageEncodings.at(-1)).toEqual({ longestSide: 1200, quality: 0.45 });
  });
});

it('changes the file name to that of a JPEG', () => {
  expect(jpegName('shop.front.png')).toBe('shop.front.jpg');
  expect(jpegName('IMG_0001.JPEG')).toBe('IMG_0001.jpg');
  expect(jpegName('IMG_0001.heic')).toBe('IMG_0001.jpg');
  expect(jpegName('photo')).toBe('photo.jpg');
});
