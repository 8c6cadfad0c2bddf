/**
 * The way back from a rejection: what the reviewer flagged, which step and field that is, what was sent again since, and
 * what is open meanwhile. A reply without the extra fields (`review`) leaves everything open.
 */
import { infoNames } from '#lib/domain/infoFields.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { missingSlots, slotsOf, type SlotId } from '#lib/domain/documents.ts';
import { kycFields } from '#lib/domain/kyc.ts';
import { isRejected } from '#lib/domain/standing.ts';
import { firstIncompleteStep, nextStep, type StepId, type StepsCompleted } from '#lib/domain/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

/** A rejected application as it is worked on. */
export interface Correction {
  /** Everything the reviewer named, each once: also what can't be changed on these screens. */
  named: readonly string[];
  /** What can be changed here; empty when everything is open. */
  flagged: readonly string[];
  /** What of it was not sent again since the decision. */
  outstanding: readonly string[];
  /** Nothing was flagged, or nothing that can be changed here: the vendor may change all of it. */
  isEverythingOpen: boolean;
}

const infoItems: readonly string[] = infoNames;
const termItems: readonly string[] = ['minimumOrder', 'deliveryRadius'];

/** The step a flagged item of a category belongs to; null for a name these screens don't know. */
export function stepOfItem(category: CategoryId, item: string): StepId | null {
  if (infoItems.includes(item)) return 'vendor-info';
  if (item === 'kyc' || kycFields(category).some((name) => name === item)) return 'kyc-documents';
  if (item === 'documents' || slotsOf(category).some((slot) => slot === item)) return 'documents';
  if (item === 'contract' || item === 'termsAccepted') return 'contract';
  return categories[category].hasDeliveryTerms && termItems.includes(item) ? 'contract' : null;
}

/** Vendor information is read-only once the vendor exists, so an item of it leads nowhere. */
function canBeChanged(category: CategoryId, item: string): boolean {
  const step = stepOfItem(category, item);
  return step !== null && step !== 'vendor-info';
}

/** What is to be corrected of an application; null unless it is rejected. */
export function correctionOf(category: CategoryId, vendor: Vendor): Correction | null {
  if (!isRejected(vendor)) return null;
  const named = [...new Set(vendor.flagged)];
  const flagged = named.filter((item) => canBeChanged(category, item));
  const outstanding = flagged.filter((item) => isOutstanding(category, vendor, item));
  return { named, flagged, outstanding, isEverythingOpen: flagged.length === 0 };
}

/** The server's own list tells; without one, whether it was sent after the decision. Without dates it still is to come. */
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
 * Which steps are complete while an application is corrected. A step is open again as long as something of it is to be
 * sent; `sent` are the steps sent from this page. The contract comes last, and is accepted anew when all else was sent
 * and the application is still not back in review.
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

/** The step a correction opens at: the first with something to be sent; with everything open, the first that can be changed. */
export function firstFlaggedStep(
  category: CategoryId,
  correction: Correction,
  reported: StepsCompleted,
): StepId {
  // A server that reopened nothing by itself leaves it to the vendor, who begins at the beginning.
  if (correction.isEverythingOpen && reported.contract) return 'kyc-documents';
  return firstIncompleteStep(correctedSteps(category, correction, reported)) ?? 'contract';
}

/** Where to go after a step was sent: on with something flagged, through all of it when everything is open. */
export function stepAfterCorrecting(step: StepId, correction: Correction, completed: StepsCompleted): StepId {
  if (correction.isEverythingOpen) return nextStep(step) ?? 'contract';
  return firstIncompleteStep(completed) ?? 'contract';
}

/** How a document's slot is shown: flagged is still to be sent, open may be replaced, locked is to be read. */
type SlotReview = 'open' | 'flagged' | 'locked';

/** A slot's part in a correction. A required document that is missing always is open, so that nothing dead-ends. */
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

/** Flagged documents still to be sent; `sentHere` were uploaded on this page a moment ago. */
export function outstandingSlots(
  category: CategoryId,
  correction: Correction | null,
  sentHere: readonly string[],
): SlotId[] {
  return slotsOf(category).filter(
    (slot) => correction?.outstanding.includes(slot) === true && !sentHere.includes(slot),
  );
}

/** Fields of the contract that can be changed: a lab's terms one by one when only they were flagged. */
export function openTerms(
  correction: Correction | null,
): (name: 'minimumOrder' | 'deliveryRadius') => boolean {
  const terms = correction?.flagged.filter((item) => termItems.includes(item)) ?? [];
  const wholeContract = correction?.flagged.includes('contract') === true;
  return (name) => wholeContract || terms.length === 0 || terms.includes(name);
}
