/**
 * The examples of docs/openapi.json. A test checks each against its schema, and `npm run conform` sends the
 * bodies to a real API with a phone of its own.
 */
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { infoAnswers, kycAnswers, licenceAnswers } from '../tests/support/answers.ts';

/** A one-time code. The sandbox accepts this one. */
export const exampleCode = '123456';

/** The site's address. The document names no brand, so that a fork need not write it again. */
export const exampleSite = 'https://site.example';

const phone = '+919876543210';
const vendorId = 'vnd_6b84';
const morning = '2026-11-02T04:30:00.000Z';
const evening = '2026-11-02T12:45:00.000Z';

const vendorInfo = {
  ...infoAnswers,
  coords: { lat: 12.9716, lng: 77.5946 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};
const { drugLicenseNumber, fssaiNumber, accreditation } = licenceAnswers;
const licensed = { ...kycAnswers, drugLicenseNumber };
const consents = [{ id: 'partner-contract', version: '2026-10', acceptedAt: evening }];
const accepted = { termsAccepted: true, contractVersion: '2026-10', consents };

/** The body of each call; of a call with a body for each category, those bodies. */
export const requestExamples: Readonly<Record<string, object>> = {
  sendOtp: { phone, userType: 'VENDOR' },
  login: { phone, verificationCode: exampleCode, userType: 'VENDOR' },
  refresh: { refreshToken: 'r-7Qk2' },
  kycDraft: { panNumber: 'ABCDE', gstNumber: '' },
  vendorSendOtp: { phone },
  createVendor: {
    phone,
    otp: exampleCode,
    category: 'pharmacy',
    baseInfo: vendorInfo,
    consents: [{ id: 'privacy', version: '2026-11-21', acceptedAt: morning }],
  },
  kyc: {
    pharmacy: licensed,
    supplements: { ...kycAnswers, fssaiNumber },
    labs: { ...kycAnswers, accreditation },
  } satisfies Record<CategoryId, object>,
  withdrawConsent: { text: 'privacy' },
  reviewReply: { item: 'gst', text: 'The shop’s name changed in 2024. The certificate shows the old one.' },
  verifyBank: { accountNumber: kycAnswers.bankAccount, ifsc: kycAnswers.ifsc, accountHolderName: 'Asha Rao' },
  gstinLookup: { gstNumber: '29ABCDE1234F1Z5' },
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
  review: {
    reason: 'One paper is needed again.',
    flagged: ['gst'],
    outstanding: ['gst'],
    items: [
      {
        item: 'gst',
        code: 'cut-off',
        reason: 'The lower half is missing.',
        dueAt: '2026-11-30',
        reply: null,
      },
    ],
    submittedAt: morning,
    decidedAt: evening,
  },
  createdAt: morning,
  updatedAt: evening,
};
const message = { success, message: 'Saved.' };
const codeSent = { success, message: 'OTP sent to your phone.' };

const paidFrom = { accountNumber: '012345678901', ifsc: 'HDFC0000123', holder: 'Asha Rao' };

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
        review: { flagged: [], outstanding: [], items: [] },
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
  consentList: {
    success,
    consents: [
      {
        id: 'privacy',
        version: '2026-11-21',
        acceptedAt: morning,
        withdrawnAt: null,
        vendorId,
        name: vendorName,
      },
    ],
  },
  withdrawConsent: { success, message: 'Consent withdrawn.' },
  reviewReply: { success, message: 'Your answer was sent.' },
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
  gstinLookup: {
    success,
    legalName: 'Asha Rao',
    tradeName: 'Asha Medicals',
    address: '12 MG Road, Bengaluru',
    pincode: '560001',
    state: 'Karnataka',
    status: 'active',
  },
  startUpi: {
    success,
    paymentId: 'upi_8c1d',
    intent: 'upi://pay?pa=verify@bank.example&pn=Verification&tr=upi_8c1d&am=1.00&cu=INR',
    expiresAt: evening,
  },
  upiState: { success, state: 'paid', ...paidFrom },
  contract: { success, contractId: 'ctr_6e3c', message: 'Contract submitted.' },
  optional: message,
};

/** The successful replies of a call with several states. */
export const replyVariants: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  upiState: {
    waiting: { success, state: 'waiting' },
    paid: replyExamples.upiState,
    expired: { success, state: 'expired' },
    refused: { success, state: 'refused' },
    'name-differs': { success, state: 'name-differs', ...paidFrom, holder: 'Ravi Traders' },
    masked: { success, state: 'paid', ...paidFrom, accountNumber: 'XXXXXXXX8901' },
    'without-holder': { success, state: 'paid', accountNumber: '012345678901', ifsc: 'HDFC0000123' },
  },
};
