/** Which step an application needs before it can be sent. */
import { completedSteps, type Application } from '#lib/domain/application/application.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { stepFromNextStep } from '#lib/domain/application/resume.ts';
import { isUnfinished, type ApplicationState } from '#lib/domain/status/applicationState.ts';
import { reachedSteps, type Status } from '#lib/domain/status/status.ts';
import { firstIncompleteStep, stepIds, type StepId } from '#lib/domain/application/steps.ts';

/** The next step of an application that is not sent; `unknown` if the server does not say. Null once it is sent. */
export type Unsent = StepId | 'unknown' | null;

export function unsentOf(application: Application): Unsent {
  if (!isUnfinished(application.applicationState)) return null;
  return firstIncompleteStep(completedSteps(application, { sent: [], isKycChanged: false })) ?? 'unknown';
}

/**
 * Returns the same for a list entry. Its next step counts first, if it has one; then a status that proves steps. At
 * 25 % or less the KYC is next, because the information of an existing vendor was sent.
 */
export function unsentOfSummary(summary: {
  category: CategoryId;
  applicationState: ApplicationState;
  status: Status | null;
  completionPercent: number | null;
  nextStep: number | null;
}): Unsent {
  const { category, applicationState, status, completionPercent, nextStep } = summary;
  if (!isUnfinished(applicationState)) return null;
  if (nextStep !== null) {
    const step = stepFromNextStep(nextStep, category);
    return step === 'done' ? 'unknown' : step;
  }
  const reached = reachedSteps(status);
  if (reached > 0) return stepIds[reached] ?? 'unknown';
  return completionPercent !== null && completionPercent <= 25 ? 'kyc-documents' : 'unknown';
}
