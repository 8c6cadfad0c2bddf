import { expect, it } from 'vitest';
import { endpoints } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';

it.each([
  ['sendOtp', 'POST', '/api/auth/send-otp', 'none'],
  ['login', 'POST', '/api/auth/login', 'none'],
  ['refresh', 'POST', '/api/auth/refresh', 'none'],
  ['vendor', 'GET', '/api/vendors/:id', 'required'],
  ['progress', 'GET', '/api/vendors/:id/application-progress', 'required'],
  ['currentVendor', 'GET', '/api/vendors/me', 'required'],
  ['applications', 'GET', '/api/vendors/applications/resumable', 'required'],
  ['vendorSendOtp', 'POST', '/api/vendors/send-otp', 'offered'],
  ['createVendor', 'POST', '/api/vendors/create', 'offered'],
  ['kycDraft', 'POST', '/api/vendors/:id/kyc/draft', 'required'],
  ['kyc', 'PATCH', '/api/vendors/:id/kyc', 'required'],
  ['documents', 'POST', '/api/vendors/:id/documents', 'required'],
  ['deleteDocument', 'DELETE', '/api/vendors/:id/documents/:slot', 'required'],
  ['deleteVendor', 'DELETE', '/api/vendors/:id', 'required'],
  ['consentList', 'GET', '/api/vendors/consents', 'required'],
  ['withdrawConsent', 'POST', '/api/vendors/:id/consents/withdraw', 'required'],
  ['reviewReply', 'POST', '/api/vendors/:id/review/reply', 'required'],
  ['verifyBank', 'POST', '/api/vendors/verify-bank', 'required'],
  ['gstinLookup', 'POST', '/api/vendors/gstin-lookup', 'required'],
  ['startUpi', 'POST', '/api/vendors/:id/bank/upi', 'required'],
  ['upiState', 'GET', '/api/vendors/:id/bank/upi/:payment', 'required'],
  ['contract', 'POST', '/api/vendors/:id/contract', 'required'],
] as const)('the call %s is %s %s with the session %s', (name, method, path, auth) => {
  expect(endpoints[name]).toMatchObject({ method, path, auth });
});

it('only a failed bank check is a reply; other failures are refusals', () => {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  expect(names.filter((name) => endpoints[name].answersFailure === true)).toEqual(['verifyBank']);
});

it('only the refresh, which sends the long-lived token, ignores redirects', () => {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  expect(names.filter((name) => endpoints[name].follows === false)).toEqual(['refresh']);
});

it('a repeated write carries the Idempotency-Key header', () => {
  expect(idempotencyHeader).toBe('Idempotency-Key');
});

it('vendor and progress replies return the id they are about', () => {
  expect(endpoints.progress.idIn?.({ vendorId: 'vnd_1' } as never)).toBe('vnd_1');
  expect(endpoints.vendor.idIn?.({ id: 'vnd_1' } as never)).toBe('vnd_1');
  expect(endpoints.progress.idIn?.({ vendorId: null } as never)).toBeNull();
});
