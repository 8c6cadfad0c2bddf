import { afterEach, describe, expect, test } from 'vitest';
import { hours } from '#sandbox/clock.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  call,
  contractOf,
  createBody,
  fileOf,
  getVendor,
  kycOf,
  newVendor,
  patchKyc,
  sendCreateCode,
  signIn,
  testPhone,
  upload,
  uploadRequired,
  vendorInfo,
  vendorPath,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const create = (key: string, more = {}) =>
  call(sandbox, 'POST', '/api/vendors/create', { body: createBody(more), key });
const rows = (table: string) => sandbox.db.prepare(`SELECT * FROM ${table}`).all().length;

describe('An Idempotency-Key', () => {
  test('returns the first reply of a create again, tokens included', async () => {
    await sendCreateCode(sandbox);
    const first = await create('k1');
    const again = await create('k1');
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(first.status);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(rows('vendors')).toBe(1);
  });

  test('keeps a reply whose connection broke after the commit', async () => {
    await sendCreateCode(sandbox);
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await expect(create('k1')).rejects.toThrow(TypeError);
    expect((await create('k1')).status).toBe(201);
    expect(rows('vendors')).toBe(1);
  });

  test('allows another code and otpId in a repeated create', async () => {
    sandbox.settings.otpIds = true;
    const codeName = async (): Promise<string> =>
      ((await sendCreateCode(sandbox)).body as { otpId: string }).otpId;
    const first = await create('k1', { otpId: await codeName() });
    expect(first.status).toBe(201);
    expect((await create('k1', { otpId: await codeName() })).body).toEqual(first.body);
    expect(rows('vendors')).toBe(1);
  });

  test('with another body returns 409', async () => {
    await sendCreateCode(sandbox);
    await create('k1');
    const baseInfo = { ...vendorInfo, vendorName: 'Another' };
    expect(await create('k1', { baseInfo })).toMatchObject({ status: 409, body: { success: false } });
    expect(rows('vendors')).toBe(1);
  });

  test('is free again after a refusal', async () => {
    await sendCreateCode(sandbox);
    expect((await create('k1', { otp: '000000' })).status).toBe(401);
    expect((await create('k1')).status).toBe(201);
  });

  test('sent three times at once does the work once', async () => {
    await sendCreateCode(sandbox);
    const answers = await Promise.all([create('k1'), create('k1'), create('k1')]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body['vendorId'])).size).toBe(1);
    expect(rows('vendors')).toBe(1);
  });

  test('prevents a second code', async () => {
    const send = () =>
      call(sandbox, 'POST', '/api/vendors/send-otp', { body: { phone: testPhone }, key: 'k1' });
    await send();
    await send();
    expect(sandbox.outbox).toHaveLength(1);
  });

  test('of one user does not affect another user', async () => {
    const vendor = await newVendor(sandbox);
    const other = await newVendor(sandbox, { phone: '+919812345678' });
    for (const { id, token } of [vendor, other]) {
      const body = { ...kycOf('pharmacy'), panHolderName: id };
      const answer = await call(sandbox, 'PATCH', `/api/vendors/${id}/kyc`, { token, body, key: 'same' });
      expect(answer.status).toBe(200);
    }
  });

  test('does not replay a reply to another user', async () => {
    const vendor = await newVendor(sandbox);
    const path = vendorPath(vendor, '/kyc');
    const given = { body: kycOf('pharmacy'), key: 'k1' };
    await call(sandbox, 'PATCH', path, { ...given, token: vendor.token });
    const { accessToken } = await signIn(sandbox, '+919812345678');
    expect((await call(sandbox, 'PATCH', path, { ...given, token: accessToken })).status).toBe(404);
    expect((await call(sandbox, 'PATCH', path, given)).status).toBe(401);
  });

  test('is remembered for a day', async () => {
    const vendor = await newVendor(sandbox);
    sandbox.settings.loginTokenSeconds = 3 * 24 * 3600;
    const { accessToken: token } = await signIn(sandbox);
    const draft = (panNumber: string) =>
      call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token, body: { panNumber }, key: 'k1' });
    await draft('A');
    sandbox.clock.advance(23 * hours);
    expect((await draft('B')).status).toBe(409);
    sandbox.clock.advance(hours);
    expect((await draft('B')).status).toBe(200);
  });

  test('that is malformed returns 400', async () => {
    const key = 'x'.repeat(201);
    expect((await create(key)).status).toBe(400);
  });

  test('of an upload compares the files, not the multipart around them', async () => {
    const vendor = await newVendor(sandbox);
    const first = await upload(sandbox, vendor, { gst: fileOf('pdf') }, 'k1');
    const again = await upload(sandbox, vendor, { gst: fileOf('pdf') }, 'k1');
    expect(again.body).toEqual(first.body);
    expect((await upload(sandbox, vendor, { gst: fileOf('pdf', 300) }, 'k1')).status).toBe(409);
    expect(rows('documents')).toBe(1);
  });

  test('stores its reply in encrypted form', async () => {
    await sendCreateCode(sandbox);
    const { body } = await create('k1');
    const stored = JSON.stringify(sandbox.db.prepare('SELECT * FROM idempotent_replies').all());
    expect(stored).not.toContain(body['data'].refreshToken);
    expect(stored).not.toContain('123456');
  });
});

describe('A repeated write', () => {
  test('creates nothing twice when keys are ignored', async () => {
    sandbox.settings.ignoreIdempotencyKeys = true;
    const vendor = await newVendor(sandbox);
    await newVendor(sandbox);
    for (let round = 0; round < 2; round++) {
      await patchKyc(sandbox, vendor);
      await uploadRequired(sandbox, vendor);
    }
    const accept = () =>
      call(sandbox, 'POST', vendorPath(vendor, '/contract'), {
        token: vendor.token,
        body: contractOf('pharmacy'),
        key: 'k1',
      });
    const contracts = [await accept(), await accept()].map((answer) => answer.body['contractId']);
    expect(new Set(contracts).size).toBe(1);
    expect([rows('vendors'), rows('documents')]).toEqual([1, 4]);
    expect((await getVendor(sandbox, vendor))['status']).toBe('contract_submitted');
  });
});
