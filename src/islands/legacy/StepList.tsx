import { Icon } from '#islands/ui/Icon.tsx';
import { legacyStepWords, legacyWords } from '#lib/words/legacy.ts';
import { legacyStepIds, legacyStepIndex, type LegacyStepId } from '#lib/domain/application/legacyForm.ts';

export type StepState = 'open' | 'done' | 'wrong';

interface StepListProps {
  current: LegacyStepId;
  stateOf: (step: LegacyStepId) => StepState;
  onGo: (step: LegacyStepId) => void;
}

const spoken: Record<StepState, string> = {
  open: '',
  done: legacyWords.done,
  wrong: legacyWords.needsAttention,
};
const wrongLook =
  'before:bg-error [&>.steps-mark]:border-error [&>.steps-mark]:bg-error [&>.steps-mark]:text-error-content';

/**
 * The list of the five steps, with the bar of the application's stepper: beside the form, or in one row above it
 * on a phone. Each step can be opened at any time.
 */
export function StepList({ current, stateOf, onGo }: StepListProps) {
  return (
    <nav aria-label={legacyWords.stepsLabel} className="steps-bar md:sticky md:top-4">
      <ol className="grid-cols-5 md:grid-cols-1">
        {legacyStepIds.map((step) => {
          const state = stateOf(step);
          const { title } = legacyStepWords[step];
          const shown = state === 'done' ? 'done' : 'upcoming';
          return (
            <li key={step} data-state={step === current ? 'current' : shown}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                className={state === 'wrong' ? wrongLook : undefined}
                onClick={() => onGo(step)}
              >
                <span className="sr-only">
                  {title} {spoken[state]}
                </span>
                <span aria-hidden="true" className="steps-mark figures">
                  {state === 'done' && <Icon name="check" className="size-4" />}
                  {state === 'wrong' && '!'}
                  {state === 'open' && legacyStepIndex(step) + 1}
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
