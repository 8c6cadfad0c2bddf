/**
 * The state of an application: one union, computed here when the application is loaded. Every screen reads it, so
 * no two screens can disagree.
 */
import type { ApplicationProgress } from '#lib/domain/application/progress.ts';
import { isSubmittedType, reachedSteps, type Status } from '#lib/domain/status/status.ts';
import { hasAnyKycField, type Vendor } from '#lib/domain/vendor.ts';

/**
 * `new`: nothing is known. `draft`: begun. `submitted`: the KYC, and maybe the documents, are sent; steps remain.
 * `changed`: the KYC was changed after it was sent, and has to be sent again. `in-review`: everything is sent.
 * `rejected` lasts until it is sent again.
 */
export type ApplicationState =
  | 'new'
  | 'draft'
  | 'submitted'
  | 'changed'
  | 'in-review'
  | 'approved'
  | 'rejected';

/** Whether the next action is the vendor's. */
export const isUnfinished = (applicationState: ApplicationState): boolean =>
  applicationState === 'new' ||
  applicationState === 'draft' ||
  applicationState === 'submitted' ||
  applicationState === 'changed';

type Reported = Pick<ApplicationProgress, 'completionPercent' | 'completed' | 'nextStep'>;

/** Returns whether the progress reports the application as complete or open; null if it says nothing. */
function reportedEnd(progress: Reported | null): 'complete' | 'open' | null {
  if (progress === null) return null;
  const { completionPercent, nextStep, completed } = progress;
  if (isProgressComplete(progress) || completed.contract) return 'complete';
  const saysNothing =
    completionPercent === null && nextStep === null && !Object.values(completed).includes(true);
  return saysNothing ? null : 'open';
}

/** Whether the percentage or the next step of the progress says that nothing is left. */
export function isProgressComplete(
  progress: Pick<ApplicationProgress, 'completionPercent' | 'nextStep'> | null,
): boolean {
  return progress?.completionPercent === 100 || (progress?.nextStep ?? 0) >= 6;
}

/** Whether a rejected KYC was sent again: it was submitted after the decision, and the vendor is in review. */
function isKycSentAgain({ status, decidedAt }: Vendor, kyc: NonNullable<Vendor['kyc']>): boolean {
  const decided = decidedAt ?? kyc.verificationDate;
  const sent = kyc.submittedAt;
  return reachedSteps(status) === 4 && decided !== null && sent !== null && sent.at > decided.at;
}

/** Whether the vendor or its KYC is rejected and was not sent again. */
export function isRejected(vendor: Vendor): boolean {
  const { status, kyc } = vendor;
  if (status?.type === 'rejected') return true;
  return kyc?.status?.type === 'rejected' && !isKycSentAgain(vendor, kyc);
}

/** Returns the state of a vendor's application. `progress` is null if it was not requested or did not arrive. */
export function applicationStateOf(vendor: Vendor, progress: Reported | null): ApplicationState {
  const { status, kyc } = vendor;
  if (isRejected(vendor)) return 'rejected';
  if (status?.type === 'approved') return 'approved';
  const proven = vendor.contractAccepted ? 4 : reachedSteps(status);
  const end = reportedEnd(progress) ?? (proven === 4 ? 'complete' : proven > 0 ? 'open' : null);
  // An approved KYC is only one part: it approves the application unless another source reports it as unfinished.
  if (kyc?.status?.type === 'approved' && end !== 'open') return 'approved';
  if (end === 'complete') return 'in-review';
  if (kyc?.isDraft) return 'changed';
  if (isSubmittedType(status)) return 'submitted';
  const isTouched =
    end !== null ||
    status !== null ||
    vendor.phoneVerified ||
    hasAnyKycField(kyc) ||
    vendor.documents.length > 0;
  return isTouched ? 'draft' : 'new';
}

/** Returns the state of a list entry, which has little more than a status and a percentage. */
export function stateOfSummary({
  status,
  kycStatus,
  completionPercent,
}: {
  status: Status | null;
  kycStatus: Status | null;
  completionPercent: number | null;
}): ApplicationState {
  if (status?.type === 'rejected' || kycStatus?.type === 'rejected') return 'rejected';
  if (status?.type === 'approved') return 'approved';
  const isComplete =
    completionPercent === null
      ? reachedSteps(status) === 4
      : isProgressComplete({ completionPercent, nextStep: null });
  if (isComplete) return kycStatus?.type === 'approved' ? 'approved' : 'in-review';
  return isSubmittedType(status) ? 'submitted' : 'draft';
}
