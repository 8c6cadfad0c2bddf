import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { infoTexts } from '#lib/domain/info/infoFields.ts';
import { defaultTimings, type DeliveryTimings } from '#lib/domain/info/hours.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';

/** Whether a PIN code starts with 0: Postal Index Numbers start with 1–9 (India Post). Never blocks. */
export function isUnknownPin(pin: string): boolean {
  return /^0\d{5}$/.test(pin);
}

/** The step while it is being filled in: the place may be missing and a time may be empty. */
export interface VendorInfoForm extends Omit<VendorInfo, 'coords' | 'deliveryTimings'> {
  coords: Coordinates | null;
  deliveryTimings: DeliveryTimings;
}

export const emptyVendorInfo: VendorInfoForm = {
  ...infoTexts(() => ''),
  coords: null,
  deliveryTimings: defaultTimings,
};
