import { FieldError } from '#islands/ui/Field.tsx';
import { fieldErrorWords, fieldHelp, fieldLabels } from '#lib/copy/fields.ts';
import { hoursWords } from '#lib/copy/onboarding.ts';
import {
  allDayTimes,
  dayNames,
  defaultTimings,
  isAllDay,
  isOvernight,
  toggleDay,
  type DeliveryTimings,
} from '#lib/domain/hours.ts';
import { useRef, type ReactNode } from 'react';

export interface HoursFieldProps {
  value: DeliveryTimings;
  onChange: (value: DeliveryTimings) => void;
  disabled?: boolean;
  /** Shows the open-days error; it stands with the days. */
  showError: boolean;
}

/** Opening hours: all day, one pair of times, the open days, and other times for single days. */
export function HoursField({ value, onChange, disabled = false, showError }: HoursFieldProps) {
  const allDay = isAllDay(value);
  // Turning 24-hour service off brings the earlier hours back, those of single days too.
  const earlier = useRef<DeliveryTimings>(defaultTimings);
  const setAllDay = (on: boolean): void => {
    const { openDays } = value;
    if (on) {
      earlier.current = value;
      onChange(withDayWise({ ...value, ...allDayTimes }, []));
      return;
    }
    const { openTime, closeTime, dayWise = [] } = earlier.current;
    const stillOpen = dayWise.filter((entry) => openDays.includes(entry.day));
    onChange(withDayWise({ ...value, openTime, closeTime }, stillOpen));
  };
  return (
    <div className="flex flex-col gap-3">
      <Check
        name="allDay"
        label={hoursWords.allDay}
        checked={allDay}
        disabled={disabled}
        onChange={setAllDay}
      />
      {!allDay && (
        <div className="grid grid-cols-2 gap-3">
          <Time
            name="openTime"
            label={fieldLabels.openTime}
            value={value.openTime}
            disabled={disabled}
            onChange={(openTime) => onChange({ ...value, openTime })}
          />
          <Time
            name="closeTime"
            label={fieldLabels.closeTime}
            value={value.closeTime}
            disabled={disabled}
            onChange={(closeTime) => onChange({ ...value, closeTime })}
          />
        </div>
      )}
      {!allDay && isOvernight(value) && <p className="text-sm">{hoursWords.overnight}</p>}
      <OpenDays value={value} onChange={onChange} disabled={disabled} showError={showError} />
      {!allDay && <DayWise value={value} onChange={onChange} disabled={disabled} />}
    </div>
  );
}

type Part = Pick<HoursFieldProps, 'value' | 'onChange'> & { disabled: boolean };

function OpenDays({ value, onChange, disabled, showError }: Part & { showError: boolean }) {
  const missing = showError && value.openDays.length === 0;
  const change = (index: number): void => {
    const openDays = toggleDay(value.openDays, index);
    const dayWise = value.dayWise?.filter((entry) => openDays.includes(entry.day));
    onChange(withDayWise({ ...value, openDays }, dayWise ?? []));
  };
  return (
    <fieldset id="openDays" tabIndex={-1} aria-describedby="openDays-help openDays-error">
      <legend className="font-semibold">{fieldLabels.openDays}</legend>
      <p id="openDays-help" className="text-sm">
        {fieldHelp.openDays}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {dayNames.map((day, index) => (
          <label
            key={day}
            className="border-base-300 has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center gap-2 rounded-field border px-3 has-focus-visible:outline-3"
          >
            <input
              type="checkbox"
              name="openDays"
              value={index}
              className="checkbox checkbox-sm"
              checked={value.openDays.includes(index)}
              disabled={disabled}
              onChange={() => change(index)}
            />
            {day}
          </label>
        ))}
      </div>
      <FieldError id="openDays" error={missing ? fieldErrorWords.openDays : undefined} />
    </fieldset>
  );
}

/** Other times for single days; they travel as an optional extra inside the timings. */
function DayWise({ value, onChange, disabled }: Part) {
  const dayWise = value.dayWise ?? [];
  const setDay = (day: number, times: Partial<{ openTime: string; closeTime: string }>): void => {
    const known = dayWise.find((entry) => entry.day === day);
    const entry = { day, openTime: value.openTime, closeTime: value.closeTime, ...known, ...times };
    const next = [...dayWise.filter((other) => other.day !== day), entry];
    onChange(withDayWise(value, next));
  };
  const start = (on: boolean): void => {
    const { openTime, closeTime } = value;
    onChange(withDayWise(value, on ? value.openDays.map((day) => ({ day, openTime, closeTime })) : []));
  };
  return (
    <>
      <Check
        name="dayWise"
        label={hoursWords.dayWise}
        checked={dayWise.length > 0}
        disabled={disabled || value.openDays.length === 0}
        onChange={start}
      />
      {dayWise.length > 0 &&
        value.openDays.map((day) => {
          const times = dayWise.find((entry) => entry.day === day) ?? value;
          const name = dayNames[day] ?? '';
          return (
            <div key={day} className="rule grid grid-cols-[5.5rem_1fr_1fr] items-center gap-2 pt-2">
              <span className="text-sm font-semibold">{name}</span>
              <TimeInput
                name={`openTime-${day}`}
                label={hoursWords.openTimeOn(name)}
                value={times.openTime}
                disabled={disabled}
                onChange={(openTime) => setDay(day, { openTime })}
              />
              <TimeInput
                name={`closeTime-${day}`}
                label={hoursWords.closeTimeOn(name)}
                value={times.closeTime}
                disabled={disabled}
                onChange={(closeTime) => setDay(day, { closeTime })}
              />
            </div>
          );
        })}
    </>
  );
}

function withDayWise(
  value: DeliveryTimings,
  dayWise: NonNullable<DeliveryTimings['dayWise']>,
): DeliveryTimings {
  const { dayWise: _old, ...rest } = value;
  return dayWise.length > 0 ? { ...rest, dayWise: dayWise.toSorted((a, b) => a.day - b.day) } : rest;
}

interface InputProps {
  name: string;
  label: string;
  disabled: boolean;
}

function Check(props: InputProps & { checked: boolean; onChange: (on: boolean) => void }): ReactNode {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={props.name}
        className="checkbox checkbox-primary"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}

type TimeProps = InputProps & { value: string; onChange: (time: string) => void };

function Time(props: TimeProps) {
  return (
    <label className="flex flex-col gap-1.5 font-semibold">
      {props.label}
      <TimeInput {...props} />
    </label>
  );
}

function TimeInput({ name, label, value, disabled, onChange }: TimeProps) {
  return (
    <input
      id={name}
      type="time"
      name={name}
      aria-label={label}
      required
      className="input figures min-w-0 font-normal"
      value={value}
      disabled={disabled}
      // A half-typed time is empty; the last whole one is kept.
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  );
}
