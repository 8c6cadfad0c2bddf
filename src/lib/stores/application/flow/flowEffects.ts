/**
 * Runs the effects of the flow: keeps the address, the loaded application and the navigation in step with
 * `$flow`.
 */
import { onboardingToasts } from '#lib/words/onboarding.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { reportUrl } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
import { wrongCategoryMessage } from '#lib/messages/wrongCategory.ts';
import { paths, sentMark } from '#lib/paths.ts';
import { note } from '#lib/report.ts';
import { hearDeleted } from '#lib/stores/application/reads/deletedApplications.ts';
import { $createdPhone, clearDraft, noteStep, ownDraft } from '#lib/stores/application/draft.ts';
import {
  $ending,
  $flow,
  $sent,
  endingWords,
  isSignedIn,
  type Flow,
  type Steps,
} from '#lib/stores/application/flow/flow.ts';
import { loadNamed, reloadApplication } from '#lib/stores/application/flow/flowActions.ts';
import {
  $application,
  closeApplication,
  type LoadedApplication,
} from '#lib/stores/application/flow/loadedApplication.ts';
import {
  $route,
  changeRoute,
  followRoute,
  withOtherQuery,
  type OnboardingRoute,
} from '#lib/stores/application/flow/onboardingRoute.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { $owner, onOwnerChange } from '#lib/stores/session/owner.ts';
import { $session, askToSignInAgain, markJustCompleted } from '#lib/stores/session/session.ts';

type Loaded = Extract<LoadedApplication, { type: 'loaded' }>;

/** The application that was opened on this page. Its first address was interpreted once. */
let opened: { id: string; wasRejected: boolean } | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
onOwnerChange(() => {
  opened = null;
  clearTimeout(leaving);
  leaving = undefined;
});

/**
 * Follows the address of this page. Loads its application whenever the address or the session changes, and sets
 * the address to the open step. `registration` is the category of a /register page. Returns an unsubscribe
 * function.
 */
export function startFlow(registration: CategoryId | null): () => void {
  const stopRoute = followRoute(registration);
  let loadedFor: string | null = null;
  const load = (): void => {
    const route = $route.get();
    const session = $session.get();
    if (route === null || route.category === null || session.type === 'restoring') return;
    const key = [$owner.get(), isSignedIn(session), route.category, route.vendorId, route.isContinue].join();
    if (key === loadedFor) return;
    loadedFor = key;
    open(route.category, route.vendorId, isSignedIn(session));
  };
  // After another tab deleted the application on screen, the reload shows what the server says.
  const stopHearing = hearDeleted((vendorId) => {
    if ($route.get()?.vendorId === vendorId) void reloadApplication();
  });
  const stops = [
    $route.subscribe(load),
    $session.subscribe(load),
    $flow.subscribe(settle),
    stopRoute,
    stopHearing,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function open(category: CategoryId, vendorId: string | null, signedIn: boolean): void {
  // An address without a vendor is a new application, even if this browser knows earlier ones.
  if (vendorId === null) return closeApplication();
  const shown = $application.get();
  // Load quietly if it is already on screen, so that typed values stay.
  if (signedIn) void loadNamed({ quiet: shown.type === 'loaded' && shown.application.id === vendorId });
  else if (ownDraft(category)?.vendorId === vendorId) askToSignInAgain($createdPhone.get());
}

/** Runs the effects of a state of the flow. */
function settle(flow: Flow): void {
  switch (flow.type) {
    case 'wrong-category': {
      const { category, vendorId } = flow;
      // Another category's application opens on the onboarding route of its own category.
      const own = withOtherQuery(
        paths.onboarding('vendor-info', { serviceType: category, vendorId, continue: true }),
      );
      return leave(own, 'info', wrongCategoryMessage(category));
    }
    case 'finished': {
      const isBack = flow.how === 'sent-again';
      if (isBack) markJustCompleted();
      clearDraft(flow.category);
      const dashboard = paths.dashboardOf(flow.vendorId) + (isBack ? sentMark : '');
      return leave(dashboard, isBack ? 'success' : 'info', endingWords[flow.how]);
    }
    case 'steps':
      if (reportUrl !== null) note({ type: 'step', step: flow.step });
      return settleSteps(flow);
    case 'loading':
    case 'no-service':
    case 'sign-in':
    case 'refused':
    case 'failed':
  }
}

/** Leaves for another page after enough time to read the text. */
function leave(path: string, tone: 'info' | 'success', words: { title: string; description: string }): void {
  if (leaving !== undefined) return;
  showToast({ tone, ...words });
  leaving = setTimeout(() => {
    leaving = undefined;
    navigation.replace(path);
  }, limits.noticeMs);
}

function settleSteps({ application, category, step }: Steps): void {
  const route = $route.get();
  if (route === null) return;
  const loaded = $application.get();
  if (application !== null && loaded.type === 'loaded' && openInitialStep(loaded, route)) return;
  // The server's step overrides the path, and the address follows.
  if (route.step !== step) {
    if (application === null) showToast({ tone: 'info', ...onboardingToasts.vendorRequired });
    changeRoute({ step }, 'replace');
  }
  if (application !== null) noteStep(category, application, step);
}

/**
 * Opens an existing application. The first path then means 'where I was', so the resume rules
 * choose the step, once. Later it means the first step. Returns whether this changed the flow.
 */
function openInitialStep({ application, rules }: Loaded, route: OnboardingRoute): boolean {
  const { id, initialStep, applicationState } = application;
  if (opened?.id !== id) {
    opened = { id, wasRejected: applicationState === 'rejected' };
    $sent.set([]);
    const how = rules.initialEnding(application);
    if (how !== null) {
      $ending.set({ vendorId: id, how });
      return true;
    }
    if (route.step === 'vendor-info' && initialStep !== 'done' && initialStep !== route.step) {
      changeRoute({ step: initialStep }, 'replace');
      return true;
    }
    return false;
  }
  // After the last item of a correction was sent, the server's status says that it is in review.
  if (!opened.wasRejected || !rules.isDone(application)) return false;
  $ending.set({ vendorId: id, how: 'sent-again' });
  return true;
}
