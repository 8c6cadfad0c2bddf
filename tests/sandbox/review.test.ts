import { afterEach, describe, expect, test } from 'vitest';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  fileOf,
  getProgress,
  getVendor,
  newVendor,
  patchKyc,
  submittedVendor,
  upload,
  vendorPath,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const reject = (id: string, ...flags: string[]) =>
  sandbox.review(id, { decision: 'reject', reason: 'The PAN is unreadable', flags });

describe('The reviewer', () => {
  test('approves a submitted application', async () => {
    const vendor = await submittedVendor(sandbox);
    sandbox.review(vendor.id, { decision: 'approve' });
    const read = await getVendor(sandbox, vendor);
    expect(read).toMatchObject({ status: 'approved', kyc: { status: 'approved' }, review: { flagged: [] } });
    expect(read['kyc'].verificationDate).toBe(read['review'].decidedAt);
    expect((await patchKyc(sandbox, vendor, { panHolderName: 'Other' })).status).toBe(409);
  });

  test('rejects with a reason and flags', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, 'panNumber', 'gst');
    const { body } = await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token });
    expect(vendorReplySchema.parse(body)).toMatchObject({
      status: { type: 'rejected' },
      kyc: { status: { type: 'rejected' } },
      rejectionReason: 'The PAN is unreadable',
      flagged: ['panNumber', 'gst'],
      submittedAt: { at: expect.any(Number) },
      decidedAt: { at: expect.any(Number) },
    });
  });

  test('says why, and by when, about single items', async () => {
    const vendor = await submittedVendor(sandbox);
    const items = [{ item: 'gst', code: 'cut-off', reason: ' The lower half. ', dueAt: '2026-11-30' }];
    sandbox.review(vendor.id, { decision: 'reject', flags: ['panNumber'], items });
    const note = { ...items[0], reason: 'The lower half.', reply: null };
    expect((await getVendor(sandbox, vendor))['review']).toMatchObject({
      flagged: ['panNumber', 'gst'],
      outstanding: ['panNumber', 'gst'],
      items: [note],
    });
    const { body } = await call(sandbox, 'GET', '/api/vendors/applications/resumable', {
      token: vendor.token,
    });
    expect(body['applications'][0].review.items).toEqual([note]);
  });

  test.each([
    ['an unknown vendor', 'vnd_none', {}, /no vendor/],
    ['an unsubmitted application', null, {}, /not been submitted/],
    ['a flag of another category', undefined, { flags: ['fssai'] }, /Can't flag fssai/],
    ['no reason', undefined, { reason: ' ' }, /--reason/],
    ['an approval with flags', undefined, { decision: 'approve', flags: ['gst'] }, /flags nothing/],
  ] as const)('gets an error message for %s', async (_, id, change, words) => {
    const vendor = id === null ? await newVendor(sandbox) : await submittedVendor(sandbox);
    const decision = { decision: 'reject' as const, reason: 'No', ...change };
    expect(() => sandbox.review(id ?? vendor.id, decision)).toThrow(words);
  });
});

describe('A rejected application', () => {
  test('returns to review when all flagged items were sent again', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, 'panNumber', 'gst');
    sandbox.clock.advance(60_000);
    expect((await patchKyc(sandbox, vendor, { panNumber: 'ABCDE9999F' })).status).toBe(200);
    expect(await getVendor(sandbox, vendor)).toMatchObject({
      status: 'rejected',
      review: { flagged: ['panNumber', 'gst'], outstanding: ['gst'] },
    });
    expect((await upload(sandbox, vendor, { gst: fileOf('pdf') })).status).toBe(201);
    const read = await getVendor(sandbox, vendor);
    expect(read).toMatchObject({
      status: 'contract_submitted',
      kyc: { status: 'submitted', panNumber: 'ABCDE9999F' },
      review: { reason: null, flagged: [], outstanding: [], decidedAt: null },
      progress: { completionPercent: 100, nextStep: 6 },
    });
    expect(Date.parse(read['review'].submittedAt)).toBeGreaterThan(Date.parse(read['createdAt']) + 50_000);
  });

  test('can be approved after the correction', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, 'ownerPhoto');
    await upload(sandbox, vendor, { ownerPhoto: fileOf('png') });
    sandbox.review(vendor.id, { decision: 'approve' });
    expect((await getVendor(sandbox, vendor))['status']).toBe('approved');
  });

  test.each([
    [['panNumber'], 25, 2],
    [['gst'], 50, 3],
    [['termsAccepted'], 75, 5],
    [['gst', 'ifsc'], 25, 2],
    [[], 25, 2],
  ])('with %j flagged is at %i %%, next step %i', async (flags, completionPercent, nextStep) => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, ...flags);
    const { progress, status } = await getProgress(sandbox, vendor);
    expect(status.vendorStatus).toBe('rejected');
    expect(progress).toMatchObject({ completionPercent, nextStep });
  });

  test('without flags is completely open, and the contract sends it back', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id);
    await patchKyc(sandbox, vendor, { panHolderName: 'Asha R Rao' });
    await upload(sandbox, vendor, { cheque: fileOf('pdf') });
    expect((await getVendor(sandbox, vendor))['status']).toBe('rejected');
    expect((await acceptContract(sandbox, vendor)).status).toBe(200);
    expect((await getVendor(sandbox, vendor))['status']).toBe('contract_submitted');
  });

  test('keeps its contract id', async () => {
    const vendor = await submittedVendor(sandbox);
    const before = (await getVendor(sandbox, vendor))['contract'].contractId;
    reject(vendor.id);
    expect((await acceptContract(sandbox, vendor)).body['contractId']).toBe(before);
  });

  test('refuses the contract until all flagged items are sent', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, 'gst', 'termsAccepted');
    const early = await acceptContract(sandbox, vendor);
    expect(early).toMatchObject({ status: 409, body: { errors: [{ path: 'gst', code: 'missing' }] } });
    await upload(sandbox, vendor, { gst: fileOf('pdf') });
    expect((await acceptContract(sandbox, vendor)).status).toBe(200);
    expect((await getVendor(sandbox, vendor))['status']).toBe('contract_submitted');
  });

  test('keeps drafts of the correction', async () => {
    const vendor = await submittedVendor(sandbox);
    reject(vendor.id, 'panNumber');
    await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), {
      token: vendor.token,
      body: { panNumber: 'ABCDE99' },
    });
    expect((await getVendor(sandbox, vendor))['kyc']).toMatchObject({
      panNumber: 'ABCDE99',
      status: 'rejected',
    });
  });
});
