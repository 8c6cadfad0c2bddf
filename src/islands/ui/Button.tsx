import type { ButtonHTMLAttributes } from 'react';

/** `next` is the single next action of a view, in marigold; everything else is quieter. */
type ButtonKind = 'next' | 'primary' | 'quiet' | 'plain' | 'danger';

const kinds: Record<ButtonKind, string> = {
  next: 'btn btn-accent',
  primary: 'btn btn-primary',
  quiet: 'btn btn-outline',
  plain: 'btn btn-ghost',
  danger: 'btn btn-error btn-outline',
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** A request of this button is under way: it shows so and takes no second press. */
  busy?: boolean;
}

/**
 * A button. Never submits unless asked to. While busy it takes no press but keeps the focus: a disabled one would drop it,
 * and a keyboard user would start again at the top of the page.
 */
export function Button({
  kind = 'quiet',
  busy = false,
  disabled,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${kinds[kind]} ${className}`}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Enter in a field presses its form's button too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
