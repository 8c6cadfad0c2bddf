/**
 * Where an application stands: one union, computed here when it is loaded and read by every screen, so that no two of
 * them can disagree.
 */
import type { Moment } from '#lib/domain/dates.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { isSubmittedType, reachedSteps, type Status, type StatusType } from '#lib/domain/status.ts';
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
function isKycSentAgain({ status, kyc, decidedAt }: Vendor): boolean {
  const decided = decidedAt ?? kyc?.verificationDate ?? null;
  const sent = kyc?.submittedAt ?? null;
  return reachedSteps(status) === 4 && decided !== null && sent !== null && sent.at > decided.at;
}

/** A rejected vendor or KYC is rejected, whatever the other says, until it is sent again. */
export function isRejected(vendor: Vendor): boolean {
  if (vendor.status?.type === 'rejected') return true;
  return vendor.kyc?.status?.type === 'rejected' && !isKycSentAgain(vendor);
}

/** Where the application of a vendor stands; `progress` is null where it was not asked for or not answered. */
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

/** The same for an entry of the list, which has little more than a status and a percentage to tell by. */
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

export type BadgeTone = 'green' | 'yellow' | 'red' | 'gray';

/** A badge of the list. Its words are looked up; 'own' is the status's own word. */
export interface Badge {
  tone: BadgeTone;
  word: 'approved' | 'rejected' | 'under-review' | 'incomplete' | 'own';
}

const underReview: Badge = { tone: 'yellow', word: 'under-review' };

/** Badges by status, where neither a decision nor a percentage says more. 'pending' keeps its own word. */
const badgeOfStatus: Record<StatusType, Badge> = {
  approved: { tone: 'green', word: 'approved' },
  rejected: { tone: 'red', word: 'rejected' },
  submitted: underReview,
  'kyc-submitted': underReview,
  'documents-uploaded': underReview,
  pending: { tone: 'yellow', word: 'own' },
  completed: { tone: 'green', word: 'own' },
  'in-progress': { tone: 'yellow', word: 'own' },
  incomplete: { tone: 'gray', word: 'incomplete' },
  other: { tone: 'gray', word: 'own' },
};

/**
 * The badge of an application in a list. A complete application is green and 'Under Review', except that
 * approved stays 'Approved' and rejected stays red.
 */
export function applicationBadge(application: {
  standing: Standing;
  status: Status | null;
  completionPercent: number | null;
}): Badge {
  const { standing, status, completionPercent } = application;
  if (standing === 'approved' || standing === 'rejected') return badgeOfStatus[standing];
  if (completionPercent === 100) return { tone: 'green', word: 'under-review' };
  return badgeOfStatus[status?.type ?? 'incomplete'];
}

/** What the KYC card of the dashboard says. `other` is a status without words of ours: its own are shown. */
export type KycCard = 'approved' | 'rejected' | 'under-review' | 'unfinished' | 'incomplete' | 'other';

/** Approved is a green card, rejected a red one, anything else yellow. */
export const kycCardTones: Record<KycCard, Exclude<BadgeTone, 'gray'>> = {
  approved: 'green',
  rejected: 'red',
  'under-review': 'yellow',
  unfinished: 'yellow',
  incomplete: 'yellow',
  other: 'yellow',
};

/**
 * The KYC card. A decision on the application is the KYC's too. Before one the KYC's explicit status counts; else it is
 * submitted when any field is filled, unless progress says the KYC step is incomplete (an autosaved draft is no
 * submission).
 */
export function kycCard({
  standing,
  kyc,
  progress,
}: {
  standing: Standing;
  kyc: Vendor['kyc'];
  progress: Reported | null;
}): KycCard {
  const explicit = kyc?.status?.type ?? null;
  switch (standing) {
    case 'approved':
    case 'rejected':
      return standing;
    case 'in-review':
      return explicit === 'other' ? 'other' : 'under-review';
    case 'new':
    case 'draft':
    case 'submitted':
    case 'changed':
      if (explicit === null) {
        const isSubmitted = hasAnyKycField(kyc) && progress?.completed['kyc-documents'] !== false;
        return isSubmitted ? 'unfinished' : 'incomplete';
      }
      if (explicit === 'approved' || explicit === 'incomplete') return explicit;
      return isSubmittedType(kyc?.status ?? null) ? 'unfinished' : 'other';
  }
}

export type MilestoneId = 'submitted' | 'review' | 'decided';
export interface Milestone {
  id: MilestoneId;
  state: 'done' | 'current' | 'upcoming';
  /** When it was reached. */
  at: Moment | null;
}

const milestoneIds: readonly MilestoneId[] = ['submitted', 'review', 'decided'];
const reached: Record<Standing, number> = {
  new: 0,
  draft: 0,
  submitted: 0,
  changed: 0,
  'in-review': 1,
  rejected: 3,
  approved: 3,
};

/** The three milestones of an application. A review begins when the application is submitted. */
export function milestones(vendor: Vendor, standing: Standing): Milestone[] {
  const submittedAt = vendor.submittedAt ?? vendor.kyc?.submittedAt ?? null;
  const at: Record<MilestoneId, Moment | null> = {
    submitted: submittedAt,
    review: submittedAt,
    decided: vendor.decidedAt ?? vendor.kyc?.verificationDate ?? null,
  };
  const passed = reached[standing];
  return milestoneIds.map((id, index) => {
    if (index > passed) return { id, state: 'upcoming', at: null };
    if (index < passed) return { id, state: 'done', at: at[id] };
    // The first one is current while there is nothing to date yet.
    return { id, state: 'current', at: passed === 0 ? null : at[id] };
  });
}
