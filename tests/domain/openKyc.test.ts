import { describe, expect, test } from 'vitest';
import { offersAll } from '#lib/domain/reply/capabilities.ts';
import {
  awaitedKycFields,
  isBankStillSettled,
  isSameTyped,
  initialKyc,
  mayMoveOnly,
  openKycFields,
} from '#lib/domain/kyc/openKyc.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { rowsOf } from '#lib/domain/kyc/kycFields.ts';
import type { Correction } from '#lib/domain/application/correction.ts';
import { kycAnswers, licenceAnswers } from '../support/answers.ts';
import { correction } from './corrections.ts';

describe('The KYC fields of a correction', () => {
  const saved = { ...kycAnswers, drugLicenseNumber: licenceAnswers.drugLicenseNumber };
  const every = rowsOf('pharmacy').map(({ name }): string => name);
  const rows: [how: string, correction: Correction | null, saved: object, open: string[]][] = [
    ['no rejection', null, saved, every],
    ['nothing flagged', correction([]), saved, every],
    ['the whole KYC flagged', correction(['kyc']), saved, every],
    ['one field flagged', correction(['panNumber']), saved, ['panNumber']],
    ['the account flagged', correction(['bankAccount']), saved, ['bankAccount', 'confirmBankAccount']],
    [
      'the licence flagged',
      correction(['drugLicenseNumber']),
      saved,
      ['drugLicenseNumber', 'licenceAsPrinted', 'licences'],
    ],
    ['a document flagged', correction(['gst']), saved, []],
    [
      'a field missing that was not flagged',
      correction(['gst']),
      { ...saved, ifsc: undefined, bankAccount: 'XXXX1234' },
      ['bankAccount', 'confirmBankAccount', 'ifsc'],
    ],
  ];
  for (const [how, given, known, open] of rows) {
    test(`open with ${how}: ${open.length === every.length ? 'all' : open.join(', ') || 'none'}`, () => {
      expect(openKycFields('pharmacy', given, known)).toEqual(open);
    });
  }

  const initialOf = (given: Correction | null, known: { isCompleted?: boolean; isDraft?: boolean } = {}) => ({
    isCompleted: given === null,
    isDraft: false,
    ...known,
    correction: given,
    open: openKycFields('pharmacy', given, saved),
    awaited: awaitedKycFields('pharmacy', given),
  });

  test('need the bank check again only if its fields are flagged, or changed unsent', () => {
    expect(isBankStillSettled(initialOf(null))).toBe(true);
    expect(isBankStillSettled(initialOf(null, { isCompleted: false }))).toBe(false);
    expect(isBankStillSettled(initialOf(correction(['panNumber'])))).toBe(true);
    expect(isBankStillSettled(initialOf(correction(['panNumber']), { isDraft: true }))).toBe(true);
    expect(isBankStillSettled(initialOf(correction([])))).toBe(true);
    expect(isBankStillSettled(initialOf(correction([]), { isDraft: true }))).toBe(false);
    for (const field of ['bankAccount', 'ifsc', 'accountHolderName']) {
      expect(isBankStillSettled(initialOf(correction([field])))).toBe(false);
      expect(isBankStillSettled(initialOf(correction([field], { outstanding: [] })))).toBe(true);
    }
  });

  test('are not submitted again without a correction', () => {
    expect(mayMoveOnly(initialOf(null))).toBe(true);
    expect(mayMoveOnly(initialOf(null, { isCompleted: false }))).toBe(false);
  });

  test('differ if one of them differs', () => {
    const form = { ...emptyKycForm, ...saved };
    expect(isSameTyped(['panNumber', 'ifsc'], form, { ...form, panHolderName: 'Asha' })).toBe(true);
    expect(isSameTyped(['panNumber', 'ifsc'], form, { ...form, ifsc: 'HDFC0001235' })).toBe(false);
  });

  test('are sent again even if unchanged, unless no item of them is outstanding', () => {
    expect(mayMoveOnly(initialOf(correction(['panNumber'])))).toBe(false);
    expect(mayMoveOnly(initialOf(correction([]), { isCompleted: true }))).toBe(false);
    expect(mayMoveOnly(initialOf(correction(['gst'])))).toBe(true);
    const sent = correction(['panNumber'], { outstanding: [] });
    expect(mayMoveOnly(initialOf(sent, { isCompleted: true }))).toBe(true);
    expect(mayMoveOnly(initialOf(sent, { isCompleted: true, isDraft: true }))).toBe(false);
  });
});

describe('The initial KYC form', () => {
  const saved = { bankAccount: '001234567890', drugLicenseNumber: 'KA-20B-1' };
  const state = { isDraft: false, correction: null };

  test('asks for the account a second time until it was submitted', () => {
    const draft = initialKyc(
      'pharmacy',
      saved,
      { ...state, isCompleted: false, isAccepted: false },
      offersAll,
    );
    expect(draft.start).toMatchObject({ bankAccount: '001234567890', confirmBankAccount: '', gstNumber: '' });
    const sent = initialKyc('pharmacy', saved, { ...state, isCompleted: true, isAccepted: true }, offersAll);
    expect(sent.start).toMatchObject({ confirmBankAccount: '001234567890' });
  });

  test('has no value that the API masks, and opens its field', () => {
    const masked = { ...saved, panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX8901', ifsc: 'HDFC0001234' };
    const flagged = { ...state, correction: correction(['gst']), isCompleted: true, isAccepted: true };
    const { start, open } = initialKyc('pharmacy', masked, flagged, offersAll);
    expect(start).toMatchObject({ panNumber: '', bankAccount: '', confirmBankAccount: '' });
    expect(start.ifsc).toBe('HDFC0001234');
    expect(open).toEqual(expect.arrayContaining(['panNumber', 'bankAccount', 'confirmBankAccount']));
    expect(open).not.toContain('ifsc');
  });

  test('treats an accepted licence of no known form as printed', () => {
    const odd = { drugLicenseNumber: 'OLD 12345' };
    const isPrinted = (isAccepted: boolean) =>
      initialKyc('pharmacy', odd, { ...state, isCompleted: isAccepted, isAccepted }, offersAll).start
        .licenceAsPrinted;
    expect([isPrinted(false), isPrinted(true)]).toEqual([false, true]);
  });
});
