import type { KycForm } from '#lib/domain/kyc.ts';
import { onSignOut } from '#lib/stores/session.ts';

/**
 * What is typed on the KYC step and not submitted, in this page's memory and nowhere else: it is there again when the
 * vendor comes back from another step, whatever became of the auto-save.
 */
let typed: { vendorId: string; values: KycForm } | null = null;

/** Remembers what is typed for a vendor. */
export function keepTypedKyc(vendorId: string, values: KycForm): void {
  typed = { vendorId, values: { ...values } };
}

/** What was typed for a vendor, or null. */
export function typedKyc(vendorId: string): KycForm | null {
  return typed?.vendorId === vendorId ? typed.values : null;
}

/** Forgets what was typed: it was submitted. */
export function dropTypedKyc(): void {
  typed = null;
}

// After an expiry the same vendor signs in again in place; another one is refused the application itself.
onSignOut((how) => {
  if (how === 'signed-out') dropTypedKyc();
});
