import type { requests } from '#lib/api/schema/requests.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { categorySchema } from '#lib/domain/category/categorySchema.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import type { z } from '#lib/domain/z.ts';
import type { Kyc, KycDraft } from '#sandbox/kyc.ts';

/** The body of `PATCH …/optional`: address details that the application itself does not ask for. */
interface OptionalInfo {
  addressLine2?: string | undefined;
  state?: string | undefined;
}

export type Contract = z.output<typeof requests.contract>;
/** A given consent. `withdrawnAt` is ISO 8601, like the time it was given. */
export type Consent = NonNullable<Contract['consents']>[number] & { withdrawnAt?: string };

/** A reviewer's words about one item, and the vendor's answer. */
export interface ItemNote {
  item: string;
  code: string;
  reason: string | null;
  /** `2026-11-30` */
  dueAt: string | null;
  reply: string | null;
}

/** A vendor as it is stored. Times are epoch milliseconds. */
export interface VendorRecord {
  id: string;
  userId: string;
  category: CategoryId;
  baseInfo: VendorInfo;
  optional: OptionalInfo;
  /** The submitted KYC details. They never include a draft. */
  kyc: Kyc | null;
  /** The fields typed since the submission. A cleared field has an empty value. */
  kycDraft: KycDraft | null;
  kycSubmittedAt: number | null;
  /** The consents given when the vendor was created. */
  consents: Consent[];
  contract: Contract | null;
  contractId: string | null;
  contractSubmittedAt: number | null;
  /** When the application last went to review. */
  submittedAt: number | null;
  decision: 'approved' | 'rejected' | null;
  decisionReason: string | null;
  /** The KYC fields, document slots and contract fields that the reviewer objected to. */
  flagged: string[];
  /** The reviewer's words about some of them. */
  items: ItemNote[];
  /** The words that the vendor answered before the application last returned to review. */
  answered: ItemNote[];
  /** The items that the vendor must still send again. */
  outstanding: string[];
  decidedAt: number | null;
  createdAt: number;
  updatedAt: number;
}

export interface VendorRow {
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
  items_json: string;
  answered_json: string;
  outstanding_json: string;
  decided_at: number | null;
  created_at: number;
  updated_at: number;
}

export function readVendor(row: VendorRow): VendorRecord {
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
    items: JSON.parse(row.items_json) as ItemNote[],
    answered: JSON.parse(row.answered_json) as ItemNote[],
    outstanding: JSON.parse(row.outstanding_json) as string[],
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
