/** The actions of the flow: a vendor was created, a step was sent, an application is loaded again. */
import type { StepId } from '#lib/domain/application/steps.ts';
import { paths, sentMark } from '#lib/paths.ts';
import { clearDraft } from '#lib/stores/application/draft.ts';
import { $ending, $flow, $sent } from '#lib/stores/application/flow/flow.ts';
import { $application, loadApplication } from '#lib/stores/application/flow/loadedApplication.ts';
import { $route, changeRoute, goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { markJustCompleted } from '#lib/stores/session/session.ts';

/** Loads the application that the address names. With `quiet` the screen stays as it is meanwhile. */
export async function loadNamed({ quiet }: { quiet: boolean }): Promise<void> {
  const route = $route.get();
  if (route?.category == null || route.vendorId === null) return;
  const { category, vendorId, isContinue } = route;
  await loadApplication(vendorId, { category, isContinue, quiet });
}

/** Continues with a vendor that was created, or whose phone was proven. */
export function vendorCreated(vendorId: string): void {
  const isShown = $route.get()?.vendorId === vendorId;
  // Back must lead to this vendor's first step: an empty one would create a second vendor.
  changeRoute({ vendorId }, 'replace');
  goToStep('kyc-documents');
  if (isShown) void reloadApplication();
}

/** Reloads the application on screen quietly, so that typed values stay. */
export async function reloadApplication(): Promise<void> {
  if ($application.get().type === 'loaded') await loadNamed({ quiet: true });
}

/**
 * Continues with the next step after one was sent. In a correction, the next step depends on the items that the
 * server still waits for. A vendor who left the step before the reply stays where they are.
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

/** Continues after the contract was accepted, which submits the application. */
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
  navigation.to(paths.dashboardOf(id) + sentMark);
}
