import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { describedBy, Field } from './Field.tsx';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  warnings?: readonly string[];
  optional?: boolean;
  note?: ReactNode;
  /** Text inside the frame, before the input: a dial code or a currency sign. */
  prefix?: string;
  /** A small button inside the frame, after the input. Null keeps its place, so that the input stays. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input. Its id and name are the field's name in the specification. */
export function TextField({
  name,
  label,
  help,
  error,
  warnings,
  optional,
  note,
  prefix,
  end,
  className = '',
  ...input
}: TextFieldProps) {
  const isFramed = prefix !== undefined || end !== undefined;
  const control = (
    <input
      id={name}
      name={name}
      type="text"
      className={isFramed ? 'min-w-0 grow' : `input ${className}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, { help, error })}
      {...input}
    />
  );
  return (
    <Field
      id={name}
      label={label}
      help={help}
      error={error}
      warnings={warnings ?? []}
      optional={optional ?? false}
      note={note}
    >
      {isFramed ? (
        <div className={`input ${className}`} aria-invalid={error ? true : undefined}>
          {prefix && <span className="opacity-80">{prefix}</span>}
          {control}
          {end}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
