import type { CategoryId } from '#lib/domain/category.ts';
import { categorySchema } from '#lib/domain/categorySchema.ts';
import type { requests } from '#lib/api/requests.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import type { z } from '#lib/domain/z.ts';
import type { Context } from '#sandbox/context.ts';
import { all, one, run } from '#sandbox/db/database.ts';
import { ApiError } from '#sandbox/http.ts';
import { randomId } from '#sandbox/secret.ts';
import type { Kyc, KycDraft } from '#sandbox/kyc.ts';
import type { User } from '#sandbox/users.ts';

/** What `PATCH …/optional` takes: address details the application itself does not ask for. */
interface OptionalInfo {
  addressLine2?: string | undefined;
  state?: string | undefined;
}

export type Contract = z.output<typeof requests.contract>;
export type Consent = NonNullable<Contract['consents']>[number];

/** A vendor as it is stored. Times are epoch milliseconds. */
export interface VendorRecord {
  id: string;
  userId: string;
  category: CategoryId;
  baseInfo: VendorInfo;
  optional: OptionalInfo;
  /** The submitted KYC details; a draft is kept apart and never counts as them. */
  kyc: Kyc | null;
  /** The fields that were typed since the submission, cleared ones as empty values. */
  kycDraft: KycDraft | null;
  kycSubmittedAt: number | null;
  /** Texts that were agreed to when the vendor was created. */
  consents: Consent[];
  contract: Contract | null;
  contractId: string | null;
  contractSubmittedAt: number | null;
  /** When the application last went to review. */
  submittedAt: number | null;
  decision: 'approved' | 'rejected' | null;
  decisionReason: string | null;
  /** What the reviewer objected to: KYC fields, document slots, contract fields. */
  flagged: string[];
  /** What of it has not been sent again yet. */
  outstanding: string[];
  decidedAt: number | null;
  createdAt: number;
  updatedAt: number;
}

interface VendorRow {
  id: string;
  user_id: string;
  category: string;
  base_info_json: string;
  optional_json: string;
  kyc_json: string | null;
  kyc_draft_json: string | null;
  kyc_submitted_at: number | null;
  consents_json: string;
  contract_json: string | null;
  contract_id: string | null;
  contract_submitted_at: number | null;
  submitted_at: number | null;
  decision: VendorRecord['decision'];
  decision_reason: string | null;
  flagged_json: string;
  outstanding_json: string;
  decided_at: number | null;
  created_at: number;
  updated_at: number;
}

function read(row: VendorRow): VendorRecord {
  return {
    id: row.id,
    userId: row.user_id,
    category: categorySchema.parse(row.category),
    baseInfo: JSON.parse(row.base_info_json) as VendorInfo,
    optional: JSON.parse(row.optional_json) as OptionalInfo,
    kyc: JSON.parse(row.kyc_json ?? 'null') as Kyc | null,
    kycDraft: JSON.parse(row.kyc_draft_json ?? 'null') as KycDraft | null,
    kycSubmittedAt: row.kyc_submitted_at,
    consents: JSON.parse(row.consents_json) as Consent[],
    contract: JSON.parse(row.contract_json ?? 'null') as Contract | null,
    contractId: row.contract_id,
    contractSubmittedAt: row.contract_submitted_at,
    submittedAt: row.submitted_at,
    decision: row.decision,
    decisionReason: row.decision_reason,
    flagged: JSON.parse(row.flagged_json) as string[],
    outstanding: JSON.parse(row.outstanding_json) as string[],
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** All vendors of a user, the newest first. */
export function vendorsOf(context: Context, userId: string): VendorRecord[] {
  return all<VendorRow>(context.db, 'SELECT * FROM vendors WHERE user_id = ? ORDER BY seq DESC', userId).map(
    read,
  );
}

/** Every vendor there is, for the reviewer. */
export function allVendors(context: Pick<Context, 'db'>): VendorRecord[] {
  return all<VendorRow>(context.db, 'SELECT * FROM vendors ORDER BY seq').map(read);
}

/** A vendor by id, of any user; undefined when there is none. */
export function findVendor(context: Pick<Context, 'db'>, id: string): VendorRecord | undefined {
  const row = one<VendorRow>(context.db, 'SELECT * FROM vendors WHERE id = ?', id);
  return row && read(row);
}

/** The user's own vendor. Another user's is the same 404 as none at all. */
export function ownVendor(context: Context, user: User, id: string): VendorRecord {
  const vendor = findVendor(context, id);
  if (vendor && vendor.userId === user.id) return vendor;
  throw new ApiError(404, 'not_found', 'Vendor not found.');
}

/**
 * A new vendor, or the one the same details made before as long as it has not been submitted: a repeated
 * request whose first reply was lost makes no second one, even without an Idempotency-Key.
 */
export function createVendor(
  context: Context,
  user: User,
  category: CategoryId,
  baseInfo: VendorInfo,
  consents: readonly Consent[] = [],
): { vendor: VendorRecord; isNew: boolean } {
  const info = JSON.stringify(baseInfo);
  const same = one<VendorRow>(
    context.db,
    `SELECT * FROM vendors WHERE user_id = ? AND category = ? AND base_info_json = ?
     AND contract_id IS NULL AND decision IS NULL`,
    user.id,
    category,
    info,
  );
  if (same) return { vendor: read(same), isNew: false };
  const now = context.clock.now();
  const id = randomId('vnd');
  run(
    context.db,
    `INSERT INTO vendors (id, user_id, category, base_info_json, consents_json, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    user.id,
    category,
    info,
    JSON.stringify(consents),
    now,
    now,
  );
  return { vendor: ownVendor(context, user, id), isNew: true };
}

/** Deletes a vendor and the rows of its documents. Returns the names of the documents' files, to be deleted next. */
export function deleteVendor(context: Pick<Context, 'db'>, id: string): string[] {
  const files = all<{ file: string }>(context.db, 'SELECT file FROM documents WHERE vendor_id = ?', id);
  run(context.db, 'DELETE FROM vendors WHERE id = ?', id);
  return files.map(({ file }) => file);
}

/** Writes a vendor back, and notes when. */
export function saveVendor(context: Pick<Context, 'db' | 'clock'>, vendor: VendorRecord): void {
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  run(
    context.db,
    `UPDATE vendors SET optional_json = ?, kyc_json = ?, kyc_draft_json = ?, kyc_submitted_at = ?,
       contract_json = ?, contract_id = ?, contract_submitted_at = ?, submitted_at = ?, decision = ?,
       decision_reason = ?, flagged_json = ?, outstanding_json = ?, decided_at = ?, updated_at = ?
     WHERE id = ?`,
    JSON.stringify(vendor.optional),
    json(vendor.kyc),
    json(vendor.kycDraft),
    vendor.kycSubmittedAt,
    json(vendor.contract),
    vendor.contractId,
    vendor.contractSubmittedAt,
    vendor.submittedAt,
    vendor.decision,
    vendor.decisionReason,
    JSON.stringify(vendor.flagged),
    JSON.stringify(vendor.outstanding),
    vendor.decidedAt,
    context.clock.now(),
    vendor.id,
  );
}
