import { describe, expect, it } from 'vitest';
import { bankFields, kycFieldRows, kycNames, kycRow, type KycFieldRow } from '#lib/domain/kycFields.ts';

const rows: readonly KycFieldRow[] = kycFieldRows;
const names = (fits: (row: KycFieldRow) => unknown): string[] => rows.filter(fits).map(({ name }) => name);

describe('The fields of the KYC step', () => {
  it('are asked in this order, the business before its bank', () => {
    expect(names(({ group }) => group === 'business')).toEqual([
      ...['gstNumber', 'panNumber', 'panHolderName', 'drugLicenseNumber', 'fssaiNumber', 'accreditation'],
    ]);
    expect(names(({ group }) => group === 'bank')).toEqual([
      ...['bankAccount', 'confirmBankAccount', 'accountHolderName', 'ifsc'],
    ]);
    expect(rows).toHaveLength(10);
  });

  it('are kept by the server, all but the account that is typed twice', () => {
    expect(kycNames).toEqual(names(({ name }) => name !== 'confirmBankAccount'));
    expect(kycRow('confirmBankAccount').confirms).toBe('bankAccount');
  });

  it('are codes, digits, words, or as they are printed', () => {
    expect(names(({ typed }) => typed === 'code')).toEqual(['gstNumber', 'panNumber', 'ifsc']);
    expect(names(({ typed }) => typed === 'digits')).toEqual(['bankAccount', 'confirmBankAccount']);
    expect(names(({ typed }) => typed === 'printed')).toEqual(['drugLicenseNumber']);
    expect(names(({ typed }) => typed === 'words')).toEqual([
      ...['panHolderName', 'fssaiNumber', 'accreditation', 'accountHolderName'],
    ]);
  });

  it('have room for the spaces of a copied code', () => {
    for (const [name, length] of [
      ['gstNumber', 15],
      ['panNumber', 10],
      ['ifsc', 11],
    ] as const)
      expect(kycRow(name).maxLength).toBeGreaterThan(length);
  });

  it('are shown by their end alone where they are secrets', () => {
    expect(names(({ isSecret }) => isSecret)).toEqual(['panNumber', 'bankAccount']);
  });

  it('offer the owner where mostly the owner is named', () => {
    expect(names(({ offersOwner }) => offersOwner)).toEqual(['panHolderName', 'accountHolderName']);
  });

  it('are one licence for each category', () => {
    expect(names(({ isLicence }) => isLicence)).toEqual([
      'drugLicenseNumber',
      'fssaiNumber',
      'accreditation',
    ]);
  });

  it('mean another account once number, holder or IFSC changes', () => {
    expect(bankFields).toEqual(['bankAccount', 'accountHolderName', 'ifsc']);
  });

  it('are refused under their own name, the second account under the first one’s', () => {
    const code = ({ rule }: KycFieldRow) => rule.safeParse('').error?.issues[0]?.message;
    expect(rows.map(code)).toEqual(rows.map(({ name, confirms }) => confirms ?? name));
  });
});
