import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryIds } from '#lib/domain/category.ts';
import { contractAcceptance, textVersions } from '#lib/domain/consents.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import { emptyKycForm } from '#lib/domain/kyc.ts';
import { submitContract, submitKyc } from '#lib/stores/application/application.ts';
import { hearKyc, openKycDraft, saveKycDraft, type KycNews } from '#lib/stores/application/kycDraft.ts';
import { createdBefore, createVendor, sendVendorOtp } from '#lib/stores/application/vendorCreation.ts';
import { $createdPhone, ownDraft, restoreDrafts } from '#lib/stores/application/draft.ts';
import { restoreSession, startSession } from '#lib/stores/session/lifecycle.ts';
import { login, sendLoginOtp } from '#lib/stores/session/auth.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { infoCopyName, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { $auth, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  getProgress,
  getVendor,
  kycOf,
  newVendor,
  patchKyc,
  testPhone,
  uploadRequired,
  vendorInfo,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { stubBrowser, type FakeStorage } from './vendorTab.ts';

let sandbox: TestSandbox;
let storage: FakeStorage;
const info = { ...vendorInfo, phone: testPhone, supportPhone: '98765 43211' };
const kyc = kycOf('pharmacy') as KycPayload;
const form = { ...emptyKycForm, ...kyc };
const keys = (): string[] => [...storage.kept.keys()].filter((key) => key.includes('idempotency'));
const keysSent = (endpoint: string) =>
  sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint).map((entry) => entry.idempotencyKey);

