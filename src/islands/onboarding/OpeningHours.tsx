import { dayNames, describeDays, describeTimes, type DeliveryTimings } from '#lib/domain/hours.ts';

/** Opening hours to read: the open days, then single days with times of their own. */
export function OpeningHours({ timings }: { timings: DeliveryTimings }) {
  return (
    <>
      <span className="block">
        {describeDays(timings.openDays)}, {describeTimes(timings)}
      </span>
      {timings.dayWise?.map((day) => (
        <span key={day.day} className="block">
          {dayNames[day.day]}, {describeTimes(day)}
        </span>
      ))}
    </>
  );
}
