import { afterEach, describe, expect, test } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  createBody,
  fileOf,
  getVendor,
  kycOf,
  patchKyc,
  refresh,
  sendCreateCode,
  signIn,
  submittedVendor,
  testPhone,
  upload,
  vendorInfo,
  vendorPath,
  type Answer,
  type Body,
  type MadeVendor,
} from './helpers.ts';
import {
  createPlainSandbox,
  newPlainVendor,
  progressRead,
  submittedPlainVendor,
  vendorRead,
} from './plainHelpers.ts';

const sandbox = createPlainSandbox();
afterEach(() => sandbox.reset());

const saveDraft = (vendor: MadeVendor, body: Body): Promise<Answer> =>
  call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body });
const stepRead = async (vendor: MadeVendor): Promise<Body> =>
  (await progressRead(sandbox, vendor))['step2'].data;
const create = (more: Body = {}, key?: string): Promise<Answer> =>
  call(sandbox, 'POST', '/api/vendors/create', { body: createBody(more), ...(key ? { key } : {}) });
const vendorCount = (): number => sandbox.db.prepare('SELECT id FROM vendors').all().length;
const reject = (vendor: MadeVendor, ...flags: string[]): void =>
  sandbox.review(vendor.id, { decision: 'reject', reason: 'The photo is blurred', flags });

const refusal = { success: false, message: 'The request is not valid.' };

describe('KYC details of the plain API', () => {
  test('are absent from a vendor before the first submission', async () => {
    const vendor = await newPlainVendor(sandbox);
    await saveDraft(vendor, { panNumber: 'ABCDE' });
    expect((await vendorRead(sandbox, vendor))['kyc']).toBeNull();
  });

  test.each(categoryIds)('of %s are the submitted ones, even after a later draft', async (category) => {
    const vendor = await newPlainVendor(sandbox, category);
    await patchKyc(sandbox, vendor);
    await saveDraft(vendor, { panNumber: 'ABC' });
    expect((await vendorRead(sandbox, vendor))['kyc']).toEqual({
      ...kycOf(category),
      status: 'submitted',
      submittedAt: expect.any(String),
      verificationDate: null,
    });
  });

  test('appear in the progress exactly as the draft was posted', async () => {
    const vendor = await newPlainVendor(sandbox);
    expect(await stepRead(vendor)).toBeNull();
    const draft = { panHolderName: ' Asha ', gstNumber: '', ifsc: null };
    await saveDraft(vendor, draft);
    expect(await stepRead(vendor)).toEqual({ ...draft, idfyStatus: 'unverified' });
  });

  test.each(categoryIds)('of %s appear under the names of the second step', async (category) => {
    const vendor = await newPlainVendor(sandbox, category);
    await patchKyc(sandbox, vendor);
    const { panHolderName, accountHolderName: _, ...kyc } = kycOf(category);
    expect(await stepRead(vendor)).toEqual({
      ...kyc,
      bankHolderName: panHolderName,
      idfyStatus: 'unverified',
    });
  });

  test('in a draft replace the whole earlier draft', async () => {
    const vendor = await newPlainVendor(sandbox);
    await saveDraft(vendor, { panNumber: 'ABC', ifsc: 'HDFC' });
    await saveDraft(vendor, { panNumber: 'ABCD' });
    expect(await stepRead(vendor)).toEqual({ panNumber: 'ABCD', idfyStatus: 'unverified' });
  });

  test('in a draft disappear when KYC is submitted', async () => {
    const vendor = await newPlainVendor(sandbox);
    await saveDraft(vendor, { panNumber: 'ABC' });
    await patchKyc(sandbox, vendor);
    expect(await stepRead(vendor)).toMatchObject({ panNumber: 'ABCDE1234F', bankHolderName: 'Asha Rao' });
  });

  test.each<[CategoryId, string]>([
    ['pharmacy', 'drugLicenseNumber'],
    ['supplements', 'fssaiNumber'],
    ['labs', 'accreditation'],
    ['labs', 'gstNumber'],
  ])('of %s are refused without %s', async (category, name) => {
    const vendor = await newPlainVendor(sandbox, category);
    expect(await patchKyc(sandbox, vendor, { [name]: undefined })).toMatchObject({
      status: 400,
      body: refusal,
    });
  });
});