const failures = [
  ['drop', { action: 'drop' }, 'network'],
  ['commit-then-drop', { action: 'commit-then-drop' }, 'network'],
  ['500', { action: 'status', status: 500 }, 'unavailable'],
  ['500 after commit', { action: 'status', status: 500, afterCommit: true }, 'unavailable'],
  ['429', { action: 'status', status: 429 }, 'rate-limited'],
  ['409', { action: 'status', status: 409 }, 'conflict'],
  ['malformed', { action: 'malformed' }, 'malformed'],
  ['html', { action: 'html' }, 'unavailable'],
] as const satisfies [string, Omit<FaultInput, 'endpoint'>, string][];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  storage = stubBrowser(sandbox);
  startSession();
  restoreDrafts();
});
afterEach(async () => {
  signOut();
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function signedInVendor(): Promise<MadeVendor> {
  const vendor = await newVendor(sandbox);
  keepTokens({
    accessToken: vendor.token,
    refreshToken: vendor.refreshToken,
    expiresAt: Date.now() + 3_600_000,
  });
  signInSuccess('usr', testPhone, 'VENDOR');
  sandbox.journal.clear();
  return vendor;
}

describe('sending the code', () => {
  it('returns the server’s words, to the phone in its one form', async () => {
    expect(await sendVendorOtp('98765-43210')).toEqual({ message: 'OTP sent to your phone.', otpId: null });
    expect(sandbox.outbox.at(-1)).toMatchObject({ phone: testPhone, purpose: 'create' });
    expect(keys()).toEqual([]);
  });

  it('each press is a request of its own, two at once are one', async () => {
    await Promise.all([sendVendorOtp(testPhone), sendVendorOtp(testPhone)]);
    await sendVendorOtp(testPhone);
    const sent = keysSent('vendorSendOtp');
    expect(new Set(sent).size).toBe(sent.length);
  });

  it.each(failures)('fails with its code (%s)', async (_what, fault, code) => {
    sandbox.faults.add({ endpoint: 'vendorSendOtp', ...fault, times: 1 });
    await expect(sendVendorOtp(testPhone)).rejects.toMatchObject({ code });
    await sendVendorOtp(testPhone);
  });
});

describe('the calls that send the code and create the vendor', () => {
  it('carry the token of who is signed in, and work without a session', async () => {
    const fetched = vi.spyOn(sandbox, 'fetch');
    vi.stubGlobal('fetch', sandbox.fetch);
    const tokens = () =>
      fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    await sendVendorOtp(testPhone);
    await createVendor('pharmacy', info, '123456');
    expect(tokens()).toEqual([null, null]);
    fetched.mockClear();
    const { token } = await signedInVendor();
    fetched.mockClear();
    const another = { ...info, phone: '9876500001' };
    await sendVendorOtp(another.phone);
    await createVendor('pharmacy', another, '123456');
    expect(tokens()).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
  });
});

describe('creating the vendor', () => {
  beforeEach(async () => {
    await sendVendorOtp(testPhone);
    sandbox.journal.clear();
  });

  it('stores the draft, signs in, and forgets key and recovery copy', async () => {
    keepCopy(infoCopyName('pharmacy'), { values: info });
    const { vendorId: id } = await createVendor('pharmacy', info, '123456');
    expect(id).toMatch(/^vnd/);
    expect($auth.get().phone).toBe(testPhone);
    expect(ownDraft('pharmacy')).toMatchObject({
      vendorId: id,
      step: 'kyc-documents',
      phone: testPhone,
      phoneVerified: true,
    });
    expect(readCopy(infoCopyName('pharmacy'))).toBeNull();
    expect(keys()).toEqual([]);
  });

  it('leaves the phone for signing in on this page, until its vendor signs out', async () => {
    await createVendor('pharmacy', info, '123456');
    expect($createdPhone.get()).toBe(testPhone);
    signOut();
    expect($createdPhone.get()).toBeNull();
  });

  it('signs nobody in when the reply holds no tokens', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body: { vendorId: 'vnd_x' } });
    expect(await createVendor('pharmacy', info, '123456')).toMatchObject({ vendorId: 'vnd_x' });
    expect($auth.get().session).toBeNull();
  });

  it('a reply without an id says so, and keeps the copy and the key', async () => {
    keepCopy(infoCopyName('pharmacy'), { values: info });
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body: { success: true }, times: 1 });
    await expect(createVendor('pharmacy', info, '123456')).rejects.toMatchObject({ code: 'no-vendor-id' });
    expect(readCopy(infoCopyName('pharmacy'))).not.toBeNull();
    expect(ownDraft()).toBeNull();
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it.each(failures)(
    'fails with its code (%s), keeps what was typed, and goes on',
    async (_what, fault, code) => {
      keepCopy(infoCopyName('pharmacy'), { values: info });
      sandbox.faults.add({ endpoint: 'createVendor', ...fault, times: 1 });
      await expect(createVendor('pharmacy', info, '123456')).rejects.toMatchObject({ code });
      expect(readCopy(infoCopyName('pharmacy'))).not.toBeNull();
      await createVendor('pharmacy', info, '123456');
      expect(sandbox.db.prepare('SELECT count(*) AS n FROM vendors').get()).toEqual({ n: 1 });
      const isOneKey = code !== 'rate-limited' && code !== 'conflict';
      expect(new Set(keysSent('createVendor')).size).toBe(isOneKey ? 1 : 2);
    },
  );

  it('keeps its key over a reload, and neither the code nor anything typed with it', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    expect(keys().toSorted()).toEqual([
      'nuskha.idempotency.attempt.pharmacy',
      'nuskha.idempotency.create.pharmacy',
    ]);
    const kept = storage.getItem('nuskha.idempotency.create.pharmacy') ?? '';
    // Sixteen bits: thousands of codes and PANs fit to it.
    expect(JSON.parse(kept)).toEqual({
      key: expect.any(String),
      mark: expect.stringMatching(/^[\da-f]{4}$/),
    });
    changeOwner();
    restoreSession();
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it('the code is no part of the request: a repeat with another code is the same one', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await createVendor('pharmacy', info, '654321');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it.each([true, false])(
    'whose reply was lost is looked up before another one, also with a mended name (keys ignored: %s)',
    async (ignoreIdempotencyKeys) => {
      sandbox.settings.ignoreIdempotencyKeys = ignoreIdempotencyKeys;
      sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
      await createVendor('pharmacy', info, '123456').catch(() => undefined);
      changeOwner();
      restoreSession();
      await expect(createdBefore('pharmacy')).rejects.toMatchObject({ code: 'outcome-unknown' });
      await sendLoginOtp(testPhone);
      await login(testPhone, '123456');
      const mended = { ...info, vendorName: 'Sanjivani Medicals' };
      const { vendorId: id } = await createVendor('pharmacy', mended, '999999');
      expect(sandbox.db.prepare('SELECT id FROM vendors').all()).toEqual([{ id }]);
      expect(keys()).toEqual([]);
      expect(ownDraft('pharmacy')?.vendorId).toBe(id);
    },
  );

  it('that came to nothing is forgotten once the list says so', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await sendLoginOtp(testPhone);
    await login(testPhone, '123456');
    expect(await createdBefore('pharmacy')).toBeNull();
    expect(keys()).toEqual([]);
  });

  it('that may be there is the newest of its name in its category, however the name was written', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'drop', times: 1 });
    const typed = { ...info, vendorName: `${info.vendorName.toUpperCase()} ` };
    await createVendor('pharmacy', typed, '123456').catch(() => undefined);
    const made: MadeVendor[] = [];
    for (const category of ['pharmacy', 'pharmacy', 'labs'] as const) {
      made.push(await newVendor(sandbox, { category }));
      sandbox.clock.advance(60_000);
    }
    await sendLoginOtp(testPhone);
    await login(testPhone, '123456');
    expect(await createdBefore('pharmacy')).toBe(made[1]?.id);
    expect(await createdBefore('pharmacy')).toBeNull();
  });

  it('is not taken for another business of the same category', async () => {
    await newVendor(sandbox);
    sandbox.faults.add({ endpoint: 'createVendor', action: 'drop', times: 1 });
    await createVendor('pharmacy', { ...info, vendorName: 'Another shop' }, '123456').catch(() => undefined);
    await sendLoginOtp(testPhone);
    await login(testPhone, '123456');
    expect(await createdBefore('pharmacy')).toBeNull();
  });

  it('refused after a lost reply is still not known to have failed', async () => {
    sandbox.settings.ignoreIdempotencyKeys = true;
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await expect(createdBefore('pharmacy')).rejects.toMatchObject({ code: 'outcome-unknown' });
  });

  it('pressed twice at once is one call, with keys and without', async () => {
    for (const ignoreIdempotencyKeys of [false, true]) {
      sandbox.settings.ignoreIdempotencyKeys = ignoreIdempotencyKeys;
      await sendVendorOtp(testPhone);
      sandbox.journal.clear();
      const made = await Promise.all([1, 2].map(() => createVendor('pharmacy', info, '123456')));
      expect(new Set(made.map(({ vendorId }) => vendorId)).size).toBe(1);
      expect(keysSent('createVendor')).toHaveLength(1);
    }
  });

  it('a wrong code is told, and the right one afterwards is another request', async () => {
    await expect(createVendor('pharmacy', info, '000000')).rejects.toMatchObject({ code: 'unauthorized' });
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(2);
  });
});

