import { describedBy, FieldError } from '#islands/ui/Field.tsx';
import { fieldHelpWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { hoursWords } from '#lib/copy/onboarding.ts';
import {
  allDayTimes,
  dayIndexes,
  defaultTimings,
  isAllDay,
  isOvernight,
  toggleDay,
  type DeliveryTimings,
} from '#lib/domain/hours.ts';
import { dayName } from '#lib/names.ts';
import { useRef, useState, type ReactNode } from 'react';
import type { SummaryItem } from '#islands/ui/ErrorSummary.tsx';

export interface HoursFieldProps {
  value: DeliveryTimings;
  onChange: (value: DeliveryTimings) => void;
  disabled?: boolean;
  /** Next was tried: all that is missing is said. Before that, a time left empty. */
  showErrors: boolean;
  /** What the rules object to; they come while the form is filled in. */
  errorsOf: (value: DeliveryTimings) => readonly SummaryItem[];
}

/** Opening hours: all day, one pair of times, the open days, and other times for single days. */
export function HoursField({ value, onChange, disabled = false, showErrors, errorsOf }: HoursFieldProps) {
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
  // Names of the times that were left empty: one that is typed anew is empty on the way, and nothing to complain of.
  const [left, setLeft] = useState<readonly string[]>([]);
  const errors = errorsOf(value).filter(({ id }) => showErrors || left.includes(id));
  const leave = (name: string, isEmpty: boolean): void => {
    const others = left.filter((other) => other !== name);
    setLeft(isEmpty ? [...others, name] : others);
  };
  const errorOf = (...names: string[]) => errors.find(({ id }) => names.includes(id))?.message;
  const part: Part = { value, onChange, disabled, errorOf, leave };
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
        <div>
          <div className="grid grid-cols-2 gap-2">
            <Time
              {...part}
              name="openTime"
              label={fieldLabelWords.openTime}
              value={value.openTime}
              errorId="times"
              onChange={(openTime) => onChange({ ...value, openTime })}
            />
            <Time
              {...part}
              name="closeTime"
              label={fieldLabelWords.closeTime}
              value={value.closeTime}
              errorId="times"
              onChange={(closeTime) => onChange({ ...value, closeTime })}
            />
          </div>
          <FieldError id="times" error={errorOf('openTime', 'closeTime')} />
        </div>
      )}
      {!allDay && isOvernight(value) && <p className="text-sm">{hoursWords.overnight}</p>}
      <OpenDays {...part} />
      {!allDay && <DayWise {...part} />}
    </div>
  );
}

/** What says which times are missing, and hears of those that are left. */
interface Watched {
  disabled: boolean;
  /** The message that is shown for any of these controls. */
  errorOf: (...names: string[]) => string | undefined;
  leave: (name: string, isEmpty: boolean) => void;
}

type Part = Pick<HoursFieldProps, 'value' | 'onChange'> & Watched;

function OpenDays({ value, onChange, disabled, errorOf }: Part) {
  const change = (index: number): void => {
    const openDays = toggleDay(value.openDays, index);
    const dayWise = value.dayWise?.filter((entry) => openDays.includes(entry.day));
    onChange(withDayWise({ ...value, openDays }, dayWise ?? []));
  };
  return (
    <fieldset id="openDays" tabIndex={-1} aria-describedby="openDays-help openDays-error">
      <legend className="font-semibold">{fieldLabelWords.openDays}</legend>
      <p id="openDays-help" className="text-sm">
        {fieldHelpWords.openDays}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {dayIndexes.map((day) => (
          <DayChoice
            key={day}
            name="openDays"
            day={day}
            isChosen={value.openDays.includes(day)}
            disabled={disabled}
            onChange={() => change(day)}
          />
        ))}
      </div>
      <FieldError id="openDays" error={errorOf('openDays')} />
    </fieldset>
  );
}

