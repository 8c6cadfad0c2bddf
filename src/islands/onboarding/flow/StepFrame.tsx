import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '#islands/shell/page/usePageTitle.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';

/** The number of a step, from 1, and the number of all steps. */
type Place = readonly [step: number, total: number];

/** The place of the step on screen, for `Actions`. */
const CurrentPlace = createContext<Place | null>(null);

/**
 * A step under its header: title, bar, subtitle and banner. The heading takes focus when the vendor comes
 * from another step, so that screen readers announce it.
 */
export function StepFrame({
  title,
  subtitle,
  place,
  takeFocus,
  stepper,
  banner,
  children,
}: {
  title: string;
  subtitle: string;
  place: Place;
  takeFocus: boolean;
  stepper: ReactNode;
  /** Replaces the subtitle on a phone. */
  banner: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [number] = place;
  usePageTitle(title);
  useEffect(() => {
    if (!takeFocus) return;
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [number, takeFocus]);
  return (
    <section aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1} className="flow-step">
        {title}
      </h2>
      {stepper}
      {/* More lines under the bar would push the first question off a small screen. The bar of actions has the number. */}
      <p className="mb-2.5 text-[0.9375rem]/[1.5] max-sm:sr-only">{subtitle}</p>
      {banner}
      <CurrentPlace value={place}>{children}</CurrentPlace>
    </section>
  );
}

/** A group of questions on its slip. `help` comes before them, `foot` after them. */
export function Group({
  legend,
  help,
  foot,
  children,
}: {
  legend: string;
  help?: ReactNode;
  foot?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="slip group">
      <legend className="float-left w-full text-[1.1875rem]/[1.25] font-bold">{legend}</legend>
      {help && <p className="clear-both pt-1 text-[0.875rem]">{help}</p>}
      <div className="group-body clear-both pt-1.5 sm:pt-3">{children}</div>
      {foot && <p className="-mt-2 text-[0.875rem]">{foot}</p>}
    </fieldset>
  );
}

/**
 * The actions of a step, always within the thumb's reach on a phone: back, the step's number with `status`,
 * and next. `status` says whether the typed values are saved. `note` comes above them.
 * Unless `isPinned`, they stay at the end of the form.
 */
export function Actions({
  note,
  status,
  isPinned = true,
  children,
}: {
  note?: ReactNode;
  status?: ReactNode;
  isPinned?: boolean;
  children: ReactNode;
}) {
  const place = useContext(CurrentPlace);
  return (
    <div className={`actions slip-torn ${isPinned ? '' : 'relative bottom-auto'}`}>
      {note && <div className="actions-note text-[0.875rem]">{note}</div>}
      <div className="actions-row">
        <div className="actions-status flex flex-col items-center text-center text-[0.8125rem]/[1.3] sm:flex-row sm:justify-center sm:gap-1.5">
          {place && <span className="figures">{onboardingWords.stepOf(...place)}</span>}
          {status}
        </div>
        {children}
      </div>
    </div>
  );
}
