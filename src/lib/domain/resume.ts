/** Which steps of an application are complete and which one it resumes at, as the server's data says. */
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { missingSlots } from '#lib/domain/documents.ts';
import type { Draft } from '#lib/domain/draft.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { isUnfinished, type Standing } from '#lib/domain/standing.ts';
import { reachedSteps } from '#lib/domain/status.ts';
import {
  firstIncompleteStep,
  isStepOpen,
  noStepsCompleted,
  type StepId,
  type StepsCompleted,
} from '#lib/domain/steps.ts';
import { hasAnyKycField, type Vendor } from '#lib/domain/vendor.ts';

/** The step an existing vendor's own data points to; vendor-info without a vendor. */
export function stepFromVendor(vendor: Vendor | null): StepId {
  if (vendor === null) return 'vendor-info';
  const { status } = vendor;
  if (vendor.contractAccepted || status?.mentions === 'contract') return 'contract';
  if (vendor.documents.length > 0) return 'documents';
  if (hasAnyKycField(vendor.kyc) || status?.mentions === 'kyc-documents') return 'kyc-documents';
  // The vendor exists and its phone was proven with its creation: vendor information is behind it.
  return vendor.phoneVerified ? 'kyc-documents' : 'vendor-info';
}

/** Where `nextStep` of the progress leads: a step, or 'done' from 6 on. Categories count the contract differently. */
export function stepFromNextStep(nextStep: number, category: CategoryId): StepId | 'done' {
  if (nextStep >= 6) return 'done';
  if (nextStep >= categories[category].contractStep) return 'contract';
  if (nextStep >= 3) return 'documents';
  return nextStep === 2 ? 'kyc-documents' : 'vendor-info';
}

/**
 * The step an application resumes at. The server's progress decides; then the vendor; then the local draft; then
 * vendor-info. A completed step never opens: the first incomplete one does when nextStep lags behind.
 */
export function resumeStep(
  category: CategoryId,
  standing: Standing,
  known: { progress: ApplicationProgress | null; vendor: Vendor | null; draft: Draft | null },
): StepId | 'done' {
  const { progress, vendor, draft } = known;
  if (standing !== 'rejected' && !isUnfinished(standing)) return 'done';
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
 * Which steps the server has completed. Its progress says so; without one it is read off the vendor: its status,
 * what was submitted, and the documents it holds.
 */
export function reportedSteps(
  category: CategoryId,
  { progress, vendor }: { progress: ApplicationProgress | null; vendor: Vendor | null },
): StepsCompleted {
  const completed = progress?.completed ?? stepsOfVendor(category, vendor);
  return reopenKyc(completed, vendor?.kyc?.isDraft ?? false);
}

/**
 * KYC details changed since they were submitted, now or at an earlier visit, are to be submitted again before the steps
 * after them: the contract must neither show what is not sent nor leave a change behind.
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

/** The step to show of those that are open: the wanted one, or the first incomplete one before it. */
export function openStep(wanted: StepId, completed: StepsCompleted): StepId {
  return isStepOpen(wanted, completed) ? wanted : (firstIncompleteStep(completed) ?? wanted);
}