describe('saving and submitting KYC', () => {
  it('a draft is kept on the server and is no submission', async () => {
    const vendor = await signedInVendor();
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: 'ABC' });
    const progress = await getProgress(sandbox, vendor);
    expect(progress['step2']).toMatchObject({ completed: false, data: { panNumber: 'ABC' } });
    expect([...storage.kept].flat().join()).not.toContain('"ABC"');
  });

  it('a draft is on its way before anything is waited for', async () => {
    const vendor = await signedInVendor();
    const keepalives: unknown[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      keepalives.push(init.keepalive);
      return sandbox.fetch(input, init);
    });
    const saving = saveKycDraft(vendor.id, 'pharmacy', form);
    // What a browser still runs after the last event of a page: the promises that are settled, and nothing else.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(keepalives).toEqual([true]);
    await saving;
  });

  it('the same draft keeps its key until it changes', async () => {
    const vendor = await signedInVendor();
    sandbox.faults.add({ endpoint: 'kycDraft', action: 'commit-then-drop', times: 1 });
    await saveKycDraft(vendor.id, 'pharmacy', form).catch(() => undefined);
    await saveKycDraft(vendor.id, 'pharmacy', form);
    await saveKycDraft(vendor.id, 'pharmacy', { ...form, panNumber: 'ABCDE1234G' });
    const [first, second, third] = keysSent('kycDraft');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a draft carries only what changed, and a field that was emptied is emptied', async () => {
    const vendor = await signedInVendor();
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: 'ABC', gstNumber: '29' });
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: '', gstNumber: '29' });
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: '', gstNumber: '29' });
    const bodies = sandbox.journal.entries.filter((entry) => entry.endpoint === 'kycDraft');
    expect(bodies).toHaveLength(2);
    const progress = await getProgress(sandbox, vendor);
    expect(progress['step2']).toMatchObject({ data: { gstNumber: '29' } });
    expect(JSON.stringify(progress)).not.toContain('ABC');
  });

  it('the key of a draft that was taken is not used again: another device may have saved a newer one', async () => {
    const vendor = await signedInVendor();
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: 'ABC' });
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: 'ABD' });
    await saveKycDraft(vendor.id, 'pharmacy', { ...emptyKycForm, panNumber: 'ABC' });
    expect(new Set(keysSent('kycDraft')).size).toBe(3);
    expect(JSON.stringify(await getProgress(sandbox, vendor))).toContain('ABC');
  });

  it('an edit in another tab is taken over where nothing else is typed here, and told where it is', async () => {
    const vendor = await signedInVendor();
    openKycDraft(vendor.id, {});
    const news: KycNews[] = [];
    const here = { ...emptyKycForm, gstNumber: '27' };
    const { stop } = hearKyc(
      vendor.id,
      'pharmacy',
      () => here,
      (each) => news.push(each),
    );
    const other = new BroadcastChannel('nuskha');
    other.postMessage({
      session: 'usr',
      topic: 'kyc',
      data: { vendorId: vendor.id, fields: { panNumber: 'ABC', gstNumber: '29' } },
    });
    other.postMessage({
      session: 'somebody else',
      topic: 'kyc',
      data: { vendorId: vendor.id, fields: { ifsc: 'X' } },
    });
    await vi.waitFor(() => expect(news).toEqual([{ follow: { panNumber: 'ABC' }, clash: ['gstNumber'] }]));
    other.close();
    stop();
    sandbox.journal.clear();
    await saveKycDraft(vendor.id, 'pharmacy', { ...here, panNumber: 'ABC' });
    expect((await getProgress(sandbox, vendor))['step2']).toMatchObject({ data: { gstNumber: '27' } });
  });

  it('a save of this tab is no news to it: typing goes on while it is under way', async () => {
    const vendor = await signedInVendor();
    openKycDraft(vendor.id, {});
    const news: KycNews[] = [];
    const here = { ...emptyKycForm, panHolderName: 'Asha' };
    const { stop } = hearKyc(
      vendor.id,
      'pharmacy',
      () => here,
      (each) => news.push(each),
    );
    await saveKycDraft(vendor.id, 'pharmacy', { ...here, panHolderName: 'As' });
    const other = new BroadcastChannel('nuskha');
    const data = { vendorId: vendor.id, fields: { ifsc: 'HDFC0001234' } };
    other.postMessage({ session: 'usr', topic: 'kyc', data });
    await vi.waitFor(() => expect(news).not.toEqual([]));
    other.close();
    stop();
    expect(news).toEqual([{ follow: { ifsc: 'HDFC0001234' }, clash: [] }]);
  });

  it.each(failures)('a submit fails with its code (%s) and can be repeated', async (_what, fault, code) => {
    const vendor = await signedInVendor();
    sandbox.faults.add({ endpoint: 'kyc', ...fault, times: 1 });
    await expect(submitKyc(vendor.id, kyc)).rejects.toMatchObject({ code });
    await submitKyc(vendor.id, kyc);
    expect(await getVendor(sandbox, vendor)).toMatchObject({ status: 'kyc_submitted', kyc });
    expect(keys()).toEqual([]);
  });

  it('without a session it says so', async () => {
    const vendor = await signedInVendor();
    signOut();
    await expect(submitKyc(vendor.id, kyc)).rejects.toMatchObject({ code: 'signed-out' });
  });
});

