/** What screens show of an application's standing: badge and KYC card, as tables keyed by the unions. */
import type { Application } from '#lib/domain/application.ts';
import type { Standing } from '#lib/domain/standing.ts';
import { isSubmittedType, type Status, type StatusType } from '#lib/domain/status.ts';
import { hasAnyKycField } from '#lib/domain/vendor.ts';

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
export function kycCard({ standing, vendor: { kyc }, progress }: Application): KycCard {
  const status = kyc?.status ?? null;
  const explicit = status?.type ?? null;
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
      return isSubmittedType(status) ? 'unfinished' : 'other';
  }
}
