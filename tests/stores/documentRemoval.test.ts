import { expect, vi } from 'vitest';
import {
  $slotsUploadedHere,
  $uploadedHere,
  $uploads,
  type PreparePhoto,
} from '#lib/stores/application/documents/chosenFiles.ts';
import {
  $removals,
  $removedSlots,
  removeDocument,
} from '#lib/stores/application/documents/documentRemoval.ts';
import { chooseFile, openUploads } from '#lib/stores/application/documents/uploads.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { fileOf, getVendor, type MadeVendor } from '../sandbox/helpers.ts';
import { enterAsVendor, sandbox, test as it } from './sandboxed.ts';

let vendor: MadeVendor;
const asItIs: PreparePhoto = (_, file) => Promise.resolve({ file, notes: [] });
const onServer = async () => ((await getVendor(sandbox, vendor))['documents'] as unknown[]).length;
const keys = () =>
  sandbox.journal.entries
    .filter(({ endpoint }) => endpoint === 'deleteDocument')
    .map(({ idempotencyKey }) => idempotencyKey);

it.beforeEach(async () => {
  vi.stubGlobal('location', {
    pathname: '/partner-with-us/new/mx-onboarding/step3',
    assign: () => undefined,
  });
  vendor = await enterAsVendor();
  openUploads(vendor.id);
  await chooseFile('cheque', fileOf('pdf'), asItIs);
});

it('removes an optional document, and the same or another can take its place', async () => {
  expect(await onServer()).toBe(1);
  await removeDocument(vendor.id, 'cheque');
  expect(await onServer()).toBe(0);
  expect($removedSlots.get()).toEqual(['cheque']);
  expect($slotsUploadedHere.get()).not.toContain('cheque');
  expect($uploads.get().cheque).toBeUndefined();
  for (const file of [fileOf('pdf'), fileOf('pdf', 300)]) {
    await chooseFile('cheque', file, asItIs);
    expect(await onServer()).toBe(1);
    expect($removedSlots.get()).toEqual([]);
    await removeDocument(vendor.id, 'cheque');
    expect(await onServer()).toBe(0);
  }
  expect(new Set(keys()).size).toBe(3);
});

it('accepts a document that the server no longer has', async () => {
  sandbox.faults.add({ endpoint: 'deleteDocument', action: 'status', status: 404, times: 1 });
  await removeDocument(vendor.id, 'cheque');
  expect($removals.get().cheque).toEqual({ type: 'removed' });
});

it('a late reply leaves a document that was sent meanwhile', async () => {
  const removing = removeDocument(vendor.id, 'cheque');
  // Later than the first document, even on a machine that needs less than a millisecond for it.
  $uploadedHere.setKey('cheque', Date.now() + 1);
  await removing;
  expect($removals.get().cheque).toBeUndefined();
  expect($uploads.get().cheque?.type).toBe('uploaded');
});

it('fails on a lost reply, and repeats under the same key', async () => {
  sandbox.faults.add({ endpoint: 'deleteDocument', action: 'commit-then-drop', times: 1 });
  await removeDocument(vendor.id, 'cheque');
  expect($removals.get().cheque).toMatchObject({ type: 'failed', error: { code: 'network' } });
  await removeDocument(vendor.id, 'cheque');
  expect($removals.get().cheque).toEqual({ type: 'removed' });
  expect(new Set(keys()).size).toBe(1);
});

it('sends one removal for two presses, and one for each slot', async () => {
  await chooseFile('gst', fileOf('pdf'), asItIs);
  const removing = Promise.all([removeDocument(vendor.id, 'cheque'), removeDocument(vendor.id, 'cheque')]);
  expect([$removals.get(), $removedSlots.get()]).toEqual([{ cheque: { type: 'removing' } }, []]);
  await removing;
  expect(keys()).toHaveLength(1);
  sandbox.faults.add({ endpoint: 'deleteDocument', action: 'drop' });
  await removeDocument(vendor.id, 'gst');
  expect(new Set(keys()).size).toBe(2);
  expect($removedSlots.get()).toEqual(['cheque']);
});

it.each([false, true])(
  'a sign-out meanwhile changes nothing for the next vendor (reply lost: %s)',
  async (isLost) => {
    if (isLost) sandbox.faults.add({ endpoint: 'deleteDocument', action: 'drop' });
    const removing = removeDocument(vendor.id, 'cheque');
    signOut();
    await removing;
    expect([$removals.get(), $uploads.get()]).toEqual([{}, {}]);
  },
);

it('forgets the removals on sign-out', async () => {
  await removeDocument(vendor.id, 'cheque');
  signOut();
  expect($removals.get()).toEqual({});
});
