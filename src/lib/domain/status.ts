/**
 * The one owner of status words. A status is read once, where the reply comes in: trimmed, in lower case, exact words
 * before the specification's substring rules in its order. Nothing after it compares a server's words.
 */
import { readText } from '#lib/domain/reading.ts';

/**
 * What a status means. `kyc-submitted` and `documents-uploaded` follow the second and third step; `pending` is
 * `submitted` with a badge of its own; `other` is a word the specification does not know.
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

/** A status as it was read. A reply without one has `null`. */
export interface Status {
  type: StatusType;
  /** The server's word, trimmed, for the search. */
  word: string;
  /** The step it mentions, whatever else it says. */
  mentions: 'contract' | 'kyc-documents' | null;
}

// A Map, since a plain object has `constructor` as well.
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

/** Reads a status; null for anything that is not text, and for what programs write where they have none. */
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

/** How many steps a status alone proves complete: 2 after the KYC, 3 after the documents, 4 once submitted, else 0. */
export function reachedSteps(status: Status | null): number {
  return status === null ? 0 : provenSteps[status.type];
}

/** A submitted-type status: something was sent, and nothing is decided. */
export function isSubmittedType(status: Status | null): boolean {
  return status !== null && status.type !== 'approved' && provenSteps[status.type] > 0;
}

/** No status yet, incomplete or rejected: the vendor may start (again). */
export function isNotStartedOrNeedsAction(status: Status | null): boolean {
  return status === null || status.type === 'incomplete' || status.type === 'rejected';
}

/** `in_progress` → `In progress`: the server's own word, for a status that has no label. */
export function statusWords({ word }: Status): string {
  const words = word.toLowerCase().replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
