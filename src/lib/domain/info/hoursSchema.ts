import { clockPattern } from '#lib/domain/clock.ts';
import { dayIndexes } from '#lib/domain/info/hours.ts';
import { patternOf } from '#lib/domain/text.ts';
import { z } from '#lib/domain/z.ts';

const clockTime = patternOf(clockPattern, 'time');
const day: z.ZodMiniType<number, number> = z.literal(dayIndexes);

/** The rules for opening hours. */
export const deliveryTimingsSchema = z.object({
  openTime: clockTime,
  closeTime: clockTime,
  openDays: z.array(day).check(z.minLength(1, 'openDays')),
  dayWise: z.optional(z.array(z.object({ day, openTime: clockTime, closeTime: clockTime }))),
});
