/** How screens show the state of an application: the badge and the KYC card. */
import type { Application } from '#lib/domain/application/application.ts';
import { isUnfinished, type ApplicationState } from '#lib/domain/status/applicationState.ts';
import { isSubmittedType, type Status, type StatusType } from '#lib/domain/status/status.ts';
import { hasAnyKycField } from '#lib/domain/vendor.ts';

export type BadgeTone = 'green' | 'yellow' | 'red' | 'gray';

/** A badge of the list. 'own' shows the status's own word. */
export interface Badge {
  tone: BadgeTone;
  word: 'approved' | 'rejected' | 'under-review' | 'incomplete' | 'own';
}

const underReview: Badge = { tone: 'yellow', word: 'under-review' };

/** Badges by status, used if neither a decision nor a percentage says more. 'pending' keeps its own word. */
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
 * Returns the badge of an application in a list. A complete application is green and 'Under Review', except that
 * approved stays 'Approved' and rejected stays red.
 */
export function applicationBadge(application: {
  applicationState: ApplicationState;
  status: Status | null;
  completionPercent: number | null;
}): Badge {
  const { applicationState, status, completionPercent } = application;
  if (applicationState === 'approved' || applicationState === 'rejected')
    return badgeOfStatus[applicationState];
  if (completionPercent === 100) return { tone: 'green', word: 'under-review' };
  return badgeOfStatus[status?.type ?? 'incomplete'];
}

/** The state of the dashboard's KYC card. `other` is an unknown status, shown with its own words. */
export type KycCard = 'approved' | 'rejected' | 'under-review' | 'unfinished' | 'incomplete' | 'other';

export const kycCardTones: Record<KycCard, Exclude<BadgeTone, 'gray'>> = {
  approved: 'green',
  rejected: 'red',
  'under-review': 'yellow',
  unfinished: 'yellow',
  incomplete: 'yellow',
  other: 'yellow',
};

/**
 * Returns the state of the KYC card. A rejection wins, then the KYC's explicit status. Without a status, the
 * application's decision counts. Before a decision, a KYC with a filled field is submitted, unless the progress
 * reports its step as incomplete: an autosaved draft is not a submission.
 */
export function kycCard({ applicationState, vendor: { kyc }, progress }: Application): KycCard {
  const status = kyc?.status ?? null;
  if (applicationState === 'rejected') return 'rejected';
  if (status === null) {
    if (!isUnfinished(applicationState)) return applicationState === 'approved' ? 'approved' : 'under-review';
    const isSubmitted = hasAnyKycField(kyc) && progress?.completed['kyc-documents'] !== false;
    return isSubmitted ? 'unfinished' : 'incomplete';
  }
  if (status.type === 'approved' || status.type === 'incomplete') return status.type;
  // A rejected KYC that was sent again.
  if (!isSubmittedType(status) && status.type !== 'rejected') return 'other';
  return isUnfinished(applicationState) ? 'unfinished' : 'under-review';
}
