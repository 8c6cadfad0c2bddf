/**
 * The only file that knows status words. A status is parsed once, in a reply: trimmed, in lower case, exact words
 * before the specification's substring rules, in its order. Later code never compares a server's words.
 */
import { readText } from '#lib/domain/reply/parse.ts';

/**
 * The meaning of a status. `kyc-submitted` and `documents-uploaded` follow the second and third step; `pending` is
 * `submitted` with its own badge; `other` is a word that the specification does not name.
 */
export type StatusType =
  | 'incomplete'
  | 'in-progress'
  | 'kyc-submitted'
  | 'documents-uploaded'
  | 'submitted'
  | 'pending'
  | 'completed'
  | 'approved'
  | 'rejected'
  | 'other';

/** A parsed status. A reply without one has `null`. */
export interface Status {
  type: StatusType;
  /** The server's word, trimmed, for searching. */
  word: string;
  /** The step that the word mentions, whatever its type. */
  mentions: 'contract' | 'kyc-documents' | null;
}

// A Map, because a plain object also has `constructor`.
const exactWords: ReadonlyMap<string, StatusType> = new Map([
  ['approved', 'approved'],
  ['active', 'approved'],
  ['kyc_submitted', 'kyc-submitted'],
  ['documents_uploaded', 'documents-uploaded'],
  ['contract_submitted', 'submitted'],
  ['submitted', 'submitted'],
  ['pending', 'pending'],
  ['incomplete', 'incomplete'],
  ['in-progress', 'in-progress'],
  ['in_progress', 'in-progress'],
  ['in progress', 'in-progress'],
  ['completed', 'completed'],
]);

/** Parses a status; null if it is not text, or is a program's placeholder for a missing value. */
export function readStatus(value: unknown): Status | null {
  const word = typeof value === 'string' ? readText(value) : null;
  if (word === null) return null;
  const text = word.toLowerCase();
  const mentions = text.includes('contract') ? 'contract' : text.includes('kyc') ? 'kyc-documents' : null;
  return { type: exactWords.get(text) ?? typeByPart(text), word, mentions };
}

function typeByPart(text: string): StatusType {
  if (text.includes('review') || text.includes('pending')) return 'submitted';
  return text.includes('reject') ? 'rejected' : 'other';
}

/** How many steps a status alone proves complete. */
const provenSteps: Record<StatusType, number> = {
  incomplete: 0,
  'in-progress': 0,
  'kyc-submitted': 2,
  'documents-uploaded': 3,
  submitted: 4,
  pending: 4,
  completed: 0,
  approved: 4,
  rejected: 0,
  other: 0,
};

/** Returns how many steps a status proves complete: 2 after the KYC, 3 after the documents, 4 once submitted. */
export function reachedSteps(status: Status | null): number {
  return status === null ? 0 : provenSteps[status.type];
}

/** Whether something was sent and nothing is decided. */
export function isSubmittedType(status: Status | null): boolean {
  return status !== null && status.type !== 'approved' && provenSteps[status.type] > 0;
}

/** Whether the vendor may start (again): no status, incomplete or rejected. */
export function isNotStartedOrNeedsAction(status: Status | null): boolean {
  return status === null || status.type === 'incomplete' || status.type === 'rejected';
}

/** Formats the server's own word for a status without a label: `in_progress` becomes `In progress`. */
export function statusWords({ word }: Status): string {
  const words = word.toLowerCase().replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
