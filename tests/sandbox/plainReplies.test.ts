import { afterEach, describe, expect, test } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import { infoTextNames } from '#lib/domain/info/infoFields.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import {
  acceptContract,
  call,
  createBody,
  login,
  patchKyc,
  refresh,
  sendCreateCode,
  sendLoginCode,
  signIn,
  uploadRequired,
  vendorPath,
} from './helpers.ts';
import { createPlainSandbox, namesIn, newPlainVendor, submittedPlainVendor } from './plainHelpers.ts';

const sandbox = createPlainSandbox();
afterEach(() => sandbox.reset());

const hours = ['openTime', 'closeTime', 'openDays'];
const address = infoTextNames.filter((name) => name !== 'vendorName');
const under = (name: string, fields: readonly string[]): string[] => [
  name,
  ...fields.map((field) => `${name}.${field}`),
];
const baseInfo = [
  'vendorName',
  ...address,
  ...under('coords', ['lat', 'lng']),
  ...under('deliveryTimings', hours),
];
const kycShared = ['panNumber', 'gstNumber', 'bankAccount', 'ifsc'];

const sorted = (names: readonly string[]): string[] => names.toSorted();

describe('The plain API sends only the specified names', () => {
  test('for sign-in and refresh', async () => {
    expect(namesIn((await sendLoginCode(sandbox)).body)).toEqual(['message']);
    const user = ['id', 'phone', 'fullName', 'email', 'gender', 'dateOfBirth', 'isProfileComplete'];
    const more = ['userType', 'externalId', 'serviceSource'];
    const session = ['accessToken', 'refreshToken', ...under('user', [...user, ...more])];
    const flags = ['isNewUser', 'needsProfileCompletion', 'profileCompletionRoute'];
    const { body } = await login(sandbox);
    expect(sorted(namesIn(body))).toEqual(
      sorted(['success', 'message', ...under('data', [...session, ...flags])]),
    );
    const refreshed = await refresh(sandbox, body['data'].refreshToken);
    expect(sorted(namesIn(refreshed.body))).toEqual(['accessToken', 'expiresIn', 'refreshToken']);
  });

  test('for vendor-create, without tokens', async () => {
    expect(namesIn((await sendCreateCode(sandbox)).body)).toEqual(['message']);
    const { status, body } = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody() });
    expect([status, namesIn(body)]).toEqual([201, ['vendorId', 'message']]);
  });

  test.each(categoryIds)('for a vendor of %s', async (category) => {
    const vendor = await submittedPlainVendor(sandbox, category);
    const kyc = [...kycShared, 'panHolderName', 'accountHolderName', licenceFieldOf(category)];
    const expected = [
      ...['id', 'name', 'addressLine2', 'state', 'categories', 'status', 'phoneVerified'],
      ...address,
      ...under('location', ['latitude', 'longitude']),
      ...under('openingHours', hours),
      ...under('kyc', [...kyc, 'status', 'submittedAt', 'verificationDate']),
      ...under('contract', ['termsAccepted']),
      ...under('baseInfo', baseInfo),
      ...under('documents', ['type', 'uploadedAt', 'url']),
    ];
    for (const path of [vendorPath(vendor), '/api/vendors/me']) {
      const { body } = await call(sandbox, 'GET', path, { token: vendor.token });
      expect(sorted(namesIn(body))).toEqual(sorted(expected));
    }
  });

  test.each(categoryIds)('for the progress of %s', async (category) => {
    const vendor = await submittedPlainVendor(sandbox, category);
    const { body } = await call(sandbox, 'GET', vendorPath(vendor, '/application-progress'), {
      token: vendor.token,
    });
    const kyc = [...kycShared, 'bankHolderName', licenceFieldOf(category), 'idfyStatus'];
    const data = [
      ...under('status', ['vendorStatus', 'phoneVerified', 'updatedAt']),
      ...under('progress', ['completionPercent', 'nextStep', 'totalSteps']),
      ...under('step1', ['completed', ...baseInfo]),
      ...under('step2', ['completed', ...under('data', kyc)]),
      ...under('step3', ['completed']),
      ...under('step4', ['completed']),
    ];
    expect(sorted(namesIn(body))).toEqual(sorted(['vendorId', ...under('applicationData', data)]));
  });

  test('for the list of applications', async () => {
    const { token } = await newPlainVendor(sandbox);
    const { body } = await call(sandbox, 'GET', '/api/vendors/applications/resumable', { token });
    const entry = ['id', 'name', 'city', 'category', 'categories', 'status', 'createdAt', 'updatedAt'];
    const progress = under('progress', ['completionPercent']);
    expect(sorted(namesIn(body))).toEqual(sorted(under('applications', [...entry, ...progress])));
  });

  test('for every write of an application', async () => {
    const vendor = await newPlainVendor(sandbox, 'labs');
    const draft = { token: vendor.token, body: { panNumber: 'A' } };
    expect((await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), draft)).body).toEqual({});
    expect((await patchKyc(sandbox, vendor)).body).toEqual({});
    expect(namesIn((await uploadRequired(sandbox, vendor)).body)).toEqual(['uploaded', 'uploaded.key']);
    expect(namesIn((await acceptContract(sandbox, vendor)).body)).toEqual(['contractId']);
  });

  test('for a bank check', async () => {
    const { accessToken: token } = await signIn(sandbox);
    const body = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    const answer = await call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body });
    expect(sorted(Object.keys(answer.body))).toEqual(
      sorted([
        ...['success', 'verified', 'pending', 'requestId', 'details', 'message', 'valid'],
        ...['ifscValid', 'bank', 'branch', 'accountHolder'],
      ]),
    );
  });

  test('for a refusal', async () => {
    const { body } = await call(sandbox, 'GET', '/api/vendors/me');
    expect(body).toEqual({ success: false, message: 'Please sign in to continue.' });
  });
});
