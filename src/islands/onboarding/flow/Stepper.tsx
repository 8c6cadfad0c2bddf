import { Icon } from '#islands/ui/Icon.tsx';
import { onboardingWords } from '#lib/words/onboarding.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import {
  isStepOpen,
  stepIds,
  stepNumber,
  type StepId,
  type StepsCompleted,
} from '#lib/domain/application/steps.ts';

interface StepperProps {
  category: CategoryId;
  current: StepId;
  completed: StepsCompleted;
  onGo: (step: StepId) => void;
}

/**
 * The four steps: the completed ones, the current one, and those still closed. On a phone it is a bar with
 * four parts. On a wider screen each part has its number and title.
 */
export function Stepper({ category, current, completed, onGo }: StepperProps) {
  return (
    <nav aria-label={onboardingWords.steps} className="steps-bar">
      <ol>
        {stepIds.map((step) => {
          const isDone = completed[step];
          const { title } = stepHeading(step, category);
          return (
            <li key={step} data-state={step === current ? 'current' : isDone ? 'done' : 'upcoming'}>
              <button
                type="button"
                disabled={!isStepOpen(step, completed)}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onGo(step)}
              >
                <span className="sr-only">{onboardingWords.stepName(stepNumber(step), title, isDone)}</span>
                <span aria-hidden="true" className="steps-mark figures">
                  {isDone ? <Icon name="check" className="size-4" /> : stepNumber(step)}
                </span>
                <span aria-hidden="true" className="steps-title">
                  {title}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
