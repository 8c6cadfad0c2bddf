import { z } from '#lib/domain/z.ts';
import { deliveryTimingsSchema } from '#lib/domain/info/hoursSchema.ts';
import { infoFieldRows, type InfoFieldRow, type InfoTextName } from '#lib/domain/info/infoFields.ts';
import { vendorPhonePattern } from '#lib/domain/session/phone.ts';
import { patternOf, textOf } from '#lib/domain/text.ts';

const coords = z.object(
  { lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) },
  'location',
);

/** The rule of a text field by its kind. Its error code is the field's name. */
const rules: Record<InfoFieldRow['typed'], (name: string) => z.ZodMiniType<string, string>> = {
  words: (name) => textOf(2, name),
  email: (name) => patternOf(z.regexes.email, name),
  phone: () => patternOf(vendorPhonePattern, 'phone'),
  // Six digits; kept as text.
  pin: (name) => patternOf(/^\d{6}$/, name),
};

const ruleOf = Object.fromEntries(infoFieldRows.map(({ name, typed }) => [name, rules[typed](name)]));

/** The vendor information step, in the form and as `baseInfo` in bodies. */
export const vendorInfoSchema = z.object({
  ...(ruleOf as Record<InfoTextName, z.ZodMiniType<string, string>>),
  coords,
  deliveryTimings: deliveryTimingsSchema,
});
export type VendorInfo = z.infer<typeof vendorInfoSchema>;
