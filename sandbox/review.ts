import { categories } from '#lib/domain/category/category.ts';
import { slotsOf } from '#lib/domain/documents/documents.ts';
import { kycNamesOf } from '#lib/domain/kyc/kyc.ts';
import type { Context } from '#sandbox/context.ts';
import { contractFields, wholeContract, wholeKyc } from '#sandbox/progress.ts';
import type { ItemNote, VendorRecord } from '#sandbox/vendorRecord.ts';
import { findVendor, saveVendor } from '#sandbox/vendors.ts';

export interface Decision {
  decision: 'approve' | 'reject';
  reason?: string | undefined;
  /** The KYC fields, document slots or contract fields that the vendor must change. If empty, everything is open. */
  flags?: readonly string[] | undefined;
  /** The reviewer's remarks on single items. Each item is flagged too. */
  items?: readonly (Pick<ItemNote, 'item' | 'code'> & Partial<ItemNote>)[] | undefined;
}

/** Returns the names that a reviewer can flag for this vendor's category. */
export function flaggable(vendor: Pick<VendorRecord, 'category'>): string[] {
  const { hasDeliveryTerms } = categories[vendor.category];
  return [
    ...kycNamesOf(vendor.category),
    ...slotsOf(vendor.category),
    ...contractFields.filter(
      (field) => hasDeliveryTerms || !['minimumOrder', 'deliveryRadius'].includes(field),
    ),
  ];
}

/** Decides a submitted application. Throws, with a message for the reviewer, if the decision is not possible. */
export function reviewVendor(
  context: Pick<Context, 'db' | 'clock'>,
  vendorId: string,
  { decision, reason, flags: named = [], items = [] }: Decision,
): VendorRecord {
  const vendor = findVendor(context, vendorId);
  const flags = [...named, ...items.map(({ item }) => item)];
  if (!vendor) throw new Error(`There is no vendor ${vendorId}. 'list' shows all.`);
  if (vendor.contract === null) throw new Error('The application has not been submitted yet.');
  const unknown = flags.filter((flag) => !flaggable(vendor).includes(flag));
  if (unknown.length > 0) {
    throw new Error(`Can't flag ${unknown.join(', ')}; choose from ${flaggable(vendor).join(', ')}.`);
  }
  if (decision === 'approve' && flags.length > 0) throw new Error('An approval flags nothing.');
  if (decision === 'reject' && !reason?.trim() && items.length === 0)
    throw new Error('A rejection needs a --reason.');
  const flagged = [...new Set(flags)];
  const decided: VendorRecord = {
    ...vendor,
    decision: decision === 'approve' ? 'approved' : 'rejected',
    decisionReason: reason?.trim() || null,
    flagged,
    items: items.map(({ item, code, reason: words, dueAt }) => ({
      item,
      code,
      reason: words?.trim() || null,
      dueAt: dueAt || null,
      reply: null,
    })),
    answered: [],
    outstanding: decision === 'approve' ? [] : flagged.length > 0 ? flagged : [wholeKyc, wholeContract],
    decidedAt: context.clock.now(),
  };
  saveVendor(context, decided);
  return decided;
}
