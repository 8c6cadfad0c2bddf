import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $prefill } from '#lib/stores/session/prefill.ts';
import { $user, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { fakeStorage } from './vendorTab.ts';

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const nothing = { phone: '', email: '', ownerName: '' };

test('knows nothing about a visitor', () => {
  expect($prefill.get()).toEqual(nothing);
});

test('knows the vendor’s phone, e-mail and name until sign-out', () => {
  signInSuccess('usr', '+919876543210');
  expect($prefill.get()).toEqual({ ...nothing, phone: '9876543210' });
  const user = { id: 'usr', phone: '+919876543210', isVerified: true };
  $user.set({ ...user, email: 'asha@example.in', fullName: 'Asha Rao' });
  expect($prefill.get()).toEqual({ phone: '9876543210', email: 'asha@example.in', ownerName: 'Asha Rao' });
  signOut();
  expect($prefill.get()).toEqual(nothing);
});

test('omits a number of another country, which does not fit the field', () => {
  signInSuccess('usr', '+9779812345678');
  expect($prefill.get()).toEqual(nothing);
});
