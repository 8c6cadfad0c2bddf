import type { ReactNode } from 'react';
import type { StepId } from '#lib/domain/application/steps.ts';
import { slipLineWords, slipWords } from '#lib/words/slip.ts';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import type { SlipView } from './slipView.ts';

const boxLooks = {
  done: 'border-success text-success',
  current: 'border-accent bg-accent text-accent-content',
  flagged: 'border-error text-error',
  upcoming: 'border-base-content/55',
} as const;
const upcomingInk = 'text-[color-mix(in_oklab,var(--color-base-content)_75%,var(--color-base-100))]';
const titleLooks = { done: '', current: 'font-bold', flagged: 'rx-ring font-bold', upcoming: '' } as const;
const smallStamp =
  'mx-1 mt-3.5 mb-1.5 justify-self-end border-2 px-3 py-1 text-xs/tight @max-[16rem]:mx-0 @max-[16rem]:px-0';
/** Once, right after the submission. */
const largeStamp =
  'rx-stamp-large [--from:3] [animation-delay:400ms] mt-5 justify-self-center border-4 px-5 py-3 text-base/tight text-balance';

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
    <section
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 @max-[16rem]:grid-cols-1"
      data-mark={view.mark}
      aria-label={slipWords.heading}
    >
      <p
        className="text-primary pt-1 text-[1.75rem]/none font-bold [font-family:var(--serif)]"
        aria-hidden="true"
      >
        ℞
      </p>
      <ol>
        {view.lines.map(({ step, title, state, value }, index) => (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="border-base-300 flex min-h-13 items-start gap-2.5 border-b py-1.5"
          >
            <span
              className={`figures grid size-6 shrink-0 place-items-center rounded-sm border text-[0.8125rem] font-bold ${boxLooks[state]}`}
              aria-hidden="true"
            >
              {state === 'done' ? <FrameIcon name="check" className="size-4" /> : index + 1}
            </span>
            <span
              className={`flex min-w-0 flex-1 flex-col [overflow-wrap:anywhere] ${state === 'upcoming' ? upcomingInk : ''}`}
            >
              <span className={`relative self-start text-[0.9375rem] leading-6 ${titleLooks[state]}`}>
                {title}
              </span>
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
      {/* Below the last line, so that it covers no answer in any language. */}
      {view.stamp && (
        <p
          className={`rx-stamp text-success -rotate-5 col-span-full flex flex-col rounded-[0.375rem] text-center outline outline-offset-2 ${view.stamp.isLarge ? largeStamp : smallStamp}`}
        >
          <strong
            className={`tracking-[0.06em] uppercase ${view.stamp.isLarge ? 'text-2xl' : 'text-[0.9375rem]'}`}
          >
            {view.stamp.text}
          </strong>
          {view.stamp.date && <span className="figures">{view.stamp.date}</span>}
        </p>
      )}
    </section>
  );
}
