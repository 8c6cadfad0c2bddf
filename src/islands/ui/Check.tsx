import type { ComponentProps } from 'react';
import { FieldError } from './Field.tsx';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** What is wrong with it. Needs `id`. */
  error?: string | undefined;
  /** Of the whole line. */
  className?: string;
}

/** A tick with its words, pressed anywhere on its line. */
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
