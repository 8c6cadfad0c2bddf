import { dayWords, daysWords, timesWords } from '#lib/copy/hours.ts';
import { daysShown, timesShown, type DeliveryTimings } from '#lib/domain/hours.ts';

/** Opening hours to read: the open days, then single days with times of their own. */
export function OpeningHours({ timings }: { timings: DeliveryTimings }) {
  return (
    <>
      <span className="block">
        {daysWords(daysShown(timings.openDays))}, {timesWords(timesShown(timings))}
      </span>
      {timings.dayWise?.map((day) => (
        <span key={day.day} className="block">
          {dayWords[day.day]}, {timesWords(timesShown(day))}
        </span>
      ))}
    </>
  );
}
