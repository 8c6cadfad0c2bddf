import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $drafts,
  $createdPhone,
  clearDraft,
  ownDraft,
  restoreDrafts,
  saveDraft,
} from '#lib/stores/application/draft.ts';
import { $changedKyc, dropTypedKyc, keepTypedKyc, typedKyc } from '#lib/stores/application/kycTyped.ts';
import { dropCopiesOfOthers, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { expireSession, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { emptyKycForm } from '#lib/domain/kyc.ts';
import { fakeStorage, type FakeStorage } from './vendorTab.ts';

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
  it('is kept by category, and the one touched last is the one to go on with', () => {
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

  it('outlives a reload and a sign-out', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    signOut();
    $drafts.set({});
    restoreDrafts();
    expect(ownDraft()).toMatchObject(draft);
  });

  it('shows its phone to nobody: a screen that notes its step while the session ends prefills nothing', () => {
    signInSuccess('usr', mine, 'VENDOR');
    signOut();
    saveDraft({ category: 'pharmacy', ...draft });
    expect([ownDraft()?.phone, $createdPhone.get()]).toEqual([mine, null]);
  });

  it('of another phone is ignored; its spelling does not count', () => {
    saveDraft({ category: 'pharmacy', ...draft, phone: '9876543210' });
    signInSuccess('usr', other, 'VENDOR');
    expect(ownDraft()).toBeNull();
    signInSuccess('usr', mine, 'VENDOR');
    expect(ownDraft()).toMatchObject({ vendorId: 'vnd_1' });
  });

  it('that does not fit is discarded, and the others stay', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    const kept = JSON.parse(storage.getItem('nuskha.onboarding') ?? '');
    storage.setItem('nuskha.onboarding', JSON.stringify({ ...kept, labs: { step: 'nowhere' }, bakery: {} }));
    restoreDrafts();
    expect(Object.keys($drafts.get())).toEqual(['pharmacy']);
    expect(Object.keys(JSON.parse(storage.getItem('nuskha.onboarding') ?? ''))).toEqual(['pharmacy']);
  });

  it.each(['', '{', '[]', 'null', '7', '"x"'])('is nothing when %j is stored', (text) => {
    storage.setItem('nuskha.onboarding', text);
    restoreDrafts();
    expect($drafts.get()).toEqual({});
  });

  it('takes in what another tab saved meanwhile', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    storage.setItem(
      'nuskha.onboarding',
      JSON.stringify({ labs: { category: 'labs', ...draft, updatedAt: 5 } }),
    );
    saveDraft({ category: 'supplements', ...draft });
    expect(Object.keys($drafts.get()).toSorted()).toEqual(['labs', 'supplements']);
  });

  it('is gone with its entry after the contract', () => {
    saveDraft({ category: 'pharmacy', ...draft });
    clearDraft('pharmacy');
    expect(storage.getItem('nuskha.onboarding')).toBeNull();
    expect(ownDraft()).toBeNull();
  });
});

describe('a recovery copy', () => {
  it.each([
    ['made by a phone, that phone', mine, mine, mine, true],
    ['made by a phone, another phone', mine, mine, other, false],
    ['made by a phone, a visitor without a session', mine, mine, null, false],
    ['made before signing in, a visitor without a session', null, '9876543210', null, true],
    ['made before signing in, the phone typed into it', null, ' 9876543210', mine, true],
    ['made before signing in, the phone typed with its prefix', null, '+91-9876543210', mine, true],
    ['made before signing in, another phone', null, '9876543210', other, false],
    ['made before signing in, with half a phone, anyone', null, '98765', other, true],
    ['made before signing in, without a phone, anyone', null, undefined, other, true],
  ])('%s', (_case, owner, typedPhone, phone, isOffered) => {
    if (phone !== null) signInSuccess('usr', phone, 'VENDOR');
    storage.setItem('nuskha.recovery.form', JSON.stringify({ owner, values: { phone: typedPhone } }));
    expect(readCopy('form') !== null).toBe(isOffered);
  });

  it('goes with signing out', () => {
    signInSuccess('usr', mine, 'VENDOR');
    keepCopy('vendorInfo.pharmacy', { values: {} });
    keepTypedKyc('vnd_1', { ...emptyKycForm, panNumber: 'ABCDE1234F' }, true);
    signOut();
    expect([...storage.kept.keys()].filter((key) => key.includes('recovery'))).toEqual([]);
    expect(typedKyc('vnd_1')).toBeNull();
    expect($changedKyc.get()).toBeNull();
  });

  it('outlives an expiry for the phone that signs in again, and for nobody else', () => {
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

  it('what is typed on the KYC step is in memory alone, and only its own vendor’s', () => {
    keepTypedKyc('vnd_1', { ...emptyKycForm, panNumber: 'ABCDE1234F' }, true);
    expect(typedKyc('vnd_1')?.panNumber).toBe('ABCDE1234F');
    expect(typedKyc('vnd_2')).toBeNull();
    expect([...storage.kept].flat().join()).not.toContain('ABCDE1234F');
  });

  it('what is typed on the KYC step is a change until it is typed back or submitted', () => {
    keepTypedKyc('vnd_1', { ...emptyKycForm, panNumber: 'ABCDE1234F' }, true);
    expect($changedKyc.get()).toBe('vnd_1');
    keepTypedKyc('vnd_1', emptyKycForm, false);
    expect($changedKyc.get()).toBeNull();
    keepTypedKyc('vnd_1', { ...emptyKycForm, panNumber: 'ABCDE1234F' }, true);
    dropTypedKyc();
    expect($changedKyc.get()).toBeNull();
  });
});
