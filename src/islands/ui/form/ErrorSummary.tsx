import { Fragment, useEffect, useRef } from 'react';
import { summaryWords } from '#lib/words/onboarding.ts';
import { Icon } from '#islands/ui/Icon.tsx';

export interface SummaryItem {
  /** The id of the control to go to. */
  id: string;
  /** The name of the field. Its message is at the field. */
  label: string;
  /** Whether the field is empty, not wrong. */
  isMissing: boolean;
}

interface ErrorSummaryProps {
  items: readonly SummaryItem[];
  /** Rises with each refused submit. The first wrong field then takes focus. */
  attempt: number;
  /** Runs before a link goes to its control, which may not be on screen yet. */
  onGo?: (id: string) => void;
}

/**
 * Names the wrong fields at the top of a form. Each name leads to its field. The heading stays in sight above
 * the whole form.
 */
export function ErrorSummary({ items, attempt, onGo }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    // A form counts from zero again after a submit that it accepted.
    answered.current = Math.min(answered.current, attempt);
    if (attempt === answered.current || items.length === 0) return;
    answered.current = attempt;
    // The field may be on another page of the form. Then the summary leads to it.
    const field = document.getElementById(items[0]?.id ?? '') ?? ref.current;
    // The bar of actions is in view already.
    if (!field?.closest('.actions')) {
      // The last 240 px are for the bar, two toasts and the field's error.
      const needed = (field?.getBoundingClientRect().bottom ?? 0) - (innerHeight - 240);
      const topOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().top ?? needed;
      // The heading may stick to the top of the window. Its place is above the list.
      const heading = ref.current?.previousElementSibling?.getBoundingClientRect().height ?? 0;
      const summary = topOf(ref.current) - heading - 4;
      // The window begins with the page, the step or the summary, so that no line of theirs is cut.
      const begins = [-scrollY, topOf(ref.current?.closest('.flow')), summary];
      globalThis.scrollBy(0, begins.find((top) => top >= needed) ?? needed);
    }
    field?.focus({ preventScroll: true });
  });
  const words = summaryWords[items.every(({ isMissing }) => isMissing) ? 'missing' : 'wrong'];
  return (
    // Polite, so that the focused field is read first. A new summary is read again after each attempt.
    <div aria-live="polite" className="contents">
      {attempt > 0 && items.length > 0 && (
        <Fragment key={attempt}>
          <h2
            id="error-summary-title"
            className="text-error border-error bg-base-100 sticky top-0 z-1 mt-1 flex gap-2 border-2 px-4 py-2 font-bold @max-[16rem]:static"
          >
            <Icon name="alert" className="mt-0.5 size-5" />
            {words(items.length)}
          </h2>
          <section
            ref={ref}
            tabIndex={-1}
            aria-labelledby="error-summary-title"
            className="border-error bg-base-100 mb-2 border-2 border-t-0 px-4 pt-2"
          >
            <ul className="columns-2 gap-x-4 text-sm @max-[16rem]:columns-1">
              {items.map(({ id, label }) => (
                <li key={id} className="break-inside-avoid pb-3">
                  <a
                    href={`#${id}`}
                    className="inline-block min-h-6 underline underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault();
                      onGo?.(id);
                      const field = document.getElementById(id);
                      if (field) show(field);
                      field?.focus({ preventScroll: true });
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </Fragment>
      )}
    </div>
  );
}

function show(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
}
