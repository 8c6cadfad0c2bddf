import { Icon } from '#islands/ui/Icon.tsx';
import { onboardingWords, stepWords } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { isStepOpen, stepIds, stepNumber, type StepId, type StepsCompleted } from '#lib/domain/steps.ts';

export interface StepperProps {
  category: CategoryId;
  current: StepId;
  completed: StepsCompleted;
  onGo: (step: StepId) => void;
}

/** The four steps: what is done, where the vendor is, what is still closed. */
export function Stepper({ category, current, completed, onGo }: StepperProps) {
  return (
    <nav aria-label="Steps" className="slip px-3 py-3 sm:px-4">
      <p className="mb-2 flex justify-between text-sm font-semibold md:hidden">
        <span>{stepWords(current, category).title}</span>
        <span className="figures font-normal">
          {onboardingWords.stepOf(stepNumber(current), stepIds.length)}
        </span>
      </p>
      <ol className="grid grid-cols-4 gap-2 md:gap-3">
        {stepIds.map((step) => (
          <li key={step} className="relative">
            <StepButton
              step={step}
              category={category}
              isCurrent={step === current}
              isDone={completed[step]}
              isOpen={isStepOpen(step, completed)}
              onGo={onGo}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepButton({
  step,
  category,
  isCurrent,
  isDone,
  isOpen,
  onGo,
}: {
  step: StepId;
  category: CategoryId;
  isCurrent: boolean;
  isDone: boolean;
  isOpen: boolean;
  onGo: (step: StepId) => void;
}) {
  const { title, subtitle } = stepWords(step, category);
  // A step's name has every word one can see on its button, in their order: the subtitle is beside the button, which
  // still takes the press anywhere on the step.
  const bar = isCurrent ? 'border-primary' : isDone ? 'border-success' : 'border-base-300';
  return (
    <>
      <button
        type="button"
        disabled={!isOpen}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onGo(step)}
        className={`flex min-h-11 w-full items-start gap-2 border-t-4 pt-2 text-left after:absolute after:inset-0 enabled:cursor-pointer disabled:opacity-60 ${bar}`}
      >
        <span className="sr-only">{`${stepNumber(step)}. ${title}${isDone ? ', completed' : ''}`}</span>
        <span
          aria-hidden="true"
          className={`figures grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold ${
            isDone
              ? 'bg-success text-success-content'
              : isCurrent
                ? 'bg-primary text-primary-content'
                : 'border border-current'
          }`}
        >
          {isDone ? <Icon name="check" className="size-4" /> : stepNumber(step)}
        </span>
        <span aria-hidden="true" className="hidden min-w-0 text-sm leading-tight font-semibold md:block">
          {title}
        </span>
      </button>
      <span className="hidden pl-8 text-xs leading-snug md:block">{subtitle}</span>
    </>
  );
}
