import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { onboardingToasts, onboardingWords } from '#lib/copy/onboarding.ts';
import { completedSteps, isDone, stepAfter, type Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { openStep } from '#lib/domain/resume.ts';
import { noStepsCompleted, type StepId } from '#lib/domain/steps.ts';
import { paths } from '#lib/paths.ts';
import { noteStep } from '#lib/stores/application/application.ts';
import { clearDraft } from '#lib/stores/application/draft.ts';
import { $changedKyc } from '#lib/stores/application/kycTyped.ts';
import { $application, loadApplication } from '#lib/stores/application/loadedApplication.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  $hasMoved,
  $route,
  changeRoute,
  type OnboardingRoute,
} from '#lib/stores/application/onboardingRoute.ts';
import { markJustCompleted } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { lazyPart } from './lazyPart.tsx';
import { Notice, noticeMs } from './Notice.tsx';
import { ResumeBanner } from './ResumeBanner.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Stepper } from './Stepper.tsx';
import { StepBody } from './steps.tsx';

// Few applications are ever rejected.
const rejection = lazyPart(() => import('./RejectionNote.tsx').then((module) => module.RejectionNote));

export interface ApplicationStepsProps {
  category: CategoryId;
  route: OnboardingRoute;
  /** Null while the vendor is not created yet. */
  application: Application | null;
}

/** The application: stepper, banner, and the step the address, the server and the order of steps agree on. */
export function ApplicationSteps({ category, route, application }: ApplicationStepsProps) {
  const [done, setDone] = useState<readonly StepId[]>([]);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const correction = application?.correction ?? null;
  const changedKyc = useStore($changedKyc, { ssr: 'initial' });
  const stepsNow = (isKycChanged: boolean) =>
    application === null ? noStepsCompleted : completedSteps(application, { sent: done, isKycChanged });
  const accepted = stepsNow(false);
  const completed = stepsNow(changedKyc === application?.id);
  const finish = useFinished(category, application, isSentAgain);
  const step = openStep(route.step, completed);
  const hasMoved = useStore($hasMoved, { ssr: 'initial' });
  useResumeOnce(route, application);

  // The address follows when the server's word beats the path.
  useEffect(() => {
    if (route.step === step) return;
    if (application === null) showToast({ tone: 'info', ...onboardingToasts.vendorRequired });
    changeRoute({ step }, 'replace');
  }, [route.step, step, application]);
  useEffect(() => {
    if (application !== null && finish === null) noteStep(category, application, step);
  }, [category, application, step, finish]);

  if (finish !== null) return <Notice title={finish.title} text={finish.description} />;

  const go = (to: StepId): void => changeRoute({ step: to });
  // Who left while the answer was on its way stays where they are now.
  const goOn = (finished: StepId, to: StepId): void => {
    if ($route.get()?.step === finished) go(to);
  };
  const reload = async (): Promise<void> => {
    if (application !== null) {
      await loadApplication(application.id, { category, isContinue: route.isContinue, quiet: true });
    }
  };
  const complete = (finished: StepId): void => {
    const sent = [...done, finished];
    setDone(sent);
    if (correction !== null) {
      void goOnCorrecting(finished, sent);
      return;
    }
    void reload();
    const next = application && stepAfter(finished, application, sent);
    if (next !== null) goOn(finished, next);
  };
  // Where a correction goes on depends on what the server still waits for; it may be back in review already.
  const goOnCorrecting = async (finished: StepId, sent: readonly StepId[]): Promise<void> => {
    await reload();
    const known = $application.get();
    if (known.type !== 'loaded' || isDone(known.application)) return;
    goOn(finished, stepAfter(finished, known.application, sent) ?? 'contract');
  };
  const submitted = (): void => {
    if (correction !== null) {
      setIsSentAgain(true);
      return;
    }
    clearDraft(category);
    markJustCompleted();
    navigation.to(application === null ? paths.dashboard : paths.dashboardOf(application.id));
  };

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
      <Stepper category={category} current={step} completed={completed} onGo={go} />
      {application !== null && correction !== null && (
        <Suspense fallback={null}>
          <rejection.Part
            category={category}
            reason={application.vendor.rejectionReason}
            correction={correction}
            completed={completed}
            onGo={go}
          />
        </Suspense>
      )}
      {route.isContinue && application?.progress && (
        <ResumeBanner
          percent={application.progress.percent}
          step={step}
          updatedAt={application.progress.updatedAt}
        />
      )}
      <StepFrame step={step} category={category} takeFocus={hasMoved}>
        <Suspense fallback={<FlowSkeleton />}>
          <StepBody
            step={step}
            category={category}
            application={application}
            accepted={accepted}
            completed={completed}
            onGo={go}
            onComplete={complete}
            onUploaded={() => void reload()}
            onSubmitted={submitted}
          />
        </Suspense>
      </StepFrame>
    </div>
  );
}

/** On arrival at an existing application the first path means 'where I was': the resume rules decide. */
function useResumeOnce(route: OnboardingRoute, application: Application | null): void {
  const hasArrived = useRef(false);
  useEffect(() => {
    // Once, on arrival: later the vendor goes back to the first step on purpose.
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (application === null || route.step !== 'vendor-info') return;
    if (application.arrival !== 'done') changeRoute({ step: application.arrival }, 'replace');
  }, [route.step, application]);
}

/**
 * What to say instead of the steps before leaving for the dashboard: the application was complete on arrival, or its
 * correction is back in review, by the server's word or by accepting the contract again.
 */
function useFinished(category: CategoryId, application: Application | null, isSentAgain: boolean) {
  const [arrival] = useState(() => noticeOnArrival(application));
  const [wasRejected] = useState(application?.standing === 'rejected');
  const isBack = isSentAgain || (wasRejected && application !== null && isDone(application));
  const finished = isBack ? onboardingToasts.sentAgain : arrival;
  const dashboard = application === null ? paths.dashboard : paths.dashboardOf(application.id);
  useEffect(() => {
    if (finished === null) return;
    clearDraft(category);
    if (isBack) markJustCompleted();
    showToast({ tone: isBack ? 'success' : 'info', ...finished });
    const timer = setTimeout(() => navigation.replace(dashboard), noticeMs);
    return () => clearTimeout(timer);
  }, [finished, isBack, category, dashboard]);
  return finished;
}

/** What is said of an application that is complete on arrival: resumed, in its progress's words, else in its status's. */
export function noticeOnArrival(application: Application | null) {
  if (application === null || !isDone(application)) return null;
  return application.progress?.isComplete ? onboardingToasts.complete : onboardingToasts.alreadySubmitted;
}
