import { describe, expect, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import { $bank } from '#lib/stores/application/kyc/bank.ts';
import { readKycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { $changedKyc, setTypedKyc, typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { kycSaving, type KycNews, type KycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { getProgress, getVendor, kycOf } from '../sandbox/helpers.ts';
import { callFailures } from './callFailures.ts';
import { createPlainSandbox, newPlainVendor, progressRead } from '../sandbox/plainHelpers.ts';
import { enter, enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';

const kyc = kycOf('pharmacy');
const form: KycForm = { ...emptyKycForm, ...kyc };
const keys = (): string[] => [...storage.kept.keys()].filter((key) => key.includes('idempotency'));
const drafts = () => sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'kycDraft');

it.beforeEach(() => setCapabilities('all'));

/** Types into a vendor's form and saves it at once. */
function save(saving: KycSaving, typed: Partial<KycForm>): Promise<boolean> {
  saving.change({ ...emptyKycForm, ...typed });
  return saving.save();
}

/** Sends a message about a vendor's KYC from another tab of the same session. */
function tellFromOtherTab(data: { vendorId: string; fields: object }, session = 'usr'): void {
  const other = new BroadcastChannel(brand.storagePrefix);
  other.postMessage({ session, topic: 'kyc', data });
  setTimeout(() => other.close(), 50);
}

describe('the typed KYC details', () => {
  it('are only in memory, and only for their own vendor', () => {
    kycSaving('vnd_1', 'pharmacy', {}).change({ ...emptyKycForm, panNumber: 'ABCDE1234F' });
    expect(typedKyc('vnd_1')?.panNumber).toBe('ABCDE1234F');
    expect(typedKyc('vnd_2')).toBeNull();
    expect([...storage.kept].flat().join()).not.toContain('ABCDE1234F');
  });

  it('count as changed until they are typed back or submitted', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    saving.change({ ...emptyKycForm, panNumber: 'ABCDE1234F' });
    expect($changedKyc.get()).toBe(vendor.id);
    saving.change(emptyKycForm);
    expect($changedKyc.get()).toBeNull();
    saving.change(form);
    await saving.submit(form);
    expect($changedKyc.get()).toBeNull();
    expect(typedKyc(vendor.id)).toBeNull();
  });

  it('of another application stay changed while this one is submitted', async () => {
    const vendor = await enterAsVendor();
    kycSaving('vnd_1', 'pharmacy', {}).change({ ...emptyKycForm, panNumber: 'ABC' });
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    saving.change(form);
    expect($changedKyc.get()).toBe(vendor.id);
    await saving.submit(form);
    expect($changedKyc.get()).toBe('vnd_1');
  });

  it('take another tab’s account with its repetition, which needs a new bank check', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    const news: KycNews[] = [];
    const account = {
      ...emptyKycForm,
      bankAccount: '0012345678',
      ifsc: 'HDFC0001234',
      accountHolderName: 'A',
    };
    const close = saving.open((each) => news.push(each), { start: account, bankCheck: 'verified' });
    expect($bank.get().type).toBe('verified');
    tellFromOtherTab({ vendorId: vendor.id, fields: { bankAccount: '123456789' } });
    await vi.waitFor(() => expect(news).not.toEqual([]));
    expect(news).toEqual([
      { follow: { bankAccount: '123456789', confirmBankAccount: '123456789' }, clash: [] },
    ]);
    expect($bank.get().type).toBe('unverified');
    close();
  });

  it('are still there when the vendor returns to the step', () => {
    const first = kycSaving('vnd_1', 'pharmacy', {});
    first.change({ ...emptyKycForm, panNumber: 'ABC' });
    expect(kycSaving('vnd_1', 'pharmacy', {})).toBe(first);
  });
});

describe('a KYC draft', () => {
  it('is saved on the server and is not a submission', async () => {
    const vendor = await enterAsVendor();
    expect(await save(kycSaving(vendor.id, 'pharmacy', {}), { panNumber: 'ABC' })).toBe(true);
    const progress = await getProgress(sandbox, vendor);
    expect(progress['step2']).toMatchObject({ completed: false, data: { panNumber: 'ABC' } });
    expect([...storage.kept].flat().join()).not.toContain('"ABC"');
  });

  it('never sends back what the API masks', async () => {
    const vendor = await enterAsVendor();
    const masked = { panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX8901', panHolderName: 'Asha Rao' };
    const saving = kycSaving(vendor.id, 'pharmacy', masked);
    await save(saving, { panHolderName: 'Asha Rao', ifsc: 'HDFC0001234' });
    const { data } = (await getProgress(sandbox, vendor))['step2'];
    expect(data).toMatchObject({ panHolderName: 'Asha Rao', ifsc: 'HDFC0001234' });
    expect([data.panNumber, data.bankAccount].filter(Boolean)).toEqual([]);
    // Nothing differs from what the form began with.
    expect(await save(saving, { panHolderName: 'Asha Rao', ifsc: 'HDFC0001234' })).toBe(false);
  });

  it('never posts a mask to an API that masks a draft and replaces it with the next one', async () => {
    const plain = createPlainSandbox();
    plain.settings.maskKyc = true;
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (input.endsWith('/kyc/draft')) bodies.push(JSON.parse(String(init.body)));
      return plain.fetch(input, init);
    });
    setCapabilities('');
    const vendor = await newPlainVendor(plain);
    enter(vendor);
    const onServer = async () => readKycDetails((await progressRead(plain, vendor))['step2'].data);
    const typed = { panNumber: 'ABCPE1234F', bankAccount: '001234567890', ifsc: 'HDFC0001234' };
    await save(kycSaving(vendor.id, 'pharmacy', {}), typed);
    const saved = await onServer();
    expect(saved).toMatchObject({ panNumber: 'XXXXXX234F', bankAccount: 'XXXXXXXX7890' });
    // The page is loaded again, and the vendor edits one field.
    setTypedKyc(vendor.id, null);
    const saving = kycSaving(vendor.id, 'pharmacy', saved);
    await save(saving, { ifsc: 'ICIC0001234' });
    // The masked ones are typed again, as the form says.
    await save(saving, { ...typed, ifsc: 'ICIC0001234' });
    expect(bodies).toEqual([typed, { ifsc: 'ICIC0001234' }, { ...typed, ifsc: 'ICIC0001234' }]);
    expect(await onServer()).toMatchObject({ ...saved, ifsc: 'ICIC0001234' });
    await plain.close();
  });

  it('is sent before anything is awaited', async () => {
    const vendor = await enterAsVendor();
    const keepalives: unknown[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (input.includes(vendor.id)) keepalives.push(init.keepalive);
      return sandbox.fetch(input, init);
    });
    const saved = save(kycSaving(vendor.id, 'pharmacy', {}), form);
    // After the last event of a page, a browser still runs settled promises and nothing else.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(keepalives).toEqual([true]);
    await saved;
  });

  it('keeps its key until it changes', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    sandbox.faults.add({ endpoint: 'kycDraft', action: 'commit-then-drop', times: 1 });
    await save(saving, form).catch(() => undefined);
    await save(saving, form);
    await save(saving, { ...form, panNumber: 'ABCDE1234G' });
    const [first, second, third] = drafts().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('contains every filled field, and an empty one for each cleared field', async () => {
    const vendor = await enterAsVendor();
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (String(input).endsWith('/kyc/draft')) bodies.push(JSON.parse(String(init.body)));
      return sandbox.fetch(input, init);
    });
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    await save(saving, { panNumber: 'ABC', gstNumber: '29' });
    await save(saving, { gstNumber: '29', ifsc: 'HDFC0' });
    expect(await save(saving, { gstNumber: '29', ifsc: 'HDFC0' })).toBe(false);
    expect(bodies).toEqual([
      { panNumber: 'ABC', gstNumber: '29' },
      { panNumber: '', gstNumber: '29', ifsc: 'HDFC0' },
    ]);
    const { step2 } = await getProgress(sandbox, vendor);
    expect(step2).toMatchObject({ data: { gstNumber: '29', ifsc: 'HDFC0' } });
    expect(JSON.stringify(step2)).not.toContain('ABC');
  });

  it('is not sent when the last field is emptied, and does not count as saved', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    await save(saving, { panNumber: 'ABC' });
    sandbox.journal.clear();
    expect(await save(saving, {})).toBe(false);
    expect(drafts()).toEqual([]);
    expect(saving.$state.get().type).not.toBe('saved');
  });

  it('contains the saved values when only another field is typed', async () => {
    const vendor = await enterAsVendor();
    const saved = { panNumber: 'ABCDE1234F', ifsc: 'HDFC0001234' };
    const bodies: object[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (String(input).endsWith('/kyc/draft')) bodies.push(JSON.parse(String(init.body)) as object);
      return sandbox.fetch(input, init);
    });
    await save(kycSaving(vendor.id, 'pharmacy', saved), { ...saved, panHolderName: 'Asha' });
    expect(bodies).toEqual([{ ...saved, panHolderName: 'Asha' }]);
  });

  it('never reuses a key, because another device may have saved a newer draft', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    for (const panNumber of ['ABC', 'ABD', 'ABC']) await save(saving, { panNumber });
    expect(new Set(drafts().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(JSON.stringify(await getProgress(sandbox, vendor))).toContain('ABC');
  });

  it('adopts another tab’s fields, and reports those that differ here', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    const news: KycNews[] = [];
    const close = saving.open((each) => news.push(each));
    saving.change({ ...emptyKycForm, gstNumber: '27' });
    tellFromOtherTab({ vendorId: vendor.id, fields: { panNumber: 'ABC', gstNumber: '29' } });
    tellFromOtherTab({ vendorId: vendor.id, fields: { ifsc: 'X' } }, 'somebody else');
    await vi.waitFor(() => expect(news).toEqual([{ follow: { panNumber: 'ABC' }, clash: ['gstNumber'] }]));
    await saving.save();
    expect((await getProgress(sandbox, vendor))['step2']).toMatchObject({
      data: { gstNumber: '27', panNumber: 'ABC' },
    });
    close();
  });

  it('does not report this tab’s own save as a change from another tab', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    const news: KycNews[] = [];
    const close = saving.open((each) => news.push(each));
    await save(saving, { panHolderName: 'As' });
    saving.change({ ...emptyKycForm, panHolderName: 'Asha' });
    tellFromOtherTab({ vendorId: vendor.id, fields: { ifsc: 'HDFC0001234' } });
    await vi.waitFor(() => expect(news).not.toEqual([]));
    expect(news).toEqual([{ follow: { ifsc: 'HDFC0001234' }, clash: [] }]);
    close();
  });
});

