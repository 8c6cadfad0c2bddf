import type { Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { Draft } from '#lib/domain/draft.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { missingSlots } from '#lib/domain/documents.ts';
import {
  isProfileApproved,
  isRejected,
  isSubmittedStatus,
  normalStatus,
  reachedSteps,
} from '#lib/domain/status.ts';
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
  const status = normalStatus(vendor.status) ?? '';
  if (vendor.contractAccepted || status.includes('contract')) return 'contract';
  if (vendor.documents.length > 0) return 'documents';
  if (hasAnyKycField(vendor.kyc) || status.includes('kyc')) return 'kyc-documents';
  // The vendor exists and its phone was proven with its creation: vendor information is behind it.
  return vendor.phoneVerified ? 'kyc-documents' : 'vendor-info';
}

/** Where `nextStep` of the progress leads: a step, or 'done' from 6 on. Supplements count one step less. */
export function stepFromNextStep(nextStep: number, category: CategoryId): StepId | 'done' {
  if (nextStep >= 6) return 'done';
  if (nextStep >= 5) return 'contract';
  if (nextStep === 4) return category === 'supplements' ? 'contract' : 'documents';
  if (nextStep === 3) return 'documents';
  return nextStep === 2 ? 'kyc-documents' : 'vendor-info';
}

/**
 * Completed means: 100 %, or the contract submitted, or a submitted-type status with no progress that says
 * otherwise. A rejected application is never complete: it is to be worked on again.
 */
export function isApplicationComplete(
  status: string | null,
  progress: Pick<ApplicationProgress, 'completionPercent' | 'completed' | 'nextStep'> | null,
): boolean {
  if (isRejected(status)) return false;
  if (isApproved(status)) return true;
  if (progress === null || saysNothing(progress)) return isSubmittedStatus(status);
  return isProgressComplete(progress) || progress.completed.contract;
}

/** Whether the progress itself says that nothing is left: by its percentage or by its next step, whichever it has. */
export function isProgressComplete(
  progress: Pick<ApplicationProgress, 'completionPercent' | 'nextStep'> | null,
): boolean {
  return progress?.completionPercent === 100 || (progress?.nextStep ?? 0) >= 6;
}

/** A reply without percentage, next step or any completed step does not contradict a status. */
function saysNothing(progress: Pick<ApplicationProgress, 'completionPercent' | 'completed' | 'nextStep'>) {
  const { completionPercent, nextStep, completed } = progress;
  return completionPercent === null && nextStep === null && !Object.values(completed).includes(true);
}

const isApproved = (status: string | null): boolean =>
  isProfileApproved({ status, completionPercent: null, kycStatus: null });

/** Whether the reviewer sent the application back: the vendor's own decision first, then the KYC's. */
export function isVendorRejected(vendor: Pick<Vendor, 'status' | 'kyc'>): boolean {
  return isRejected(vendor.status) || (!isApproved(vendor.status) && isRejected(vendor.kyc?.status));
}

/**
 * The same for a vendor whose progress may not be known: `kyc_submitted` and `documents_uploaded` follow the second and
 * third step, so they alone are no completion.
 */
export function isVendorComplete(vendor: Vendor, progress: ApplicationProgress | null): boolean {
  if (isVendorRejected(vendor)) return false;
  if (progress !== null) return isApplicationComplete(vendor.status, progress);
  return vendor.contractAccepted || reachedSteps(vendor.status) === 4;
}

/** The same for an entry of the list, which has only a percentage to tell by. */
export function isListedComplete(application: Application): boolean {
  const { status, completionPercent } = application;
  if (isRejected(status)) return false;
  if (completionPercent === 100 || isApproved(status)) return true;
  return completionPercent === null && isSubmittedStatus(status);
}

/**
 * The step an application resumes at. The server's progress decides; then the vendor; then the local draft;
 * then vendor-info. A completed step never opens: the first incomplete one does when nextStep lags behind.
 */
export function resumeStep(
  category: CategoryId,
  known: { progress: ApplicationProgress | null; vendor: Vendor | null; draft: Draft | null },
): StepId | 'done' {
  const { progress, vendor, draft } = known;
  if (progress !== null) {
    if (isApplicationComplete(progress.vendorStatus, progress)) return 'done';
    const first = firstIncompleteStep(progress.completed);
    if (progress.nextStep === null) return first ?? 'contract';
    const step = stepFromNextStep(progress.nextStep, category);
    if (step === 'done') return isRejected(progress.vendorStatus) ? (first ?? 'vendor-info') : 'done';
    return progress.completed[step] ? (first ?? step) : step;
  }
  if (vendor !== null) return stepFromVendor(vendor);
  return draft?.step ?? 'vendor-info';
}

/**
 * Which steps the server has completed. Its progress says so; without one it is read off the vendor: its status,
 * what was submitted, and the documents it holds.
 */
export function completedSteps(
  category: CategoryId,
  { progress, vendor }: { progress: ApplicationProgress | null; vendor: Vendor | null },
): StepsCompleted {
  const completed = progress?.completed ?? stepsOfVendor(category, vendor);
  return reopenKyc(completed, vendor?.hasKycDraft ?? false);
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
  const documents = contract || reached >= 3 || missingSlots(category, held).length === 0;
  const kyc = contract || reached >= 2 || (vendor.kyc?.submittedAt ?? null) !== null;
  return { 'vendor-info': true, 'kyc-documents': kyc, documents, contract };
}

/** The step to show of those that are open: the wanted one, or the first incomplete one before it. */
export function openStep(wanted: StepId, completed: StepsCompleted): StepId {
  return isStepOpen(wanted, completed) ? wanted : (firstIncompleteStep(completed) ?? wanted);
}

/** What the main button of /vendor does for a signed-in vendor. */
export type VendorEntry =
  | { type: 'dashboard' }
  | { type: 'list' }
  | { type: 'resume'; application: Application }
  | { type: 'resume-draft'; draft: Draft & { vendorId: string } }
  | { type: 'new' };

/** Chooses between dashboard, list, resume and new registration. */
export function vendorEntry(known: {
  applications: readonly Application[];
  kycApproved: boolean;
  draft: Draft | null;
}): VendorEntry {
  const { applications, kycApproved, draft } = known;
  const [only] = applications;
  if (only === undefined && kycApproved) return { type: 'dashboard' };
  if (applications.length > 1) return { type: 'list' };
  if (only !== undefined) return { type: 'resume', application: only };
  if (draft?.vendorId) return { type: 'resume-draft', draft: { ...draft, vendorId: draft.vendorId } };
  return { type: 'new' };
}
