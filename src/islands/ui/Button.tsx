import type { ButtonHTMLAttributes } from 'react';

/** `next` is the single next action of a view, in marigold. Every other kind is quieter. */
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
  /** Whether the button's request is running. It shows a spinner and ignores further presses. */
  busy?: boolean;
}

/**
 * A button, of type `button` by default. While busy it ignores presses but keeps focus: `disabled` would drop
 * focus, and a keyboard user would start again at the top of the page.
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
      // Enter in a field also clicks the form's submit button.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && (
        <span className="size-5 animate-spin rounded-full border-2 border-e-transparent" aria-hidden="true" />
      )}
      {children}
    </button>
  );
}
