import { afterEach, describe, expect, test } from 'vitest';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { createReplySchema } from '#lib/domain/reply/reply.ts';
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
  test('returns its id and signs the phone in', async () => {
    await sendCreateCode(sandbox);
    const { status, body } = await create(createBody());
    expect(status).toBe(201);
    const reply = createReplySchema.parse(body);
    expect(reply.vendorId).toMatch(/^vnd_/);
    const grant = reply.grant(testPhone);
    expect(grant?.user).toMatchObject({ phone: testPhone, fullName: 'Asha Rao', isVerified: true });
    const me = await call(sandbox, 'GET', '/api/vendors/me', { token: grant?.accessToken });
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
  ])('returns an error that names the field: %s', async (_, change, path, code) => {
    await sendCreateCode(sandbox);
    const answer = await create(createBody({ baseInfo: { ...vendorInfo, ...change } }));
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([{ path, code }]);
    // A refusal does not use up the code.
    expect((await create(createBody())).status).toBe(201);
  });

  test('is refused for an unknown category', async () => {
    expect((await create(createBody({ category: 'bakery' }))).status).toBe(400);
  });

  test('twice with the same details creates one vendor, even without a key', async () => {
    const first = await newVendor(sandbox);
    const second = await newVendor(sandbox);
    expect(second.id).toBe(first.id);
    expect(vendorCount()).toBe(1);
  });

  test('with other details or another category creates another vendor', async () => {
    await newVendor(sandbox);
    await newVendor(sandbox, { name: 'Asha Medicals 2' });
    await newVendor(sandbox, { category: 'labs' });
    expect(vendorCount()).toBe(3);
  });

  test('with the same details works again after the first was submitted', async () => {
    const first = await submittedVendor(sandbox);
    expect((await newVendor(sandbox)).id).not.toBe(first.id);
  });
});

describe('The ownership of a vendor', () => {
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
    '%s …%s returns 404 to another phone and 401 without a token',
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

  test('uploading returns 404 to another phone and stores nothing', async () => {
    const vendor = await newVendor(sandbox);
    const { accessToken } = await signIn(sandbox, other);
    const answer = await upload(sandbox, { ...vendor, token: accessToken }, { gst: fileOf('pdf') });
    expect(answer.status).toBe(404);
    expect((await getVendor(sandbox, vendor))['documents']).toEqual([]);
  });

  test('the list and the current vendor show only the user’s own vendors', async () => {
    await newVendor(sandbox);
    const { accessToken } = await signIn(sandbox, other);
    const list = await call(sandbox, 'GET', '/api/vendors/applications/resumable', { token: accessToken });
    expect(list.body['applications']).toEqual([]);
    expect((await call(sandbox, 'GET', '/api/vendors/me', { token: accessToken })).status).toBe(404);
  });
});

describe('Reading a vendor', () => {
  test('returns every field that the client reads', async () => {
    const vendor = await submittedVendor(sandbox);
    const { body } = await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token });
    const read = vendorReplySchema.parse(body);
    expect(read).toMatchObject({
      id: vendor.id,
      vendorName: 'Asha Medicals',
      ownerName: 'Asha Rao',
      location: { lat: 12.9716, lng: 77.5946 },
      timings: vendorInfo.deliveryTimings,
      categories: ['pharmacy'],
      status: { word: 'contract_submitted', type: 'submitted' },
      phoneVerified: true,
      contractAccepted: true,
      kyc: {
        status: { type: 'submitted' },
        details: { panHolderName: 'Asha Rao', bankAccount: '012345678901' },
      },
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
      { id: second.id, category: 'labs', status: { word: 'incomplete' }, completionPercent: 25 },
      { id: first.id, category: 'pharmacy', status: { word: 'contract_submitted' }, completionPercent: 100 },
    ]);
  });

  test.each([
    ['in review', null, 409],
    ['approved', 'approve', 409],
    ['rejected', 'reject', 200],
  ] as const)('optional details of an application that is %s (%s) return %i', async (_, decision, status) => {
    const vendor = await submittedVendor(sandbox);
    if (decision) sandbox.review(vendor.id, { decision, reason: 'Blurred' });
    const body = { state: 'Karnataka' };
    const answer = await call(sandbox, 'PATCH', vendorPath(vendor, '/optional'), {
      token: vendor.token,
      body,
    });
    expect(answer.status).toBe(status);
    expect((await getVendor(sandbox, vendor))['state']).toBe(status === 200 ? 'Karnataka' : null);
  });

  test('consents of the first step are stored and returned', async () => {
    await sendCreateCode(sandbox);
    const consents = [{ id: 'privacy', version: '2026-11-21', acceptedAt: '2026-11-22T09:30:00.000Z' }];
    const { body } = await create(createBody({ consents }));
    const token = body['data'].accessToken as string;
    const read = await call(sandbox, 'GET', `/api/vendors/${body['vendorId']}`, { token });
    expect(read.body['vendor'].consents).toEqual(consents);
  });

  test.each([
    ['consents', 'yes'],
    ['consents.0.version', [{ id: 'terms', acceptedAt: '2026-11-22T09:30:00Z' }]],
    ['consents.0.acceptedAt', [{ id: 'terms', version: '1', acceptedAt: 'yesterday' }]],
  ])('malformed consents return a 400 that names %s', async (path, consents) => {
    await sendCreateCode(sandbox);
    const answer = await create(createBody({ consents }));
    expect([answer.status, answer.body['errors'][0].path]).toEqual([400, path]);
  });

  test('optional details are stored and returned', async () => {
    const vendor = await newVendor(sandbox);
    const body = { addressLine2: 'First floor', state: 'Karnataka' };
    await call(sandbox, 'PATCH', vendorPath(vendor, '/optional'), { token: vendor.token, body });
    expect(await getVendor(sandbox, vendor)).toMatchObject(body);
  });
});

