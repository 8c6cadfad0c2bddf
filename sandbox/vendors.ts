import type { CategoryId } from '#lib/domain/category/category.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import type { Context } from '#sandbox/context.ts';
import { all, one, run } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/http.ts';
import { randomId } from '#sandbox/secret.ts';
import { startOfId } from '#sandbox/shapes/ids.ts';
import type { User } from '#sandbox/users.ts';
import { readVendor, type Consent, type VendorRecord, type VendorRow } from '#sandbox/vendorRecord.ts';

/** Returns all vendors of a user, the newest first. */
export function vendorsOf(context: Context, userId: string): VendorRecord[] {
  const rows = all<VendorRow>(
    context.db,
    'SELECT * FROM vendors WHERE user_id = ? ORDER BY seq DESC',
    userId,
  );
  return rows.map((row) => context.profile.record(readVendor(row)));
}

/** Returns the vendors of all users, for the reviewer. */
export function allVendors(context: Pick<Context, 'db'>): VendorRecord[] {
  return all<VendorRow>(context.db, 'SELECT * FROM vendors ORDER BY seq').map(readVendor);
}

/** Finds a vendor of any user by its id, or by the number that the shape `ids` makes of the id. */
export function findVendor(context: Pick<Context, 'db'>, id: string): VendorRecord | undefined {
  const start = startOfId(id);
  const row =
    start === null
      ? one<VendorRow>(context.db, 'SELECT * FROM vendors WHERE id = ?', id)
      : one<VendorRow>(context.db, 'SELECT * FROM vendors WHERE substr(id, 5, 8) = ?', start);
  return row && readVendor(row);
}

/** Returns the user's own vendor. Throws the same 404 for another user's vendor as for none. */
export function ownVendor(context: Context, user: User, id: string): VendorRecord {
  const vendor = findVendor(context, id);
  if (vendor && vendor.userId === user.id) return context.profile.record(vendor);
  throw new Refusal(404, 'not_found', 'Vendor not found.');
}

/**
 * Creates a vendor. If the profile says so, the same details return the earlier vendor until it is submitted: a
 * request repeated after a lost reply creates no second vendor, even without an Idempotency-Key.
 */
export function createVendor(
  context: Context,
  user: User,
  category: CategoryId,
  baseInfo: VendorInfo,
  consents: readonly Consent[] = [],
): { vendor: VendorRecord; isNew: boolean } {
  const info = JSON.stringify(baseInfo);
  const same = context.profile.findsSameVendor ? sameVendor(context, user, category, info) : undefined;
  if (same) return { vendor: readVendor(same), isNew: false };
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

function sameVendor(
  context: Pick<Context, 'db'>,
  user: User,
  category: CategoryId,
  info: string,
): VendorRow | undefined {
  return one<VendorRow>(
    context.db,
    `SELECT * FROM vendors WHERE user_id = ? AND category = ? AND base_info_json = ?
     AND contract_id IS NULL AND decision IS NULL`,
    user.id,
    category,
    info,
  );
}

/** Deletes a vendor and its document rows. Returns the names of the documents' files, which the caller deletes. */
export function deleteVendor(context: Pick<Context, 'db'>, id: string): string[] {
  const files = all<{ file: string }>(context.db, 'SELECT file FROM documents WHERE vendor_id = ?', id);
  run(context.db, 'DELETE FROM vendors WHERE id = ?', id);
  return files.map(({ file }) => file);
}

/** Replaces the consents that were given when a vendor was created. */
export function saveConsents(context: Pick<Context, 'db'>, id: string, consents: readonly Consent[]): void {
  run(context.db, 'UPDATE vendors SET consents_json = ? WHERE id = ?', JSON.stringify(consents), id);
}

/** Writes a vendor back and sets its time of update. */
export function saveVendor(context: Pick<Context, 'db' | 'clock'>, vendor: VendorRecord): void {
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  run(
    context.db,
    `UPDATE vendors SET optional_json = ?, kyc_json = ?, kyc_draft_json = ?, kyc_submitted_at = ?,
       contract_json = ?, contract_id = ?, contract_submitted_at = ?, submitted_at = ?, decision = ?,
       decision_reason = ?, flagged_json = ?, items_json = ?, answered_json = ?, outstanding_json = ?, decided_at = ?,
       updated_at = ?
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
    JSON.stringify(vendor.items),
    JSON.stringify(vendor.answered),
    JSON.stringify(vendor.outstanding),
    vendor.decidedAt,
    context.clock.now(),
    vendor.id,
  );
}
