/** Days of the week as the contract counts them: index 0 is Sunday. */
export const dayIndexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** Other times for a single day; `day` is its index. */
export interface DayTimings {
  day: number;
  openTime: string;
  closeTime: string;
}

/**
 * Opening hours. Times are `HH:MM` in 24-hour form, local to the shop; `openDays` holds day indexes 0–6.
 * `dayWise` is an optional extra of ours inside the contract's object: other times for single days. The rule is in
 * `hoursSchema.ts`.
 */
export interface DeliveryTimings {
  openTime: string;
  closeTime: string;
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

export function isAllDay(times: { openTime: string; closeTime: string }): boolean {
  return times.openTime === allDayTimes.openTime && times.closeTime === allDayTimes.closeTime;
}

/** Closing at or before opening means closing the next morning, and is allowed. An emptied time closes nothing. */
export function isOvernight(times: { openTime: string; closeTime: string }): boolean {
  return times.closeTime !== '' && times.closeTime <= times.openTime;
}

/** Adds or removes a day, kept in week order. */
export function toggleDay(openDays: readonly number[], index: number): number[] {
  const days = openDays.includes(index) ? openDays.filter((d) => d !== index) : [...openDays, index];
  return days.toSorted((a, b) => a - b);
}
