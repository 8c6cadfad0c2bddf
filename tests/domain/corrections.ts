import { correctionOf, type Correction } from '#lib/domain/application/correction.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { vendorOf as anyVendorOf } from './applications.ts';

/** Returns a rejected vendor as the reply schema parses it; `raw` overrides its fields. */
export function vendorOf(raw: object): Vendor {
  return anyVendorOf({ status: 'rejected', ...raw });
}

/** Returns the correction of a pharmacy with these items flagged and none sent again. */
export function correction(flagged: string[], review: object = { outstanding: flagged }): Correction {
  const read = correctionOf('pharmacy', vendorOf({ review: { flagged, ...review } }));
  if (read === null) throw new Error('a rejected vendor is corrected');
  return read;
}