describe('KYC', () => {
  test('drafts keep any text and do not count as submitted', async () => {
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

  test('submissions replace the draft', async () => {
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
  ])('returns an error that names the field: %s', async (path, change, code) => {
    const answer = await patchKyc(sandbox, await newVendor(sandbox), change);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([{ path, code }]);
  });

  test('submissions upper-case codes and keep leading zeros', async () => {
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

describe('A text', () => {
  const long = 'x'.repeat(60_000);

  test.each([
    ['vendorName', 201],
    ['ownerName', 201],
    ['addressLine1', 201],
    ['city', 201],
    ['vendorName', 60_000],
  ])('in %s with %i characters returns a 400 that names the field', async (field, length) => {
    await sendCreateCode(sandbox);
    const createWith = (text: string) => create(createBody({ baseInfo: { ...vendorInfo, [field]: text } }));
    const answer = await createWith('x'.repeat(length));
    expect([answer.status, answer.body['errors'][0].path]).toEqual([400, `baseInfo.${field}`]);
    expect((await createWith('x'.repeat(200))).status).toBe(201);
  });

  test.each(['panHolderName', 'accountHolderName', 'drugLicenseNumber'])(
    'in %s over the limit is refused in drafts and submissions',
    async (field) => {
      const vendor = await newVendor(sandbox);
      const given = { token: vendor.token, body: { [field]: long } };
      const draft = await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), given);
      for (const answer of [draft, await patchKyc(sandbox, vendor, given.body)]) {
        expect([answer.status, answer.body['errors'][0].path]).toEqual([400, field]);
      }
    },
  );

  test('in a code, a token, a user type or a bank account has a limit too', async () => {
    const { token } = await newVendor(sandbox);
    const bodies: [string, Body][] = [
      ['/api/auth/send-otp', { phone: testPhone, userType: long }],
      ['/api/auth/login', { phone: testPhone, verificationCode: long }],
      ['/api/auth/refresh', { refreshToken: long }],
      ['/api/vendors/create', createBody({ otp: long })],
      [
        '/api/vendors/verify-bank',
        { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: long },
      ],
    ];
    for (const [path, body] of bodies) {
      expect((await call(sandbox, 'POST', path, { body, token })).status, path).toBe(400);
    }
  });
});

describe('A body', () => {
  test.each([
    [400, '{"phone":'],
    [400, '[]'],
    [400, 'null'],
    [400, ''],
    [413, JSON.stringify({ phone: 'x'.repeat(70_000) })],
  ])('returns %i when it can’t be read or is too large', async (status, body) => {
    const response = await sandbox.fetch('/api/auth/send-otp', { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test.each([
    ['arrays', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('of deeply nested %s returns 400 on every call', async (_, nested) => {
    const { id, token } = await newVendor(sandbox);
    const calls = [
      ['POST', '/api/auth/send-otp'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/refresh'],
      ['POST', '/api/vendors/send-otp'],
      ['POST', '/api/vendors/create'],
      ['POST', '/api/vendors/verify-bank'],
      ['POST', `/api/vendors/${id}/kyc/draft`],
      ['PATCH', `/api/vendors/${id}/kyc`],
      ['PATCH', `/api/vendors/${id}/optional`],
      ['POST', `/api/vendors/${id}/contract`],
    ] as const;
    for (const [method, path] of calls) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await sandbox.fetch(path, { method, headers, body: `{"phone":${nested}}` });
      expect(response.status, path).toBe(400);
    }
  });

  test('for an unknown call returns 404 in JSON', async () => {
    expect(await call(sandbox, 'POST', '/api/vendors/x/y/z')).toMatchObject({
      status: 404,
      body: { success: false },
    });
  });
});
