import { dialogWords } from '#lib/words/app.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FrameIcon } from './FrameIcon.tsx';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Wide dialogs hold lists. The others hold one short form. */
  wide?: boolean;
}

/**
 * A modal dialog, built on the browser's `<dialog>`: focus moves in, stays in and returns, and Escape closes
 * it. A click beside it does nothing, so that a slip of the thumb loses no typed text.
 */
export function Dialog({ title, open, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // It fills the viewport, so that its box can be at the bottom on a phone and centred elsewhere.
      className="inset-0 size-full max-h-none max-w-none items-end justify-items-center overflow-clip bg-transparent text-inherit backdrop:bg-[#0006] [&[open]]:grid sm:items-center"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={`slip flex max-h-[calc(100dvh-5rem)] w-full animate-[rise_180ms_ease-out] flex-col overflow-y-auto overscroll-contain max-sm:rounded-b-none sm:w-11/12 [box-shadow:0_25px_50px_-12px_#0004] ${wide ? 'max-w-2xl' : 'max-w-md'}`}
      >
        <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={dialogWords.close}
            onClick={onClose}
          >
            <FrameIcon name="x" />
          </button>
        </header>
        <div className="rule overflow-y-auto p-5">{children}</div>
      </div>
    </dialog>
  );
}
