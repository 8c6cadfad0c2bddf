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

/** The line above a step, its number and its title. Lines are borders, because forced colours remove backgrounds. */
const looks = {
  done: {
    line: 'before:border-solid before:border-success',
    mark: 'border-success bg-success text-success-content',
    title: '',
  },
  current: {
    line: 'before:border-solid before:border-primary',
    mark: 'border-primary bg-primary text-primary-content',
    title: 'font-bold',
  },
  // Quieter than the current step, but readable.
  upcoming: {
    line: 'before:border-dotted before:border-base-content/55 sm:text-[color-mix(in_oklab,var(--color-base-content)_72%,var(--color-base-200))]',
    mark: '',
    title: '',
  },
} as const;

/**
 * The steps of a form. On a phone they are parts of one line, with targets as tall as a thumb. On a wider screen each has
 * its number and title.
 */
export function StepsBar<Id extends string>({ steps, current, onGo }: StepsBarProps<Id>) {
  return (
    <nav aria-label={onboardingWords.steps} className="sm:mt-3 sm:mb-2">
      <ol className="grid auto-cols-fr grid-flow-col gap-3">
        {steps.map(({ id, title, spoken, state, isClosed, wrongLook = '' }, index) => {
          const shown = id === current ? 'current' : state;
          const look = looks[shown];
          return (
            <li key={id} data-state={shown}>
              <button
                type="button"
                disabled={isClosed}
                aria-current={id === current ? 'step' : undefined}
                className={`-mt-3 -mb-4 block h-11 w-full text-start enabled:cursor-pointer before:block before:border-t-[0.3125rem] sm:my-0 sm:grid sm:h-auto sm:min-h-11 sm:grid-cols-[auto_minmax(0,1fr)] sm:content-start sm:items-start sm:gap-2 sm:before:col-span-full ${look.line} ${wrongLook}`}
                onClick={() => onGo(id)}
              >
                <span className="sr-only">{spoken}</span>
                <span
                  aria-hidden="true"
                  className={`figures hidden size-6 place-items-center rounded-full border text-[0.8125rem] font-bold sm:grid ${look.mark}`}
                >
                  {state === 'done' ? <Icon name="check" className="size-4" /> : wrongLook ? '!' : index + 1}
                </span>
                <span
                  aria-hidden="true"
                  className={`hidden pt-[0.1875rem] text-sm/[1.2] sm:block ${look.title}`}
                >
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
