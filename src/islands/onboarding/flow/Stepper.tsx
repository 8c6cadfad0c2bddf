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
import { StepsBar } from './StepsBar.tsx';

interface StepperProps {
  category: CategoryId;
  current: StepId;
  completed: StepsCompleted;
  onGo: (step: StepId) => void;
}

/** The four steps: the completed ones, the current one, and those still closed. */
export function Stepper({ category, completed, ...bar }: StepperProps) {
  const steps = stepIds.map((id) => {
    const { title } = stepHeading(id, category);
    const isDone = completed[id];
    return {
      id,
      title,
      spoken: onboardingWords.stepName(stepNumber(id), title, isDone),
      state: isDone ? 'done' : 'upcoming',
      isClosed: !isStepOpen(id, completed),
    } as const;
  });
  return <StepsBar steps={steps} {...bar} />;
}
