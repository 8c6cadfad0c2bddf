/**
 * The examples of docs/openapi.json. A test checks each against its schema, and `npm run conform` sends the
 * bodies to a real API with a phone of its own.
 */
import type { EndpointName } from '#lib/api/endpoints.ts';
import type { CategoryId } from '#lib/domain/category.ts';

/** A one-time code. The sandbox accepts this one. */
export const exampleCode = '123456';

/** The site's address. The document names no brand, so that a fork need not write it again. */
export const exampleSite = 'https://site.example';

const phone = '+919876543210';
const vendorId = 'vnd_6b84';
const morning = '2026-11-02T04:30:00.000Z';
const evening = '2026-11-02T12:45:00.000Z';

const vendorInfo = {
  vendorName: 'Asha Medicals',
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  supportPhone: '9876543211',
  addressLine1: '12 MG Road',
  pincode: '560001',
  city: 'Bengaluru',
  coords: { lat: 12.9716, lng: 77.5946 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};
const kyc = {
  gstNumber: '29ABCDE1234F1Z5',
  panNumber: 'ABCDE1234F',
  panHolderName: 'Asha Rao',
  bankAccount: '012345678901',
  accountHolderName: 'Asha Rao',
  ifsc: 'HDFC0000123',
};
const licensed = { ...kyc, drugLicenseNumber: 'KA/2023/123456' };
const consents = [{ id: 'partner-contract', version: '2026-10', acceptedAt: evening }];
const accepted = { termsAccepted: true, contractVersion: '2026-10', consents };

/** The body of each call; of a call with a body for each category, those bodies. */
export const requestExamples: Readonly<Record<string, object>> = {
  sendOtp: { phone, userType: 'VENDOR' },
  login: { phone, verificationCode: exampleCode, userType: 'VENDOR' },
  refresh: { refreshToken: 'r-7Qk2' },
  kycDraft: { panNumber: 'ABCDE', gstNumber: '' },
  vendorSendOtp: { phone },
  createVendor: { phone, otp: exampleCode, category: 'pharmacy', baseInfo: vendorInfo },
  kyc: {
    pharmacy: licensed,
    supplements: { ...kyc, fssaiNumber: '11223344556677' },
    labs: { ...kyc, accreditation: 'NABL MC-2345' },
  } satisfies Record<CategoryId, object>,
  verifyBank: { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' },
  contract: {
    pharmacy: accepted,
    supplements: accepted,
    labs: { ...accepted, minimumOrder: 200, deliveryRadius: 8 },
  } satisfies Record<CategoryId, object>,
  optional: { addressLine2: 'Opposite the post office', state: 'Karnataka' },
};

const success = true;
const progress = { completionPercent: 75, nextStep: 5, totalSteps: 4 };
const user = {
  id: 'usr_5e34',
  phone,
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  gender: null,
  dateOfBirth: null,
  isVerified: true,
  isProfileComplete: true,
  userType: 'VENDOR',
  externalId: null,
  serviceSource: 'vendor-api',
};
const grant = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfNWUzNCJ9.c2lnbmF0dXJl',
  refreshToken: 'r-7Qk2',
  user,
  isNewUser: false,
  needsProfileCompletion: false,
  profileCompletionRoute: null,
};
const shared = { category: 'pharmacy', categories: ['pharmacy'], status: 'documents_uploaded', progress };
const { vendorName, coords, deliveryTimings, ...contact } = vendorInfo;
const vendor = {
  id: vendorId,
  name: vendorName,
  ...contact,
  addressLine2: null,
  state: 'Karnataka',
  location: { latitude: coords.lat, longitude: coords.lng },
  openingHours: deliveryTimings,
  ...shared,
  phoneVerified: true,
  phoneVerifiedAt: morning,
  kyc: { ...licensed, status: 'submitted', isDraft: false, submittedAt: morning, verificationDate: null },
  consents: [],
  contract: null,
  baseInfo: vendorInfo,
  documents: [{ type: 'gst', key: 'doc_aca3', uploadedAt: morning, url: '/files/doc_aca3?exp=1795458132' }],
  review: { reason: null, flagged: [], outstanding: [], submittedAt: null, decidedAt: null },
  createdAt: morning,
  updatedAt: evening,
};
const message = { success, message: 'Saved.' };
const codeSent = { success, message: 'OTP sent to your phone.' };

/** The successful reply of each call. */
export const replyExamples: Readonly<Record<EndpointName | 'optional', object>> = {
  sendOtp: codeSent,
  login: { success, message: 'Logged in.', data: grant },
  refresh: {
    success,
    accessToken: grant.accessToken,
    refreshToken: 'r-9Xw4',
    expiresIn: 900,
  },
  vendor: { success, vendor },
  currentVendor: { success, vendor },
  progress: {
    success,
    vendorId,
    applicationData: {
      category: 'pharmacy',
      status: { vendorStatus: shared.status, phoneVerified: true, updatedAt: evening },
      progress,
      step1: { completed: true, ...vendorInfo },
      step2: { completed: true, data: { ...licensed, bankHolderName: 'Asha Rao', idfyStatus: 'verified' } },
      step3: {
        completed: true,
        documents: ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'],
      },
      step4: { completed: false },
    },
  },
  kycDraft: message,
  applications: {
    success,
    applications: [
      {
        id: vendorId,
        name: vendorName,
        city: contact.city,
        ...shared,
        review: { flagged: [], outstanding: [] },
        createdAt: morning,
        updatedAt: evening,
      },
    ],
  },
  vendorSendOtp: codeSent,
  createVendor: { success, vendorId, message: 'Vendor created.', data: { vendorId, ...grant } },
  kyc: message,
  deleteVendor: { success, message: 'Application deleted.' },
  deleteDocument: { success, message: 'Document removed.' },
  documents: {
    success,
    message: 'Documents uploaded.',
    uploaded: [{ slot: 'gst', key: 'doc_aca3', url: '/files/doc_aca3?exp=1795458132' }],
  },
  verifyBank: {
    success,
    verified: true,
    pending: false,
    valid: true,
    ifscValid: true,
    requestId: 'bnk_5313',
    message: 'Bank account verified.',
    bank: 'HDFC Bank',
    branch: 'Bengaluru',
    accountHolder: 'Asha Rao',
    details: { nameMatch: true },
  },
  contract: { success, contractId: 'ctr_6e3c', message: 'Contract submitted.' },
  optional: message,
};
