import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface SummaryItem {
  /** The id of the control to go to. */
  id: string;
  /** The label of the field, because several fields share a message. */
  label?: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  items: readonly SummaryItem[];
  /** Rises with each refused submit. The summary then takes focus. */
  attempt: number;
  /** Runs before a link goes to its control, which may not be on screen yet. */
  onGo?: (id: string) => void;
}

/** Lists the errors at the top of a form. Each line leads to its field. */
export function ErrorSummary({ title, items, attempt, onGo }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef(0);
  useEffect(() => {
    // The attempt is counted before its errors are rendered, so focus waits for the list.
    // A form counts from zero again after a submit that it accepted.
    focused.current = Math.min(focused.current, attempt);
    if (attempt === focused.current || ref.current === null) return;
    focused.current = attempt;
    ref.current.focus();
  });
  if (attempt === 0 || items.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="border-error bg-base-100 mb-6 rounded-box border-2 p-4"
    >
      <h2 id="error-summary-title" className="text-error flex gap-2 font-bold">
        <Icon name="alert" className="mt-0.5 size-5" />
        {title}
      </h2>
      <ul className="mt-1 flex flex-col pl-7 @max-[16rem]:pl-0">
        {items.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-2.5 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onGo?.(id);
                const field = document.getElementById(id);
                field?.scrollIntoView({ block: 'center' });
                field?.focus({ preventScroll: true });
              }}
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
