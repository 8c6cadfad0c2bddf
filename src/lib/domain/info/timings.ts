import { clockPattern } from '#lib/domain/clock.ts';
import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import { asList, asRecord } from '#lib/domain/reply/parse.ts';

const isTime = (time: unknown): time is string => typeof time === 'string' && clockPattern.test(time);
const isTypedTime = (time: unknown): time is string => time === '' || isTime(time);

/** Reads `openingHours` or `deliveryTimings`; null unless both times are valid. */
export function readTimings(value: unknown): DeliveryTimings | null {
  return timingsOf(value, isTime);
}

/** Reads hours as typed, where a time may still be empty. */
export function readTypedTimings(value: unknown): DeliveryTimings | null {
  return timingsOf(value, isTypedTime);
}

function timingsOf(value: unknown, fits: (time: unknown) => time is string): DeliveryTimings | null {
  const hours = asRecord(value);
  if (hours === null) return null;
  if (!fits(hours.openTime) || !fits(hours.closeTime)) return null;
  const isDay = (index: unknown): index is number =>
    typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= 6;
  const dayWise = asList(hours.dayWise).flatMap((entry) => {
    const one = asRecord(entry);
    return one !== null && isDay(one.day) && fits(one.openTime) && fits(one.closeTime)
      ? [{ day: one.day, openTime: one.openTime, closeTime: one.closeTime }]
      : [];
  });
  return {
    openTime: hours.openTime,
    closeTime: hours.closeTime,
    openDays: asList(hours.openDays).filter(isDay),
    ...(dayWise.length > 0 ? { dayWise } : {}),
  };
}
