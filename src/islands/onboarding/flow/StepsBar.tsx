import { Icon } from '#islands/ui/Icon.tsx';
import { onboardingWords } from '#lib/words/onboarding.ts';

/** A step of the bar. */
export interface BarStep<Id extends string> {
  id: Id;
  title: string;
  /** The title and the state, for screen readers. */
  spoken: string;
  state: 'done' | 'upcoming';
  isClosed?: boolean;
  /** The classes of a step with errors. */
  wrongLook?: string | undefined;
}

interface StepsBarProps<Id extends string> {
  steps: readonly BarStep<Id>[];
  current: Id;
  onGo: (step: Id) => void;
}

/** The steps of a form. On a phone they are parts of one line. On a wider screen each has its number and title. */
export function StepsBar<Id extends string>({ steps, current, onGo }: StepsBarProps<Id>) {
  return (
    <nav aria-label={onboardingWords.steps} className="steps-bar">
      <ol>
        {steps.map(({ id, title, spoken, state, isClosed, wrongLook }, index) => (
          <li key={id} data-state={id === current ? 'current' : state}>
            <button
              type="button"
              disabled={isClosed}
              aria-current={id === current ? 'step' : undefined}
              className={wrongLook}
              onClick={() => onGo(id)}
            >
              <span className="sr-only">{spoken}</span>
              <span aria-hidden="true" className="steps-mark figures">
                {state === 'done' ? <Icon name="check" className="size-4" /> : wrongLook ? '!' : index + 1}
              </span>
              <span aria-hidden="true" className="steps-title">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
