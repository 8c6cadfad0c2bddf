import { expect, vi } from 'vitest';
import { ownDraft, restoreDrafts } from '#lib/stores/application/draft.ts';
import { restoreSession } from '#lib/stores/session/lifecycle.ts';
import { acceptCopy, isOffered, readCopy } from '#lib/stores/session/recovery.ts';
import { $auth, $user } from '#lib/stores/session/session.ts';
import { newVendor, testPhone } from '../sandbox/helpers.ts';
import { sandbox, storage, test } from './sandboxed.ts';
import { keyOf } from '../support/keys.ts';

/**
 * Entries as the build of 22 November 2026 (commit 3f5abd8) stored them in a vendor's browser. Every later
 * build reads them, so that no update loses an application, a form or a session. Never change these entries.
 */
const info = {
  vendorName: 'Second Shop',
  ownerName: 'Asha Rao',
  email: '',
  phone: '',
  supportPhone: '98765 43211',
  addressLine1: '',
  city: '',
  pincode: '',
  coords: { lat: 12.97194, lng: 77.593689 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};
const formOf = (owner: string | null): string => JSON.stringify({ owner, values: info });
const draft =
  '{"pharmacy":{"category":"pharmacy","vendorId":"vnd_906a1a3464b78cc0de1c802f7910af","step":"kyc-documents","phone":"+919876543210","phoneVerified":true,"updatedAt":1795417172498}}';
const user =
  '{"id":"usr_e6e9eb9da39551166eee2fd14ede02","phone":"+919876543210","isVerified":true,"fullName":"Asha Rao","email":"asha@example.in","gender":null,"dateOfBirth":null,"isProfileComplete":true,"userType":"VENDOR","externalId":null,"serviceSource":"sandbox"}';
const session =
  '{"session":"usr_e6e9eb9da39551166eee2fd14ede02","phone":"+919876543210","userType":"VENDOR","since":1795417172498}';
const tokensOf = (accessToken: string, refreshToken: string): string =>
  JSON.stringify({
    accessToken,
    refreshToken,
    expiresAt: Date.now() + 3_000_000,
    lifetimeMs: 3_600_000,
    session: 'usr_e6e9eb9da39551166eee2fd14ede02',
  });

const store = (name: string, text: string): void => storage.setItem(keyOf(name), text);

/** The session of an earlier build, with tokens that the API accepts. */
async function signedInBefore(): Promise<void> {
  const vendor = await newVendor(sandbox);
  store('tokens', tokensOf(vendor.token, vendor.refreshToken));
  store('user', user);
  store('session', session);
  store('needsProfileCompletion', 'false');
}

test('restores a session that an earlier build stored', async () => {
  await signedInBefore();
  restoreSession();
  await vi.waitFor(() => expect($auth.get().phone).toBe(testPhone));
  expect($user.get()).toMatchObject({ fullName: 'Asha Rao', phone: testPhone });
  expect(storage.getItem(keyOf('tokens'))).not.toBeNull();
});

test('resumes a draft that an earlier build stored', async () => {
  await signedInBefore();
  store('onboarding', draft);
  restoreSession();
  restoreDrafts();
  await vi.waitFor(() => expect($auth.get().phone).toBe(testPhone));
  expect(ownDraft('pharmacy')).toMatchObject({
    vendorId: 'vnd_906a1a3464b78cc0de1c802f7910af',
    step: 'kyc-documents',
    phoneVerified: true,
  });
});

test('restores a vendor’s recovery copy that an earlier build stored', async () => {
  await signedInBefore();
  store('recovery.vendorInfo.supplements', formOf(testPhone));
  restoreSession();
  await vi.waitFor(() => expect($auth.get().phone).toBe(testPhone));
  expect(readCopy('vendorInfo.supplements')).toEqual(info);
});

test('offers a visitor’s recovery copy that an earlier build stored', () => {
  store('recovery.vendorInfo.labs', formOf(null));
  restoreSession();
  expect([readCopy('vendorInfo.labs'), isOffered('vendorInfo.labs')]).toEqual([null, true]);
  acceptCopy('vendorInfo.labs');
  expect(readCopy('vendorInfo.labs')).toEqual(info);
});
