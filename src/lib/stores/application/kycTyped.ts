import { atom } from 'nanostores';
import type { KycForm } from '#lib/domain/kyc.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';

/**
 * What is typed on the KYC step and not submitted, in this page's memory and nowhere else: it is there again when the
 * vendor comes back from another step, whatever became of the auto-save.
 */
let typed: { vendorId: string; values: KycForm } | null = null;

/** The vendor for whom something else is typed than the step was found with; null for none. */
export const $changedKyc = atom<string | null>(null);

/** Remembers what is typed for a vendor, and whether it differs from what the step was found with. */
export function keepTypedKyc(vendorId: string, values: KycForm, isChanged: boolean): void {
  typed = { vendorId, values: { ...values } };
  $changedKyc.set(isChanged ? vendorId : null);
}

/** What was typed for a vendor, or null. */
export function typedKyc(vendorId: string): KycForm | null {
  return typed?.vendorId === vendorId ? typed.values : null;
}

/** Forgets what was typed: it was submitted. */
export function dropTypedKyc(): void {
  typed = null;
  $changedKyc.set(null);
}

onOwnerChange(dropTypedKyc);
