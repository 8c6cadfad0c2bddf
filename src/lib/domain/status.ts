/**
 * The one owner of status words. Every comparison trims and lower-cases; exact matches come before the
 * specification's substring rules. Nothing else in the product compares status strings.
 */

/** Trimmed and lower-cased; null for anything that is not text or is empty. */
export function normalStatus(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  return text === '' ? null : text;
}

const approvedWords: readonly string[] = ['approved', 'active'];
const submittedWords: readonly string[] = [
  'kyc_submitted',
  'documents_uploaded',
  'contract_submitted',
  'submitted',
];
const notStartedWords: readonly string[] = ['incomplete', 'rejected'];

const isApprovedWord = (status: string | null): boolean => status !== null && approvedWords.includes(status);

/** A submitted-type status: one of the four words, or anything containing 'review' or 'pending'. */
export function isSubmittedStatus(value: unknown): boolean {
  const status = normalStatus(value);
  if (status === null || isApprovedWord(status) || notStartedWords.includes(status)) return false;
  return submittedWords.includes(status) || status.includes('review') || status.includes('pending');
}

/** How many steps a status alone proves complete: 2 after the KYC, 3 after the documents, 4 once submitted, else 0. */
export function reachedSteps(value: unknown): number {
  const status = normalStatus(value);
  if (status === 'kyc_submitted') return 2;
  if (status === 'documents_uploaded') return 3;
  return isSubmittedStatus(status) || isApprovedWord(status) ? 4 : 0;
}

/** What the dashboard and the profile distinguish of a vendor. */
export type VendorState = 'approved' | 'under-review' | 'rejected' | 'incomplete';

/** Maps a vendor's status to what is shown of it. */
export function vendorState(value: unknown): VendorState {
  const status = normalStatus(value);
  if (status === null) return 'incomplete';
  if (isApprovedWord(status)) return 'approved';
  if (status === 'pending' || submittedWords.includes(status)) return 'under-review';
  if (status.includes('review') || status.includes('pending')) return 'under-review';
  if (status.includes('reject')) return 'rejected';
  return 'incomplete';
}

export interface OnboardingProfile {
  status: string | null;
  completionPercent: number | null;
  kycStatus: string | null;
}

/** Display state of an onboarding profile: APPROVED, UNDER_REVIEW, IN_PROGRESS, or the status in upper case. */
export function displayState(profile: OnboardingProfile): string {
  if (isProfileApproved(profile)) return 'APPROVED';
  if (profile.completionPercent === 100 || isSubmittedStatus(profile.status)) return 'UNDER_REVIEW';
  return normalStatus(profile.status)?.toUpperCase() ?? 'IN_PROGRESS';
}

/** True for an active or approved vendor or an approved KYC; false for a missing profile. */
export function isProfileApproved(profile: OnboardingProfile | null): boolean {
  if (profile === null) return false;
  return isApprovedWord(normalStatus(profile.status)) || normalStatus(profile.kycStatus) === 'approved';
}

/** No status yet, incomplete or rejected: the vendor may start (again). */
export function isNotStartedOrNeedsAction(value: unknown): boolean {
  const status = normalStatus(value);
  return status === null || notStartedWords.includes(status);
}

export function isRejected(value: unknown): boolean {
  return vendorState(value) === 'rejected';
}

export type BadgeTone = 'green' | 'yellow' | 'red' | 'gray';
export interface StatusBadge {
  tone: BadgeTone;
  label: string;
}

const yellowWords: readonly string[] = ['pending', 'in-progress', 'in_progress', 'in progress'];

/**
 * The badge of an application in a list. A complete application is green and 'Under Review', except that
 * approved stays 'Approved' and rejected stays red.
 */
export function applicationBadge(value: unknown, completionPercent: number | null): StatusBadge {
  const status = normalStatus(value);
  if (isApprovedWord(status)) return { tone: 'green', label: 'Approved' };
  if (isRejected(status)) return { tone: 'red', label: 'Rejected' };
  if (completionPercent === 100) return { tone: 'green', label: 'Under Review' };
  if (status === null) return { tone: 'gray', label: 'Incomplete' };
  // 'pending' keeps its own word; everything else that counts as submitted is under review.
  if (status !== 'pending' && isSubmittedStatus(status)) return { tone: 'yellow', label: 'Under Review' };
  if (status === 'completed') return { tone: 'green', label: statusWords(status) };
  return { tone: yellowWords.includes(status) ? 'yellow' : 'gray', label: statusWords(status) };
}

/** `in_progress` → `In progress`. */
export function statusWords(value: string): string {
  const words = value.trim().toLowerCase().replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The KYC status the dashboard shows: the explicit one; else 'submitted' when any KYC field is filled, unless
 * progress says the KYC step is incomplete (an autosaved draft is no submission); else 'incomplete'.
 */
export function kycStatus(kyc: {
  explicit: string | null;
  hasAnyField: boolean;
  stepCompleted: boolean | null;
}): string {
  const explicit = normalStatus(kyc.explicit);
  if (explicit !== null) return explicit;
  return kyc.hasAnyField && kyc.stepCompleted !== false ? 'submitted' : 'incomplete';
}

/** Approved is a green card, rejected a red one, anything else yellow. */
export function kycTone(status: string): Exclude<BadgeTone, 'gray'> {
  const text = normalStatus(status);
  if (text === 'approved') return 'green';
  return text !== null && text.includes('reject') ? 'red' : 'yellow';
}
