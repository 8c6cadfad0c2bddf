import { missingSlots, slotIds, type SlotId } from '#lib/domain/documents/documents.ts';
import { readKycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { categories } from '#lib/domain/category/category.ts';
import { firstIncompleteStep, stepIds, type StepsCompleted } from '#lib/domain/application/steps.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** Entries of `outstanding` after a rejection without flags: the vendor must send the whole step again. */
export const wholeKyc = 'kyc';
export const wholeContract = 'contract';

/** Fields of the contract that a reviewer can flag. */
export const contractFields: readonly string[] = [
  wholeContract,
  'termsAccepted',
  'minimumOrder',
  'deliveryRadius',
];

const isSlot = (item: string): boolean => slotIds.some((slot) => slot === item);
const isContract = (item: string): boolean => contractFields.includes(item);

export function stepOfItem(item: string): 'kyc' | 'documents' | 'contract' {
  if (isSlot(item)) return 'documents';
  return isContract(item) ? 'contract' : 'kyc';
}

/** Returns the slots that the vendor must fill, without those that a declaration replaces. */
export function requiredSlots(vendor: Pick<VendorRecord, 'category' | 'kyc'>): SlotId[] {
  return missingSlots(vendor.category, [], readKycDetails(vendor.kyc ?? {}));
}

/** Returns the required slots that are still empty. */
export function missingDocuments(vendor: VendorRecord, slotsPresent: readonly string[]): SlotId[] {
  return requiredSlots(vendor).filter((slot) => !slotsPresent.includes(slot));
}

/** Returns which steps are complete. After a rejection, a step with outstanding items is not. */
export function completedSteps(vendor: VendorRecord, slotsPresent: readonly string[]): StepsCompleted {
  const open = new Set(vendor.outstanding.map(stepOfItem));
  return {
    'vendor-info': true,
    'kyc-documents': vendor.kyc !== null && !open.has('kyc'),
    documents: missingDocuments(vendor, slotsPresent).length === 0 && !open.has('documents'),
    contract: vendor.contract !== null && !open.has('contract'),
  };
}

type VendorStatus =
  | 'incomplete'
  | 'kyc_submitted'
  | 'documents_uploaded'
  | 'contract_submitted'
  | 'approved'
  | 'rejected';

/** Returns the vendor's status: the reviewer's decision, or else the progress of the steps in order. */
export function statusOf(vendor: VendorRecord, slotsPresent: readonly string[]): VendorStatus {
  if (vendor.decision !== null) return vendor.decision;
  const steps = completedSteps(vendor, slotsPresent);
  if (!steps['kyc-documents']) return 'incomplete';
  if (!steps.documents) return 'kyc_submitted';
  return steps.contract ? 'contract_submitted' : 'documents_uploaded';
}

export interface Progress {
  completionPercent: number;
  nextStep: number;
  totalSteps: number;
}

/**
 * Returns the progress in the API's numbers. In `nextStep`, documents are 3 (and 4), the contract is 4 or 5
 * by category, and 6 means done. Each complete step adds 25 % if all earlier steps are complete.
 */
export function progressOf(vendor: VendorRecord, slotsPresent: readonly string[]): Progress {
  const first = firstIncompleteStep(completedSteps(vendor, slotsPresent));
  const { contractStep } = categories[vendor.category];
  const numbers = { 'vendor-info': 1, 'kyc-documents': 2, documents: 3, contract: contractStep };
  return {
    completionPercent: ((first === null ? stepIds.length : stepIds.indexOf(first)) / stepIds.length) * 100,
    nextStep: first === null ? 6 : numbers[first],
    totalSteps: stepIds.length,
  };
}

/** Whether the vendor may still change the application. */
export function isOpen(vendor: VendorRecord): boolean {
  return vendor.decision === 'rejected' || (vendor.decision === null && vendor.contract === null);
}
