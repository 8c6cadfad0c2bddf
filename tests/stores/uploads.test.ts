import { describe, expect, vi } from 'vitest';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import * as limits from '#lib/limits.ts';
import { checkSession } from '#lib/stores/session/lifecycle.ts';
import { $session, expireSession, signOut } from '#lib/stores/session/session.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import {
  $refusals,
  $slotsUploadedHere,
  $uploads,
  $uploadsRunning,
  type PreparePhoto,
} from '#lib/stores/application/documents/chosenFiles.ts';
import {
  cancelUpload,
  chooseFile,
  openUploads,
  removeFile,
  retryUpload,
  sendAnyway,
} from '#lib/stores/application/documents/uploads.ts';
import { bytesOf, fileOf, getVendor, testPhone, type MadeVendor } from '../sandbox/helpers.ts';
import { enter, enterAsVendor, sandbox, test as it } from './sandboxed.ts';

let vendor: MadeVendor;
const tooLarge = limits.documentMaxBytes + 1;
/** Sends photos unchanged, because Node cannot decode them. */
const asItIs: PreparePhoto = (_, file) => Promise.resolve({ file, notes: [] });
const choose = (slot: SlotId, file: File, prepare = asItIs) => chooseFile(slot, file, prepare);
const stateOf = (slot: SlotId) => $uploads.get()[slot]?.type ?? 'empty';
const onServer = async () =>
  ((await getVendor(sandbox, vendor))['documents'] as { type: string }[]).map((document) => document.type);
const keys = () =>
  sandbox.journal.entries
    .filter((entry) => entry.endpoint === 'documents')
    .map((entry) => entry.idempotencyKey);

it.beforeEach(async () => {
  vi.stubGlobal('location', {
    pathname: '/partner-with-us/new/mx-onboarding/step3',
    assign: () => undefined,
  });
  vendor = await enterAsVendor();
  openUploads(vendor.id);
});

