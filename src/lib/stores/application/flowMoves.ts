/** What moves the flow on: a vendor that is created, a step that is sent, an application that is loaded again. */
import type { StepId } from '#lib/domain/steps.ts';
import { paths } from '#lib/paths.ts';
import { clearDraft } from '#lib/stores/application/draft.ts';
import { $ending, $flow, $sent } from '#lib/stores/application/flow.ts';
import { $application, loadApplication } from '#lib/stores/application/loadedApplication.ts';
import { $route, changeRoute, goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { markJustCompleted } from '#lib/stores/session/session.ts';

/** Loads the application that the address names. With `quiet` the screen keeps what it shows meanwhile. */
export async function loadNamed({ quiet }: { quiet: boolean }): Promise<void> {
  const route = $route.get();
  if (route?.category == null || route.vendorId === null) return;
  const { category, vendorId, isContinue } = route;
  await loadApplication(vendorId, { category, isContinue, quiet });
}

/** The vendor was created, or the phone of the one on screen proven: goes on with it. */
export function vendorCreated(vendorId: string): void {
  const isShown = $route.get()?.vendorId === vendorId;
  changeRoute({ vendorId, step: 'kyc-documents' });
  if (isShown) void reloadApplication();
}

/** Loads the application on screen anew, quietly: what is being typed stays. */
export async function reloadApplication(): Promise<void> {
  if ($application.get().type === 'loaded') await loadNamed({ quiet: true });
}

/**
 * A step was sent: goes on to the next one. Where a correction goes on depends on what the server still waits for. A vendor
 * who left the step while the reply was on its way stays where they are now.
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
