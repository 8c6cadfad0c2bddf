/**
 * The correction of a rejected application: the flagged items, their steps and fields, what was sent again, and what
 * is open. Without `review` in the reply, everything is open.
 */
import { infoNames } from '#lib/domain/info/infoFields.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { missingSlots, slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import { kycFields } from '#lib/domain/kyc/kyc.ts';
import { isRejected } from '#lib/domain/status/applicationState.ts';
import {
  firstIncompleteStep,
  nextStep,
  type StepId,
  type StepsCompleted,
} from '#lib/domain/application/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

/** The corrections that a reviewer asks for. */
export interface Correction {
  /** Every flagged item once, including items that these screens cannot change. */
  named: readonly string[];
  /** Flagged items that can be changed here; empty when everything is open. */
  flagged: readonly string[];
  /** Flagged items that were not sent again since the decision. */
  outstanding: readonly string[];
  /** Nothing that can be changed here was flagged, so the vendor may change everything. */
  isEverythingOpen: boolean;
}

const infoItems: readonly string[] = infoNames;
const termItems: readonly string[] = ['minimumOrder', 'deliveryRadius'];

/** Returns the step of a flagged item; null for an unknown item. */
export function stepOfItem(category: CategoryId, item: string): StepId | null {
  if (infoItems.includes(item)) return 'vendor-info';
  if (item === 'kyc' || kycFields(category).some((name) => name === item)) return 'kyc-documents';
  if (item === 'documents' || slotsOf(category).some((slot) => slot === item)) return 'documents';
  if (item === 'contract' || item === 'termsAccepted') return 'contract';
  return categories[category].hasDeliveryTerms && termItems.includes(item) ? 'contract' : null;
}

/** Vendor information is read-only once the vendor exists, so its items cannot be changed. */
function canBeChanged(category: CategoryId, item: string): boolean {
  const step = stepOfItem(category, item);
  return step !== null && step !== 'vendor-info';
}

/** Returns what to correct in an application; null unless it is rejected. */
export function correctionOf(category: CategoryId, vendor: Vendor): Correction | null {
  if (!isRejected(vendor)) return null;
  const named = [...new Set(vendor.flagged)];
  const flagged = named.filter((item) => canBeChanged(category, item));
  const outstanding = flagged.filter((item) => isOutstanding(category, vendor, item));
  return { named, flagged, outstanding, isEverythingOpen: flagged.length === 0 };
}

/** Uses the server's list. Without one, an item is outstanding unless dates show it was sent after the decision. */
function isOutstanding(category: CategoryId, vendor: Vendor, item: string): boolean {
  if (vendor.outstanding !== null) return vendor.outstanding.includes(item);
  const step = stepOfItem(category, item);
  const { decidedAt } = vendor;
  if (decidedAt === null || step === 'contract') return true;
  const sentAt =
    step === 'documents'
      ? vendor.documents.find((document) => document.type === item)?.uploadedAt
      : vendor.kyc?.submittedAt;
  return !sentAt || sentAt.at <= decidedAt.at;
}

/**
 * Returns which steps are complete during a correction. `sent` are the steps sent from this page. A step is open
 * while one of its items is outstanding. The contract opens last: once everything else was sent and the application
 * is still not back in review.
 */
export function correctedSteps(
  category: CategoryId,
  correction: Correction,
  reported: StepsCompleted,
  sent: readonly StepId[] = [],
): StepsCompleted {
  const { flagged, outstanding, isEverythingOpen } = correction;
  const isOf = (step: StepId) => (item: string) => stepOfItem(category, item) === step;
  const isComplete = (step: StepId): boolean => {
    if (sent.includes(step)) return true;
    return !outstanding.some(isOf(step)) && (reported[step] || flagged.some(isOf(step)));
  };
  const kyc = isComplete('kyc-documents');
  const documents = isComplete('documents');
  const contract = !isEverythingOpen && !outstanding.some(isOf('contract')) && !(kyc && documents);
  return { 'vendor-info': true, 'kyc-documents': kyc, documents, contract };
}

/** Returns the step a correction opens at: the first incomplete or, if everything is open, the first changeable. */
export function firstFlaggedStep(
  category: CategoryId,
  correction: Correction,
  reported: StepsCompleted,
): StepId {
  // The server reopened no step, so the vendor starts with the first that can be changed.
  if (correction.isEverythingOpen && reported.contract) return 'kyc-documents';
  return firstIncompleteStep(correctedSteps(category, correction, reported)) ?? 'contract';
}

/** Returns the step after a sent one: the next incomplete step, or the next in order when everything is open. */
export function stepAfterCorrecting(step: StepId, correction: Correction, completed: StepsCompleted): StepId {
  if (correction.isEverythingOpen) return nextStep(step) ?? 'contract';
  return firstIncompleteStep(completed) ?? 'contract';
}

/** The state of a document's slot: `flagged` has to be sent again, `open` may be replaced, `locked` is read-only. */
type SlotReview = 'open' | 'flagged' | 'locked';

/** Returns the state of a slot. A missing required document is always open, so that the vendor is never stuck. */
export function slotReview(
  category: CategoryId,
  slot: SlotId,
  correction: Correction | null,
  known: { held: readonly string[]; outstanding: readonly SlotId[] },
): SlotReview {
  if (correction === null || correction.isEverythingOpen) return 'open';
  if (known.outstanding.includes(slot)) return 'flagged';
  if (correction.flagged.includes('documents') || correction.flagged.includes(slot)) return 'open';
  return missingSlots(category, known.held).includes(slot) ? 'open' : 'locked';
}

/** Returns the flagged documents still to be sent. `sentHere` were uploaded on this page. */
export function outstandingSlots(
  category: CategoryId,
  correction: Correction | null,
  sentHere: readonly string[],
): SlotId[] {
  return slotsOf(category).filter(
    (slot) => correction?.outstanding.includes(slot) === true && !sentHere.includes(slot),
  );
}

/** Returns which delivery terms can be changed: only the flagged ones, if single terms were flagged. */
export function openTerms(
  correction: Correction | null,
): (name: 'minimumOrder' | 'deliveryRadius') => boolean {
  const terms = correction?.flagged.filter((item) => termItems.includes(item)) ?? [];
  const wholeContract = correction?.flagged.includes('contract') === true;
  return (name) => wholeContract || terms.length === 0 || terms.includes(name);
}
