import { expect, test } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import { defaultTimings } from '#lib/domain/info/hours.ts';
import { deliveryTimingsSchema } from '#lib/domain/info/hoursSchema.ts';
import { proposedHours } from '#lib/domain/info/usualHours.ts';

test.each([
  ['pharmacy', undefined],
  ['supplements', '10:00'],
  ['labs', '07:00'],
] as const)('%s are proposed to open at %j', (category, openTime) => {
  expect(proposedHours(category, defaultTimings)?.openTime).toBe(openTime);
});

test.each(categoryIds)(
  'the hours of %s are valid, and are not proposed once other hours are chosen',
  (category) => {
    const hours = proposedHours(category, defaultTimings) ?? defaultTimings;
    expect(deliveryTimingsSchema.safeParse(hours).success).toBe(true);
    expect(proposedHours(category, { ...defaultTimings, openTime: '08:00' })).toBeNull();
  },
);