interface DayChoiceProps {
  name: string;
  /** 0 is Sunday. */
  day: number;
  isChosen: boolean;
  disabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A day of the week to be chosen. */
function DayChoice({ name, day, isChosen, disabled, onChange }: DayChoiceProps) {
  return (
    <label className="border-base-300 has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center gap-2 rounded-field border px-3 has-focus-visible:outline-3">
      <input
        type="checkbox"
        name={name}
        value={day}
        className="checkbox checkbox-sm"
        checked={isChosen}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {dayName(day)}
    </label>
  );
}

/**
 * Other times for single days; they travel as an optional extra inside the timings. Only the days that are chosen are asked
 * for their times.
 */
function DayWise({ value, onChange, ...watched }: Part) {
  const { disabled, errorOf } = watched;
  const dayWise = value.dayWise ?? [];
  // Ticked before the first day is chosen, when there is nothing in the value yet.
  const [isOpened, setIsOpened] = useState(false);
  const isOn = isOpened || dayWise.length > 0;
  const setDay = (day: number, times: Partial<{ openTime: string; closeTime: string }>): void => {
    const known = dayWise.find((entry) => entry.day === day);
    const entry = { day, openTime: value.openTime, closeTime: value.closeTime, ...known, ...times };
    const next = [...dayWise.filter((other) => other.day !== day), entry];
    onChange(withDayWise(value, next));
  };
  const choose = (day: number, isChosen: boolean): void => {
    if (isChosen) setDay(day, {});
    else
      onChange(
        withDayWise(
          value,
          dayWise.filter((other) => other.day !== day),
        ),
      );
  };
  const start = (on: boolean): void => {
    setIsOpened(on);
    if (!on) onChange(withDayWise(value, []));
  };
  return (
    <>
      <Check
        name="dayWise"
        label={hoursWords.dayWise}
        checked={isOn}
        disabled={disabled || value.openDays.length === 0}
        onChange={start}
      />
      {isOn && (
        <fieldset>
          <legend className="text-sm font-semibold">{hoursWords.dayWiseDays}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {value.openDays.map((day) => (
              <DayChoice
                key={day}
                name="dayWiseDays"
                day={day}
                isChosen={dayWise.some((entry) => entry.day === day)}
                disabled={disabled}
                onChange={(isChosen) => choose(day, isChosen)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {dayWise.map((times) => {
        const { day } = times;
        const name = dayName(day);
        return (
          <div key={day} className="rule grid grid-cols-2 gap-x-2 pt-2">
            <span className="col-span-full text-sm font-semibold">{name}</span>
            <TimeInput
              {...watched}
              name={`openTime-${day}`}
              label={hoursWords.openTimeOn(name)}
              value={times.openTime}
              errorId={`times-${day}`}
              onChange={(openTime) => setDay(day, { openTime })}
            />
            <TimeInput
              {...watched}
              name={`closeTime-${day}`}
              label={hoursWords.closeTimeOn(name)}
              value={times.closeTime}
              errorId={`times-${day}`}
              onChange={(closeTime) => setDay(day, { closeTime })}
            />
            <div className="col-span-full">
              <FieldError id={`times-${day}`} error={errorOf(`openTime-${day}`, `closeTime-${day}`)} />
            </div>
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

interface CheckProps {
  name: string;
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function Check(props: CheckProps): ReactNode {
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

interface TimeProps extends Watched {
  name: string;
  label: string;
  /** Empty while it is being typed. */
  value: string;
  /** Whose error line it shares. */
  errorId: string;
  onChange: (time: string) => void;
}

function Time(props: TimeProps) {
  return (
    <label className="flex flex-col gap-1.5 font-semibold">
      {props.label}
      <TimeInput {...props} />
    </label>
  );
}

function TimeInput({ name, label, value, errorId, disabled, errorOf, leave, onChange }: TimeProps) {
  const error = errorOf(name);
  return (
    <input
      id={name}
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(errorId, { error })}
      required
      className="input figures min-w-0 px-2 font-normal"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => leave(name, value === '')}
    />
  );
}
