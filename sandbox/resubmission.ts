import { slotIds } from '#lib/domain/documents/documents.ts';
import { stepOfItem } from '#sandbox/progress.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** The part of a rejected application that was sent again: the whole KYC, one slot, or the contract. */
type Resent = 'kyc' | 'contract' | (typeof slotIds)[number];

/**
 * Removes the part that was sent again from the outstanding list. When the list becomes empty, the application
 * returns to review, and the vendor's answers stay for the reviewer. If nothing was flagged, accepting the contract again sends it back.
 */
export function withResent(vendor: VendorRecord, resent: Resent, now: number): VendorRecord {
  if (vendor.decision !== 'rejected') return vendor;
  const isDone = (item: string): boolean => item === resent || stepOfItem(item) === resent;
  return without(vendor, isDone, now, vendor.flagged.length === 0 && resent === 'contract');
}

/** Stores the vendor's answer about a flagged item, which counts like the item sent again. */
export function withReply(vendor: VendorRecord, item: string, reply: string, now: number): VendorRecord {
  const known = vendor.items.find((note) => note.item === item);
  const note = { code: 'other', reason: null, dueAt: null, ...known, item, reply };
  const items = [...vendor.items.filter((one) => one.item !== item), note];
  return without({ ...vendor, items }, (name) => name === item, now);
}

function without(
  vendor: VendorRecord,
  isDone: (item: string) => boolean,
  now: number,
  isAll = false,
): VendorRecord {
  const outstanding = vendor.outstanding.filter((item) => !isDone(item));
  const wasLast = vendor.outstanding.length > 0 && outstanding.length === 0;
  if (!wasLast && !isAll) return { ...vendor, outstanding };
  return {
    ...vendor,
    outstanding: [],
    flagged: [],
    items: [],
    answered: vendor.items.filter(({ reply }) => reply !== null),
    decision: null,
    decisionReason: null,
    decidedAt: null,
    submittedAt: now,
  };
}
