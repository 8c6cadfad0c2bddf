import { computed } from 'nanostores';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import { owned } from '#lib/stores/session/owner.ts';

interface TypedKyc {
  form: KycForm;
  /** Whether it differs from the form that the step was opened with. */
  isChanged: boolean;
}

/** The KYC forms that are typed and not submitted, by vendor. They exist only in this page's memory. */
const $typedKyc = owned<ReadonlyMap<string, TypedKyc>>(new Map());

/** The form that is typed on a vendor's KYC step and not submitted; null when there is none. */
export const typedKyc = (vendorId: string): KycForm | null => $typedKyc.get().get(vendorId)?.form ?? null;

/** Sets a vendor's typed form; null forgets it. */
export function setTypedKyc(vendorId: string, typed: TypedKyc | null): void {
  const all = new Map($typedKyc.get());
  all.delete(vendorId);
  if (typed !== null) all.set(vendorId, typed);
  $typedKyc.set(all);
}

/**
 * The vendor whose typed KYC details differ from those that the step was opened with; null for none. Of several
 * vendors, the one whose form changed last.
 */
export const $changedKyc = computed(
  $typedKyc,
  (all) => [...all].findLast(([, { isChanged }]) => isChanged)?.[0] ?? null,
);
