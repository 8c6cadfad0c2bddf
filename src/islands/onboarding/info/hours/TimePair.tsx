import { describedBy, FieldError } from '#islands/ui/form/Field.tsx';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { hoursWords } from '#lib/words/onboarding.ts';
import type { Times } from '#lib/domain/info/hours.ts';
import { dayName } from '#lib/names.ts';

/** The messages for missing times, and a callback for leaving a time field. */
export interface WatchedTimes {
  disabled: boolean;
  /** Returns the message to show for any of these controls. */
  errorOf: (...names: string[]) => string | undefined;
  leave: (name: string, isEmpty: boolean) => void;
}

interface TimePairProps extends WatchedTimes {
  /** The single day of these times. Its name is shown above them. */
  day?: number;
  times: Times;
  onChange: (times: Partial<Times>) => void;
}

/** Opening and closing time, with one line for their error. */
export function TimePair({ day, times, onChange, disabled, errorOf, leave }: TimePairProps) {
  const suffix = day === undefined ? '' : `-${day}`;
  const errorId = `times${suffix}`;
  const time = (part: keyof Times) => {
    const name = part + suffix;
    const error = errorOf(name);
    const label = day === undefined ? fieldLabelWords[part] : hoursWords[`${part}On`](dayName(day));
    return (
      <label className="flex flex-col gap-1.5 font-semibold">
        {day === undefined && label}
        <input
          id={name}
          type="time"
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(errorId, { error })}
          required
          className="input figures min-w-0 px-2 font-normal"
          value={times[part]}
          disabled={disabled}
          onChange={(event) => onChange({ [part]: event.target.value })}
          onBlur={() => leave(name, times[part] === '')}
        />
      </label>
    );
  };
  return (
    <div className="grid grid-cols-2 gap-x-2 @max-[16rem]:grid-cols-1">
      {day !== undefined && <span className="col-span-full text-sm font-semibold">{dayName(day)}</span>}
      {time('openTime')}
      {time('closeTime')}
      <div className="col-span-full">
        <FieldError id={errorId} error={errorOf(`openTime${suffix}`, `closeTime${suffix}`)} />
      </div>
    </div>
  );
}
