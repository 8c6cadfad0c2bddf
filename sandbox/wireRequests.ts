import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { requests } from '#lib/api/schema/requests.ts';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { rowsOf } from '#lib/domain/kyc/kycFields.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { z } from '#lib/domain/z.ts';
import { bankRequest } from '#sandbox/bank.ts';
import { contractRequest } from '#sandbox/apiSchema.ts';
import { kycRequest } from '#sandbox/kyc.ts';
import { otpCode, otpPhone } from '#sandbox/otp.ts';

/** The schemas of a body that depends on the vendor's category, by category. */
type BodiesByCategory = Readonly<Record<CategoryId, z.ZodMiniType>>;

const byCategory = (schemaOf: (category: CategoryId) => z.ZodMiniType): BodiesByCategory =>
  Object.fromEntries(categoryIds.map((category) => [category, schemaOf(category)])) as BodiesByCategory;

/** The user type of a sign-in: a vendor in any letter case, or left out. */
const vendorType = z.optional(z.string().check(z.regex(/^[Vv][Ee][Nn][Dd][Oo][Rr]$/)));

/**
 * Returns looser schemas for fields whose rules no pattern can express. The OpenAPI document states those rules
 * in words: the printed forms of a drug licence, and the missing number of a lab that is not registered for GST.
 */
function inWords(category: CategoryId) {
  const fields = rowsOf(category).flatMap((row): [string, z.ZodMiniType][] => {
    if (row.kind !== 'tick') return [];
    const allowed: [string, z.ZodMiniType][] = row.allows ? [[row.allows.field, z.string()]] : [];
    return row.replaces ? [...allowed, [row.replaces.field, z.optional(z.string())]] : allowed;
  });
  return Object.fromEntries(fields);
}

const optionalText = z.optional(z.string().check(z.trim()));
/** The body of the call that the specification names and no screen uses. */
export const optionalRequest = withTextLimits(z.object({ addressLine2: optionalText, state: optionalText }));

/**
 * The exact bodies that the sandbox accepts; the OpenAPI document describes them. Routes check a body in two
 * steps, by `requests` and by their own rules; here both are combined.
 */
export const wireRequests = {
  ...requests,
  sendOtp: z.extend(requests.sendOtp, { phone: otpPhone, userType: vendorType }),
  login: z.extend(requests.login, { phone: otpPhone, userType: vendorType, verificationCode: otpCode }),
  vendorSendOtp: z.extend(requests.vendorSendOtp, { phone: otpPhone }),
  createVendor: z.extend(requests.createVendor, { phone: otpPhone, otp: otpCode }),
  kyc: byCategory((category) => withTextLimits(z.extend(kycRequest(category, {}), inWords(category)))),
  verifyBank: bankRequest,
  contract: byCategory(contractRequest),
} as const satisfies Partial<Record<EndpointName, z.ZodMiniType | BodiesByCategory>>;
