import { dayName } from '#lib/names.ts';

interface DayChoicesProps {
  name: string;
  /** The days to offer; 0 is Sunday. */
  days: readonly number[];
  chosen: readonly number[];
  disabled: boolean;
  onToggle: (day: number) => void;
}

/** Checkboxes for days of the week. */
export function DayChoices({ name, days, chosen, disabled, onToggle }: DayChoicesProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {days.map((day) => (
        <label
          key={day}
          className="border-base-300 has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content flex min-h-11 cursor-pointer items-center gap-2 rounded-field border px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="checkbox"
            name={name}
            value={day}
            className="checkbox checkbox-sm outline-none"
            checked={chosen.includes(day)}
            disabled={disabled}
            onChange={() => onToggle(day)}
          />
          {dayName(day)}
        </label>
      ))}
    </div>
  );
}
