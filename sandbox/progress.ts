import { missingSlots, slotIds, type SlotId } from '#lib/domain/documents.ts';
import { categories } from '#lib/domain/category.ts';
import { firstIncompleteStep, stepIds, type StepsCompleted } from '#lib/domain/steps.ts';
import type { VendorRecord } from '#sandbox/vendors.ts';

/** Stand-ins in `outstanding` for a rejection that flags nothing: the step as a whole is to be sent again. */
export const wholeKyc = 'kyc';
export const wholeContract = 'contract';

/** Fields of the contract a reviewer can flag. */
export const contractFields: readonly string[] = [
  wholeContract,
  'termsAccepted',
  'minimumOrder',
  'deliveryRadius',
];

const isSlot = (item: string): boolean => slotIds.some((slot) => slot === item);
const isContract = (item: string): boolean => contractFields.includes(item);

/** Which step an outstanding item belongs to. */
export function stepOfItem(item: string): 'kyc' | 'documents' | 'contract' {
  if (isSlot(item)) return 'documents';
  return isContract(item) ? 'contract' : 'kyc';
}

/** Slots the vendor must fill; an exempt lab has no GST certificate. */
export function requiredSlots(vendor: Pick<VendorRecord, 'category' | 'kyc'>): SlotId[] {
  return missingSlots(vendor.category, [], { gstExempt: vendor.kyc?.gstExempt === true });
}

/** Required slots that hold nothing yet. */
export function missingDocuments(vendor: VendorRecord, slotsPresent: readonly string[]): SlotId[] {
  return requiredSlots(vendor).filter((slot) => !slotsPresent.includes(slot));
}

/** Which steps are complete. After a rejection a step with anything still to be sent again is not. */
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
  'incomplete' | 'kyc_submitted' | 'documents_uploaded' | 'contract_submitted' | 'approved' | 'rejected';

/** The vendor's status: the reviewer's decision, else how far the steps have come one after another. */
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
 * The progress as the contract numbers it. `nextStep` counts documents as 3 (and 4); the contract is 4 or 5
 * by category; 6 is done. A quarter for each step that is complete with all before it.
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

/** Whether the vendor may still change what the application holds. */
export function isOpen(vendor: VendorRecord): boolean {
  return vendor.decision === 'rejected' || (vendor.decision === null && vendor.contract === null);
}
