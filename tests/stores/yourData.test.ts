import { describe, expect, vi } from 'vitest';
import { brand, keyPrefix } from '#lib/brand.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { consentListReplySchema, isWithdrawable } from '#lib/domain/contract/consentList.ts';
import {
  consentsHere,
  consentsQuery,
  contractsQuery,
  copyOfApplications,
  entriesHere,
  keepsPages,
  listsConsents,
  withdrawConsent,
} from '#lib/stores/application/yourData.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { newVendor, submittedVendor } from '../sandbox/helpers.ts';
import { enter, sandbox, storage, test } from './sandboxed.ts';
import { fakeStorage } from './vendorTab.ts';

const acceptedAt = '2026-11-21T06:00:00.000Z';
const given = [{ id: 'privacy', version: '2026-11-21', acceptedAt }];

test.beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/your-data', assign: () => undefined });
  setCapabilities('all');
});

describe('The record of consents', () => {
  test('is the API’s where it lists them', async () => {
    const vendor = await newVendor(sandbox, { consents: given });
    enter(vendor);
    expect(listsConsents()).toBe(true);
    expect(await consentsQuery().load()).toMatchObject([{ id: 'privacy', vendorId: vendor.id }]);
    setCapabilities('');
    expect(listsConsents()).toBe(false);
  });

  test('is what this browser kept on signing in, otherwise', () => {
    expect(consentsHere()).toEqual([]);
    keepLoginConsent(true);
    expect(consentsHere().map(({ id, vendorId }) => [id, vendorId])).toEqual([
      ['terms', null],
      ['privacy', null],
    ]);
  });

  test('has the contract of each application that was accepted, and no other', async () => {
    const vendor = await submittedVendor(sandbox, { name: 'First' });
    await newVendor(sandbox, { name: 'Second', category: 'labs' });
    enter(vendor);
    expect((await contractsQuery().load()).map(({ id, name }) => [id, name])).toEqual([
      ['partner-terms', 'First'],
    ]);
  });

  test('shows a withdrawal', async () => {
    const vendor = await newVendor(sandbox, { consents: given });
    enter(vendor);
    const [before] = await consentsQuery().load();
    expect(before && isWithdrawable(before)).toBe(true);
    await withdrawConsent(vendor.id, 'privacy');
    const [after] = await consentsQuery().load();
    expect(after && isWithdrawable(after)).toBe(false);
    // The same text, given once more.
    await withdrawConsent(vendor.id, 'privacy').catch(() => undefined);
    const sent = sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'withdrawConsent');
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  test('shows no withdrawal that the server did not confirm', async () => {
    const vendor = await newVendor(sandbox, { consents: given });
    enter(vendor);
    sandbox.faults.add({ endpoint: 'withdrawConsent', action: 'status', status: 500, times: 1 });
    await expect(withdrawConsent(vendor.id, 'privacy')).rejects.toMatchObject({ status: 500 });
    const [consent] = await consentsQuery().load();
    expect(consent?.withdrawnAt).toBeNull();
  });

  test.each([[{ consents: 'none' }], [{ consents: [{ version: '1' }] }], [{}]])(
    'is an error and not empty in %j',
    (reply) => {
      expect(consentListReplySchema.safeParse(reply).success).toBe(false);
    },
  );

  test('leaves out what is missing, and never invents a date', () => {
    const reply = { data: { items: [{ id: 'terms', accepted_at: 'soon' }, null] } };
    expect(consentListReplySchema.safeParse(reply).data).toEqual([
      { id: 'terms', version: null, acceptedAt: null, withdrawnAt: null, vendorId: null, name: null },
    ]);
  });
});

describe('The pages that the worker keeps', () => {
  const own = `${brand.storagePrefix}/1 / build`;

  test.each([
    [[own, 'other/1 /'], true],
    [[`${brand.storagePrefix}s/1`], false],
    [[], false],
  ])('of the caches %j: %j', async (names, isKept) => {
    vi.stubGlobal('caches', { keys: () => Promise.resolve(names) });
    expect(await keepsPages()).toBe(isKept);
  });

  test('are none where the browser has no caches or refuses them', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await keepsPages()).toBe(false);
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) });
    expect(await keepsPages()).toBe(false);
  });
});

describe('The entries of this browser', () => {
  test('are those of the table that are stored now', async () => {
    expect(entriesHere()).toEqual([]);
    enter(await newVendor(sandbox));
    storage.setItem(`${keyPrefix}recovery.vendorInfo.labs`, '{}');
    storage.setItem('other.language', '"hi"');
    const ofTab = fakeStorage();
    vi.stubGlobal('sessionStorage', ofTab);
    ofTab.setItem(`${keyPrefix}toasts`, '{}');
    expect(entriesHere().map(({ id }) => id)).toEqual(['session', 'typed', 'toasts']);
  });
});

describe('The copy of the applications', () => {
  test('holds every application, with dates and without addresses of documents', async () => {
    const vendor = await submittedVendor(sandbox, { name: 'First' });
    await newVendor(sandbox, { name: 'Second', category: 'labs' });
    enter(vendor);
    const text = await copyOfApplications();
    const { applications } = JSON.parse(text) as { applications: { vendor: Record<string, unknown> }[] };
    expect(applications.map(({ vendor: { vendorName } }) => vendorName).toSorted()).toEqual([
      'First',
      'Second',
    ]);
    expect(text).toContain('"documents"');
    expect(text).not.toMatch(/"url"|"hasTime"|\/files\//);
  });

  test('is whole or none', async () => {
    enter(await newVendor(sandbox));
    sandbox.faults.add({ endpoint: 'progress', action: 'status', status: 404, times: 1 });
    await expect(copyOfApplications()).rejects.toMatchObject({ status: 404 });
  });

  test('is not given to the next vendor', async () => {
    enter(await newVendor(sandbox));
    const copy = copyOfApplications();
    signOut();
    await expect(copy).rejects.toThrow();
  });
});
