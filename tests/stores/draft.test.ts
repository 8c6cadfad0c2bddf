import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $drafts,
  $createdPhone,
  clearDraft,
  draftOf,
  dropDraftOf,
  ownDraft,
  restoreDrafts,
  saveDraft,
} from '#lib/stores/application/draft.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { dropCopiesOfOthers, isOffered, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { expireSession, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { fakeStorage, type FakeStorage } from './vendorTab.ts';
import { keyOf } from '../support/keys.ts';

const mine = '+919876543210';
const other = '+919876500000';
const draft = { vendorId: 'vnd_1', step: 'documents', phone: mine, phoneVerified: true } as const;
let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  signOut();
  restoreDrafts();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the local draft', () => {
  it('is stored by category, and the most recent one is resumed', () => {
    saveDraft({ category: 'labs', ...draft, vendorId: 'vnd_lab' });
    vi.advanceTimersByTime(1000);
    saveDraft({ category: 'pharmacy', ...draft });
    expect(ownDraft()).toMatchObject({ vendorId: 'vnd_1', updatedAt: 1_001_000 });
    expect(ownDraft('labs')).toMatchObject({ vendorId: 'vnd_lab' });
    expect(ownDraft('supplements')).toBeNull();
    vi.advanceTimersByTime(1000);
    saveDraft({ category: 'labs', ...draft, vendorId: 'vnd_lab' });
    expect(ownDraft()).toMatchObject({ category: 'labs' });
  });

  it('of another phone is neither found nor removed by its vendor', () => {
    signInSuccess('usr', mine, 'VENDOR');
    saveDraft({ category: 'pharmacy', ...draft, phone: other });
    expect(draftOf('vnd_1')).toBeNull();
    dropDraftOf('vnd_1');
    expect($drafts.get().pharmacy).toMatchObject({ phone: other });
    saveDraft({ category: 'pharmacy', ...draft });
    expect(draftOf('vnd_1')).toMatchObject(draft);
    dropDraftOf('vnd_1');
    expect($drafts.get().pharmacy).toBeUndefined();
  });

  it('survives a reload and a sign-out', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    signOut();
    $drafts.set({});
    restoreDrafts();
    expect(ownDraft()).toMatchObject(draft);
  });

  it('does not prefill its phone after the session has ended', () => {
    signInSuccess('usr', mine, 'VENDOR');
    signOut();
    saveDraft({ category: 'pharmacy', ...draft });
    expect([ownDraft()?.phone, $createdPhone.get()]).toEqual([mine, null]);
  });

  it('is ignored for another phone, and matches any spelling of its own', () => {
    saveDraft({ category: 'pharmacy', ...draft, phone: '9876543210' });
    signInSuccess('usr', other, 'VENDOR');
    expect(ownDraft()).toBeNull();
    signInSuccess('usr', mine, 'VENDOR');
    expect(ownDraft()).toMatchObject({ vendorId: 'vnd_1' });
  });

  it('is discarded if it does not fit the schema, and the others stay', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    const kept = JSON.parse(storage.getItem(keyOf('onboarding')) ?? '');
    storage.setItem(keyOf('onboarding'), JSON.stringify({ ...kept, labs: { step: 'nowhere' }, bakery: {} }));
    restoreDrafts();
    expect(Object.keys($drafts.get())).toEqual(['pharmacy']);
    expect(Object.keys(JSON.parse(storage.getItem(keyOf('onboarding')) ?? ''))).toEqual(['pharmacy']);
  });

  it.each(['', '{', '[]', 'null', '7', '"x"'])('is empty when %j is stored', (text) => {
    storage.setItem(keyOf('onboarding'), text);
    restoreDrafts();
    expect($drafts.get()).toEqual({});
  });

  it('includes drafts that another tab saved meanwhile', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    storage.setItem(
      keyOf('onboarding'),
      JSON.stringify({ labs: { category: 'labs', ...draft, updatedAt: 5 } }),
    );
    saveDraft({ category: 'supplements', ...draft });
    expect(Object.keys($drafts.get()).toSorted()).toEqual(['labs', 'supplements']);
    storage.setItem(
      keyOf('onboarding'),
      JSON.stringify({ pharmacy: { category: 'pharmacy', ...draft, updatedAt: 6 } }),
    );
    clearDraft('supplements');
    expect(Object.keys($drafts.get())).toEqual(['pharmacy']);
  });

  it('is removed with its entry after the contract', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    clearDraft('pharmacy');
    expect(storage.getItem(keyOf('onboarding'))).toBeNull();
    expect(ownDraft()).toBeNull();
  });
});

describe('a recovery copy', () => {
  it.each([
    ['written by a phone, read by that phone', mine, mine, mine, 'own'],
    ['written by a phone, read by another phone', mine, mine, other, 'none'],
    ['written by a phone, read by a visitor', mine, mine, null, 'none'],
    ['written before signing in, read by a visitor', null, '9876543210', null, 'offered'],
    ['written before signing in, read by the typed phone', null, ' 9876543210', mine, 'own'],
    [
      'written before signing in, read by the phone typed with its prefix',
      null,
      '+91-9876543210',
      mine,
      'own',
    ],
    ['written before signing in, read by another phone', null, '9876543210', other, 'none'],
    ['written before signing in with half a phone, read by any phone', null, '98765', other, 'offered'],
    ['written before signing in without a phone, read by any phone', null, undefined, other, 'offered'],
  ])('%s', (_case, owner, typedPhone, phone, found) => {
    if (phone !== null) signInSuccess('usr', phone, 'VENDOR');
    storage.setItem(keyOf('recovery.form'), JSON.stringify({ owner, values: { phone: typedPhone } }));
    expect([readCopy('form') !== null, isOffered('form')]).toEqual([found === 'own', found === 'offered']);
  });

  it('is removed on sign-out', () => {
    signInSuccess('usr', mine, 'VENDOR');
    keepCopy('vendorInfo.pharmacy', { values: {} });
    kycSaving('vnd_1', 'pharmacy', {}).change({ ...emptyKycForm, panNumber: 'ABCDE1234F' });
    signOut();
    expect([...storage.kept.keys()].filter((key) => key.includes('recovery'))).toEqual([]);
    expect(typedKyc('vnd_1')).toBeNull();
  });

  it('survives an expiry only for the phone that signs in again', () => {
    for (const [phone, isKept] of [
      [mine, true],
      [other, false],
    ] as const) {
      signInSuccess('usr', mine, 'VENDOR');
      keepCopy('vendorInfo.pharmacy', { vendorName: 'Asha' });
      expireSession();
      expect(readCopy('vendorInfo.pharmacy')).not.toBeNull();
      dropCopiesOfOthers(phone);
      expect(readCopy('vendorInfo.pharmacy') !== null).toBe(isKept);
    }
  });
});