describe('a chosen file', () => {
  it('is uploaded at once, and counts when the server names it', async () => {
    const done = choose('gst', fileOf('pdf'));
    expect(stateOf('gst')).toBe('uploading');
    expect($uploadsRunning.get()).toBe(true);
    await done;
    expect(stateOf('gst')).toBe('uploaded');
    expect($uploadsRunning.get()).toBe(false);
    expect($slotsUploadedHere.get()).toEqual(['gst']);
    expect(await onServer()).toEqual(['gst']);
  });

  it('counts as uploaded after a reply that lists nothing', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'body', body: { uploaded: [] }, times: 1 });
    await choose('gst', fileOf('pdf'));
    expect(stateOf('gst')).toBe('uploaded');
    expect($slotsUploadedHere.get()).toEqual(['gst']);
  });

  it('fails alone, and the other slots are still uploaded', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 500, times: 1 });
    await Promise.all([
      choose('gst', fileOf('pdf')),
      choose('ownerPhoto', fileOf('jpeg')),
      choose('entranceWithOwner', fileOf('png')),
    ]);
    const states = (['gst', 'ownerPhoto', 'entranceWithOwner'] as const).map(stateOf);
    expect(states.toSorted()).toEqual(['failed', 'uploaded', 'uploaded']);
    expect($toasts.get().map(({ title }) => title)).toEqual(['Failed to upload documents']);
    expect(await onServer()).toHaveLength(2);
  });

  it('is sent again under the same key after a lost reply, and stored once', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'commit-then-drop', times: 1 });
    await choose('gst', fileOf('pdf'));
    expect(stateOf('gst')).toBe('failed');
    await retryUpload('gst', asItIs);
    expect(stateOf('gst')).toBe('uploaded');
    const [first, second] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(await onServer()).toEqual(['gst']);
  });

  it('gets a new key when it replaces another', async () => {
    await choose('gst', fileOf('pdf'));
    await choose('gst', fileOf('jpeg'));
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });

  it('stays after a cancel, and its late reply is ignored', async () => {
    sandbox.faults.add({ endpoint: 'documents', delayBeforeMs: 50, times: 1 });
    const done = choose('gst', fileOf('pdf'));
    await vi.waitFor(() => expect($uploads.get().gst).toMatchObject({ share: 0.5 }));
    cancelUpload('gst');
    expect(stateOf('gst')).toBe('stopped');
    await done;
    expect(stateOf('gst')).toBe('stopped');
    await retryUpload('gst', asItIs);
    expect(stateOf('gst')).toBe('uploaded');
  });

  it('can be removed until it is on the server', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'drop', times: 1 });
    await choose('gst', fileOf('pdf'));
    removeFile('gst');
    expect(stateOf('gst')).toBe('empty');
    await choose('gst', fileOf('pdf'));
    removeFile('gst');
    expect(stateOf('gst')).toBe('uploaded');
  });

  it('keeps the document that it failed to replace', async () => {
    await choose('gst', fileOf('pdf'));
    sandbox.faults.add({ endpoint: 'documents', action: 'drop', times: 1 });
    await choose('gst', fileOf('jpeg'));
    expect(stateOf('gst')).toBe('failed');
    expect($slotsUploadedHere.get()).toEqual(['gst']);
  });

  it('gets a key for each slot and content, even with the same name and size', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'drop' });
    const of = (bytes: string) => new File(['%PDF-', bytes], 'a.pdf', { type: 'application/pdf' });
    for (const slot of ['gst', 'cheque'] as const) await choose(slot, of('one'));
    await choose('gst', of('two'));
    expect(new Set(keys()).size).toBe(3);
    await choose('gst', of('two'));
    expect(new Set(keys()).size).toBe(3);
  });

  it('is sent under another key after a refusal', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 409, times: 1 });
    await choose('gst', fileOf('pdf'));
    expect($toasts.get().map(({ tone }) => tone)).toEqual(['error']);
    await retryUpload('gst', asItIs);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is sent from an insecure page, which has no digest', async () => {
    vi.stubGlobal('crypto', { randomUUID: () => 'key', getRandomValues: crypto.getRandomValues });
    sandbox.faults.add({ endpoint: 'documents', action: 'drop', times: 1 });
    await choose('gst', fileOf('pdf'));
    await retryUpload('gst', asItIs);
    expect([stateOf('gst'), keys()]).toEqual(['uploaded', ['key', 'key']]);
  });

  it('is not sent by actions that belong to another state', async () => {
    await sendAnyway('gst');
    await retryUpload('gst', asItIs);
    cancelUpload('gst');
    removeFile('gst');
    expect(stateOf('gst')).toBe('empty');
    await choose('gst', fileOf('pdf'));
    await sendAnyway('gst');
    await retryUpload('gst', asItIs);
    cancelUpload('gst');
    expect([stateOf('gst'), keys().length]).toEqual(['uploaded', 1]);
  });

  it('is not sent without an application', async () => {
    signOut();
    enter(vendor);
    await choose('gst', fileOf('pdf'));
    expect([stateOf('gst'), keys()]).toEqual(['empty', []]);
  });

  it('asks before the page is left only during the upload', async () => {
    const done = choose('gst', fileOf('pdf'));
    expect(globalThis.addEventListener).toHaveBeenCalledWith('beforeunload', expect.any(Function));
    expect(globalThis.removeEventListener).not.toHaveBeenCalled();
    await done;
    expect(globalThis.removeEventListener).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  });
});