describe('A body of the plain API', () => {
  const timings = vendorInfo.deliveryTimings;
  const dayWise = [{ day: 1, openTime: '10:00', closeTime: '20:00' }];
  const withInfo = (more: Body): Body => createBody({ baseInfo: { ...vendorInfo, ...more } });
  const consents = [{ id: 'terms', version: '1', acceptedAt: '2026-11-22T09:30:00.000Z' }];
  const bank = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };

  test.each<[string, string, Body]>([
    ['POST', '/api/auth/send-otp', { phone: testPhone, userType: 'VENDOR', channel: 'sms' }],
    ['POST', '/api/auth/login', { phone: testPhone, verificationCode: '123456', device: 'x' }],
    ['POST', '/api/auth/refresh', { refreshToken: 'x', scope: 'x' }],
    ['POST', '/api/vendors/send-otp', { phone: testPhone, userType: 'VENDOR' }],
    ['POST', '/api/vendors/create', createBody({ vendorId: 'vnd_1' })],
    ['POST', '/api/vendors/create', createBody({ otpId: 'x' })],
    ['POST', '/api/vendors/create', createBody({ consents })],
    ['POST', '/api/vendors/create', withInfo({ fax: '1' })],
    ['POST', '/api/vendors/create', withInfo({ coords: { ...vendorInfo.coords, accuracy: 5 } })],
    ['POST', '/api/vendors/create', withInfo({ deliveryTimings: { ...timings, dayWise } })],
    ['POST', '/api/vendors/verify-bank', { ...bank, bankName: 'HDFC' }],
    ['PATCH', '/kyc', { ...kycOf('pharmacy'), licenceAsPrinted: true }],
    ['PATCH', '/kyc', { ...kycOf('pharmacy'), licences: [] }],
    ['PATCH', '/kyc', { ...kycOf('pharmacy'), gstExempt: false }],
    ['PATCH', '/kyc', { ...kycOf('pharmacy'), fssaiNumber: '11223344556677' }],
    ['POST', '/kyc/draft', { panNumber: 'A', fssaiExpiry: '2027-06-30' }],
    ['POST', '/kyc/draft', { panNumber: 'A', confirmPan: 'A' }],
    ['POST', '/contract', { termsAccepted: true, contractVersion: '1' }],
    ['POST', '/contract', { termsAccepted: true, consents }],
    ['POST', '/contract', { termsAccepted: true, minimumOrder: 200 }],
    ['PATCH', '/optional', { state: 'Karnataka', country: 'IN' }],
  ])('with an unknown field returns a 400 that names none: %s %s %j', async (method, path, body) => {
    const vendor = await newPlainVendor(sandbox);
    await sendCreateCode(sandbox);
    const url = path.startsWith('/api') ? path : vendorPath(vendor, path);
    expect(await call(sandbox, method, url, { token: vendor.token, body })).toMatchObject({ status: 400 });
    const answer = await call(sandbox, method, url, { token: vendor.token, body });
    expect(answer.body).toEqual(refusal);
    expect(vendorCount()).toBe(1);
  });

  test('with a wrong value returns the same message', async () => {
    const vendor = await newPlainVendor(sandbox);
    expect((await patchKyc(sandbox, vendor, { panNumber: 'X' })).body).toEqual(refusal);
    expect((await create({ category: 'bakery' })).body).toEqual(refusal);
    const contract = { token: vendor.token, body: { termsAccepted: false } };
    expect((await call(sandbox, 'POST', vendorPath(vendor, '/contract'), contract)).body).toEqual(refusal);
  });

  test('of PATCH /optional adds a second address line and a state', async () => {
    const vendor = await newPlainVendor(sandbox);
    const given = { token: vendor.token, body: { addressLine2: 'First floor', state: 'Karnataka' } };
    const answer = await call(sandbox, 'PATCH', vendorPath(vendor, '/optional'), given);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await vendorRead(sandbox, vendor)).toMatchObject(given.body);
  });
});

describe('A repeated write of the plain API', () => {
  test('creates a second vendor, even under the same key', async () => {
    await sendCreateCode(sandbox);
    const first = await create({}, 'k1');
    await sendCreateCode(sandbox);
    const second = await create({}, 'k1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body['vendorId']).not.toBe(first.body['vendorId']);
    expect(vendorCount()).toBe(2);
  });

  test('is refused without a new code', async () => {
    await sendCreateCode(sandbox);
    await create({}, 'k1');
    expect((await create({}, 'k1')).status).toBe(404);
    expect(vendorCount()).toBe(1);
  });

  test('replaces the document, even under the same key', async () => {
    const vendor = await newPlainVendor(sandbox);
    const first = await upload(sandbox, vendor, { gst: fileOf('pdf') }, 'k1');
    const second = await upload(sandbox, vendor, { gst: fileOf('pdf') }, 'k1');
    expect(second.headers.has('idempotent-replayed')).toBe(false);
    expect(second.body['uploaded'][0].key).not.toBe(first.body['uploaded'][0].key);
    expect((await vendorRead(sandbox, vendor))['documents']).toHaveLength(1);
  });

  test('saves another body, even under the same key', async () => {
    const vendor = await newPlainVendor(sandbox);
    const draft = (body: Body) =>
      call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body, key: 'k1' });
    await draft({ panNumber: 'ABC' });
    expect((await draft({ ifsc: 'HDFC' })).status).toBe(200);
    expect(await stepRead(vendor)).toEqual({ ifsc: 'HDFC', idfyStatus: 'unverified' });
  });
});

