/** Days of the week as the contract counts them: index 0 is Sunday. */
export const dayIndexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** `HH:MM` in 24-hour form, local to the shop; empty while it is being typed. */
export interface Times {
  openTime: string;
  closeTime: string;
}

/** Other times for a single day; `day` is its index. */
interface DayTimings extends Times {
  day: number;
}

/**
 * Opening hours; `openDays` holds day indexes 0–6.
 * `dayWise` is an optional extra of ours inside the contract's object: other times for single days. The rule is in
 * `hoursSchema.ts`.
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

/** Closing at or before opening means closing the next morning, and is allowed. An emptied time closes nothing. */
export function isOvernight(times: Times): boolean {
  return times.closeTime !== '' && times.closeTime <= times.openTime;
}

/** Adds or removes a day, kept in week order. */
export function toggleDay(openDays: readonly number[], index: number): number[] {
  const days = openDays.includes(index) ? openDays.filter((d) => d !== index) : [...openDays, index];
  return days.toSorted((a, b) => a - b);
}

/** Opens or closes a day; other times of a day that is closed go with it. */
export function withDayToggled(timings: DeliveryTimings, day: number): DeliveryTimings {
  return onOpenDays({ ...timings, openDays: toggleDay(timings.openDays, day) });
}

/** Open around the clock, on the same days and with no other times. */
export function aroundTheClock({ openDays }: DeliveryTimings): DeliveryTimings {
  return { ...allDayTimes, openDays };
}

/** The times of `earlier`, those of single days too, on the days that are open now. */
export function withEarlierTimes(timings: DeliveryTimings, earlier: DeliveryTimings): DeliveryTimings {
  return onOpenDays({ ...earlier, openDays: timings.openDays });
}

/** Changes a day's own times, which begin as everybody's; null leaves it everybody's. */
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

/** The same times every day. */
export function withoutDayWise({ dayWise: _dropped, ...timings }: DeliveryTimings): DeliveryTimings {
  return timings;
}

function onOpenDays(timings: DeliveryTimings): DeliveryTimings {
  const dayWise = (timings.dayWise ?? [])
    .filter(({ day }) => timings.openDays.includes(day))
    .toSorted((a, b) => a.day - b.day);
  return dayWise.length > 0 ? { ...timings, dayWise } : withoutDayWise(timings);
}
