import { describe, expect, it } from 'vitest';
import { emptyKycForm, kycFormSchema, kycWarnings } from '#lib/domain/kyc.ts';
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

/** As certificates of these authorities have them, with the signs that vendors type between. */
const plausible: Record<string, string[]> = {
  'national portal': [
    'RLF20UP2025007813',
    'RLF21KL2026002472',
    'rlf20ka2025001234',
    'RLF20 UP 2025 007813',
    'RLF20A2025MP001122',
    'RLF20F2025DL000012',
    'WLF20B2026HR000446',
    'WLF21B2026HR000447',
    'WLF20BTN2025004321',
    'WLF20BB2025WB000031',
    'WLF21C2025GJ000001',
  ],
  Maharashtra: [
    '20B-MH-MZ1-557373',
    '21B-MH-MZ1-557374',
    'MH-MZ6-537527',
    'MH-TZ4-123456',
    '20-MH-PZ4-102938',
    '20C-MH-NG1-88123',
    '21-MH-AMR-201345',
    'MH/TZ2/20/1234',
    'MH/20B/MZ4/1093',
  ],
  Karnataka: [
    '20B-KA-B51-205329',
    'KA-B1-123456',
    '20-KA-MY2-204455',
    'KA/BNG/20/1234/2012',
    'MYB1234',
    'MYB 1234',
    'B-II/20/1234',
  ],
  Kerala: ['KL-EKM-123456', '20-KL-TVM-114321', 'KL/KTM/20B/110345', '6-345/20/2005', 'EKM/21/5-1234/2010'],
  'Tamil Nadu': [
    'TN/CHE/20/00123',
    'TN/CHN/00123/20B',
    'TN-03-20-01234',
    'CBE/1234/20',
    'VLR 3234/20',
    '1234/MR/20B',
    'No. 1234/TNV/20',
  ],
  Delhi: ['DL-JNP-123456', 'DL/2023/123456', '20B-DL-KLB-111122', 'DL-1234-SW', '20/1234'],
  Gujarat: ['GJ-ADC-123456', '20-GJ-AHD-123456', '20B-GJ-SUR-129388', 'G/AMD/20/1234', 'GJ-RAJ-29388'],
  'Uttar Pradesh': [
    'UP32200012345',
    'UP3220B001234',
    '20B/UP/AGRA/2013/0012',
    'AGR-2014/20/83',
    'LKO-2017/20/2345',
    'UP14 20 0001234',
  ],
  older: [
    '20-41195',
    '21-41196',
    '20B/41195',
    'DRUG/2013-14/12345',
    'TS/HYD/2018-40123',
    'AP/15/01/2016-130234',
    'WB/KOL/NBO/R/365410',
    'KH-23456R/X',
    'BR-PAT-123456',
    '20/21/123/45/2012',
    '7845-OW/H',
    '12345',
  ],
};

describe.each(Object.entries(plausible))('A licence of %s', (_, numbers) => {
  it.each(numbers)('%s leads on, without more or with the vendor’s word', (number) => {
    expect(licenceNeed(number)).not.toBe('refused');
    const form = { ...emptyKycForm, drugLicenseNumber: number };
    const objections = kycFormSchema('pharmacy', { licenceAsPrinted: true }).safeParse(form).error?.issues;
    expect(objections?.map(({ path }) => path[0])).not.toContain('drugLicenseNumber');
  });
});

it.each(['45(1234)', 'VLR/3234/20&21', 'MH-TZ4-123456,123457', '20:41195'])(
  '%s is refused, and the vendor is told to leave its other signs out',
  (number) => {
    expect(licenceNeed(number)).toBe('refused');
    const form = { ...emptyKycForm, drugLicenseNumber: number };
    expect(kycWarnings(form).drugLicenseNumber).toEqual(['licence-signs']);
    expect(kycWarnings({ ...form, drugLicenseNumber: 'abc;' }).drugLicenseNumber).toBeUndefined();
  },
);

describe('The KYC form', () => {
  const message = (number: string, isAsPrinted: boolean) =>
    kycFormSchema('pharmacy', { licenceAsPrinted: isAsPrinted })
      .safeParse({ ...emptyKycForm, drugLicenseNumber: number })
      .error?.issues.find(({ path }) => path[0] === 'drugLicenseNumber')?.message ?? null;

  it('takes a number of no known form with the vendor’s word alone, and nonsense never', () => {
    expect(message('TN/CHN/00123/20B', false)).toBe('drugLicenseNumber');
    expect(message('TN/CHN/00123/20B', true)).toBeNull();
    expect(message('abc', true)).toBe('drugLicenseNumber');
  });
});
