import { stepIds, type StepsCompleted } from '#lib/domain/application/steps.ts';

/** A line of writing. */
const line = 'q2-5 4 0t3 0 5 0 3 0 5 0';

/**
 * A small slip for the bar of actions, with a line for each finished step. On a phone the lines would be too small to
 * see, so it is hidden there. The stepper says the same to screen readers. Its colours are attributes, because the sheet
 * of the first step has no room for them.
 */
export function BarSlip({ completed }: { completed: StepsCompleted }) {
  return (
    <svg
      className="hidden sm:inline-block"
      width="36"
      height="36"
      viewBox="0 0 42 42"
      fill="none"
      strokeWidth="2"
      aria-hidden
    >
      <path
        d="M2 1h28v37l-3.5 3-3.5-3-3.5 3-3.5-3-3.5 3-3.5-3-3.5 3-3.5-3zM6 12h20M6 20h20M6 28h20M6 36h20"
        stroke="currentColor"
        strokeOpacity=".5"
      />
      {stepIds.map(
        (step, index) =>
          completed[step] && <path key={step} d={`M6 ${11 + 8 * index}${line}`} stroke="var(--color-pen)" />,
      )}
    </svg>
  );
}
