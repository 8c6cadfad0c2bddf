import { afterEach, describe, expect, test } from 'vitest';
import { applicationsReplySchema } from '#lib/domain/application.ts';
import { createReplySchema } from '#lib/domain/auth.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  call,
  createBody,
  fileOf,
  getVendor,
  kycOf,
  newVendor,
  patchKyc,
  sendCreateCode,
  signIn,
  submittedVendor,
  testPhone,
  upload,
  vendorInfo,
  vendorPath,
  type Body,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const create = (body: Body, key?: string) =>
  call(sandbox, 'POST', '/api/vendors/create', { body, ...(key ? { key } : {}) });
const vendorCount = () => sandbox.db.prepare('SELECT id FROM vendors').all().length;

describe('Creating a vendor', () => {
  test('answers its id and signs the phone in', async () => {
    await sendCreateCode(sandbox);
    const { status, body } = await create(createBody());
    expect(status).toBe(201);
    const reply = createReplySchema.parse(body);
    expect(reply.vendorId).toMatch(/^vnd_/);
    expect(reply.grant?.user).toMatchObject({ phone: testPhone, fullName: 'Asha Rao', isVerified: true });
    const me = await call(sandbox, 'GET', '/api/vendors/me', { token: reply.grant?.accessToken });
    expect(vendorReplySchema.parse(me.body)?.id).toBe(reply.vendorId);
  });

  test('needs the right code', async () => {
    await sendCreateCode(sandbox);
    expect((await create(createBody({ otp: '000000' }))).status).toBe(401);
    expect(vendorCount()).toBe(0);
  });

  test.each<[string, Body, string, string]>([
    ['a name of one letter', { vendorName: 'A' }, 'baseInfo.vendorName', 'vendorName'],
    ['no e-mail', { email: 'asha' }, 'baseInfo.email', 'email'],
    ['a phone that begins with 5', { phone: '5876543210' }, 'baseInfo.phone', 'phone'],
    ['a PIN of five digits', { pincode: '56000' }, 'baseInfo.pincode', 'pincode'],
    ['no place', { coords: null }, 'baseInfo.coords', 'location'],
    [
      'no open day',
      { deliveryTimings: { ...vendorInfo.deliveryTimings, openDays: [] } },
      'baseInfo.deliveryTimings.openDays',
      'openDays',
    ],
  ])('is refused with the field’s name: %s', async (_, change, path, code) => {
    await sendCreateCode(sandbox);
    const answer = await create(createBody({ baseInfo: { ...vendorInfo, ...change } }));
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([{ path, code }]);
    // A refusal uses up no code.
    expect((await create(createBody())).status).toBe(201);
  });

  test('is refused for a category that is not one of the three', async () => {
    expect((await create(createBody({ category: 'bakery' }))).status).toBe(400);
  });

  test('twice with the same details makes one vendor, even without a key', async () => {
    const first = await newVendor(sandbox);
    const second = await newVendor(sandbox);
    expect(second.id).toBe(first.id);
    expect(vendorCount()).toBe(1);
  });

  test('with other details or another category makes another vendor', async () => {
    await newVendor(sandbox);
    await newVendor(sandbox, { name: 'Asha Medicals 2' });
    await newVendor(sandbox, { category: 'labs' });
    expect(vendorCount()).toBe(3);
  });

  test('with the same details once more is possible after the first was submitted', async () => {
    const first = await submittedVendor(sandbox);
    expect((await newVendor(sandbox)).id).not.toBe(first.id);
  });
});

describe('Whose vendor it is', () => {
  const other = '+919812345678';
  const calls: [string, string, Body?][] = [
    ['GET', ''],
    ['GET', '/application-progress'],
    ['POST', '/kyc/draft', { panNumber: 'A' }],
    ['PATCH', '/kyc', kycOf('pharmacy')],
    ['PATCH', '/optional', { state: 'Karnataka' }],
    ['POST', '/contract', { termsAccepted: true }],
  ];

  test.each(calls)(
    '%s …%s answers 404 to another phone and 401 without a token',
    async (method, path, body) => {
      const vendor = await newVendor(sandbox);
      const { accessToken } = await signIn(sandbox, other);
      const given = body ? { body } : {};
      const foreign = await call(sandbox, method, vendorPath(vendor, path), { token: accessToken, ...given });
      const unknown = await call(sandbox, method, `/api/vendors/vnd_none${path}`, {
        token: accessToken,
        ...given,
      });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(unknown.body);
      expect((await call(sandbox, method, vendorPath(vendor, path), given)).status).toBe(401);
      expect((await getVendor(sandbox, vendor))['kyc']).toBeNull();
    },
  );

  test('uploading answers 404 to another phone and stores nothing', async () => {
    const vendor = await newVendor(sandbox);
    const { accessToken } = await signIn(sandbox, other);
    const answer = await upload(sandbox, { ...vendor, token: accessToken }, { gst: fileOf('pdf') });
    expect(answer.status).toBe(404);
    expect((await getVendor(sandbox, vendor))['documents']).toEqual([]);
  });

  test('lists and the current vendor hold one’s own alone', async () => {
    await newVendor(sandbox);
    const { accessToken } = await signIn(sandbox, other);
    const list = await call(sandbox, 'GET', '/api/vendors/applications/resumable', { token: accessToken });
    expect(list.body['applications']).toEqual([]);
    expect((await call(sandbox, 'GET', '/api/vendors/me', { token: accessToken })).status).toBe(404);
  });
});

