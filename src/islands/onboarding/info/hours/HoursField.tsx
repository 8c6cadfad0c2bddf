import { useRef, useState } from 'react';
import { Check } from '#islands/ui/form/Check.tsx';
import { FieldError } from '#islands/ui/form/Field.tsx';
import { useIsHydrated } from '#islands/shell/page/useIsHydrated.ts';
import { offers } from '#lib/capabilities.ts';
import { fieldHelpWords, fieldLabelWords } from '#lib/words/fields.ts';
import { hoursWords } from '#lib/words/onboarding.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import {
  aroundTheClock,
  dayIndexes,
  defaultTimings,
  isAllDay,
  isOvernight,
  withDayToggled,
  withEarlierTimes,
  type DeliveryTimings,
} from '#lib/domain/info/hours.ts';
import { useHelp } from '../../prefill/useHelp.ts';
import { DayChoices } from './DayChoices.tsx';
import type { FieldMessage } from './hoursErrors.ts';
import { TimePair } from './TimePair.tsx';

const dayWise = lazyModule(() => import('./DayWise.tsx'));

export interface HoursFieldProps {
  value: DeliveryTimings;
  onChange: (value: DeliveryTimings) => void;
  disabled?: boolean;
  /**
   * Whether Next was tried. All errors are then shown; before that, only those of times that were left empty.
   */
  showErrors: boolean;
  /** Returns the errors of the hours. The rules load while the vendor fills in the form. */
  errorsOf: (value: DeliveryTimings) => readonly FieldMessage[];
}

/** Opening hours: the 24-hour switch, one pair of times, the open days, and other times for single days. */
export function HoursField({ value, onChange, disabled = false, showErrors, errorsOf }: HoursFieldProps) {
  const allDay = isAllDay(value);
  // Only the served document says what the API offers, so the markup of the build has no day-wise times.
  const isHydrated = useIsHydrated();
  const single = useHelp(dayWise, !allDay && isHydrated && offers('dayWise'));
  // Switching 24-hour service off restores the earlier hours, including those of single days.
  const earlier = useRef<DeliveryTimings>(defaultTimings);
  const setAllDay = (on: boolean): void => {
    if (on) earlier.current = value;
    onChange(on ? aroundTheClock(value) : withEarlierTimes(value, earlier.current));
  };
  // Names of the times that were left empty. A time that is retyped is empty for a moment, which is no error.
  const [left, setLeft] = useState<readonly string[]>([]);
  const errors = errorsOf(value).filter(({ id }) => showErrors || left.includes(id));
  const leave = (name: string, isEmpty: boolean): void => {
    const others = left.filter((other) => other !== name);
    setLeft(isEmpty ? [...others, name] : others);
  };
  const errorOf = (...names: string[]) => errors.find(({ id }) => names.includes(id))?.message;
  const watched = { disabled, errorOf, leave };
  return (
    <div className="flex flex-col gap-3">
      <Check
        name="allDay"
        label={hoursWords.allDay}
        checked={allDay}
        disabled={disabled}
        onChange={({ target }) => setAllDay(target.checked)}
      />
      {!allDay && (
        <TimePair {...watched} times={value} onChange={(times) => onChange({ ...value, ...times })} />
      )}
      {!allDay && isOvernight(value) && <p className="text-sm">{hoursWords.overnight}</p>}
      <fieldset id="openDays" tabIndex={-1} aria-describedby="openDays-help openDays-error">
        <legend className="font-semibold">{fieldLabelWords.openDays}</legend>
        <p id="openDays-help" className="text-sm">
          {fieldHelpWords.openDays}
        </p>
        <DayChoices
          name="openDays"
          days={dayIndexes}
          chosen={value.openDays}
          disabled={disabled}
          onToggle={(day) => onChange(withDayToggled(value, day))}
        />
        <FieldError id="openDays" error={errorOf('openDays')} />
      </fieldset>
      {single && <single.DayWise {...watched} value={value} onChange={onChange} />}
    </div>
  );
}
