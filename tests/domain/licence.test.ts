import { describe, expect, it } from 'vitest';
import { kycFormSchema, emptyKycForm } from '#lib/domain/kyc.ts';
import { licenceForms, licenceNeed } from '#lib/domain/licence.ts';

describe('A drug licence number', () => {
  it.each(['DL/2023/123456', ' KA/2021/000001 ', ...licenceForms.map(({ example }) => example)])(
    '%s needs nothing more',
    (number) => expect(licenceNeed(number)).toBe('nothing'),
  );

  it.each([
    'RLF20UP2025007813',
    'RLF21KL2026002472',
    'WLF20B2026HR000446',
    '20B-MH-MZ1-557373',
    'MH-MZ6-537527',
    '20B-KA-B51-205329',
    '20-41195',
    'MYB1234',
  ])('%s is taken as it is printed', (number) => expect(licenceNeed(number)).toBe('nothing'));

  it.each(['TN/CHN/00123/20B', 'No. 1234 / 2019', 'WB-KOL-NBO-2204'])(
    '%s is taken where the vendor says that it is printed like this',
    (number) => expect(licenceNeed(number)).toBe('as-printed'),
  );

  it.each(['abc', '12', '   ', '', 'abcdefgh', '123;DROP', '12 34'.slice(0, 2)])(
    '%j is refused always',
    (number) => expect(licenceNeed(number)).toBe('refused'),
  );
});

describe('The KYC form', () => {
  const message = (number: string, isAsPrinted: boolean) =>
    kycFormSchema('pharmacy', isAsPrinted)
      .safeParse({ ...emptyKycForm, drugLicenseNumber: number })
      .error?.issues.find(({ path }) => path[0] === 'drugLicenseNumber')?.message ?? null;

  it('takes a number of no known form with the vendor’s word alone, and nonsense never', () => {
    expect(message('TN/CHN/00123/20B', false)).toBe('drugLicenseNumber');
    expect(message('TN/CHN/00123/20B', true)).toBeNull();
    expect(message('abc', true)).toBe('drugLicenseNumber');
  });
});