describe('accepting the contract', () => {
  it.each(failures)('fails with its code (%s), and there is one contract', async (_what, fault, code) => {
    const vendor = await signedInVendor();
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    sandbox.faults.add({ endpoint: 'contract', ...fault, times: 1 });
    await expect(submitContract(vendor.id, { termsAccepted: true })).rejects.toMatchObject({ code });
    const id = await submitContract(vendor.id, { termsAccepted: true });
    expect(id).toMatch(/^ctr/);
    expect(await submitContract(vendor.id, { termsAccepted: true })).toBe(id);
    expect(keys()).toEqual([]);
  });

  it('before its time is a conflict', async () => {
    const vendor = await signedInVendor();
    await expect(submitContract(vendor.id, { termsAccepted: true })).rejects.toMatchObject({
      code: 'conflict',
      serverMessage: 'Please complete the earlier steps first.',
    });
  });

  it('a reply without a contract id is no failure', async () => {
    const vendor = await signedInVendor();
    sandbox.faults.add({ endpoint: 'contract', action: 'body', body: { success: true } });
    expect(await submitContract(vendor.id, { termsAccepted: true })).toBeNull();
  });
});

describe('consents', () => {
  it('given on signing in are sent with the vendor, and the accepted contract names its version', async () => {
    keepLoginConsent(true);
    await sendVendorOtp(testPhone);
    const { vendorId: id } = await createVendor('pharmacy', info, '123456');
    const created = sandbox.journal.entries.findLast(({ endpoint }) => endpoint === 'createVendor');
    expect(created?.status).toBe(201);
    expect(id).not.toBe('');
    expect(storage.kept.get('nuskha.consents')).toContain(textVersions.terms);
    keepLoginConsent(false);
    expect(storage.kept.has('nuskha.consents')).toBe(false);
  });

  it.each(categoryIds)(
    'an API that refuses them creates a vendor of %s and takes its contract',
    async (category) => {
      sandbox.settings.extraFields = 'refused';
      keepLoginConsent(true);
      await sendVendorOtp(testPhone);
      expect((await createVendor(category, info, '123456')).vendorId).toMatch(/./);
      signOut();
      const vendor = await signedInVendor();
      await patchKyc(sandbox, vendor);
      await uploadRequired(sandbox, vendor);
      const acceptance = contractAcceptance(new Date());
      expect(await submitContract(vendor.id, { termsAccepted: true }, acceptance)).toMatch(/^ctr/);
    },
  );
});
