import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { onboardingWords } from '#lib/copy/onboarding.ts';
import { goToStep, type Steps } from '#lib/stores/application/flow.ts';
import { $hasMoved } from '#lib/stores/application/onboardingRoute.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { lazyPart } from './lazyPart.tsx';
import { ResumeBanner } from './ResumeBanner.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Stepper } from './Stepper.tsx';
import { StepBody } from './steps.tsx';

// Few applications are ever rejected.
const rejection = lazyPart(() => import('./RejectionNote.tsx').then((module) => module.RejectionNote));

/** The application: stepper, what the reviewer said, banner, and the step that is open. */
export function ApplicationSteps({ flow }: { flow: Steps }) {
  const { category, application, step, completed, isContinue } = flow;
  const hasMoved = useStore($hasMoved, { ssr: 'initial' });
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl font-bold">{onboardingWords.heading(category)}</h1>
        <a
          className="figures flex min-h-11 items-center gap-2 underline underline-offset-4"
          href={brand.supportPhoneHref}
        >
          <Icon name="phone" className="size-4" />
          {onboardingWords.help} {brand.supportPhone}
        </a>
      </header>
      <Stepper category={category} current={step} completed={completed} onGo={goToStep} />
      {application?.correction && (
        <Suspense fallback={null}>
          <rejection.Part
            category={category}
            reason={application.vendor.rejectionReason}
            correction={application.correction}
            completed={completed}
            onGo={goToStep}
          />
        </Suspense>
      )}
      {isContinue && application?.progress && (
        <ResumeBanner
          percent={application.progress.percent}
          step={step}
          updatedAt={application.progress.updatedAt}
        />
      )}
      <StepFrame step={step} category={category} takeFocus={hasMoved}>
        <Suspense fallback={<FlowSkeleton />}>
          <StepBody flow={flow} />
        </Suspense>
      </StepFrame>
    </div>
  );
}
