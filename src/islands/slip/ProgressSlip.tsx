import type { ReactNode } from 'react';
import type { StepId } from '#lib/domain/application/steps.ts';
import { slipLineWords, slipWords } from '#lib/words/slip.ts';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import type { SlipView } from './slipView.ts';

/**
 * An application as a prescription slip. Each finished step is a written line. Submission stamps the slip, a
 * rejection circles the items to change in pencil, and an approval tears it off.
 */
export function ProgressSlip({
  view,
  about,
}: {
  view: SlipView;
  /** The words of the reviewer about the circled steps. */
  about?: Partial<Record<StepId, ReactNode>>;
}) {
  return (
    <section className="rx" data-mark={view.mark} aria-label={slipWords.heading}>
      <p className="rx-sign" aria-hidden="true">
        ℞
      </p>
      <ol>
        {view.lines.map(({ step, title, state, value }, index) => (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="rx-box figures" aria-hidden="true">
              {state === 'done' ? <FrameIcon name="check" className="size-4" /> : index + 1}
            </span>
            <span className="rx-line flex min-w-0 flex-1 flex-col [overflow-wrap:anywhere]">
              <span className="rx-title relative self-start text-[0.9375rem] leading-6">{title}</span>
              <span className="sr-only"> ({slipLineWords[state]})</span>
              {value !== null && (
                <span dir="auto" className="text-(--color-pen) text-[0.9375rem] leading-tight font-medium">
                  {value}
                </span>
              )}
              {state === 'flagged' && about?.[step]}
            </span>
          </li>
        ))}
      </ol>
      {view.stamp && (
        <p className={`rx-stamp flex flex-col text-center ${view.stamp.isLarge ? 'rx-stamp-large' : ''}`}>
          <strong>{view.stamp.text}</strong>
          {view.stamp.date && <span className="figures">{view.stamp.date}</span>}
        </p>
      )}
    </section>
  );
}
