import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useSessionStage } from '#islands/shell/useSession.ts';
import { Button } from '#islands/ui/Button.tsx';
import { loadWords } from '#lib/copy/app.ts';
import { errorMessage } from '#lib/copy/errors.ts';
import { flowWords, wrongCategoryToast } from '#lib/copy/flow.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { paths } from '#lib/paths.ts';
import {
  $application,
  closeApplication,
  loadApplication,
  type LoadedApplication,
} from '#lib/stores/application/loadedApplication.ts';
import { $phoneOfDraft, ownDraft } from '#lib/stores/application/draft.ts';
import { askToSignInAgain } from '#lib/stores/session/session.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $route, followRoute, type OnboardingRoute } from '#lib/stores/application/onboardingRoute.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { lazyPart } from './lazyPart.tsx';
import { Notice, noticeMs } from './Notice.tsx';

const selectService = lazyPart(() => import('./SelectService.tsx').then((module) => module.SelectService));
// The frame restores the session while the application's own code is still on its way.
const steps = lazyPart(() => import('./ApplicationSteps.tsx').then((module) => module.ApplicationSteps));

/** Reads the address, loads what it names, and shows the steps or says why not. */
export function Flow({ registration }: { registration: CategoryId | null }) {
  useEffect(() => {
    const stop = followRoute(registration);
    steps.preload();
    return stop;
  }, [registration]);
  const route = useStore($route, { ssr: 'initial' });
  const session = useSessionStage();
  const application = useStore($application, { ssr: 'initial' });
  const isSignedIn = session === 'signed-in';
  const { category = null, vendorId = null, isContinue = false } = route ?? {};

  useEffect(() => {
    if (category === null || session === 'restoring') return;
    const draft = ownDraft(category);
    if (vendorId === null) {
      // A new application, whatever this browser knows of earlier ones: those name their vendor in the address.
      closeApplication();
      return;
    }
    const shown = $application.get();
    const isShown = shown.type === 'loaded' && shown.application.id === vendorId;
    // Quietly when it is on screen already: what is being typed there stays.
    if (isSignedIn) void loadApplication(vendorId, { category, isContinue, quiet: isShown });
    else if (draft?.vendorId === vendorId) askToSignInAgain($phoneOfDraft.get());
  }, [category, vendorId, isContinue, isSignedIn, session]);

  useWrongCategory(application);

  if (route === null || session === 'restoring') return <FlowSkeleton />;
  return (
    <Suspense fallback={<FlowSkeleton />}>
      <Screen route={route} isSignedIn={isSignedIn} application={application} />
    </Suspense>
  );
}

function Screen({
  route,
  isSignedIn,
  application,
}: {
  route: OnboardingRoute;
  isSignedIn: boolean;
  application: LoadedApplication;
}) {
  const { category, vendorId, isContinue } = route;
  if (category === null) return <selectService.Part />;
  if (vendorId === null && isContinue) return <LoadFailed category={category} hadDraft={false} />;
  if (vendorId === null) {
    return <steps.Part category={category} route={route} application={null} />;
  }
  if (application.type === 'loaded' && application.application.id === vendorId) {
    // Stays on screen when the session ends: the form is kept behind the sign-in dialog.
    return (
      <steps.Part key={vendorId} category={category} route={route} application={application.application} />
    );
  }
  if (!isSignedIn || application.type === 'signed-out') {
    return (
      <Notice title={flowWords.signIn} text={flowWords.signInWhy}>
        <Button kind="next" onClick={() => askToSignInAgain()}>
          {flowWords.signInButton}
        </Button>
      </Notice>
    );
  }
  switch (application.type) {
    case 'refused':
      return <LoadFailed category={category} hadDraft={application.hadDraft} />;
    case 'wrong-category': {
      const { title, description } = wrongCategoryToast(application.category);
      return <Notice title={title} text={description} />;
    }
    case 'failed':
      return (
        <Notice title={flowWords.notReached} text={errorMessage('application', application.error)}>
          <Button kind="next" onClick={() => void loadApplication(vendorId, { category, isContinue })}>
            {loadWords.retry}
          </Button>
          <a className="btn btn-outline" href={paths.home}>
            {flowWords.backToHome}
          </a>
        </Notice>
      );
    default:
      return <FlowSkeleton />;
  }
}

function LoadFailed({ category, hadDraft }: { category: CategoryId; hadDraft: boolean }) {
  return (
    <Notice title={flowWords.loadFailed} {...(hadDraft ? { text: flowWords.draftGone } : {})}>
      <a className="btn btn-accent" href={paths.home}>
        {flowWords.backToHome}
      </a>
      {hadDraft && (
        <a className="btn btn-outline" href={paths.onboarding('vendor-info', { serviceType: category })}>
          {flowWords.startNew}
        </a>
      )}
    </Notice>
  );
}

/** Another category's application belongs on the onboarding route of its own category, and is led there. */
function useWrongCategory(application: LoadedApplication): void {
  useEffect(() => {
    if (application.type !== 'wrong-category') return;
    const { category, vendorId } = application;
    showToast({ tone: 'info', ...wrongCategoryToast(category) });
    const own = paths.onboarding('vendor-info', { serviceType: category, vendorId, continue: true });
    // Another page takes the toast away with this one: it is left once it could be read.
    const timer = setTimeout(() => navigation.replace(own), noticeMs);
    return () => clearTimeout(timer);
  }, [application]);
}
