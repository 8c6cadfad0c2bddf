/**
 * The field names of the specification, for bodies (section 7) and replies (sections 3 and 7). A call that is
 * missing here has no body, or the specification shows no reply for it.
 */
import type { EndpointName } from '#lib/api/schema/endpoints.ts';

/** `true` for a field; or the fields inside it, or inside each item of a list. */
export interface Fields {
  readonly [name: string]: true | Fields;
}

const named = <const Name extends string>(...names: readonly Name[]): Record<Name, true> =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

const hours = named('openTime', 'closeTime', 'openDays');
const address = named('ownerName', 'email', 'phone', 'supportPhone', 'addressLine1', 'city', 'pincode');
const baseInfo: Fields = {
  ...named('vendorName'),
  ...address,
  coords: named('lat', 'lng'),
  deliveryTimings: hours,
};

const licences = named('drugLicenseNumber', 'fssaiNumber', 'accreditation');
const kyc: Fields = {
  ...named('panNumber', 'panHolderName', 'gstNumber', 'bankAccount', 'accountHolderName', 'ifsc'),
  ...licences,
};

export const specifiedBodies: Partial<Record<EndpointName, Fields>> = {
  sendOtp: named('phone', 'userType'),
  // The start page sends the `otpId` of a code if a reply gave one.
  login: named('phone', 'verificationCode', 'userType', 'otpId'),
  refresh: named('refreshToken'),
  vendorSendOtp: named('phone'),
  createVendor: { ...named('phone', 'otp', 'category'), baseInfo },
  kycDraft: kyc,
  kyc,
  verifyBank: named('accountNumber', 'ifsc', 'accountHolderName'),
  contract: named('termsAccepted', 'minimumOrder', 'deliveryRadius'),
};

const vendor: Fields = {
  ...named('id', 'name', 'addressLine2', 'state', 'categories', 'status', 'phoneVerified'),
  ...address,
  location: named('latitude', 'longitude'),
  openingHours: hours,
  kyc: { ...kyc, ...named('status', 'submittedAt', 'verificationDate') },
  contract: named('termsAccepted'),
  baseInfo,
  documents: named('type', 'uploadedAt', 'url'),
};

const completed = named('completed');

export const specifiedReplies: Partial<Record<EndpointName, Fields>> = {
  sendOtp: named('message', 'otpId'),
  login: {
    ...named('success', 'message'),
    data: {
      ...named(
        'accessToken',
        'refreshToken',
        'isNewUser',
        'needsProfileCompletion',
        'profileCompletionRoute',
      ),
      user: named(
        'id',
        'phone',
        'fullName',
        'email',
        'gender',
        'dateOfBirth',
        'isProfileComplete',
        'userType',
        'externalId',
        'serviceSource',
      ),
    },
  },
  refresh: named('accessToken', 'refreshToken', 'expiresIn'),
  vendor: { vendor },
  currentVendor: { vendor },
  progress: {
    ...named('vendorId'),
    applicationData: {
      status: named('vendorStatus', 'phoneVerified', 'updatedAt'),
      progress: named('completionPercent', 'nextStep', 'totalSteps'),
      step1: { ...completed, ...baseInfo },
      step2: {
        ...completed,
        data: { ...kyc, ...named('bankHolderName', 'idfyStatus') },
      },
      step3: completed,
      step4: completed,
    },
  },
  applications: {
    applications: {
      ...named('id', 'name', 'city', 'category', 'categories', 'status', 'createdAt', 'updatedAt'),
      progress: named('completionPercent'),
    },
  },
  vendorSendOtp: named('message'),
  createVendor: named('vendorId', 'message'),
  documents: { uploaded: named('key') },
  verifyBank: named(
    'success',
    'verified',
    'pending',
    'requestId',
    'details',
    'message',
    'valid',
    'ifscValid',
    'bank',
    'branch',
    'accountHolder',
  ),
  contract: named('contractId'),
};
