import { slotIds } from '#lib/domain/documents.ts';
import { stepOfItem } from '#sandbox/progress.ts';
import type { VendorRecord } from '#sandbox/vendors.ts';

/** What of a rejected application was just sent again: the KYC as a whole, one slot, or the contract. */
type Resent = 'kyc' | 'contract' | (typeof slotIds)[number];

/**
 * Takes what was sent again off the outstanding list. When nothing is left the application is back in review;
 * when nothing was flagged, accepting the contract again is what sends it back.
 */
export function withResent(vendor: VendorRecord, resent: Resent, now: number): VendorRecord {
  if (vendor.decision !== 'rejected') return vendor;
  const isDone = (item: string): boolean => item === resent || stepOfItem(item) === resent;
  const outstanding = vendor.outstanding.filter((item) => !isDone(item));
  const isBack = outstanding.length === 0 || (vendor.flagged.length === 0 && resent === 'contract');
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
