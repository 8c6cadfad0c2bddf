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

const { panHolderName: owner, bankAccount: accountNumber, ifsc, gstNumber } = kycAnswers;
const { drugLicenseNumber, fssaiNumber, accreditation } = licenceAnswers;
const licensed = { ...kycAnswers, drugLicenseNumber };
const vendorInfo = {
  ...infoAnswers,
  coords: { lat: 12.9716, lng: 77.5946 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};
const privacy = { id: 'privacy', version: '2026-11-21', acceptedAt: morning };
const consents = [{ id: 'partner-contract', version: '2026-10', acceptedAt: evening }];
const accepted = { termsAccepted: true, contractVersion: '2026-10', consents };

/** The body of each call; of a call with a body for each category, those bodies. */
export const requestExamples: Readonly<Record<string, object>> = {
  sendOtp: { phone, userType: 'VENDOR' },
  login: { phone, verificationCode: exampleCode, userType: 'VENDOR' },
  refresh: { refreshToken: 'r-7Qk2' },
  kycDraft: { panNumber: 'ABCDE', gstNumber: '' },
  vendorSendOtp: { phone },
  createVendor: { phone, otp: exampleCode, category: 'pharmacy', baseInfo: vendorInfo, consents: [privacy] },
  kyc: {
    pharmacy: licensed,
    supplements: { ...kycAnswers, fssaiNumber },
    labs: { ...kycAnswers, accreditation },
  } satisfies Record<CategoryId, object>,
  withdrawConsent: { text: 'privacy' },
  reviewReply: { item: 'gst', text: 'The shop’s name changed in 2024. The certificate shows the old one.' },
  verifyBank: { accountNumber, ifsc, accountHolderName: owner },
  gstinLookup: { gstNumber },
  contract: {
    pharmacy: accepted,
    supplements: accepted,
    labs: { ...accepted, minimumOrder: 200, deliveryRadius: 8 },
  } satisfies Record<CategoryId, object>,
  optional: { addressLine2: 'Opposite the post office', state: 'Karnataka' },
};

const done = (message: string) => ({ success: true, message });
const progress = { completionPercent: 75, nextStep: 5, totalSteps: 4 };
const grant = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfNWUzNCJ9.c2lnbmF0dXJl',
  refreshToken: 'r-7Qk2',
  user: {
    id: 'usr_5e34',
    phone,
    fullName: owner,
    email: infoAnswers.email,
    gender: null,
    dateOfBirth: null,
    isVerified: true,
    isProfileComplete: true,
    userType: 'VENDOR',
    externalId: null,
    serviceSource: 'vendor-api',
  },
  isNewUser: false,
  needsProfileCompletion: false,
  profileCompletionRoute: null,
};
const shared = { category: 'pharmacy', categories: ['pharmacy'], status: 'documents_uploaded', progress };
const { vendorName: name, coords, deliveryTimings, ...contact } = vendorInfo;
const paper = { key: 'doc_aca3', url: '/files/doc_aca3?exp=1795458132' };
const flagged = {
  item: 'gst',
  code: 'cut-off',
  reason: 'The lower half is missing.',
  dueAt: '2026-11-30',
  reply: null,
};
const vendor = {
  id: vendorId,
  name,
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
  documents: [{ type: 'gst', key: paper.key, uploadedAt: morning, url: paper.url }],
  review: {
    reason: 'One paper is needed again.',
    flagged: ['gst'],
    outstanding: ['gst'],
    items: [flagged],
    submittedAt: morning,
    decidedAt: evening,
  },
  createdAt: morning,
  updatedAt: evening,
};
const paid = { success: true, state: 'paid', accountNumber, ifsc, holder: owner };

/** The successful reply of each call; of `upiState`, the reply for each state of the payment. */
export const replyExamples: Readonly<Record<EndpointName | 'optional', object>> = {
  sendOtp: done('OTP sent to your phone.'),
  login: { ...done('Logged in.'), data: grant },
  refresh: { success: true, accessToken: grant.accessToken, refreshToken: 'r-9Xw4', expiresIn: 900 },
  vendor: { success: true, vendor },
  currentVendor: { success: true, vendor },
  progress: {
    success: true,
    vendorId,
    applicationData: {
      category: 'pharmacy',
      status: { vendorStatus: shared.status, phoneVerified: true, updatedAt: evening },
      progress,
      step1: { completed: true, ...vendorInfo },
      step2: { completed: true, data: { ...licensed, bankHolderName: owner, idfyStatus: 'verified' } },
      step3: { completed: true, documents: ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'] },
      step4: { completed: false },
    },
  },
  kycDraft: done('Saved.'),
  applications: {
    success: true,
    applications: [
      {
        id: vendorId,
        name,
        city: contact.city,
        ...shared,
        review: { flagged: [], outstanding: [], items: [] },
        createdAt: morning,
        updatedAt: evening,
      },
    ],
  },
  vendorSendOtp: done('OTP sent to your phone.'),
  createVendor: { success: true, vendorId, message: 'Vendor created.', data: { vendorId, ...grant } },
  kyc: done('Saved.'),
  deleteVendor: done('Application deleted.'),
  deleteDocument: done('Document removed.'),
  consentList: { success: true, consents: [{ ...privacy, withdrawnAt: null, vendorId, name }] },
  withdrawConsent: done('Consent withdrawn.'),
  reviewReply: done('Your answer was sent.'),
  documents: { ...done('Documents uploaded.'), uploaded: [{ slot: 'gst', ...paper }] },
  verifyBank: {
    success: true,
    verified: true,
    pending: false,
    valid: true,
    ifscValid: true,
    requestId: 'bnk_5313',
    message: 'Bank account verified.',
    bank: 'HDFC Bank',
    branch: 'Bengaluru',
    accountHolder: owner,
    details: { nameMatch: true },
  },
  gstinLookup: {
    success: true,
    legalName: owner,
    tradeName: name,
    address: '12 MG Road, Bengaluru',
    pincode: infoAnswers.pincode,
    state: 'Karnataka',
    status: 'active',
  },
  startUpi: {
    success: true,
    paymentId: 'upi_8c1d',
    intent: 'upi://pay?pa=verify@bank.example&pn=Verification&tr=upi_8c1d&am=1.00&cu=INR',
    expiresAt: evening,
  },
  upiState: {
    waiting: { success: true, state: 'waiting' },
    paid,
    expired: { success: true, state: 'expired' },
    refused: { success: true, state: 'refused' },
    'name-differs': { ...paid, state: 'name-differs', holder: 'Ravi Traders' },
    masked: { ...paid, accountNumber: 'XXXXXXXX8901' },
    'without-holder': { success: true, state: 'paid', accountNumber, ifsc },
  },
  contract: { success: true, contractId: 'ctr_6e3c', message: 'Contract submitted.' },
  optional: done('Saved.'),
};