describe('submitting the KYC', () => {
  it.each(callFailures)('fails with its code (%s) and can be repeated', async (_what, fault, code) => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    sandbox.faults.add({ endpoint: 'kyc', ...fault, times: 1 });
    await expect(saving.submit(form)).rejects.toMatchObject({ code });
    await saving.submit(form);
    expect(await getVendor(sandbox, vendor)).toMatchObject({ status: 'kyc_submitted', kyc });
    expect(keys()).toEqual([]);
  });

  it('saves what was typed as a draft once it failed', async () => {
    const vendor = await enterAsVendor();
    const saving = kycSaving(vendor.id, 'pharmacy', {});
    const close = saving.open(() => undefined);
    saving.change(form);
    sandbox.faults.add({ endpoint: 'kyc', action: 'status', status: 500, times: 1 });
    await expect(saving.submit(form)).rejects.toMatchObject({ code: 'unavailable' });
    expect(drafts()).toEqual([]);
    // The vendor leaves before the two seconds of the auto-save have passed.
    close();
    await vi.waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it('fails without a session', async () => {
    const vendor = await enterAsVendor();
    signOut();
    await expect(kycSaving(vendor.id, 'pharmacy', {}).submit(form)).rejects.toMatchObject({
      code: 'signed-out',
    });
  });

  it('sends optional fields only if the API offers them', async () => {
    const vendor = await enterAsVendor();
    const bodies: object[] = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (String(input).endsWith('/kyc')) bodies.push(JSON.parse(String(init.body)) as object);
      return sandbox.fetch(input, init);
    });
    const typed = { ...form, licences: [{ form: '20', number: '', paidUpTo: 'soon' }] };
    await expect(kycSaving(vendor.id, 'pharmacy', {}).submit(typed)).rejects.toMatchObject({
      code: 'bad-request',
    });
    expect(bodies).toHaveLength(1);
    setCapabilities('');
    await kycSaving(vendor.id, 'pharmacy', {}).submit(typed);
    expect(bodies[1]).toEqual(kyc);
  });
});
