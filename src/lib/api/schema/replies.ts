import { categorySchema } from '#lib/domain/category/categorySchema.ts';
import { slotIds } from '#lib/domain/documents/documents.ts';
import { deliveryTimingsSchema } from '#lib/domain/info/hoursSchema.ts';
import { infoTexts } from '#lib/domain/info/infoFields.ts';
import { kycNames, kycRow, type KycName } from '#lib/domain/kyc/kycFields.ts';
import { reviewCodes } from '#lib/domain/review/reviewCodes.ts';
import { vendorInfoSchema } from '#lib/domain/info/vendorInfo.ts';
import { z } from '#lib/domain/z.ts';

/**
 * The exact replies of the API; the OpenAPI document describes them. The client accepts more shapes than these (its
 * schemas are in the domain). Tests check the sandbox's replies against both. `descriptions` in `requests.ts` names the
 * reply of each call.
 */
const success = z.literal(true);
const message = z.string();
const text = z.string();
const maybeText = z.nullable(text);
const isoTime = z.iso.datetime();
const maybeTime = z.nullable(isoTime);
const slot = z.enum(slotIds);
const status = z.enum([
  'incomplete',
  'kyc_submitted',
  'documents_uploaded',
  'contract_submitted',
  'approved',
  'rejected',
]);
const progress = z.strictObject({
  completionPercent: z.number(),
  nextStep: z.int(),
  totalSteps: z.int(),
});
export const messageReply = z.strictObject({ success, message });
export const codeReply = z.strictObject({ success, message, otpId: z.optional(text) });

const user = z.strictObject({
  id: text,
  phone: text,
  fullName: maybeText,
  email: maybeText,
  gender: maybeText,
  dateOfBirth: maybeText,
  isVerified: z.boolean(),
  isProfileComplete: z.boolean(),
  userType: z.literal('VENDOR'),
  externalId: maybeText,
  serviceSource: text,
});
const grant = {
  accessToken: text,
  refreshToken: text,
  user,
  isNewUser: z.boolean(),
  needsProfileCompletion: z.boolean(),
  profileCompletionRoute: maybeText,
};

const licence = z.strictObject({
  form: z.optional(maybeText),
  number: z.optional(maybeText),
  paidUpTo: z.optional(maybeText),
  asPrinted: z.optional(z.boolean()),
});
const kycKinds = { text, date: text, tick: z.boolean(), licences: z.array(licence) };
const kycFields = Object.fromEntries(
  kycNames.map((name) => [name, z.optional(kycKinds[kycRow(name).kind])]),
) as unknown as Record<KycName, z.ZodMiniOptional>;
const consent = z.strictObject({ id: text, version: text, acceptedAt: isoTime });
const consents = z.array(consent);
const contract = {
  termsAccepted: z.boolean(),
  minimumOrder: z.optional(z.number()),
  deliveryRadius: z.optional(z.number()),
  contractVersion: z.optional(text),
  consents: z.optional(consents),
};

const kyc = z.strictObject({
  ...kycFields,
  status: z.enum(['incomplete', 'submitted', 'approved', 'rejected']),
  isDraft: z.boolean(),
  submittedAt: maybeTime,
  verificationDate: maybeTime,
});
const acceptedContract = z.strictObject({ ...contract, contractId: text, submittedAt: isoTime });
const document = z.strictObject({ type: slot, key: text, uploadedAt: isoTime, url: text });
const reviewCode = z.string();
z.globalRegistry.add(reviewCode, {
  description:
    'Why the item is refused. The site has words and a picture for the codes in the examples; of any other code it shows the reason.',
  examples: [...reviewCodes],
});
/** A reviewer's words about one item. */
const reviewItem = z.strictObject({
  item: text,
  code: reviewCode,
  reason: z.optional(maybeText),
  dueAt: z.optional(z.nullable(z.iso.date())),
  reply: z.optional(maybeText),
});
const items = z.optional(z.array(reviewItem));
const review = z.strictObject({
  reason: maybeText,
  flagged: z.array(text),
  outstanding: z.array(text),
  items,
  submittedAt: maybeTime,
  decidedAt: maybeTime,
});
const { vendorName: _, ...infoFields } = infoTexts(() => text);
const vendor = z.strictObject({
  id: text,
  name: text,
  ...infoFields,
  addressLine2: maybeText,
  state: maybeText,
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  openingHours: deliveryTimingsSchema,
  category: categorySchema,
  categories: z.array(categorySchema),
  status,
  progress,
  phoneVerified: z.boolean(),
  phoneVerifiedAt: isoTime,
  kyc: z.nullable(kyc),
  consents,
  contract: z.nullable(acceptedContract),
  baseInfo: vendorInfoSchema,
  documents: z.array(document),
  review,
  createdAt: isoTime,
  updatedAt: isoTime,
});
export const vendorReply = z.strictObject({ success, vendor });

