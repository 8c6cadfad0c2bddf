import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastWords } from '#lib/words/app.ts';
import { FrameIcon, type FrameIconName } from './FrameIcon.tsx';
import { Message } from './Message.tsx';
import { Tooltip } from './Tooltip.tsx';

interface ToastView {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

const looks: Record<ToastView['tone'], { icon: FrameIconName; colour: string }> = {
  success: { icon: 'check', colour: 'text-success' },
  error: { icon: 'alert', colour: 'text-error' },
  info: { icon: 'info', colour: 'text-info' },
};

interface ToastsProps {
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
  /** Called while a toast is being read or cannot be seen. Its timer stops. */
  onHold: (id: number) => void;
  /** Called when a toast can be seen and is no longer being read. */
  onRelease: (id: number) => void;
}

/**
 * The toasts, in a popover above everything. The live region exists from the start, so that screen readers
 * announce new content. A modal dialog makes the rest of the page inert, so the toasts move into an open
 * dialog.
 */
export function Toasts(props: ToastsProps) {
  const host = useOpenDialog(props.toasts.length > 0);
  return (
    <>
      <Region {...props} toasts={host === null ? props.toasts : []} />
      {host && createPortal(<Region {...props} />, host)}
    </>
  );
}

/** Returns the modal dialog that opened last. It observes the page only while `isWatching`. */
function useOpenDialog(isWatching: boolean): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    const look = (): void => {
      setHost([...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWatching]);
  return isWatching && host?.isConnected ? host : null;
}

function Region({ toasts, onDismiss, onHold, onRelease }: ToastsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = toasts.at(-1)?.id;
  /** The element that had the focus before a toast took it. It gets the focus back from a toast that leaves. */
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (document.activeElement !== document.body || !(origin.current instanceof HTMLElement)) return;
    origin.current.focus({ preventScroll: true });
    origin.current = null;
  }, [toasts]);
  useEffect(() => {
    const region = ref.current;
    // A dialog that closes at this moment removes its region too.
    if (!region?.isConnected || !region.showPopover || last === undefined) return;
    // The popover that opened last is on top, so open the region again for each toast.
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
    if (region.closest('dialog')) return;
    // Above the bar of actions. It moves with every change of the step, and no observer reports all of them.
    let frame = 0;
    const place = (): void => {
      const bar = document.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight;
      region.style.bottom = `${Math.min(Math.max(0, innerHeight - bar), innerHeight / 2)}px`;
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return (
    <div
      ref={ref}
      popover="manual"
      role="region"
      aria-label={toastWords.region}
      aria-live="polite"
      className="@container text-base-content pointer-events-none fixed inset-x-0 top-auto bottom-0 in-[dialog]:top-0 in-[dialog]:bottom-auto z-50 mx-auto flex h-auto w-full sm:max-w-md xl:mr-0 xl:max-w-sm flex-col sm:gap-2 overflow-visible border-0 bg-transparent sm:p-3"
    >
      {toasts.map((toast) => (
        <ToastSlip
          key={toast.id}
          {...{ toast, onDismiss, onHold, onRelease }}
          onEnter={(from) => {
            if (!ref.current?.contains(from)) origin.current = from;
          }}
        />
      ))}
    </div>
  );
}

const controls = 'a[href], button, input, label, select, summary, textarea';

/** Whether a press on a toast was aimed at a control under it, not at one of its own. */
function coversControl(toast: HTMLElement, x: number, y: number): boolean {
  const pressed = document.elementsFromPoint(x, y);
  if (pressed[0]?.closest(controls)) return false;
  return pressed.find((each) => !toast.contains(each) && !each.contains(toast))?.closest(controls) != null;
}

function ToastSlip({
  toast: { id, tone, title, description },
  onDismiss,
  onHold,
  onRelease,
  onEnter,
}: Omit<ToastsProps, 'toasts'> & {
  toast: ToastView;
  /** Called with the element that had the focus, when the toast gets it. */
  onEnter: (from: Element | null) => void;
}) {
  useEffect(() => {
    const follow = (): void => (document.hidden ? onHold : onRelease)(id);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [id, onHold, onRelease]);
  return (
    <div
      data-toast
      // Each toast has its own role, because inside a dialog the live region appears together with its first
      // toast.
      role={tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => onHold(id)}
      onPointerLeave={({ currentTarget }) => {
        // A vendor may still read it by keyboard.
        if (!currentTarget.contains(document.activeElement)) onRelease(id);
      }}
      onPointerUp={({ currentTarget, clientX, clientY }) => {
        if (coversControl(currentTarget, clientX, clientY)) onDismiss(id);
      }}
      onFocus={({ relatedTarget }) => {
        onHold(id);
        onEnter(relatedTarget);
      }}
      onBlur={() => onRelease(id)}
      className="slip toast-in flex items-center sm:items-start justify-between gap-3 px-4 py-1.5 sm:p-3 @max-[16rem]:flex-wrap print:hidden"
    >
      <FrameIcon name={looks[tone].icon} className={`sm:mt-0.5 size-5 ${looks[tone].colour}`} />
      <div className="min-w-0 flex-1 text-sm break-words @max-[16rem]:order-last @max-[16rem]:basis-full">
        <p className="mr-1.5 inline font-semibold">{title}</p>
        <wbr />
        {description && (
          <p className="inline">
            <Message text={description} />
          </p>
        )}
      </div>
      <Tooltip text={toastWords.dismiss} className="-m-2">
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={toastWords.dismissNamed(title)}
          onClick={() => onDismiss(id)}
        >
          <FrameIcon name="x" className="size-4" />
        </button>
      </Tooltip>
    </div>
  );
}
