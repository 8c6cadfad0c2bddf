import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '#islands/shell/usePageTitle.ts';
import { stepWords } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { StepId } from '#lib/domain/steps.ts';

/** A step's slip. Its heading takes focus when the vendor arrives from another step, so that readers announce it. */
export function StepFrame({
  step,
  category,
  takeFocus,
  children,
}: {
  step: StepId;
  category: CategoryId;
  takeFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, subtitle } = stepWords(step, category);
  usePageTitle(title);
  useEffect(() => {
    if (!takeFocus) return;
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step, takeFocus]);
  return (
    <section className="mt-6" aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1} className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mb-4">{subtitle}</p>
      {children}
    </section>
  );
}

/** A group of questions on its slip. */
export function Group({ legend, help, children }: { legend: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="slip mb-5 min-w-0 p-4 sm:p-6">
      <legend className="float-left mb-1 w-full text-lg font-bold">{legend}</legend>
      {help && <p className="clear-both mb-3 text-sm">{help}</p>}
      <div className="clear-both flex flex-col gap-1 pt-2">{children}</div>
    </fieldset>
  );
}

/** The step's actions, always within the thumb's reach on a phone. */
export function Actions({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="bg-base-200 border-base-300 sticky bottom-0 z-10 -mx-4 border-t px-4 py-3 sm:mx-0 sm:px-0">
      {note && <div className="mb-2 text-sm">{note}</div>}
      <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
    </div>
  );
}
