import type { ComponentProps } from 'react';
import { FieldError } from './Field.tsx';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** The error message. It needs `id`. */
  error?: string | undefined;
  /** A class for the whole line. */
  className?: string;
}

/** A checkbox with its label. The whole line can be pressed. */
export function Check({ label, error, className = '', ...input }: CheckProps) {
  const { id } = input;
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox checkbox-primary"
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          {...input}
        />
        {label}
      </label>
      {id !== undefined && error !== undefined && <FieldError id={id} error={error} />}
    </div>
  );
}