describe('A refresh token of the plain API', () => {
  test('is refused after its use, and its successors stay valid', async () => {
    const { refreshToken } = await signIn(sandbox);
    const first = await refresh(sandbox, refreshToken, 'k1');
    expect(first.status).toBe(200);
    expect((await refresh(sandbox, refreshToken, 'k1')).status).toBe(401);
    expect((await refresh(sandbox, first.body['refreshToken'])).status).toBe(200);
  });
});

describe('The plain API', () => {
  test('has no DELETE calls', async () => {
    const vendor = await newPlainVendor(sandbox);
    await upload(sandbox, vendor, { cheque: fileOf('pdf') });
    for (const rest of ['', '/documents/cheque']) {
      const answer = await call(sandbox, 'DELETE', vendorPath(vendor, rest), { token: vendor.token });
      expect([answer.status, Object.keys(answer.body)]).toEqual([404, ['success', 'message']]);
    }
    expect((await vendorRead(sandbox, vendor))['documents']).toHaveLength(1);
  });

  test('sends no Retry-After header', async () => {
    const vendor = await newPlainVendor(sandbox);
    const body = { accountNumber: '100000000004', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    const answer = await call(sandbox, 'POST', '/api/vendors/verify-bank', { token: vendor.token, body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([503, ['success', 'message']]);
    expect(answer.headers.has('retry-after')).toBe(false);
  });

  test('shows the bank’s result in the progress', async () => {
    const vendor = await newPlainVendor(sandbox);
    const { bankAccount, ifsc, accountHolderName } = kycOf('pharmacy');
    const body = { accountNumber: bankAccount, ifsc, accountHolderName };
    await call(sandbox, 'POST', '/api/vendors/verify-bank', { token: vendor.token, body });
    await patchKyc(sandbox, vendor);
    expect(await stepRead(vendor)).toMatchObject({ idfyStatus: 'verified' });
  });

  test('restores its own settings on a reset', () => {
    sandbox.settings.ignoreIdempotencyKeys = false;
    sandbox.settings.capabilities = 'all';
    sandbox.reset();
    expect(sandbox.settings).toMatchObject({ ignoreIdempotencyKeys: true, capabilities: '' });
  });
});

describe('A rejection by the plain API', () => {
  test('only changes the status', async () => {
    const vendor = await submittedPlainVendor(sandbox);
    const before = [await vendorRead(sandbox, vendor), await progressRead(sandbox, vendor)];
    reject(vendor, 'panNumber', 'gst');
    const [read, progress] = [await vendorRead(sandbox, vendor), await progressRead(sandbox, vendor)];
    expect(read).toMatchObject({ status: 'rejected', kyc: { status: 'rejected' } });
    expect(progress['status'].vendorStatus).toBe('rejected');
    expect(Object.keys(read)).toEqual(Object.keys(before[0] ?? {}));
    expect(progress['progress']).toEqual(before[1]?.['progress']);
    expect(JSON.stringify([read, progress])).not.toContain('blurred');
  });

  test('opens every step, and the contract sends it back to review', async () => {
    const vendor = await submittedPlainVendor(sandbox);
    reject(vendor, 'panNumber');
    const statusRead = async () => (await vendorRead(sandbox, vendor))['status'];
    expect((await saveDraft(vendor, { panHolderName: 'Other' })).status).toBe(200);
    expect((await patchKyc(sandbox, vendor, { panHolderName: 'Other' })).status).toBe(200);
    expect((await upload(sandbox, vendor, { gst: fileOf('pdf') })).status).toBe(201);
    expect(await statusRead()).toBe('rejected');
    expect((await acceptContract(sandbox, vendor)).status).toBe(200);
    expect(await statusRead()).toBe('contract_submitted');
    expect((await patchKyc(sandbox, vendor)).status).toBe(409);
  });
});

test('a full API keeps its extras beside a plain one', async () => {
  const other = createSandbox();
  const vendor = await submittedVendor(other);
  expect(await getVendor(other, vendor)).toMatchObject({ review: { flagged: [] }, kyc: { isDraft: false } });
  await other.close();
});
