import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox } from '#sandbox/testing.ts';
import {
  call,
  fileOf,
  getVendor,
  requiredOf,
  newVendor,
  patchKyc,
  submittedVendor,
  upload,
  vendorPath,
  type Answer,
  type MadeVendor,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const remove = (vendor: MadeVendor, rest = '', key?: string): Promise<Answer> =>
  call(sandbox, 'DELETE', vendorPath(vendor, rest), { token: vendor.token, ...(key ? { key } : {}) });
const stored = () => readdirSync(sandbox.uploadsDir);

describe('Deleting an application', () => {
  test('that is unfinished also deletes its documents', async () => {
    const vendor = await newVendor(sandbox);
    const other = await newVendor(sandbox, { name: 'Another' });
    await patchKyc(sandbox, vendor);
    await upload(sandbox, vendor, { gst: fileOf('pdf'), ownerPhoto: fileOf('jpeg') });
    expect((await remove(vendor)).status).toBe(200);
    expect(stored()).toEqual([]);
    expect((await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).status).toBe(404);
    expect((await remove(vendor)).status).toBe(404);
    expect((await getVendor(sandbox, other))['id']).toBe(other.id);
  });

  test('can be repeated under its key after a lost reply', async () => {
    const vendor = await newVendor(sandbox);
    sandbox.faults.add({ endpoint: 'deleteVendor', action: 'commit-then-drop', times: 1 });
    await expect(remove(vendor, '', 'k1')).rejects.toThrow(TypeError);
    expect((await remove(vendor, '', 'k1')).status).toBe(200);
  });

  test.each(['in review', 'rejected', 'approved'])('that is %s returns 409', async (state) => {
    const vendor = await submittedVendor(sandbox);
    if (state === 'rejected') sandbox.review(vendor.id, { decision: 'reject', reason: 'Blurred' });
    if (state === 'approved') sandbox.review(vendor.id, { decision: 'approve' });
    expect((await remove(vendor)).status).toBe(409);
    expect(stored()).toHaveLength(requiredOf(vendor).length);
  });

  test('of another user returns the same 404 as an unknown id', async () => {
    const vendor = await newVendor(sandbox);
    const { token } = await newVendor(sandbox, { phone: '+919812345678' });
    const foreign = await remove({ ...vendor, token });
    const none = await remove({ ...vendor, id: 'vnd_none' });
    expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
    expect(foreign.status).toBe(404);
    expect((await call(sandbox, 'DELETE', vendorPath(vendor))).status).toBe(401);
  });
});

describe('Removing a document', () => {
  test('that is optional keeps the others', async () => {
    const vendor = await newVendor(sandbox);
    await upload(sandbox, vendor, { cheque: fileOf('pdf'), gst: fileOf('pdf') });
    expect((await remove(vendor, '/documents/cheque')).status).toBe(200);
    expect((await getVendor(sandbox, vendor))['documents']).toMatchObject([{ type: 'gst' }]);
    expect(stored()).toHaveLength(1);
    expect((await remove(vendor, '/documents/cheque')).status).toBe(404);
  });

  test('that is required returns 409', async () => {
    const vendor = await newVendor(sandbox);
    await upload(sandbox, vendor, { gst: fileOf('pdf') });
    expect((await remove(vendor, '/documents/gst')).status).toBe(409);
    expect(stored()).toHaveLength(1);
  });

  test('of a submitted application returns 409', async () => {
    const vendor = await newVendor(sandbox);
    await upload(sandbox, vendor, { cheque: fileOf('pdf') });
    await submittedVendor(sandbox);
    expect((await remove(vendor, '/documents/cheque')).status).toBe(409);
  });

  test.each(['ownerPhoto', 'fssai', 'nothing', '__proto__'])(
    'of the empty slot %s returns 404',
    async (slot) => {
      expect((await remove(await newVendor(sandbox), `/documents/${slot}`)).status).toBe(404);
    },
  );

  test('of another user returns 404', async () => {
    const vendor = await newVendor(sandbox);
    await upload(sandbox, vendor, { cheque: fileOf('pdf') });
    const { token } = await newVendor(sandbox, { phone: '+919812345678' });
    expect((await remove({ ...vendor, token }, '/documents/cheque')).status).toBe(404);
    expect(stored()).toHaveLength(1);
  });
});
