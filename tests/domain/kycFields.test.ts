import { describe, expect, it } from 'vitest';
import { bankFields, kycNames, textRow, textRows } from '#lib/domain/kyc/kycFields.ts';

type Row = (typeof textRows)[number];
const names = (fits: (row: Row) => unknown): string[] =>
  textRows.filter((row) => !row.optional && fits(row)).map(({ name }) => name);

describe('The specified texts of the KYC step', () => {
  it('have this order, the business before its bank', () => {
    expect(names(({ group }) => group === 'business')).toEqual([
      ...['gstNumber', 'panNumber', 'panHolderName', 'drugLicenseNumber', 'fssaiNumber', 'accreditation'],
    ]);
    expect(names(({ group }) => group === 'bank')).toEqual([
      ...['bankAccount', 'confirmBankAccount', 'accountHolderName', 'ifsc'],
    ]);
  });

  it('are all stored by the server, except the repeated account', () => {
    expect(kycNames).toEqual(expect.arrayContaining(names(({ name }) => name !== 'confirmBankAccount')));
    expect(kycNames).not.toContain('confirmBankAccount');
    expect(textRow('confirmBankAccount').confirms).toBe('bankAccount');
  });

  it('are codes, digits, words or printed numbers', () => {
    expect(Object.fromEntries(textRows.map(({ name, typed }) => [name, typed]))).toMatchObject({
      ...{ gstNumber: 'code', panNumber: 'code', ifsc: 'code', drugLicenseNumber: 'printed' },
      ...{ bankAccount: 'digits', confirmBankAccount: 'digits', panHolderName: 'words' },
      ...{ fssaiNumber: 'words', accreditation: 'words', accountHolderName: 'words' },
    });
  });

  it('allow for spaces in a copied code', () => {
    for (const [name, length] of [
      ['gstNumber', 15],
      ['panNumber', 10],
      ['ifsc', 11],
    ] as const)
      expect(textRow(name).maxLength).toBeGreaterThan(length);
  });

  it('show only their end if they are secret', () => {
    expect(names(({ isSecret }) => isSecret)).toEqual(['panNumber', 'bankAccount']);
  });

  it("offer the owner's name where it is usual", () => {
    expect(names(({ offersOwner }) => offersOwner)).toEqual(['panHolderName', 'accountHolderName']);
  });

  it('contain one licence for each category', () => {
    expect(names(({ isLicence }) => isLicence)).toEqual([
      'drugLicenseNumber',
      'fssaiNumber',
      'accreditation',
    ]);
  });

  it('mean another account if the number, holder or IFSC changes', () => {
    expect(bankFields).toEqual(['bankAccount', 'accountHolderName', 'ifsc']);
  });

  it("have their own name as the error code; the repeated account has the first's", () => {
    const code = ({ rule }: Row) => rule.safeParse('').error?.issues[0]?.message;
    expect(textRows.map(code)).toEqual(textRows.map(({ name, confirms }) => confirms ?? name));
  });
});
