import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteApplication } from '#lib/stores/application/deletion.ts';
import { $drafts, saveDraft } from '#lib/stores/application/draft.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  call,
  newVendor,
  submittedVendor,
  testPhone,
  vendorPath,
  type MadeVendor,
} from '../sandbox/helpers.ts';

let sandbox: TestSandbox;
const status = async (vendor: MadeVendor) =>
  (await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).status;

function enter(vendor: MadeVendor): void {
  startSession();
  keepTokens({
    accessToken: vendor.token,
    refreshToken: vendor.refreshToken,
    expiresAt: Date.now() + 3_600_000,
  });
  signInSuccess('usr', testPhone, 'VENDOR');
  saveDraft({
    category: 'pharmacy',
    vendorId: vendor.id,
    step: 'documents',
    phone: testPhone,
    phoneVerified: true,
  });
  keepCopy(`contract.${vendor.id}`, { minimumOrder: '300' });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('location', { pathname: '/dashboard', assign: () => undefined });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

afterEach(async () => {
  signOut();
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('deletes an unfinished application on the server and in this browser', async () => {
  const vendor = await newVendor(sandbox);
  enter(vendor);
  await deleteApplication(vendor.id);
  expect(await status(vendor)).toBe(404);
  expect($drafts.get()).toEqual({});
  expect(readCopy(`contract.${vendor.id}`)).toBeNull();
});

test('accepts an application that another tab has just deleted', async () => {
  const vendor = await newVendor(sandbox);
  enter(vendor);
  await call(sandbox, 'DELETE', vendorPath(vendor), { token: vendor.token });
  await deleteApplication(vendor.id);
  expect($drafts.get()).toEqual({});
});

test('deletes nothing when the server refuses or does not reply', async () => {
  const vendor = await submittedVendor(sandbox);
  enter(vendor);
  await expect(deleteApplication(vendor.id)).rejects.toMatchObject({ code: 'conflict' });
  sandbox.faults.add({ endpoint: 'deleteVendor', action: 'drop', times: 1 });
  await expect(deleteApplication(vendor.id)).rejects.toMatchObject({ code: 'network' });
  expect($drafts.get().pharmacy?.vendorId).toBe(vendor.id);
  expect(readCopy(`contract.${vendor.id}`)).toEqual({ minimumOrder: '300' });
});
