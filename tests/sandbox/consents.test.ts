import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox } from '#sandbox/testing.ts';
import { call, newVendor, submittedVendor, vendorPath, type MadeVendor } from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const acceptedAt = '2026-11-21T06:00:00.000Z';
const given = ['privacy', 'terms'].map((id) => ({ id, version: '2026-11-21', acceptedAt }));
const list = async ({ token }: Pick<MadeVendor, 'token'>) =>
  (await call(sandbox, 'GET', '/api/vendors/consents', { token })).body['consents'];
const withdraw = (vendor: MadeVendor, text: string, key?: string) =>
  call(sandbox, 'POST', vendorPath(vendor, '/consents/withdraw'), {
    token: vendor.token,
    body: { text },
    ...(key ? { key } : {}),
  });

describe('The consents of a vendor', () => {
  test('are listed with their application, and those of others are not', async () => {
    const vendor = await newVendor(sandbox, { name: 'First', consents: given });
    const other = await newVendor(sandbox, { phone: '+919812345678' });
    const shared = {
      version: '2026-11-21',
      acceptedAt,
      withdrawnAt: null,
      vendorId: vendor.id,
      name: 'First',
    };
    expect(await list(vendor)).toEqual([
      { id: 'privacy', ...shared },
      { id: 'terms', ...shared },
    ]);
    expect(await list(other)).toEqual([]);
    expect((await call(sandbox, 'GET', '/api/vendors/consents')).status).toBe(401);
  });

  test('keep the time of the first withdrawal', async () => {
    const vendor = await newVendor(sandbox, { consents: given });
    expect((await withdraw(vendor, 'privacy', 'k1')).status).toBe(200);
    const [first] = await list(vendor);
    expect(Date.parse(first.withdrawnAt)).not.toBeNaN();
    sandbox.clock.advance(60_000);
    expect((await withdraw(vendor, 'privacy', 'k2')).status).toBe(200);
    expect((await list(vendor))[0]).toEqual(first);
  });

  test('a contract is not withdrawn', async () => {
    const vendor = await submittedVendor(sandbox, { consents: given });
    expect((await withdraw(vendor, 'terms')).status).toBe(409);
    expect((await withdraw(vendor, 'none')).status).toBe(404);
    const foreign = await newVendor(sandbox, { phone: '+919812345678' });
    expect((await withdraw({ ...vendor, token: foreign.token }, 'privacy')).status).toBe(404);
  });

  test('cannot be listed where the API offers the specification and nothing more', async () => {
    const plain = createSandbox({ profile: 'plain' });
    const { token } = await newVendor(sandbox);
    expect((await call(plain, 'GET', '/api/vendors/consents', { token })).status).not.toBe(200);
    await plain.close();
  });
});
