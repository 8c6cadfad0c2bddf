import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';
import { dayName } from '#lib/names.ts';

/** Opening hours as text: the open days, then the days with their own times. */
export function OpeningHours({ timings }: { timings: DeliveryTimings }) {
  return (
    <>
      <span className="block">
        {daysMessage(timings.openDays)}, {timesMessage(timings)}
      </span>
      {timings.dayWise?.map((day) => (
        <span key={day.day} className="block">
          {dayName(day.day)}, {timesMessage(day)}
        </span>
      ))}
    </>
  );
}
