import { afterEach, describe, expect, test } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { progressReplySchema } from '#lib/domain/application/progress.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  contractOf,
  getProgress,
  getVendor,
  requiredOf,
  newVendor,
  patchKyc,
  uploadRequired,
  vendorPath,
  type Body,
  type MadeVendor,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const stages: [string, (vendor: MadeVendor) => Promise<unknown>][] = [
  ['creation', async () => {}],
  ['KYC', (vendor) => patchKyc(sandbox, vendor)],
  ['documents', (vendor) => uploadRequired(sandbox, vendor)],
  ['contract', (vendor) => acceptContract(sandbox, vendor)],
];

const expected = (category: CategoryId) => [
  { status: 'incomplete', percent: 25, next: 2, step: 'kyc-documents' },
  { status: 'kyc_submitted', percent: 50, next: 3, step: 'documents' },
  { status: 'documents_uploaded', percent: 75, next: category === 'supplements' ? 4 : 5, step: 'contract' },
  { status: 'contract_submitted', percent: 100, next: 6, step: 'done' },
];

describe.each(categoryIds)('An application of %s', (category) => {
  test('advances step by step, and the client resumes at the right step', async () => {
    const vendor = await newVendor(sandbox, { category });
    for (const [index, [name, advance]] of stages.entries()) {
      await advance(vendor);
      const { body } = await call(sandbox, 'GET', vendorPath(vendor, '/application-progress'), {
        token: vendor.token,
      });
      const progress = progressReplySchema.parse(body);
      const wanted = expected(category)[index];
      expect(progress, name).toMatchObject({
        vendorId: vendor.id,
        vendorStatus: { word: wanted?.status },
        phoneVerified: true,
        completionPercent: wanted?.percent,
        nextStep: wanted?.next,
      });
      const reply = await getVendor(sandbox, vendor);
      const known = vendorReplySchema.parse(reply);
      if (known === null) throw new Error('The reply has no vendor with an id.');
      expect(applicationOf({ vendor: known, progress }).initialStep, name).toBe(wanted?.step);
      expect(reply['status']).toBe(wanted?.status);
    }
  });

  test('returns the data of its steps with the progress', async () => {
    const vendor = await newVendor(sandbox, { category });
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    const data = await getProgress(sandbox, vendor);
    expect(data['step1']).toMatchObject({ completed: true, vendorName: 'Asha Medicals', pincode: '560001' });
    expect(data['step2']).toMatchObject({
      completed: true,
      data: { panNumber: 'ABCDE1234F', bankHolderName: 'Asha Rao', idfyStatus: 'unverified' },
    });
    expect(data['step3'].documents).toHaveLength(requiredOf(vendor).length);
    expect(data['step4']).toMatchObject({ completed: false });
  });

  test('accepts the contract only after all other steps', async () => {
    const vendor = await newVendor(sandbox, { category });
    const early = await acceptContract(sandbox, vendor);
    expect(early).toMatchObject({ status: 409, body: { code: 'steps_incomplete' } });
    expect(early.body['errors'].map((error: Body) => error['path'])).toContain('ownerPhoto');
    await patchKyc(sandbox, vendor);
    expect((await acceptContract(sandbox, vendor)).status).toBe(409);
    await uploadRequired(sandbox, vendor);
    expect((await acceptContract(sandbox, vendor)).status).toBe(200);
  });

  test('returns the same contract when it is accepted twice', async () => {
    const vendor = await newVendor(sandbox, { category });
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    const [first, second] = [await acceptContract(sandbox, vendor), await acceptContract(sandbox, vendor)];
    expect(first.body['contractId']).toMatch(/^ctr_/);
    expect(second.body['contractId']).toBe(first.body['contractId']);
  });

  test('refuses changes while it is under review', async () => {
    const vendor = await newVendor(sandbox, { category });
    for (const [, advance] of stages) await advance(vendor);
    expect((await patchKyc(sandbox, vendor)).status).toBe(200);
    expect((await patchKyc(sandbox, vendor, { panHolderName: 'Somebody Else' })).status).toBe(409);
    expect((await uploadRequired(sandbox, vendor)).status).toBe(409);
    const draft = { token: vendor.token, body: { panNumber: 'X' } };
    expect((await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), draft)).status).toBe(409);
    expect((await getVendor(sandbox, vendor))['kyc'].panHolderName).toBe('Asha Rao');
  });
});

describe('The contract', () => {
  const ready = async (category: CategoryId): Promise<MadeVendor> => {
    const vendor = await newVendor(sandbox, { category });
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    return vendor;
  };

  test.each<[CategoryId, Body, string]>([
    ['pharmacy', { termsAccepted: false }, 'termsAccepted'],
    ['supplements', {}, 'termsAccepted'],
    ['labs', { termsAccepted: false }, 'termsAccepted'],
    ['labs', { minimumOrder: -1 }, 'minimumOrder'],
    ['labs', { minimumOrder: undefined }, 'minimumOrder'],
    ['labs', { deliveryRadius: 0 }, 'deliveryRadius'],
    ['labs', { deliveryRadius: 16 }, 'deliveryRadius'],
  ])('of %s is refused with %j', async (category, change, path) => {
    const vendor = await ready(category);
    const body = category === 'labs' ? { ...contractOf('labs'), ...change } : change;
    const given = { token: vendor.token, body };
    const answer = await call(sandbox, 'POST', vendorPath(vendor, '/contract'), given);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([{ path, code: path }]);
  });

  test.each(['pharmacy', 'labs'] as const)('of %s keeps its version and the consents', async (category) => {
    const vendor = await ready(category);
    const more = {
      contractVersion: '2026-11-21',
      consents: [{ id: 'partner-terms', version: '2026-11-21', acceptedAt: '2026-11-22T09:30:00.000Z' }],
    };
    const given = { token: vendor.token, body: { ...contractOf(category), ...more } };
    expect((await call(sandbox, 'POST', vendorPath(vendor, '/contract'), given)).status).toBe(200);
    expect((await getVendor(sandbox, vendor))['contract']).toMatchObject(more);
  });

  test.each([
    [0, 1],
    [200, 15],
  ])('of labs accepts a minimum order of %i and a radius of %i', async (minimumOrder, deliveryRadius) => {
    const vendor = await ready('labs');
    const body = { termsAccepted: true, minimumOrder, deliveryRadius };
    const given = { token: vendor.token, body };
    expect((await call(sandbox, 'POST', vendorPath(vendor, '/contract'), given)).status).toBe(200);
    expect((await getVendor(sandbox, vendor))['contract']).toMatchObject(body);
  });
});
