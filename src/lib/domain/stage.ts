import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { isApplicationComplete, isVendorRejected } from '#lib/domain/resume.ts';
import { isProfileApproved, kycStatus, normalStatus } from '#lib/domain/status.ts';
import { hasAnyKycField, type Vendor } from '#lib/domain/vendor.ts';

/** Where a vendor stands on the way to selling: the one union the dashboard is drawn from. */
export type Stage = 'not-started' | 'in-progress' | 'under-review' | 'rejected' | 'approved';

type KnownProgress = Pick<ApplicationProgress, 'completionPercent' | 'completed' | 'nextStep'>;

const isApproved = (status: string | null): boolean =>
  isProfileApproved({ status, completionPercent: null, kycStatus: null });

/**
 * The stage of a vendor. The vendor's own decision comes first; then the KYC's, which approves only an application that
 * nothing says is unfinished; then whether the application is complete.
 */
export function vendorStage(vendor: Vendor, progress: KnownProgress | null): Stage {
  const kyc = vendor.kyc?.status ?? null;
  if (isVendorRejected(vendor)) return 'rejected';
  if (isApproved(vendor.status)) return 'approved';
  const complete = isApplicationComplete(vendor.status, progress);
  const kycApproved = isProfileApproved({ status: null, completionPercent: null, kycStatus: kyc });
  if (kycApproved && (complete || progress === null)) return 'approved';
  if (complete) return 'under-review';
  const untouched =
    normalStatus(vendor.status) === null &&
    !vendor.phoneVerified &&
    !hasAnyKycField(vendor.kyc) &&
    vendor.documents.length === 0;
  return untouched ? 'not-started' : 'in-progress';
}

/** A decision or a submission also tells of the KYC, where the reply does not name its status. */
const statusByStage: Partial<Record<Stage, string>> = {
  approved: 'approved',
  rejected: 'rejected',
  'under-review': 'submitted',
};

/** The KYC status the dashboard shows: the explicit one, else what the stage means, else what is filled in. */
export function shownKycStatus(vendor: Vendor, stage: Stage, progress: KnownProgress | null): string {
  return kycStatus({
    explicit: vendor.kyc?.status ?? statusByStage[stage] ?? null,
    hasAnyField: hasAnyKycField(vendor.kyc),
    stepCompleted: progress?.completed['kyc-documents'] ?? null,
  });
}

export type MilestoneId = 'submitted' | 'review' | 'decided';
export interface Milestone {
  id: MilestoneId;
  state: 'done' | 'current' | 'upcoming';
  /** When it was reached, as the reply spells it. */
  at: string | null;
}

const milestoneIds: readonly MilestoneId[] = ['submitted', 'review', 'decided'];
const reached: Record<Stage, number> = {
  'not-started': 0,
  'in-progress': 0,
  'under-review': 1,
  rejected: 3,
  approved: 3,
};

/** The three milestones of an application. A review begins when the application is submitted. */
export function milestones(vendor: Vendor, stage: Stage): Milestone[] {
  const submittedAt = vendor.submittedAt ?? vendor.kyc?.submittedAt ?? null;
  const at: Record<MilestoneId, string | null> = {
    submitted: submittedAt,
    review: submittedAt,
    decided: vendor.decidedAt ?? vendor.kyc?.verificationDate ?? null,
  };
  const passed = reached[stage];
  return milestoneIds.map((id, index) => {
    if (index > passed) return { id, state: 'upcoming', at: null };
    if (index < passed) return { id, state: 'done', at: at[id] };
    // The first one is current while there is nothing to date yet.
    return { id, state: 'current', at: passed === 0 ? null : at[id] };
  });
}
