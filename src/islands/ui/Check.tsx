import type { ComponentProps } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** Of the whole line. */
  className?: string;
}

/** A tick with its words, pressed anywhere on its line. */
export function Check({ label, className = '', ...input }: CheckProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type="checkbox" className="checkbox checkbox-primary" {...input} />
      {label}
    </label>
  );
}
