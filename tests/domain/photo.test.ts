import { describe, expect, it } from 'vitest';
import { fitWithin, isScalable, scaledName, scalePlan } from '#lib/domain/photo.ts';

describe('scaling a photo down', () => {
  it('is for JPEG and PNG alone', () => {
    expect(isScalable({ type: 'image/jpeg' })).toBe(true);
    expect(isScalable({ type: 'IMAGE/PNG' })).toBe(true);
    expect(isScalable({ type: 'application/pdf' })).toBe(false);
    expect(isScalable({ type: 'image/svg+xml' })).toBe(false);
    expect(isScalable({ type: '' })).toBe(false);
  });

  it('keeps the shape and never enlarges', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(fitWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
    expect(fitWithin({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 });
    expect(fitWithin({ width: 10_000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 });
  });

  it('tries smaller and smaller sizes', () => {
    const plan = scalePlan({ width: 8000, height: 6000 });
    expect(plan.map(({ width }) => width)).toEqual([2560, 2048, 1600, 1200]);
  });

  it('encodes a small but heavy photo once at its own size before making it smaller', () => {
    expect(scalePlan({ width: 1800, height: 900 })).toEqual([
      { width: 1800, height: 900 },
      { width: 1600, height: 800 },
      { width: 1200, height: 600 },
    ]);
    expect(scalePlan({ width: 640, height: 480 })).toEqual([{ width: 640, height: 480 }]);
  });

  it('tries nothing with a picture that has no pixels', () => {
    expect(scalePlan({ width: 0, height: 0 })).toEqual([]);
    expect(scalePlan({ width: Number.NaN, height: 10 })).toEqual([]);
  });

  it('names the result a JPEG', () => {
    expect(scaledName('shop.front.png')).toBe('shop.front.jpg');
    expect(scaledName('IMG_0001.JPEG')).toBe('IMG_0001.jpg');
    expect(scaledName('photo')).toBe('photo.jpg');
  });
});
