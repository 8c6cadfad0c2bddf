import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { pressHelp } from '#islands/onboarding/help/helpLink.ts';
import { categoryWords } from '#lib/words/category.ts';
import { brand } from '#lib/brand.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { stepIds, stepNumber } from '#lib/domain/application/steps.ts';
import type { Steps } from '#lib/stores/application/flow/flow.ts';
import { $hasMoved, goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { FlowFrame } from './FlowFrame.tsx';
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
    <FlowFrame
      title={categoryWords[category].register}
      help={{
        words: onboardingWords.help,
        contact: brand.supportPhone,
        href: brand.supportPhoneHref,
        icon: 'phone',
        onPress: pressHelp,
      }}
    >
      <StepFrame
        {...stepHeading(step, category)}
        place={[stepNumber(step), stepIds.length]}
        takeFocus={hasMoved}
        stepper={<Stepper category={category} current={step} completed={completed} onGo={goToStep} />}
        banner={banner}
      >
        {application?.correction && <rejection.Part {...flow} application={application} onGo={goToStep} />}
        {children}
      </StepFrame>
    </FlowFrame>
  );
}
