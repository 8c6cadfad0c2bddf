/** Which step an application needs before it can be sent. */
import { completedSteps, type Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { stepFromNextStep } from '#lib/domain/resume.ts';
import { isUnfinished, type Standing } from '#lib/domain/standing.ts';
import { reachedSteps, type Status } from '#lib/domain/status.ts';
import { firstIncompleteStep, stepIds, type StepId } from '#lib/domain/steps.ts';

/** The next step of an application that is not sent; `unknown` if the server does not say. Null once it is sent. */
export type Unsent = StepId | 'unknown' | null;

export function unsentOf(application: Application): Unsent {
  if (!isUnfinished(application.standing)) return null;
  return firstIncompleteStep(completedSteps(application, { sent: [], isKycChanged: false })) ?? 'unknown';
}

/**
 * Returns the same for a list entry. Its next step counts first, if it has one; then a status that proves steps. At
 * 25 % or less the KYC is next, because the information of an existing vendor was sent.
 */
export function unsentOfSummary(summary: {
  category: CategoryId;
  standing: Standing;
  status: Status | null;
  completionPercent: number | null;
  nextStep: number | null;
}): Unsent {
  const { category, standing, status, completionPercent, nextStep } = summary;
  if (!isUnfinished(standing)) return null;
  if (nextStep !== null) {
    const step = stepFromNextStep(nextStep, category);
    return step === 'done' ? 'unknown' : step;
  }
  const reached = reachedSteps(status);
  if (reached > 0) return stepIds[reached] ?? 'unknown';
  return completionPercent !== null && completionPercent <= 25 ? 'kyc-documents' : 'unknown';
}
