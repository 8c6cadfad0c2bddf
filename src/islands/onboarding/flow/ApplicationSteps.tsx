import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { categoryWords } from '#lib/words/category.ts';
import { brand } from '#lib/brand.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';
import type { Steps } from '#lib/stores/application/flow/flow.ts';
import { $hasMoved, goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { StepFrame } from './StepFrame.tsx';
import { Stepper } from './Stepper.tsx';

// Loaded on demand, because few applications are rejected.
const rejection = lazyPart(() =>
  import('#islands/onboarding/RejectionNote.tsx').then((module) => module.RejectionNote),
);

interface ApplicationStepsProps {
  flow: Pick<Steps, 'category' | 'application' | 'step' | 'completed'>;
  /** Shown to a vendor who returns to the application. */
  banner?: ReactNode;
  /** The content of the open step. */
  children: ReactNode;
}

/** The application: its header, the reviewer's note, and the open step. */
export function ApplicationSteps({ flow, banner, children }: ApplicationStepsProps) {
  const { category, application, step, completed } = flow;
  const hasMoved = useStore($hasMoved, { ssr: 'initial' });
  return (
    <div className="flow">
      <h1 className="pr-12 text-[0.8125rem] leading-5 tracking-normal [font-family:inherit] sm:pr-76 sm:text-[0.9375rem] @max-[16rem]:pr-0">
        {categoryWords[category].register}
      </h1>
      <a className="flow-help figures" href={brand.supportPhoneHref}>
        <Icon name="phone" className="size-4 sm:mr-2 sm:inline" />
        <span className="sm:hidden" aria-hidden="true">
          {onboardingWords.helpShort}
        </span>
        <span className="max-sm:sr-only">
          {onboardingWords.help} <span className="whitespace-nowrap">{brand.supportPhone}</span>
        </span>
      </a>
      <StepFrame
        step={step}
        category={category}
        takeFocus={hasMoved}
        stepper={<Stepper category={category} current={step} completed={completed} onGo={goToStep} />}
        banner={banner}
      >
        {application?.correction && <rejection.Part {...flow} application={application} onGo={goToStep} />}
        {children}
      </StepFrame>
    </div>
  );
}
