import { slipLineWords, slipWords } from '#lib/copy/slip.ts';
import { FrameIcon } from './FrameIcon.tsx';
import type { SlipView } from './slipView.ts';

/**
 * An application as a prescription slip. Each finished step is a written line. Submission stamps the slip, a
 * rejection circles the items to change in pencil, and an approval tears it off.
 */
export function ProgressSlip({ view }: { view: SlipView }) {
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
            <span className="rx-line">
              <span className="rx-title">{title}</span>
              <span className="sr-only"> ({slipLineWords[state]})</span>
              {value !== null && (
                <span dir="auto" className="rx-value">
                  {value}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {view.stamp && (
        <p className={`rx-stamp ${view.stamp.isLarge ? 'rx-stamp-large' : ''}`}>
          <strong>{view.stamp.text}</strong>
          {view.stamp.date && <span className="figures">{view.stamp.date}</span>}
        </p>
      )}
    </section>
  );
}
