import type { ReactNode } from 'react';
import { fieldWords } from '#lib/words/app.ts';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { Message } from '#islands/ui/Message.tsx';

interface FieldProps {
  /** The control's id. Its help and error have the ids `<id>-help` and `<id>-error`. */
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Messages about unusual values, which do not block. */
  warnings?: readonly string[];
  optional?: boolean;
  /** A remark about the value, below the control. */
  note?: ReactNode;
  children: ReactNode;
}

/** Returns the `aria-describedby` of a control. */
export function describedBy(id: string, parts: { help?: unknown; error?: unknown }): string | undefined {
  const ids = [parts.help ? `${id}-help` : '', parts.error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * A field: its label, the help under it, the control, and room for one line. An error or a warning uses that
 * line, so nothing moves when it appears.
 */
export function Field({ id, label, help, error, warnings = [], optional, note, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {optional && <span className="font-normal opacity-80"> {fieldWords.optional}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      <div className="field-control mt-1">{children}</div>
      <div className="field-foot">
        <FieldError id={id} error={error} />
        {warnings.map((warning) => (
          <p key={warning} role="status" className="text-warning flex gap-1.5">
            <FrameIcon name="info" className="mt-0.5" />
            {warning}
          </p>
        ))}
        {note}
      </div>
    </div>
  );
}

/** The reserved error line under a control. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={`${id}-error`} className="field-error" aria-live="polite">
      <Message text={error} />
    </p>
  );
}
