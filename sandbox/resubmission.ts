import { slotIds } from '#lib/domain/documents.ts';
import { stepOfItem } from '#sandbox/progress.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** The part of a rejected application that was sent again: the whole KYC, one slot, or the contract. */
type Resent = 'kyc' | 'contract' | (typeof slotIds)[number];

/**
 * Removes the part that was sent again from the outstanding list. When the list becomes empty, the application
 * returns to review. If nothing was flagged, accepting the contract again sends it back.
 */
export function withResent(vendor: VendorRecord, resent: Resent, now: number): VendorRecord {
  if (vendor.decision !== 'rejected') return vendor;
  const isDone = (item: string): boolean => item === resent || stepOfItem(item) === resent;
  const outstanding = vendor.outstanding.filter((item) => !isDone(item));
  const wasLast = vendor.outstanding.length > 0 && outstanding.length === 0;
  const isBack = wasLast || (vendor.flagged.length === 0 && resent === 'contract');
  if (!isBack) return { ...vendor, outstanding };
  return {
    ...vendor,
    outstanding: [],
    flagged: [],
    decision: null,
    decisionReason: null,
    decidedAt: null,
    submittedAt: now,
  };
}
