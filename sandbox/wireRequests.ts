import type { EndpointName } from '#lib/api/endpoints.ts';
import { requests } from '#lib/api/requests.ts';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { z } from '#lib/domain/z.ts';
import { bankRequest } from '#sandbox/bank.ts';
import { contractRequest } from '#sandbox/contract.ts';
import { kycRequest } from '#sandbox/kyc.ts';
import { otpCode, otpPhone } from '#sandbox/otp.ts';

/** What a body is when it depends on the vendor's category: one schema for each, by the category's name. */
type BodiesByCategory = Readonly<Record<CategoryId, z.ZodMiniType>>;

const byCategory = (schemaOf: (category: CategoryId) => z.ZodMiniType): BodiesByCategory =>
  Object.fromEntries(categoryIds.map((category) => [category, schemaOf(category)])) as BodiesByCategory;

/** What a sign-in is taken for: a vendor's, in any case of letters, also when it does not say. */
const vendorType = z.optional(z.string().check(z.regex(/^[Vv][Ee][Nn][Dd][Oo][Rr]$/)));

/**
 * What no pattern tells, and the document says in words: the printed forms of a drug licence, and that a lab which is not
 * registered for GST has no number.
 */
function inWords(category: CategoryId) {
  const { licenceField, gst } = categories[category];
  return {
    ...(licenceField === 'drugLicenseNumber' && { drugLicenseNumber: z.string() }),
    ...(gst === 'exempt-with-declaration' && { gstNumber: z.optional(z.string()) }),
  };
}

/**
 * The bodies as the sandbox takes them, exactly: what the OpenAPI document says of them. Routes read them in two steps, by
 * `requests` and by rules of their own; here both are together.
 */
export const wireRequests = {
  sendOtp: z.extend(requests.sendOtp, { phone: otpPhone, userType: vendorType }),
  login: z.extend(requests.login, { phone: otpPhone, userType: vendorType, verificationCode: otpCode }),
  refresh: requests.refresh,
  kycDraft: requests.kycDraft,
  vendorSendOtp: z.extend(requests.vendorSendOtp, { phone: otpPhone }),
  createVendor: z.extend(requests.createVendor, { phone: otpPhone, otp: otpCode }),
  kyc: byCategory((category) => withTextLimits(z.extend(kycRequest(category, {}), inWords(category)))),
  verifyBank: bankRequest,
  contract: byCategory(contractRequest),
} as const satisfies Partial<Record<EndpointName, z.ZodMiniType | BodiesByCategory>>;
