import { Icon } from '#islands/ui/Icon.tsx';
import { legacyStepWords, legacyWords } from '#lib/copy/legacy.ts';
import { legacyStepIds, legacyStepIndex, type LegacyStepId } from '#lib/domain/legacyForm.ts';

export type StepState = 'open' | 'done' | 'wrong';

interface StepListProps {
  current: LegacyStepId;
  stateOf: (step: LegacyStepId) => StepState;
  onGo: (step: LegacyStepId) => void;
}

/**
 * The list of the five steps: beside the form, or in one row above it on a phone. Each step can be opened at
 * any time.
 */
export function StepList({ current, stateOf, onGo }: StepListProps) {
  const number = legacyStepIndex(current) + 1;
  return (
    <nav aria-label={legacyWords.stepsLabel} className="slip px-3 py-3 md:sticky md:top-4 md:p-3">
      <p className="mb-2 flex flex-wrap justify-between text-sm font-semibold md:hidden">
        <span>{legacyStepWords[current].title}</span>
        <span className="figures font-normal">{legacyWords.stepOf(number, legacyStepIds.length)}</span>
      </p>
      <ol className="grid grid-cols-5 gap-2 md:grid-cols-1 md:gap-1">
        {legacyStepIds.map((step) => (
          <li key={step}>
            <StepButton step={step} isCurrent={step === current} state={stateOf(step)} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const spoken: Record<StepState, string> = {
  open: '',
  done: legacyWords.done,
  wrong: legacyWords.needsAttention,
};
const bars: Record<StepState, string> = {
  open: 'border-base-300',
  done: 'border-success',
  wrong: 'border-error',
};
const marks: Record<StepState, string> = {
  open: 'border border-current',
  done: 'bg-success text-success-content',
  wrong: 'bg-error text-error-content',
};

function StepButton({
  step,
  isCurrent,
  state,
  onGo,
}: {
  step: LegacyStepId;
  isCurrent: boolean;
  state: StepState;
  onGo: (step: LegacyStepId) => void;
}) {
  const number = legacyStepIndex(step) + 1;
  const { title } = legacyStepWords[step];
  const bar = isCurrent ? 'border-primary md:bg-secondary' : bars[state];
  const mark = isCurrent && state === 'open' ? 'bg-primary text-primary-content' : marks[state];
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(step)}
      className={`md:rounded-field flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-t-4 pt-2 text-left md:border-t-0 md:border-l-4 md:px-3 md:py-2 ${bar}`}
    >
      <span
        aria-hidden="true"
        className={`figures grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold ${mark}`}
      >
        {state === 'done' && <Icon name="check" className="size-4" />}
        {state === 'wrong' && '!'}
        {state === 'open' && number}
      </span>
      <span className={`max-md:sr-only min-w-0 leading-tight ${isCurrent ? 'font-bold' : ''}`}>
        {title} <span className="sr-only">{spoken[state]}</span>
      </span>
    </button>
  );
}
