import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { loadWords } from '#lib/words/app.ts';
import { flowWords } from '#lib/words/flow.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { wrongCategoryMessage } from '#lib/messages/wrongCategory.ts';
import { paths } from '#lib/paths.ts';
import { $flow, endingWords, type Steps } from '#lib/stores/application/flow/flow.ts';
import { startFlow } from '#lib/stores/application/flow/flowEffects.ts';
import { loadNamed } from '#lib/stores/application/flow/flowActions.ts';
import { $hasMoved } from '#lib/stores/application/flow/onboardingRoute.ts';
import { loadFailure } from '#lib/stores/application/reads/loadFailure.ts';
import { askToSignInAgain } from '#lib/stores/session/session.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { Notice } from '#islands/onboarding/Notice.tsx';
import { ResumeBanner } from '#islands/onboarding/ResumeBanner.tsx';
import { StepBody } from './steps.tsx';

// Rare: the address names no service.
const selectService = lazyPart(
  () => import('#islands/onboarding/SelectService.tsx').then((module) => module.SelectService),
  <FlowSkeleton />,
);

/** The pressed button goes, so the heading of the step that comes takes the focus. */
const movingOn = (act: () => void) => (): void => {
  $hasMoved.set(true);
  act();
};

/**
 * The onboarding route: the steps, or why they cannot be shown. `registration` is the category of a /register
 * page.
 */
export function Flow({ registration }: { registration: CategoryId | null }) {
  useEffect(() => startFlow(registration), [registration]);
  const flow = useStore($flow);
  switch (flow.type) {
    case 'loading':
      return <FlowSkeleton />;
    case 'steps':
      return (
        // Another vendor gets new components, so nothing typed for one vendor reaches the other.
        <ApplicationSteps key={flow.application?.id} flow={flow} banner={<Banner flow={flow} />}>
          <StepBody flow={flow} />
        </ApplicationSteps>
      );
    case 'no-service':
      return <selectService.Part />;
    case 'sign-in':
      return (
        <Notice title={flowWords.signIn} text={flowWords.signInWhy}>
          <Button kind="next" onClick={movingOn(() => askToSignInAgain())}>
            {flowWords.signInButton}
          </Button>
        </Notice>
      );
    case 'refused':
      return (
        <Notice title={flowWords.loadFailed} text={flow.hadDraft ? flowWords.draftGone : flowWords.notFound}>
          <a className="btn btn-accent" href={paths.home}>
            {flowWords.backToHome}
          </a>
          {flow.hadDraft && (
            <a
              className="btn btn-outline"
              href={paths.onboarding('vendor-info', { serviceType: flow.category })}
            >
              {flowWords.startNew}
            </a>
          )}
        </Notice>
      );
    case 'wrong-category': {
      const { title, description } = wrongCategoryMessage(flow.category);
      return <Notice title={title} text={description} />;
    }
    case 'finished': {
      const { title, description } = endingWords[flow.how];
      return <Notice title={title} text={description} />;
    }
    case 'failed': {
      const isOffline = loadFailure(flow.error, globalThis.navigator.onLine) === 'offline';
      return (
        <Notice
          title={isOffline ? loadWords.offlineTitle : flowWords.notReached}
          text={isOffline ? loadWords.offline : errorMessage('application', flow.error)}
        >
          <Button kind="next" onClick={movingOn(() => void loadNamed({ quiet: false }))}>
            {loadWords.retry}
          </Button>
          <a className="btn btn-outline" href={paths.home}>
            {flowWords.backToHome}
          </a>
        </Notice>
      );
    }
  }
}

/** Progress, for a vendor who returns. A rejected application shows the reviewer's note instead. */
function Banner({ flow: { isContinue, application, step } }: { flow: Steps }) {
  const progress = isContinue && application?.correction === null ? application.progress : null;
  return progress && <ResumeBanner percent={progress.percent} step={step} updatedAt={progress.updatedAt} />;
}
