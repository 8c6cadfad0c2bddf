/**
 * The standing of an application: one union, computed here when it is loaded and read by every screen, so that no two of
 * them can disagree.
 */
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { isSubmittedType, reachedSteps, type Status } from '#lib/domain/status.ts';
import { hasAnyKycField, type Vendor } from '#lib/domain/vendor.ts';

/**
 * `new`: nothing is known of it. `draft`: begun. `submitted`: the KYC, and maybe the documents, are sent and steps remain.
 * `changed`: the KYC was changed after it was sent, and has to be sent again. `in-review`: all of it is sent. `rejected`
 * holds until it is sent again.
 */
export type Standing = 'new' | 'draft' | 'submitted' | 'changed' | 'in-review' | 'approved' | 'rejected';

/** What is left to do is the vendor's. */
export const isUnfinished = (standing: Standing): boolean =>
  standing === 'new' || standing === 'draft' || standing === 'submitted' || standing === 'changed';

type Reported = Pick<ApplicationProgress, 'completionPercent' | 'completed' | 'nextStep'>;

/** What the server says of how far an application is; null when it says nothing. */
function reportedEnd(progress: Reported | null): 'complete' | 'open' | null {
  if (progress === null) return null;
  const { completionPercent, nextStep, completed } = progress;
  if (isProgressComplete(progress) || completed.contract) return 'complete';
  const saysNothing =
    completionPercent === null && nextStep === null && !Object.values(completed).includes(true);
  return saysNothing ? null : 'open';
}

/** Whether the progress itself says that nothing is left: by its percentage or by its next step, whichever it has. */
export function isProgressComplete(
  progress: Pick<ApplicationProgress, 'completionPercent' | 'nextStep'> | null,
): boolean {
  return progress?.completionPercent === 100 || (progress?.nextStep ?? 0) >= 6;
}

/** Whether a rejected KYC was sent again since: its submission is later than the decision, and the vendor is in review. */
function isKycSentAgain({ status, decidedAt }: Vendor, kyc: NonNullable<Vendor['kyc']>): boolean {
  const decided = decidedAt ?? kyc.verificationDate;
  const sent = kyc.submittedAt;
  return reachedSteps(status) === 4 && decided !== null && sent !== null && sent.at > decided.at;
}

/** A rejected vendor or KYC is rejected, whatever the other says, until it is sent again. */
export function isRejected(vendor: Vendor): boolean {
  const { status, kyc } = vendor;
  if (status?.type === 'rejected') return true;
  return kyc?.status?.type === 'rejected' && !isKycSentAgain(vendor, kyc);
}

/** The standing of a vendor's application; `progress` is null where it was not requested or did not arrive. */
export function standingOf(vendor: Vendor, progress: Reported | null): Standing {
  const { status, kyc } = vendor;
  if (isRejected(vendor)) return 'rejected';
  if (status?.type === 'approved') return 'approved';
  const proven = vendor.contractAccepted ? 4 : reachedSteps(status);
  const end = reportedEnd(progress) ?? (proven === 4 ? 'complete' : proven > 0 ? 'open' : null);
  // The KYC is one part: it approves only an application that nothing says is unfinished.
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

/** The standing of an entry of the list, which has little more than a status and a percentage. */
export function standingOfSummary({
  status,
  kycStatus,
  completionPercent,
}: {
  status: Status | null;
  kycStatus: Status | null;
  completionPercent: number | null;
}): Standing {
  if (status?.type === 'rejected' || kycStatus?.type === 'rejected') return 'rejected';
  if (status?.type === 'approved') return 'approved';
  const isComplete =
    completionPercent === null
      ? reachedSteps(status) === 4
      : isProgressComplete({ completionPercent, nextStep: null });
  if (isComplete) return kycStatus?.type === 'approved' ? 'approved' : 'in-review';
  return isSubmittedType(status) ? 'submitted' : 'draft';
}
