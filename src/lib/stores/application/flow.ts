import { computed } from 'nanostores';
import { onboardingToasts } from '#lib/copy/onboarding.ts';
import type { Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { noStepsCompleted, type StepId, type StepsCompleted } from '#lib/domain/steps.ts';
import { reportUrl } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { wrongCategoryMessage } from '#lib/messages/wrongCategory.ts';
import { paths } from '#lib/paths.ts';
import { note } from '#lib/report.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { $createdPhone, clearDraft, noteStep, ownDraft } from '#lib/stores/application/draft.ts';
import { $changedKyc } from '#lib/stores/application/kycTyped.ts';
import {
  $application,
  closeApplication,
  loadApplication,
  type LoadedApplication,
} from '#lib/stores/application/loadedApplication.ts';
import {
  $route,
  changeRoute,
  followRoute,
  goToStep,
  type OnboardingRoute,
} from '#lib/stores/application/onboardingRoute.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { $owner, onOwnerChange, owned } from '#lib/stores/session/owner.ts';
import {
  $session,
  askToSignInAgain,
  markJustCompleted,
  type SessionState,
} from '#lib/stores/session/session.ts';

/** Why the steps are over: complete on arrival, by its progress or its status, or sent again after a rejection. */
export type Ending = 'complete' | 'already-submitted' | 'sent-again';

/** The steps as they are shown: the one that the address, the server and their order agree on. */
export interface Steps {
  category: CategoryId;
  /** Null while the vendor is not created yet. */
  application: Application | null;
  step: StepId;
  /** What the server has of the steps. */
  accepted: StepsCompleted;
  /** The same without what is changed since. */
  completed: StepsCompleted;
  isContinue: boolean;
}
/** The steps of a vendor that exists. */
export type VendorSteps = Steps & { application: Application };

/** What the onboarding route shows. */
export type Flow =
  | { type: 'loading' }
  | { type: 'no-service' }
  | { type: 'sign-in' }
  | { type: 'refused'; category: CategoryId; hadDraft: boolean }
  | { type: 'wrong-category'; category: CategoryId; vendorId: string }
  | { type: 'failed'; error: unknown }
  | { type: 'finished'; how: Ending; category: CategoryId; vendorId: string }
  | ({ type: 'steps' } & Steps);

/** Steps sent from this page. */
const $sent = owned<readonly StepId[]>([]);
/** The application whose steps are over, and how they ended. */
const $ending = owned<{ vendorId: string; how: Ending } | null>(null);

/** What the onboarding route shows, from the address, the session and what is loaded. */
export const $flow = computed(
  [$route, $session, $application, $sent, $changedKyc, $ending],
  (route, session, loaded, sent, changedKyc, ending): Flow =>
    flowOf({ route, session, loaded, sent, changedKyc, ending }),
);

interface Known {
  route: OnboardingRoute | null;
  session: SessionState;
  loaded: LoadedApplication;
  sent: readonly StepId[];
  /** The vendor whose KYC details are typed otherwise than they were submitted. */
  changedKyc: string | null;
  ending: { vendorId: string; how: Ending } | null;
}

function flowOf({ route, session, loaded, sent, changedKyc, ending }: Known): Flow {
  if (route === null || session.type === 'restoring') return { type: 'loading' };
  const { category, vendorId, isContinue } = route;
  if (category === null) return { type: 'no-service' };
  if (vendorId === null) {
    if (isContinue) return { type: 'refused', category, hadDraft: false };
    const none = noStepsCompleted;
    const step = 'vendor-info';
    return { type: 'steps', category, application: null, step, accepted: none, completed: none, isContinue };
  }
  // Stays on screen when the session ends: the form is kept behind the sign-in dialog.
  if (loaded.type === 'loaded' && loaded.application.id === vendorId) {
    const { application, rules } = loaded;
    if (ending?.vendorId === vendorId) return { type: 'finished', how: ending.how, category, vendorId };
    const now = rules.stepsNow(application, { sent, isKycChanged: changedKyc === vendorId }, route.step);
    return { type: 'steps', category, application, ...now, isContinue };
  }
  if (!isSignedIn(session) || loaded.type === 'signed-out') return { type: 'sign-in' };
  switch (loaded.type) {
    case 'refused':
      return { type: 'refused', category, hadDraft: loaded.hadDraft };
    case 'wrong-category':
    case 'failed':
      return loaded;
    case 'none':
    case 'loading':
    case 'loaded':
      return { type: 'loading' };
  }
}

const isSignedIn = ({ type }: SessionState): boolean => type === 'signed-in' || type === 'expiring-soon';

type Loaded = Extract<LoadedApplication, { type: 'loaded' }>;

/** The application that has arrived on this page: what its first address means was decided once. */
let arrived: { id: string; wasRejected: boolean } | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
onOwnerChange(() => {
  arrived = null;
  clearTimeout(leaving);
  leaving = undefined;
});

/**
 * Follows the address of this page: loads what it names whenever that or the session changes, and takes the address to the
 * step that is open. `registration` is the category of a /register page. Returns an unsubscribe function.
 */
export function startFlow(registration: CategoryId | null): () => void {
  const stopRoute = followRoute(registration);
  let loadedFor = '';
  const load = (): void => {
    const route = $route.get();
    const session = $session.get();
    if (route === null || route.category === null || session.type === 'restoring') return;
    const key = [$owner.get(), isSignedIn(session), route.category, route.vendorId, route.isContinue].join();
    if (key === loadedFor) return;
    loadedFor = key;
    openNamed({ ...route, category: route.category }, isSignedIn(session));
  };
  // Another tab deleted the application on screen: the server says so when it is asked.
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

function openNamed(route: OnboardingRoute & { category: CategoryId }, signedIn: boolean): void {
  const { category, vendorId, isContinue } = route;
  // A new application, whatever this browser knows of earlier ones: those name their vendor in the address.
  if (vendorId === null) return closeApplication();
  const shown = $application.get();
  const isShown = shown.type === 'loaded' && shown.application.id === vendorId;
  // Quietly when it is on screen already: what is being typed there stays.
  if (signedIn) void loadApplication(vendorId, { category, isContinue, quiet: isShown });
  else {
    const draft = ownDraft(category);
    if (draft?.vendorId === vendorId) askToSignInAgain($createdPhone.get());
  }
}

/** Does what a state of the flow asks for, apart from being shown. */
function settle(flow: Flow): void {
  switch (flow.type) {
    case 'wrong-category': {
      const { category, vendorId } = flow;
      // Another category's application belongs on the onboarding route of its own category.
      const own = paths.onboarding('vendor-info', { serviceType: category, vendorId, continue: true });
      return leave(own, 'info', wrongCategoryMessage(category));
    }
    case 'finished': {
      const isBack = flow.how === 'sent-again';
      if (isBack) markJustCompleted();
      clearDraft(flow.category);
      return leave(paths.dashboardOf(flow.vendorId), isBack ? 'success' : 'info', endingWords[flow.how]);
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

/** What is said of an ending: on the screen, and in a notification. */
export const endingWords = {
  complete: onboardingToasts.complete,
  'already-submitted': onboardingToasts.alreadySubmitted,
  'sent-again': onboardingToasts.sentAgain,
} as const satisfies Record<Ending, unknown>;

/** Leads to another page, late enough that the words can be read. */
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
  if (application !== null && loaded.type === 'loaded' && arrive(loaded, route)) return;
  // The server's word beats the path, and the address follows.
  if (route.step !== step) {
    if (application === null) showToast({ tone: 'info', ...onboardingToasts.vendorRequired });
    changeRoute({ step }, 'replace');
  }
  if (application !== null) noteStep(category, application, step);
}

/**
 * On arrival at an existing application the first path means 'where I was': the resume rules decide, once. Later the vendor
 * goes back to the first step on purpose. Returns whether the flow has changed by it.
 */
function arrive({ application, rules }: Loaded, route: OnboardingRoute): boolean {
  const { id, arrival, standing } = application;
  if (arrived?.id !== id) {
    arrived = { id, wasRejected: standing === 'rejected' };
    $sent.set([]);
    const how = rules.endingOnArrival(application);
    if (how !== null) {
      $ending.set({ vendorId: id, how });
      return true;
    }
    if (route.step === 'vendor-info' && arrival !== 'done' && arrival !== route.step) {
      changeRoute({ step: arrival }, 'replace');
      return true;
    }
    return false;
  }
  // A correction whose last item was sent is in review by the server's own word.
  if (!arrived.wasRejected || !rules.isDone(application)) return false;
  $ending.set({ vendorId: id, how: 'sent-again' });
  return true;
}

/** The vendor was created, or the phone of the one on screen proven: goes on with it. */
export function vendorCreated(vendorId: string): void {
  const isShown = $route.get()?.vendorId === vendorId;
  changeRoute({ vendorId, step: 'kyc-documents' });
  if (isShown) void reloadApplication();
}

/** Loads the application anew, quietly: what is being typed stays. */
export async function reloadApplication(): Promise<void> {
  const route = $route.get();
  const shown = $application.get();
  if (route?.category == null || shown.type !== 'loaded') return;
  const { category, isContinue } = route;
  await loadApplication(shown.application.id, { category, isContinue, quiet: true });
}

/**
 * A step was sent: goes on to the next one. Where a correction goes on depends on what the server still waits for. A vendor
 * who left the step while the answer was on its way stays where they are now.
 */
export async function completeStep(finished: StepId): Promise<void> {
  const shown = $application.get();
  if (shown.type !== 'loaded') return;
  const sent = [...$sent.get(), finished];
  $sent.set(sent);
  const isCorrecting = shown.application.correction !== null;
  const reloading = reloadApplication();
  if (isCorrecting) await reloading;
  const known = $application.get();
  if (known.type !== 'loaded' || known.rules.isDone(known.application)) return;
  const next = known.rules.stepAfter(finished, known.application, sent) ?? (isCorrecting ? 'contract' : null);
  if (next !== null && $route.get()?.step === finished) goToStep(next);
}

/** The contract was accepted, and with it the application submitted. */
export function applicationSubmitted(): void {
  const flow = $flow.get();
  if (flow.type !== 'steps' || flow.application === null) return;
  const { id, correction } = flow.application;
  if (correction !== null) {
    $ending.set({ vendorId: id, how: 'sent-again' });
    return;
  }
  clearDraft(flow.category);
  markJustCompleted();
  navigation.to(paths.dashboardOf(id));
}

/** Loads the application once more after a failure. */
export function retryFlow(): void {
  const route = $route.get();
  if (route?.category == null || route.vendorId === null) return;
  void loadApplication(route.vendorId, { category: route.category, isContinue: route.isContinue });
}