const application = z.strictObject({
  id: text,
  name: text,
  city: text,
  category: categorySchema,
  categories: z.array(categorySchema),
  status,
  progress,
  review: z.strictObject({ flagged: z.array(text), outstanding: z.array(text), items }),
  createdAt: isoTime,
  updatedAt: isoTime,
});

const completed = z.boolean();
export const progressReply = z.strictObject({
  success,
  vendorId: text,
  applicationData: z.strictObject({
    category: categorySchema,
    status: z.strictObject({ vendorStatus: status, phoneVerified: z.boolean(), updatedAt: isoTime }),
    progress,
    step1: z.strictObject({ completed, ...vendorInfoSchema.shape }),
    step2: z.strictObject({
      completed,
      data: z.nullable(z.strictObject({ ...kycFields, bankHolderName: maybeText, idfyStatus: text })),
    }),
    step3: z.strictObject({ completed, documents: z.array(slot) }),
    step4: z.strictObject({ completed, ...z.partial(z.object(contract)).shape }),
  }),
});

export const loginReply = z.strictObject({ success, message, data: z.strictObject(grant) });
export const refreshReply = z.strictObject({
  success,
  accessToken: text,
  refreshToken: text,
  expiresIn: z.int(),
});
export const applicationsReply = z.strictObject({ success, applications: z.array(application) });
export const consentListReply = z.strictObject({
  success,
  consents: z.array(
    z.strictObject({
      id: text,
      version: text,
      acceptedAt: isoTime,
      withdrawnAt: maybeTime,
      vendorId: text,
      name: text,
    }),
  ),
});
export const createReply = z.strictObject({
  success,
  vendorId: text,
  message,
  data: z.strictObject({ vendorId: text, ...grant }),
});
export const uploadReply = z.strictObject({
  success,
  message,
  uploaded: z.array(z.strictObject({ slot, key: text, url: text })),
});
export const bankReply = z.strictObject({
  success: z.boolean(),
  verified: z.boolean(),
  pending: z.boolean(),
  valid: z.boolean(),
  ifscValid: z.boolean(),
  requestId: text,
  message,
  bank: maybeText,
  branch: maybeText,
  accountHolder: maybeText,
  details: z.strictObject({ nameMatch: z.optional(z.boolean()) }),
});
export const gstReply = z.strictObject({
  success,
  legalName: text,
  tradeName: maybeText,
  address: maybeText,
  pincode: maybeText,
  state: maybeText,
  status: z.enum(['active', 'cancelled', 'suspended']),
});
export const startUpiReply = z.strictObject({ success, paymentId: text, intent: text, expiresAt: isoTime });
export const upiStateReply = z.strictObject({
  success,
  state: z.enum(['waiting', 'paid', 'expired', 'refused', 'name-differs']),
  accountNumber: z.optional(text),
  ifsc: z.optional(text),
  holder: z.optional(text),
});
export const contractReply = z.strictObject({ success, contractId: text, message });

/** The JSON of every refusal. */
export const refusal = z.strictObject({
  success: z.literal(false),
  message,
  code: text,
  errors: z.optional(z.array(z.strictObject({ path: text, code: text }))),
  /** The number of the request, from an API whose header pages cannot read. */
  requestId: z.optional(text),
});

/** The parts of the replies, by their names in the OpenAPI document. */
export const replyParts: Readonly<Record<string, z.ZodMiniType>> = {
  Application: application,
  Category: categorySchema,
  Code: codeReply,
  Consent: consent,
  Contract: acceptedContract,
  Document: document,
  Error: refusal,
  Kyc: kyc,
  Licence: licence,
  Message: messageReply,
  OpeningHours: deliveryTimingsSchema,
  Progress: progress,
  Review: review,
  ReviewItem: reviewItem,
  Slot: slot,
  Status: status,
  User: user,
  Vendor: vendor,
  VendorInfo: vendorInfoSchema,
};
