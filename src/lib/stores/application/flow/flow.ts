import { computed } from 'nanostores';
import { onboardingToasts } from '#lib/words/onboarding.ts';
import type { Application } from '#lib/domain/application/application.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { noStepsCompleted, type StepId, type StepsCompleted } from '#lib/domain/application/steps.ts';
import { $changedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { $application, type LoadedApplication } from '#lib/stores/application/flow/loadedApplication.ts';
import { $route, type OnboardingRoute } from '#lib/stores/application/flow/onboardingRoute.ts';
import { owned } from '#lib/stores/session/owner.ts';
import { $session, type SessionState } from '#lib/stores/session/session.ts';

/**
 * Why the steps are over. On arrival, the progress (`complete`) or the status (`already-submitted`) says so.
 * Otherwise the application was sent again after a rejection.
 */
export type Ending = 'complete' | 'already-submitted' | 'sent-again';

/** The texts for an ending, on the screen and in a notification. */
export const endingWords = {
  complete: onboardingToasts.complete,
  'already-submitted': onboardingToasts.alreadySubmitted,
  'sent-again': onboardingToasts.sentAgain,
} as const satisfies Record<Ending, unknown>;

/** The steps as they are shown. The address, the server and the order of the steps decide which one is open. */
export interface Steps {
  category: CategoryId;
  /** Null while the vendor is not created yet. */
  application: Application | null;
  step: StepId;
  /** The steps that the server has. */
  accepted: StepsCompleted;
  /** `accepted` without the steps that were changed since. */
  completed: StepsCompleted;
  isContinue: boolean;
}
/** The steps of a vendor that exists. */
export type VendorSteps = Steps & { application: Application };

/** The state of the onboarding route. */
export type Flow =
  | { type: 'loading' }
  | { type: 'no-service' }
  | { type: 'sign-in' }
  | { type: 'refused'; category: CategoryId; hadDraft: boolean }
  | { type: 'wrong-category'; category: CategoryId; vendorId: string }
  | { type: 'failed'; error: unknown }
  | { type: 'finished'; how: Ending; category: CategoryId; vendorId: string }
  | ({ type: 'steps' } & Steps);

/** Steps that were sent from this page. */
export const $sent = owned<readonly StepId[]>([]);
/** The application whose steps are over, and why. */
export const $ending = owned<{ vendorId: string; how: Ending } | null>(null);

/** The state of the onboarding route, from the address, the session and the loaded application. */
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
  /** The vendor whose typed KYC details differ from the submitted ones. */
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
  // The steps stay on screen when the session ends: the form is kept behind the sign-in dialog.
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

/** Whether calls can be made for this session. */
export const isSignedIn = ({ type }: SessionState): boolean =>
  type === 'signed-in' || type === 'expiring-soon';
