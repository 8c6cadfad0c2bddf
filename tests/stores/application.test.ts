import { beforeEach, describe, expect, vi } from 'vitest';
import { setCapabilities } from '#lib/capabilities.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { contractAcceptance, textVersions } from '#lib/domain/contract/consents.ts';
import { submitContract } from '#lib/stores/application/contract/partnerContract.ts';
import {
  createdBefore,
  createVendor,
  isOutcomeUnknown,
  sendVendorOtp,
} from '#lib/stores/application/info/vendorCreation.ts';
import { $createdPhone, ownDraft, restoreDrafts } from '#lib/stores/application/draft.ts';
import { restoreSession } from '#lib/stores/session/lifecycle.ts';
import { login, sendLoginOtp } from '#lib/stores/session/signIn/auth.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { infoCopyName, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { $auth, signOut } from '#lib/stores/session/session.ts';
import {
  newVendor,
  patchKyc,
  testPhone,
  uploadRequired,
  vendorInfo,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { callFailures } from './callFailures.ts';
import { enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';
import { keyOf } from '../support/keys.ts';

const info = { ...vendorInfo, phone: testPhone, supportPhone: '98765 43211' };
const keys = (): string[] => [...storage.kept.keys()].filter((key) => key.includes('idempotency'));
const keysSent = (endpoint: string) =>
  sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint).map((entry) => entry.idempotencyKey);

it.beforeEach(() => {
  setCapabilities('');
  restoreDrafts();
});

describe('sending the code', () => {
  it('sends to the normalised phone and returns the server’s message', async () => {
    expect(await sendVendorOtp('98765-43210')).toEqual({ message: 'OTP sent to your phone.', otpId: null });
    expect(sandbox.outbox.at(-1)).toMatchObject({ phone: testPhone, purpose: 'create' });
    expect(keys()).toEqual([]);
  });

  it('sends each press as a new request, and two concurrent presses as one', async () => {
    await Promise.all([sendVendorOtp(testPhone), sendVendorOtp(testPhone)]);
    await sendVendorOtp(testPhone);
    const sent = keysSent('vendorSendOtp');
    expect(new Set(sent).size).toBe(sent.length);
  });

  it.each(callFailures)('fails with its code (%s)', async (_what, fault, code) => {
    sandbox.faults.add({ endpoint: 'vendorSendOtp', ...fault, times: 1 });
    await expect(sendVendorOtp(testPhone)).rejects.toMatchObject({ code });
    await sendVendorOtp(testPhone);
  });
});

describe('sending the code and creating the vendor', () => {
  it('carry the signed-in vendor’s token, and work without a session', async () => {
    const fetched = vi.spyOn(sandbox, 'fetch');
    vi.stubGlobal('fetch', sandbox.fetch);
    const tokens = () =>
      fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    await sendVendorOtp(testPhone);
    await createVendor('pharmacy', info, '123456');
    expect(tokens()).toEqual([null, null]);
    fetched.mockClear();
    const { token } = await enterAsVendor();
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

  it('keeps the phone for signing in on this page until sign-out', async () => {
    await createVendor('pharmacy', info, '123456');
    expect($createdPhone.get()).toBe(testPhone);
    signOut();
    expect($createdPhone.get()).toBeNull();
  });

  it('does not sign in when the reply has no tokens', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body: { vendorId: 'vnd_x' } });
    expect(await createVendor('pharmacy', info, '123456')).toMatchObject({ vendorId: 'vnd_x' });
    expect($auth.get().session).toBeNull();
  });

  it('rejects a reply without an id, and keeps the copy and the key', async () => {
    keepCopy(infoCopyName('pharmacy'), { values: info });
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body: { success: true }, times: 1 });
    await expect(createVendor('pharmacy', info, '123456')).rejects.toMatchObject({ code: 'no-vendor-id' });
    expect(readCopy(infoCopyName('pharmacy'))).not.toBeNull();
    expect(ownDraft()).toBeNull();
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it.each(callFailures)(
    'fails with its code (%s), keeps the typed values, and can be repeated',
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

  it.each([
    ['', 404, 'unknown'],
    ['', 401, 'unknown'],
    ['', 409, 'unknown'],
    ['', 400, 'nothing'],
    ['idempotency', 404, 'nothing'],
  ])('with capabilities “%s”, the outcome after a %i is %s', async (capabilities, status, outcome) => {
    setCapabilities(capabilities);
    sandbox.faults.add({ endpoint: 'createVendor', action: 'status', status, times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    expect(isOutcomeUnknown('pharmacy')).toBe(outcome === 'unknown');
  });

  it('keeps its key over a reload, without the code or the typed values', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    expect(keys().toSorted()).toEqual([
      keyOf('idempotency.attempt.pharmacy'),
      keyOf('idempotency.create.pharmacy'),
    ]);
    const kept = storage.getItem(keyOf('idempotency.create.pharmacy')) ?? '';
    // 16 bits: thousands of codes and PANs match the mark.
    expect(JSON.parse(kept)).toEqual({
      key: expect.any(String),
      mark: expect.stringMatching(/^[\da-f]{4}$/),
    });
    changeOwner();
    restoreSession();
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it('treats a repeat with another code as the same request', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await createVendor('pharmacy', info, '654321');
    expect(new Set(keysSent('createVendor')).size).toBe(1);
  });

  it.each([true, false])(
    'finds a vendor after a lost reply, even if renamed (keys ignored: %s)',
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

  it('forgets a failed attempt once the list shows no vendor', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await sendLoginOtp(testPhone);
    await login(testPhone, '123456');
    expect(await createdBefore('pharmacy')).toBeNull();
    expect(keys()).toEqual([]);
  });

  it('finds the newest vendor of the name and category, ignoring case and spaces', async () => {
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

  it('does not find another business of the same category', async () => {
    await newVendor(sandbox);
    sandbox.faults.add({ endpoint: 'createVendor', action: 'drop', times: 1 });
    await createVendor('pharmacy', { ...info, vendorName: 'Another shop' }, '123456').catch(() => undefined);
    await sendLoginOtp(testPhone);
    await login(testPhone, '123456');
    expect(await createdBefore('pharmacy')).toBeNull();
  });

  it('keeps the outcome unknown when a repeat after a lost reply is refused', async () => {
    sandbox.settings.ignoreIdempotencyKeys = true;
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    await expect(createdBefore('pharmacy')).rejects.toMatchObject({ code: 'outcome-unknown' });
  });

  it('keeps the outcome unknown when the values of a repeat are refused', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    await createVendor('pharmacy', info, '123456').catch(() => undefined);
    sandbox.faults.add({ endpoint: 'createVendor', action: 'status', status: 422, times: 1 });
    await createVendor('pharmacy', { ...info, city: '?' }, '123456').catch(() => undefined);
    await expect(createdBefore('pharmacy')).rejects.toMatchObject({ code: 'outcome-unknown' });
  });

  it('sends two concurrent presses as one call, with and without keys', async () => {
    for (const ignoreIdempotencyKeys of [false, true]) {
      sandbox.settings.ignoreIdempotencyKeys = ignoreIdempotencyKeys;
      await sendVendorOtp(testPhone);
      sandbox.journal.clear();
      const made = await Promise.all([1, 2].map(() => createVendor('pharmacy', info, '123456')));
      expect(new Set(made.map(({ vendorId }) => vendorId)).size).toBe(1);
      expect(keysSent('createVendor')).toHaveLength(1);
    }
  });

  it('rejects a wrong code, and sends the right one as a new request', async () => {
    await expect(createVendor('pharmacy', info, '000000')).rejects.toMatchObject({ code: 'unauthorized' });
    await createVendor('pharmacy', info, '123456');
    expect(new Set(keysSent('createVendor')).size).toBe(2);
  });
});

describe('accepting the contract', () => {
  it.each(callFailures)(
    'fails with its code (%s), and a repeat creates one contract',
    async (_what, fault, code) => {
      const vendor = await enterAsVendor();
      await patchKyc(sandbox, vendor);
      await uploadRequired(sandbox, vendor);
      sandbox.faults.add({ endpoint: 'contract', ...fault, times: 1 });
      await expect(submitContract(vendor.id, { termsAccepted: true })).rejects.toMatchObject({ code });
      const id = await submitContract(vendor.id, { termsAccepted: true });
      expect(id).toMatch(/^ctr/);
      expect(await submitContract(vendor.id, { termsAccepted: true })).toBe(id);
      expect(keys()).toEqual([]);
    },
  );

  it('fails with a conflict before the earlier steps are complete', async () => {
    const vendor = await enterAsVendor();
    await expect(submitContract(vendor.id, { termsAccepted: true })).rejects.toMatchObject({
      code: 'conflict',
      serverMessage: 'Please complete the earlier steps first.',
    });
  });

  it('accepts a reply without a contract id', async () => {
    const vendor = await enterAsVendor();
    sandbox.faults.add({ endpoint: 'contract', action: 'body', body: { success: true } });
    expect(await submitContract(vendor.id, { termsAccepted: true })).toBeNull();
  });
});

describe('consents', () => {
  it('are sent with the vendor, and the contract names its version', async () => {
    keepLoginConsent(true);
    await sendVendorOtp(testPhone);
    const { vendorId: id } = await createVendor('pharmacy', info, '123456');
    const created = sandbox.journal.entries.findLast(({ endpoint }) => endpoint === 'createVendor');
    expect(created?.status).toBe(201);
    expect(id).not.toBe('');
    expect(storage.kept.get(keyOf('consents'))).toContain(textVersions.terms);
    keepLoginConsent(false);
    expect(storage.kept.has(keyOf('consents'))).toBe(false);
  });

  it.each(categoryIds)(
    '%s: an API that refuses them creates the vendor and accepts the contract',
    async (category) => {
      sandbox.settings.extraFields = 'refused';
      keepLoginConsent(true);
      await sendVendorOtp(testPhone);
      expect((await createVendor(category, info, '123456')).vendorId).toMatch(/./);
      signOut();
      const vendor = await enterAsVendor();
      await patchKyc(sandbox, vendor);
      await uploadRequired(sandbox, vendor);
      const acceptance = contractAcceptance(new Date());
      expect(await submitContract(vendor.id, { termsAccepted: true }, acceptance)).toMatch(/^ctr/);
    },
  );
});
