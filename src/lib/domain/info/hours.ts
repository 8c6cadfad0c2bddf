/** Days of the week as in the API: 0 is Sunday. */
export const dayIndexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** `HH:MM` in 24-hour form, in the shop's local time; empty while the vendor is typing. */
export interface Times {
  openTime: string;
  closeTime: string;
}

/** Different times for one day; `day` is its index. */
interface DayTimings extends Times {
  day: number;
}

/**
 * Opening hours. `openDays` holds day indexes 0–6. `dayWise` is our optional addition to the API's object: different
 * times for single days. `hoursSchema.ts` has the rules.
 */
export interface DeliveryTimings extends Times {
  openDays: number[];
  dayWise?: DayTimings[] | undefined;
}

/** 09:00 to 22:00, Monday to Saturday. */
export const defaultTimings: DeliveryTimings = {
  openTime: '09:00',
  closeTime: '22:00',
  openDays: [1, 2, 3, 4, 5, 6],
};

export const allDayTimes = { openTime: '00:00', closeTime: '23:59' } as const;

export function isAllDay(times: Times): boolean {
  return times.openTime === allDayTimes.openTime && times.closeTime === allDayTimes.closeTime;
}

/** Whether closing is at or before opening: the next morning, which is allowed. False for an empty time. */
export function isOvernight(times: Times): boolean {
  return times.closeTime !== '' && times.closeTime <= times.openTime;
}

/** Adds or removes a day and keeps the order of the week. */
export function toggleDay(openDays: readonly number[], index: number): number[] {
  const days = openDays.includes(index) ? openDays.filter((d) => d !== index) : [...openDays, index];
  return days.toSorted((a, b) => a - b);
}

/** Opens or closes a day. Closing it removes its own times. */
export function withDayToggled(timings: DeliveryTimings, day: number): DeliveryTimings {
  return onOpenDays({ ...timings, openDays: toggleDay(timings.openDays, day) });
}

/** Sets all open days to 24 hours. */
export function aroundTheClock({ openDays }: DeliveryTimings): DeliveryTimings {
  return { ...allDayTimes, openDays };
}

/** Copies the times of `earlier`, including single days, to the days that are open now. */
export function withEarlierTimes(timings: DeliveryTimings, earlier: DeliveryTimings): DeliveryTimings {
  return onOpenDays({ ...earlier, openDays: timings.openDays });
}

/** Changes the times of one day, starting from the common times; null removes them. */
export function withTimesOn(
  timings: DeliveryTimings,
  day: number,
  times: Partial<Times> | null,
): DeliveryTimings {
  const { openTime, closeTime, dayWise = [] } = timings;
  const known = dayWise.find((entry) => entry.day === day);
  const others = dayWise.filter((entry) => entry !== known);
  const own = times === null ? [] : [{ day, openTime, closeTime, ...known, ...times }];
  return onOpenDays({ ...timings, dayWise: [...others, ...own] });
}

/** Removes the times of single days. */
export function withoutDayWise({ dayWise: _dropped, ...timings }: DeliveryTimings): DeliveryTimings {
  return timings;
}

function onOpenDays(timings: DeliveryTimings): DeliveryTimings {
  const dayWise = (timings.dayWise ?? [])
    .filter(({ day }) => timings.openDays.includes(day))
    .toSorted((a, b) => a.day - b.day);
  return dayWise.length > 0 ? { ...timings, dayWise } : withoutDayWise(timings);
}
