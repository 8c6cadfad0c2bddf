import { openDaysWords, timesWords } from '#lib/words/hours.ts';
import { isAllDay, isOvernight } from '#lib/domain/info/hours.ts';
import { dayName } from '#lib/names.ts';

/** Returns `09:00 to 22:00`, `Open 24 hours`, or `18:00 to 02:00 (next day)`. */
export function timesMessage(times: { openTime: string; closeTime: string }): string {
  if (isAllDay(times)) return timesWords.allDay;
  return timesWords[isOvernight(times) ? 'overnight' : 'sameDay'](times.openTime, times.closeTime);
}

/** Returns `Monday to Saturday`, `Every day`, or single days, Sunday first. A run has at least three days. */
export function daysMessage(openDays: readonly number[]): string {
  const days = [...openDays].toSorted((a, b) => a - b);
  const first = days[0];
  if (first === undefined) return openDaysWords.none;
  const last = days.at(-1) ?? first;
  if (days.length === 7) return openDaysWords.everyDay;
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? openDaysWords.run(dayName(first), dayName(last)) : days.map(dayName).join(', ');
}