describe('Reading a vendor', () => {
  test('gives every field the client reads', async () => {
    const vendor = await submittedVendor(sandbox);
    const { body } = await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token });
    const read = vendorReplySchema.parse(body);
    expect(read).toMatchObject({
      id: vendor.id,
      name: 'Asha Medicals',
      ownerName: 'Asha Rao',
      location: { lat: 12.9716, lng: 77.5946 },
      timings: vendorInfo.deliveryTimings,
      categories: ['pharmacy'],
      status: 'contract_submitted',
      phoneVerified: true,
      contractAccepted: true,
      kyc: { status: 'submitted', panHolderName: 'Asha Rao', bankAccount: '012345678901' },
    });
    expect(read?.documents.map((document) => document.type)).toEqual([
      'pharmacyLicense',
      'gst',
      'ownerPhoto',
      'entranceWithOwner',
    ]);
  });

  test('the current vendor is the newest one', async () => {
    await newVendor(sandbox);
    const second = await newVendor(sandbox, { name: 'Asha Medicals 2' });
    const { body } = await call(sandbox, 'GET', '/api/vendors/me', { token: second.token });
    expect(body['vendor'].id).toBe(second.id);
  });

  test('the list has all of the phone’s applications, the newest first', async () => {
    const first = await submittedVendor(sandbox);
    const second = await newVendor(sandbox, { category: 'labs' });
    const { body } = await call(sandbox, 'GET', '/api/vendors/applications/resumable', {
      token: second.token,
    });
    expect(applicationsReplySchema.parse(body)).toMatchObject([
      { id: second.id, category: 'labs', status: 'incomplete', completionPercent: 25 },
      { id: first.id, category: 'pharmacy', status: 'contract_submitted', completionPercent: 100 },
    ]);
  });

  test('optional details are kept and shown', async () => {
    const vendor = await newVendor(sandbox);
    const body = { addressLine2: 'First floor', state: 'Karnataka' };
    await call(sandbox, 'PATCH', vendorPath(vendor, '/optional'), { token: vendor.token, body });
    expect(await getVendor(sandbox, vendor)).toMatchObject(body);
  });
});

describe('KYC', () => {
  test('drafts keep anything typed and are no submission', async () => {
    const vendor = await newVendor(sandbox);
    const draft = { panNumber: 'ABC', bankAccount: '12', ifsc: 'hd' };
    const saved = await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), {
      token: vendor.token,
      body: { ...draft, gstNumber: '', somethingElse: 'x' },
    });
    expect(saved.status).toBe(200);
    const read = await getVendor(sandbox, vendor);
    expect(read['status']).toBe('incomplete');
    expect(read['kyc']).toEqual({
      ...draft,
      status: 'incomplete',
      isDraft: false,
      submittedAt: null,
      verificationDate: null,
    });
  });

  test('drafts replace one another whole', async () => {
    const vendor = await newVendor(sandbox);
    for (const body of [{ panNumber: 'ABC', ifsc: 'HDFC' }, { panNumber: 'ABCD' }]) {
      await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body });
    }
    const { kyc } = await getVendor(sandbox, vendor);
    expect([kyc.panNumber, kyc.ifsc]).toEqual(['ABCD', undefined]);
  });

  test('submitted take the place of the draft', async () => {
    const vendor = await newVendor(sandbox);
    const body = { panNumber: 'ABC' };
    await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body });
    await patchKyc(sandbox, vendor);
    expect((await getVendor(sandbox, vendor))['kyc']).toMatchObject(kycOf('pharmacy'));
  });

  test.each<[string, Body, string]>([
    ['panNumber', { panNumber: 'ABCDE12345' }, 'panNumber'],
    ['gstNumber', { gstNumber: '29ABCDE1234F1Z' }, 'gstNumber'],
    ['bankAccount', { bankAccount: '12345678' }, 'bankAccount'],
    ['ifsc', { ifsc: 'HDFC1000123' }, 'ifsc'],
    ['accountHolderName', { accountHolderName: ' A ' }, 'accountHolderName'],
    ['drugLicenseNumber', { drugLicenseNumber: undefined }, 'drugLicenseNumber'],
  ])('is refused with the field’s name: %s', async (path, change, code) => {
    const answer = await patchKyc(sandbox, await newVendor(sandbox), change);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([{ path, code }]);
  });

  test('codes are upper-cased and leading zeros stay', async () => {
    const vendor = await newVendor(sandbox);
    await patchKyc(sandbox, vendor, { panNumber: ' abcde1234f ', ifsc: 'hdfc0000123' });
    expect((await getVendor(sandbox, vendor))['kyc']).toMatchObject({
      panNumber: 'ABCDE1234F',
      ifsc: 'HDFC0000123',
      bankAccount: '012345678901',
      status: 'submitted',
    });
  });

  test.each(['pharmacy', 'supplements', 'labs'] as const)('of %s needs its own licence', async (category) => {
    const vendor = await newVendor(sandbox, { category });
    const others = { drugLicenseNumber: undefined, fssaiNumber: undefined, accreditation: undefined };
    expect((await patchKyc(sandbox, vendor, others)).status).toBe(400);
    expect((await patchKyc(sandbox, vendor)).status).toBe(200);
  });
});

describe('A body', () => {
  test.each([
    [400, '{"phone":'],
    [400, '[]'],
    [400, 'null'],
    [400, ''],
    [413, JSON.stringify({ phone: 'x'.repeat(70_000) })],
  ])('answers %i when it can’t be read or is too large', async (status, body) => {
    const response = await sandbox.fetch('/api/auth/send-otp', { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('without a call to go to answers 404 in JSON', async () => {
    expect(await call(sandbox, 'POST', '/api/vendors/x/y/z')).toMatchObject({
      status: 404,
      body: { success: false },
    });
  });
});
