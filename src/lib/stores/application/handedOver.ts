import type { ReuseName } from '#lib/domain/kyc/reuse.ts';
import { owned } from '#lib/stores/session/owner.ts';

/** Values for the KYC step that the vendor chose or typed before the first form. */
export interface HandedOver {
  values: Partial<Record<ReuseName, string>>;
  /** The shop that they come from; null for a GSTIN that the vendor typed. */
  shop: string | null;
  /** Whether the vendor typed the GSTIN. That of another shop is used only in its state. */
  isGstinTyped: boolean;
}

export const nothing: HandedOver = { values: {}, shop: null, isGstinTyped: false };

/** They exist only in this page's memory, and the KYC step starts with them. */
export const $handedOver = owned<HandedOver>(nothing);

/** Adds values to those that are handed over. */
export function handOver(values: HandedOver['values'], shop: string | null = null): void {
  const before = $handedOver.get();
  $handedOver.set({
    values: { ...before.values, ...values },
    shop: shop ?? before.shop,
    isGstinTyped: 'gstNumber' in values ? shop === null : before.isGstinTyped,
  });
}
