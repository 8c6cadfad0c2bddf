import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import type { Draft } from '#lib/domain/application/draft.ts';

/** The action of the main button of /vendor for a signed-in vendor. */
export type VendorEntry =
  | { type: 'dashboard' }
  | { type: 'list' }
  | { type: 'resume'; application: ApplicationSummary }
  | { type: 'resume-draft'; draft: Draft & { vendorId: string } }
  | { type: 'new' };

export function vendorEntry(known: {
  applications: readonly ApplicationSummary[];
  kycApproved: boolean;
  draft: Draft | null;
}): VendorEntry {
  const { applications, kycApproved, draft } = known;
  const [only] = applications;
  if (only === undefined && kycApproved) return { type: 'dashboard' };
  if (applications.length > 1) return { type: 'list' };
  if (only !== undefined) return { type: 'resume', application: only };
  if (draft?.vendorId) return { type: 'resume-draft', draft: { ...draft, vendorId: draft.vendorId } };
  return { type: 'new' };
}
