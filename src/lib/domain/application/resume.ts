/** Which steps of an application are complete and where it resumes, according to the server's data. */
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { missingSlots } from '#lib/domain/documents/documents.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import type { ApplicationProgress } from '#lib/domain/application/progress.ts';
import { isUnfinished, type ApplicationState } from '#lib/domain/status/applicationState.ts';
import { reachedSteps } from '#lib/domain/status/status.ts';
import {
  firstIncompleteStep,
  isStepOpen,
  noStepsCompleted,
  type StepId,
  type StepsCompleted,
} from '#lib/domain/application/steps.ts';
import { hasAnyKycField, type Vendor } from '#lib/domain/vendor.ts';

/** Returns the step that an existing vendor's data points to; vendor-info without a vendor. */
export function stepFromVendor(vendor: Vendor | null): StepId {
  if (vendor === null) return 'vendor-info';
  const { status } = vendor;
  if (vendor.contractAccepted || status?.mentions === 'contract') return 'contract';
  if (vendor.documents.length > 0) return 'documents';
  if (hasAnyKycField(vendor.kyc) || status?.mentions === 'kyc-documents') return 'kyc-documents';
  // The phone was proven when the vendor was created, so vendor information is complete.
  return vendor.phoneVerified ? 'kyc-documents' : 'vendor-info';
}

/** Converts the `nextStep` of the progress to a step, or 'done' from 6. Categories number the contract differently. */
export function stepFromNextStep(nextStep: number, category: CategoryId): StepId | 'done' {
  if (nextStep >= 6) return 'done';
  if (nextStep >= categories[category].contractStep) return 'contract';
  if (nextStep >= 3) return 'documents';
  return nextStep === 2 ? 'kyc-documents' : 'vendor-info';
}

/**
 * Returns the step an application resumes at. The sources in order: the server's progress, the vendor, the local
 * draft, vendor-info. A completed step never opens: if nextStep is behind, the first incomplete step does.
 */
export function resumeStep(
  category: CategoryId,
  applicationState: ApplicationState,
  known: { progress: ApplicationProgress | null; vendor: Vendor | null; draft: Draft | null },
): StepId | 'done' {
  const { progress, vendor, draft } = known;
  if (applicationState !== 'rejected' && !isUnfinished(applicationState)) return 'done';
  if (progress === null) {
    const step = stepFromVendor(vendor);
    return step === 'vendor-info' ? (draft?.step ?? step) : step;
  }
  const first = firstIncompleteStep(progress.completed);
  if (progress.nextStep === null) return first ?? 'contract';
  const step = stepFromNextStep(progress.nextStep, category);
  if (step === 'done') return first ?? 'vendor-info';
  return progress.completed[step] ? (first ?? step) : step;
}

/**
 * Returns which steps the server has completed, from its progress. Without progress, it uses the vendor's status,
 * submissions and documents.
 */
export function reportedSteps(
  category: CategoryId,
  { progress, vendor }: { progress: ApplicationProgress | null; vendor: Vendor | null },
): StepsCompleted {
  const completed = progress?.completed ?? stepsOfVendor(category, vendor);
  return reopenKyc(completed, vendor?.kyc?.isDraft ?? false);
}

/**
 * Marks the KYC as incomplete if its details changed after they were submitted, so that it is sent again before the
 * later steps. Otherwise the contract could show unsent details or omit a change.
 */
export function reopenKyc(completed: StepsCompleted, isChanged: boolean): StepsCompleted {
  return isChanged ? { ...completed, 'kyc-documents': false } : completed;
}

function stepsOfVendor(category: CategoryId, vendor: Vendor | null): StepsCompleted {
  if (vendor === null) return noStepsCompleted;
  const reached = reachedSteps(vendor.status);
  const contract = vendor.contractAccepted || reached >= 4;
  const held = vendor.documents.map((document) => document.type);
  const documents =
    contract || reached >= 3 || missingSlots(category, held, vendor.kyc?.details).length === 0;
  const kyc = contract || reached >= 2 || (vendor.kyc?.submittedAt ?? null) !== null;
  return { 'vendor-info': true, 'kyc-documents': kyc, documents, contract };
}

/** Returns the open step to show: the wanted one, or the first incomplete one before it. */
export function openStep(wanted: StepId, completed: StepsCompleted): StepId {
  return isStepOpen(wanted, completed) ? wanted : (firstIncompleteStep(completed) ?? wanted);
}
