import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { onboardingToasts, onboardingWords } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import {
  correctedSteps,
  correctionOf,
  firstFlaggedStep,
  isBackInReview,
  stepAfter,
} from '#lib/domain/resubmission.ts';
import {
  completedSteps,
  isProgressComplete,
  isVendorComplete,
  isVendorRejected,
  openStep,
  reopenKyc,
  resumeStep,
} from '#lib/domain/resume.ts';
import { nextStep, stepIds, type StepId, type StepsCompleted } from '#lib/domain/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
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
  vendor: Vendor | null;
  /** Known in resume mode only. */
  progress: ApplicationProgress | null;
}

/** The application: stepper, banner, and the step the address, the server and the order of steps agree on. */
export function ApplicationSteps({ category, route, vendor, progress }: ApplicationStepsProps) {
  const [done, setDone] = useState<readonly StepId[]>([]);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const reported = completedSteps(category, { progress, vendor });
  const correction = vendor && correctionOf(category, vendor);
  const accepted =
    correction === null ? withDone(reported, done) : correctedSteps(category, correction, reported, done);
  const changedKyc = useStore($changedKyc, { ssr: 'initial' });
  // What a reviewer named is open until it was sent once: a correction goes by that alone.
  const isInOrder = correction === null || correction.isEverythingOpen;
  const completed = reopenKyc(accepted, isInOrder && changedKyc === vendor?.id);
  const finish = useFinished(category, vendor, progress, isSentAgain);
  const step = openStep(route.step, completed);
  const hasMoved = useStore($hasMoved, { ssr: 'initial' });
  useResumeOnce(category, route, vendor, progress);

  // The address follows when the server's word beats the path.
  useEffect(() => {
    if (route.step === step) return;
    if (vendor === null) showToast({ tone: 'info', ...onboardingToasts.vendorRequired });
    changeRoute({ step }, 'replace');
  }, [route.step, step, vendor]);
  useEffect(() => {
    if (vendor !== null && finish === null) noteStep(category, vendor, step);
  }, [category, vendor, step, finish]);

  if (finish !== null) return <Notice title={finish.title} text={finish.description} />;

  const go = (to: StepId): void => changeRoute({ step: to });
  // Who left while the answer was on its way stays where they are now.
  const goOn = (finished: StepId, to: StepId): void => {
    if ($route.get()?.step === finished) go(to);
  };
  const reload = async (): Promise<void> => {
    if (vendor !== null) {
      await loadApplication(vendor.id, { category, isContinue: route.isContinue, quiet: true });
    }
  };
  const complete = (finished: StepId): void => {
    const sent = [...done, finished];
    setDone(sent);
    if (correction !== null) {
      void goOnCorrecting(finished, sent);
      return;
    }
    const next = nextStep(finished);
    void reload();
    if (next !== null) goOn(finished, next);
  };
  // Where a correction goes on depends on what the server still waits for; it may be back in review already.
  const goOnCorrecting = async (finished: StepId, sent: readonly StepId[]): Promise<void> => {
    await reload();
    const known = $application.get();
    if (known.type !== 'loaded' || isBackInReview(known.vendor)) return;
    const now = correctionOf(category, known.vendor);
    if (now === null) return goOn(finished, nextStep(finished) ?? 'contract');
    const corrected = correctedSteps(category, now, completedSteps(category, known), sent);
    goOn(finished, stepAfter(finished, now, corrected));
  };
  const submitted = (): void => {
    if (correction !== null) {
      setIsSentAgain(true);
      return;
    }
    clearDraft(category);
    markJustCompleted();
    navigation.to(paths.dashboard);
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
      {vendor !== null && correction !== null && (
        <Suspense fallback={null}>
          <rejection.Part
            category={category}
            reason={vendor.rejectionReason}
            correction={correction}
            completed={completed}
            onGo={go}
          />
        </Suspense>
      )}
      {route.isContinue && progress !== null && (
        <ResumeBanner
          percent={progress.completionPercent ?? percentOf(completed)}
          step={step}
          updatedAt={progress.updatedAt}
        />
      )}
      <StepFrame step={step} category={category} takeFocus={hasMoved}>
        <Suspense fallback={<FlowSkeleton />}>
          <StepBody
            step={step}
            category={category}
            vendor={vendor}
            progress={progress}
            accepted={accepted}
            completed={completed}
            correction={correction}
            onGo={go}
            onComplete={complete}
            onUploaded={() => correction !== null && void reload()}
            onSubmitted={submitted}
          />
        </Suspense>
      </StepFrame>
    </div>
  );
}

function withDone(completed: StepsCompleted, done: readonly StepId[]): StepsCompleted {
  return { ...completed, ...Object.fromEntries(done.map((step) => [step, true])) };
}

function percentOf(completed: StepsCompleted): number {
  return (stepIds.filter((step) => completed[step]).length / stepIds.length) * 100;
}

/** On arrival at an existing application the first path means 'where I was': the resume rules decide. */
function useResumeOnce(
  category: CategoryId,
  route: OnboardingRoute,
  vendor: Vendor | null,
  progress: ApplicationProgress | null,
): void {
  const hasArrived = useRef(false);
  useEffect(() => {
    // Once, on arrival: later the vendor goes back to the first step on purpose.
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (vendor === null || route.step !== 'vendor-info') return;
    const step = arrivalStep(category, vendor, progress);
    if (step !== 'done') changeRoute({ step }, 'replace');
  }, [category, route.step, vendor, progress]);
}

/** The step an existing application opens at: a rejected one where something is to be corrected. */
export function arrivalStep(
  category: CategoryId,
  vendor: Vendor,
  progress: ApplicationProgress | null,
): StepId | 'done' {
  const reported = completedSteps(category, { progress, vendor });
  const correction = correctionOf(category, vendor);
  if (correction !== null) return firstFlaggedStep(category, correction, reported);
  const resumed = resumeStep(category, { progress, vendor, draft: null });
  return resumed === 'done' ? 'done' : openStep(resumed, reported);
}

/**
 * What to say instead of the steps before leaving for the dashboard: the application was complete on arrival, or its
 * correction is back in review, by the server's word or by accepting the contract again.
 */
function useFinished(
  category: CategoryId,
  vendor: Vendor | null,
  progress: ApplicationProgress | null,
  isSentAgain: boolean,
) {
  const [arrival] = useState(() => noticeOnArrival(vendor, progress));
  const [wasRejected] = useState(() => vendor !== null && isVendorRejected(vendor));
  const isBack = isSentAgain || (wasRejected && vendor !== null && isBackInReview(vendor));
  const finished = isBack ? onboardingToasts.sentAgain : arrival;
  useEffect(() => {
    if (finished === null) return;
    clearDraft(category);
    if (isBack) markJustCompleted();
    showToast({ tone: isBack ? 'success' : 'info', ...finished });
    const timer = setTimeout(() => navigation.replace(paths.dashboard), noticeMs);
    return () => clearTimeout(timer);
  }, [finished, isBack, category]);
  return finished;
}

/** What is said of an application that is complete on arrival: resumed, in its progress's words, else in its status's. */
export function noticeOnArrival(vendor: Vendor | null, progress: ApplicationProgress | null) {
  if (vendor === null || !isVendorComplete(vendor, progress)) return null;
  return isProgressComplete(progress) ? onboardingToasts.complete : onboardingToasts.alreadySubmitted;
}
