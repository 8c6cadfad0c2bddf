import { useState } from 'react';
import { Check } from '#islands/ui/form/Check.tsx';
import { hoursWords } from '#lib/words/onboarding.ts';
import { withoutDayWise, withTimesOn, type DeliveryTimings } from '#lib/domain/info/hours.ts';
import { DayChoices } from './DayChoices.tsx';
import { TimePair, type WatchedTimes } from './TimePair.tsx';

interface DayWiseProps extends WatchedTimes {
  value: DeliveryTimings;
  onChange: (value: DeliveryTimings) => void;
}

/** Different times for single days. It asks only for the times of the chosen days. */
export function DayWise({ value, onChange, ...watched }: DayWiseProps) {
  const dayWise = value.dayWise ?? [];
  const chosen = dayWise.map(({ day }) => day);
  // Ticked, but no day is chosen yet, so the value still has no day.
  const [isOpened, setIsOpened] = useState(false);
  const isOn = isOpened || dayWise.length > 0;
  const start = (on: boolean): void => {
    setIsOpened(on);
    if (!on) onChange(withoutDayWise(value));
  };
  return (
    <>
      <Check
        name="dayWise"
        label={hoursWords.dayWise}
        checked={isOn}
        disabled={watched.disabled || value.openDays.length === 0}
        onChange={({ target }) => start(target.checked)}
      />
      {isOn && (
        <fieldset>
          <legend className="text-sm font-semibold">{hoursWords.dayWiseDays}</legend>
          <DayChoices
            name="dayWiseDays"
            days={value.openDays}
            chosen={chosen}
            disabled={watched.disabled}
            onToggle={(day) => onChange(withTimesOn(value, day, chosen.includes(day) ? null : {}))}
          />
        </fieldset>
      )}
      {dayWise.map((times) => (
        <div key={times.day} className="rule pt-2">
          <TimePair
            {...watched}
            day={times.day}
            times={times}
            onChange={(changed) => onChange(withTimesOn(value, times.day, changed))}
          />
        </div>
      ))}
    </>
  );
}
