import { expect, it } from 'vitest';
import { endpoints } from '#lib/api/endpoints.ts';
import { idempotencyHeader } from '#lib/api/endpointsOfSession.ts';

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
  ['verifyBank', 'POST', '/api/vendors/verify-bank', 'required'],
  ['contract', 'POST', '/api/vendors/:id/contract', 'required'],
] as const)('the call %s is %s %s, and its session is %s', (name, method, path, auth) => {
  expect(endpoints[name]).toMatchObject({ method, path, auth });
});

it('a failed check of a bank account is a reply to it, of all others a refusal', () => {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  expect(names.filter((name) => endpoints[name].answersFailure === true)).toEqual(['verifyBank']);
});

it('only the refresh, which carries the long-lived token, follows no redirect', () => {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  expect(names.filter((name) => endpoints[name].follows === false)).toEqual(['refresh']);
});

it('a repeated write is known by its Idempotency-Key', () => {
  expect(idempotencyHeader).toBe('Idempotency-Key');
});

it('a reply about a vendor is held against the id that was asked for', () => {
  expect(endpoints.progress.idIn?.({ vendorId: 'vnd_1' } as never)).toBe('vnd_1');
  expect(endpoints.vendor.idIn?.({ id: 'vnd_1' } as never)).toBe('vnd_1');
  expect(endpoints.progress.idIn?.(null as never)).toBeUndefined();
  expect(endpoints.vendor.idIn?.(null as never)).toBeUndefined();
});