describe('a refused file', () => {
  it.each([
    ['a PDF over the limit', fileOf('pdf', tooLarge), 'File size must be ≤ 5MB'],
    [
      'another type',
      new File(['x'], 'a.svg', { type: 'image/svg+xml' }),
      'File type not allowed. Accepted: pdf, jpg, jpeg, png',
    ],
    [
      'a type that its name contradicts',
      new File(['x'], 'a.pdf', { type: 'image/png' }),
      'File type not allowed. Accepted: pdf, jpg, jpeg, png',
    ],
    [
      'an empty one',
      new File([], 'a.pdf', { type: 'application/pdf' }),
      'File type not allowed. Accepted: pdf, jpg, jpeg, png. This file is empty. Please choose another one or take the photo again.',
    ],
  ])('shows the reason: %s', async (_, file, description) => {
    await choose('gst', file);
    expect($toasts.get()).toMatchObject([{ tone: 'error', title: 'Invalid file', description }]);
    expect($refusals.get().gst?.name).toBe(file.name);
    expect(stateOf('gst')).toBe('empty');
    expect(keys()).toEqual([]);
  });

  it('keeps the earlier file', async () => {
    await choose('gst', fileOf('pdf'));
    await choose('gst', fileOf('pdf', tooLarge));
    expect(stateOf('gst')).toBe('uploaded');
    expect($refusals.get().gst?.problem).toBe('too-large');
    await choose('gst', fileOf('jpeg'));
    expect($refusals.get().gst).toBeUndefined();
  });

  it('is forgotten when the file that failed before it is removed', async () => {
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 500, times: 1 });
    await choose('gst', fileOf('pdf'));
    await choose('gst', fileOf('pdf', tooLarge));
    expect([stateOf('gst'), $refusals.get().gst?.problem]).toEqual(['failed', 'too-large']);
    removeFile('gst');
    expect([stateOf('gst'), $refusals.get().gst]).toEqual(['empty', undefined]);
  });

  it('is forgotten with its vendor', async () => {
    await choose('gst', fileOf('pdf', tooLarge));
    signOut();
    expect($refusals.get()).toEqual({});
  });

  it.each([
    [413, 'too-large'],
    [415, 'wrong-type'],
  ])('is also refused by the server (%d), with the same text', async (status, problem) => {
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status, times: 1 });
    await choose('gst', fileOf('pdf', 200, 'a.pdf'));
    expect(stateOf('gst')).toBe('empty');
    expect($refusals.get().gst).toEqual({ name: 'a.pdf', problem });
  });

  it('may be an HTML page named .pdf, which keeps the earlier file', async () => {
    const page = new File(['<!doctype html><p>A licence'], 'a.pdf', { type: 'application/pdf' });
    await choose('gst', page);
    expect(stateOf('gst')).toBe('empty');
    expect($refusals.get().gst).toEqual({ name: 'a.pdf', problem: 'wrong-type' });
    expect($toasts.get()).toMatchObject([
      { title: 'Invalid file', description: 'File type not allowed. Accepted: pdf, jpg, jpeg, png' },
    ]);
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 503, times: 1 });
    await choose('gst', fileOf('pdf', 200, 'b.pdf'));
    await choose('gst', page);
    expect([stateOf('gst'), $uploads.get().gst?.chosen.original.name]).toEqual(['failed', 'b.pdf']);
    expect(keys()).toHaveLength(1);
  });

  it('may be a file that the browser cannot read', async () => {
    const file = fileOf('pdf');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await choose('gst', file);
    expect(stateOf('gst')).toBe('empty');
    expect($refusals.get().gst?.problem).toBe('unreadable');
  });
});

describe('a page with a file that is not on the server', () => {
  const blurred: PreparePhoto = (_, file) => Promise.resolve({ file, notes: ['blurred'] });

  it.each<[string, () => Promise<void>]>([
    ['that failed', () => choose('gst', fileOf('pdf'))],
    ['that waits for a decision', () => choose('ownerPhoto', fileOf('jpeg'), blurred)],
  ])('does not reload: a file %s', async (_, chooseOne) => {
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 503, times: 1 });
    await chooseOne();
    await expect(keepTyped()).rejects.toThrow('not uploaded');
    for (const slot of ['gst', 'ownerPhoto'] as const) removeFile(slot);
    await expect(keepTyped()).resolves.toBeUndefined();
  });
});

