import { correctionOf, type Correction } from '#lib/domain/correction.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { vendorOf as anyVendorOf } from './applications.ts';

/** A rejected vendor, or whatever `raw` makes of it, as the reply schema reads it. */
export function vendorOf(raw: object): Vendor {
  return anyVendorOf({ status: 'rejected', ...raw });
}

/** The correction of a pharmacy's application with these items flagged, none of them sent again. */
export function correction(flagged: string[], review: object = { outstanding: flagged }): Correction {
  const read = correctionOf('pharmacy', vendorOf({ review: { flagged, ...review } }));
  if (read === null) throw new Error('a rejected vendor is corrected');
  return read;
}
