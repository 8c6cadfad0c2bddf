import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import * as limits from '#lib/limits.ts';

interface TooltipProps {
  text: string;
  className?: string;
  /** The control to explain. It needs an accessible name without the tooltip. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A short text on the left of a control, shown after the pointer or focus rests on it. Escape closes the
 * tooltip only.
 */
export function Tooltip({ text, className = '', children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), limits.tooltipDelayMs);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // The tooltip listens as soon as it is seen. An effect after the drawing left Escape to the dialog until then.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Escape must not close a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isOpen]);

  return (
    <span
      className={`relative inline-flex ${className}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && rest()}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={rest}
      onBlur={leave}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span
          id={id}
          role="tooltip"
          className="bg-neutral text-neutral-content pointer-events-none absolute top-1/2 right-full z-30 mr-1 w-max max-w-56 rounded px-2 py-1 text-sm font-normal [translate:0_-50%]"
        >
          {text}
        </span>
      )}
    </span>
  );
}