describe('a photo', () => {
  const large = fileOf('png', tooLarge, 'front.png');
  const small = new File([bytesOf('jpeg')], 'front.jpg', { type: 'image/jpeg' });

  it.each([
    ['a small one', fileOf('jpeg')],
    ['one over the limit', large],
    ['a HEIC', new File(['x'], 'IMG_1.HEIC', { type: '' })],
  ])('is re-encoded before it is sent: %s', async (_, original) => {
    const done = choose('entranceWithOwner', original, () => Promise.resolve({ file: small, notes: [] }));
    expect(stateOf('entranceWithOwner')).toBe('preparing');
    expect($uploadsRunning.get()).toBe(true);
    await done;
    expect($uploads.get().entranceWithOwner).toMatchObject({
      type: 'uploaded',
      chosen: { original, prepared: { file: { name: 'front.jpg' } } },
    });
  });

  it('waits for the vendor when there are notes about it', async () => {
    const noted: PreparePhoto = (_, file) => Promise.resolve({ file, notes: ['blurred'] });
    await choose('gst', fileOf('jpeg'), noted);
    expect($uploads.get().gst).toMatchObject({ type: 'noted', chosen: { prepared: { notes: ['blurred'] } } });
    expect($uploadsRunning.get()).toBe(false);
    expect(keys()).toEqual([]);
    await sendAnyway('gst');
    expect(stateOf('gst')).toBe('uploaded');
    expect(await onServer()).toEqual(['gst']);
  });

  it('can be replaced by another photo instead', async () => {
    await choose('gst', fileOf('jpeg'), (_, file) => Promise.resolve({ file, notes: ['too-dark'] }));
    await choose('gst', fileOf('jpeg', 300, 'again.jpg'));
    expect($uploads.get().gst?.chosen.original.name).toBe('again.jpg');
    expect(keys()).toHaveLength(1);
  });

  it.each([
    ['cannot be made smaller', large, 'damaged' as const, 'File size must be ≤ 5MB'],
    [
      'is cut off',
      fileOf('jpeg'),
      'damaged' as const,
      'File type not allowed. Accepted: jpg, jpeg, png. This photo is damaged or cut off.',
    ],
    ['is empty', fileOf('jpeg'), 'empty' as const, 'Accepted: jpg, jpeg, png. This file is empty.'],
    [
      'is a HEIC this browser cannot open',
      new File(['x'], 'IMG_1.heic', { type: 'image/heic' }),
      'heic' as const,
      'Accepted: jpg, jpeg, png. This browser cannot open HEIC photos. On an iPhone choose Settings',
    ],
  ])('is refused when it %s', async (_, file, fault, words) => {
    await choose('entranceWithOwner', file, () => Promise.resolve(fault));
    expect(stateOf('entranceWithOwner')).toBe('empty');
    expect($toasts.get()).toMatchObject([
      { title: 'Invalid file', description: expect.stringContaining(words) as string },
    ]);
    expect(keys()).toEqual([]);
  });

  it('keeps the earlier photo when refused', async () => {
    await choose('ownerPhoto', fileOf('jpeg'));
    await choose('ownerPhoto', fileOf('png'), () => Promise.resolve('damaged'));
    expect(stateOf('ownerPhoto')).toBe('uploaded');
    expect($refusals.get().ownerPhoto?.problem).toBe('damaged');
  });

  it('leaves its slot when another try shows that it is damaged', async () => {
    await choose('ownerPhoto', fileOf('jpeg'), () => Promise.reject(new Error('offline')));
    expect(stateOf('ownerPhoto')).toBe('failed');
    await retryUpload('ownerPhoto', () => Promise.resolve('damaged'));
    expect([stateOf('ownerPhoto'), $refusals.get().ownerPhoto?.problem]).toEqual(['empty', 'damaged']);
  });

  it('stops the earlier upload when refused; that can be sent again', async () => {
    sandbox.faults.add({ endpoint: 'documents', delayBeforeMs: 50, times: 1 });
    const first = choose('ownerPhoto', fileOf('jpeg', 200, 'first.jpg'));
    await vi.waitFor(() => expect(stateOf('ownerPhoto')).toBe('uploading'));
    await choose('ownerPhoto', fileOf('png'), () => Promise.resolve('damaged'));
    await first;
    expect($uploads.get().ownerPhoto).toMatchObject({
      type: 'stopped',
      chosen: { original: { name: 'first.jpg' } },
    });
    await retryUpload('ownerPhoto', asItIs);
    expect(stateOf('ownerPhoto')).toBe('uploaded');
  });

  it('shows no failure when another file was chosen meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const late = choose('ownerPhoto', large, () => promise);
    await choose('ownerPhoto', fileOf('jpeg'));
    reject(new Error('offline'));
    await late;
    expect([stateOf('ownerPhoto'), $toasts.get()]).toEqual(['uploaded', []]);
  });

  it('is replaced by a file chosen meanwhile', async () => {
    let finish: (file: File) => void = () => undefined;
    const late = choose('ownerPhoto', large, async () => ({
      file: await new Promise<File>((resolve) => (finish = resolve)),
      notes: [],
    }));
    await choose('ownerPhoto', fileOf('jpeg', 200, 'newer.jpg'));
    finish(fileOf('jpeg', 200, 'late.jpg'));
    await late;
    expect($uploads.get().ownerPhoto?.chosen.original.name).toBe('newer.jpg');
    expect(keys()).toHaveLength(1);
  });

  it('stays chosen when it is cancelled, or its encoder fails to load', async () => {
    const done = choose('ownerPhoto', fileOf('jpeg'));
    cancelUpload('ownerPhoto');
    await done;
    expect(stateOf('ownerPhoto')).toBe('stopped');
    await retryUpload('ownerPhoto', () => Promise.reject(new Error('offline')));
    expect($uploads.get().ownerPhoto).toMatchObject({ type: 'failed', error: { code: 'network' } });
    await retryUpload('ownerPhoto', asItIs);
    expect(stateOf('ownerPhoto')).toBe('uploaded');
  });

  it('reloads the page for a newer encoder, unless a file would be lost', async () => {
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
    const gone: PreparePhoto = () =>
      Promise.reject(Object.assign(new Error('gone'), { name: 'PartGoneError' }));
    sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 500, times: 1 });
    await choose('gst', fileOf('pdf'));
    await choose('ownerPhoto', fileOf('jpeg'), gone);
    expect(reload).not.toHaveBeenCalled();
    expect($uploads.get().ownerPhoto).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
    await retryUpload('gst', asItIs);
    await retryUpload('ownerPhoto', gone);
    expect(reload).toHaveBeenCalledOnce();
    expect(stateOf('ownerPhoto')).toBe('empty');
  });

  it('is encoded once and sent under one key, however often it is sent', async () => {
    let times = 0;
    const prepare: PreparePhoto = (_, file) => {
      times += 1;
      return Promise.resolve({ file, notes: [] });
    };
    sandbox.faults.add({ endpoint: 'documents', action: 'commit-then-drop', times: 1 });
    await choose('gst', fileOf('jpeg'), prepare);
    await retryUpload('gst', prepare);
    expect(times).toBe(1);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('the files of a session', () => {
  it('stop silently when it expires, and the others stay as they are', async () => {
    await choose('gst', fileOf('jpeg'), (_, file) => Promise.resolve({ file, notes: ['blurred'] }));
    sandbox.faults.add({ endpoint: 'documents', delayBeforeMs: 50, times: 1 });
    const done = choose('ownerPhoto', fileOf('jpeg'));
    await vi.waitFor(() => expect(stateOf('ownerPhoto')).toBe('uploading'));
    expireSession();
    expect([stateOf('ownerPhoto'), stateOf('gst')]).toEqual(['stopped', 'noted']);
    await done;
    await retryUpload('ownerPhoto', asItIs);
    expect([stateOf('ownerPhoto'), $toasts.get()]).toEqual(['failed', []]);
  });

  it('are gone after signing out', async () => {
    await choose('gst', fileOf('pdf'));
    signOut();
    expect($uploads.get()).toEqual({});
    expect($slotsUploadedHere.get()).toEqual([]);
    enter(vendor);
    expect($uploads.get()).toEqual({});
  });

  it('are gone when another application opens, and stay for the same one', async () => {
    await choose('gst', fileOf('pdf'));
    openUploads(vendor.id);
    expect(stateOf('gst')).toBe('uploaded');
    openUploads('another');
    expect(stateOf('gst')).toBe('empty');
  });

  it('do not reach another application that opens while they are sent', async () => {
    sandbox.faults.add({ endpoint: 'documents', delayBeforeMs: 50, times: 1 });
    const done = choose('gst', fileOf('pdf'));
    await vi.waitFor(() => expect(stateOf('gst')).toBe('uploading'));
    openUploads('another');
    await done;
    expect($uploads.get()).toEqual({});
    expect($slotsUploadedHere.get()).toEqual([]);
  });

  it.each([
    ['come back when the same phone signs in after an expiry', testPhone, 'failed'],
    ['are never shown to another phone', '+919876543299', 'empty'],
  ])('%s', async (_, phone, expected) => {
    sandbox.faults.add({ endpoint: 'documents', action: 'drop', times: 1 });
    await choose('gst', fileOf('pdf'));
    keepTokens({ accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() - 1 });
    checkSession();
    await vi.waitFor(() => expect($session.get().type).toBe('expired'));
    enter(vendor, phone);
    openUploads(vendor.id);
    expect(stateOf('gst')).toBe(expected);
  });
});
