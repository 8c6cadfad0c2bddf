import { expect, vi } from 'vitest';
import { deleteApplication } from '#lib/stores/application/deletion.ts';
import { $drafts, saveDraft } from '#lib/stores/application/draft.ts';
import { entriesUnder } from '#lib/stores/browser/storage.ts';
import { keyFor } from '#lib/stores/session/idempotency.ts';
import { keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import {
  call,
  newVendor,
  submittedVendor,
  testPhone,
  vendorPath,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { enter, sandbox, test } from './sandboxed.ts';

const status = async (vendor: MadeVendor) =>
  (await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).status;

function enterWithDraft(vendor: MadeVendor): void {
  enter(vendor);
  saveDraft({
    category: 'pharmacy',
    vendorId: vendor.id,
    step: 'documents',
    phone: testPhone,
    phoneVerified: true,
  });
  keepCopy(`contract.${vendor.id}`, { minimumOrder: '300' });
  for (const operation of ['kyc', 'kyc-draft', 'contract']) keyFor(`${operation}.${vendor.id}`, {});
}

test.beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/dashboard', assign: () => undefined });
});

test('deletes an unfinished application on the server and in this browser', async () => {
  const vendor = await newVendor(sandbox);
  enterWithDraft(vendor);
  await deleteApplication(vendor.id);
  expect(await status(vendor)).toBe(404);
  expect($drafts.get()).toEqual({});
  expect(readCopy(`contract.${vendor.id}`)).toBeNull();
  expect(entriesUnder('idempotency.')).toEqual([]);
});

test('accepts an application that another tab has just deleted', async () => {
  const vendor = await newVendor(sandbox);
  enterWithDraft(vendor);
  await call(sandbox, 'DELETE', vendorPath(vendor), { token: vendor.token });
  await deleteApplication(vendor.id);
  expect($drafts.get()).toEqual({});
});

test('deletes nothing when the server refuses or does not reply', async () => {
  const vendor = await submittedVendor(sandbox);
  enterWithDraft(vendor);
  await expect(deleteApplication(vendor.id)).rejects.toMatchObject({ code: 'conflict' });
  sandbox.faults.add({ endpoint: 'deleteVendor', action: 'drop', times: 1 });
  await expect(deleteApplication(vendor.id)).rejects.toMatchObject({ code: 'network' });
  expect($drafts.get().pharmacy?.vendorId).toBe(vendor.id);
  expect(readCopy(`contract.${vendor.id}`)).toEqual({ minimumOrder: '300' });
});
