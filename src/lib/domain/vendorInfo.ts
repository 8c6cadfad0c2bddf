import { z } from '#lib/domain/z.ts';
import { deliveryTimingsSchema } from '#lib/domain/hoursSchema.ts';
import { vendorPhonePattern } from '#lib/domain/phone.ts';
import { patternOf, textOf } from '#lib/domain/text.ts';

/** Six digits; kept as text. */
export const pincode = patternOf(/^\d{6}$/, 'pincode');

const coords = z.object(
  { lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) },
  'location',
);

const vendorPhone = patternOf(vendorPhonePattern, 'phone');

/** The vendor information step, as it is filled in and as it travels as `baseInfo`. */
export const vendorInfoSchema = z.object({
  vendorName: textOf(2, 'vendorName'),
  ownerName: textOf(2, 'ownerName'),
  email: z.string('email').check(z.trim(), z.regex(z.regexes.email, 'email')),
  phone: vendorPhone,
  supportPhone: vendorPhone,
  addressLine1: textOf(2, 'addressLine1'),
  city: textOf(2, 'city'),
  pincode,
  coords,
  deliveryTimings: deliveryTimingsSchema,
});
export type VendorInfo = z.infer<typeof vendorInfoSchema>;
