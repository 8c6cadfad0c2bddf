import { describe, expect, it } from 'vitest';
import { emptyKycForm, kycFormSchema, kycWarnings } from '#lib/domain/kyc/kyc.ts';
import { licenceNeed } from '#lib/domain/kyc/licence.ts';
import { knownLicences, nearlyLicences, realLicences, utterNonsense } from './licenceCorpus.ts';

/** Returns the form's message for a number. `isAsPrinted`: the vendor declares that it is printed like this. */
const objection = (number: string, isAsPrinted: boolean): string | null =>
  kycFormSchema('pharmacy', { licenceAsPrinted: isAsPrinted })
    .safeParse({ ...emptyKycForm, drugLicenseNumber: number })
    .error?.issues.find(({ path }) => path[0] === 'drugLicenseNumber')?.message ?? null;

describe('A drug licence number', () => {
  it.each([
    'DL/2023/123456',
    ' KA/2021/000001 ',
    ...knownLicences,
    'RLF20UP2025007813',
    'WLF20B2026HR000446',
    '20B-MH-MZ1-557373',
    '20-41195',
    'MYB1234',
  ])('%s needs nothing more', (number) => {
    expect(licenceNeed(number)).toBe('nothing');
    expect(objection(number, false)).toBeNull();
  });

  it('of the corpus is accepted, at the latest with the declaration', () => {
    const numbers = Object.values(realLicences).flat();
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThanOrEqual(100);
    expect(numbers.filter((number) => objection(number, true) !== null)).toEqual([]);
  });

  it('that resembles a known form needs the declaration', () => {
    expect(nearlyLicences.filter((number) => licenceNeed(number) === 'nothing')).toEqual([]);
  });

  it.each([
    ...['ADL/2023/123456', 'DL/2023/1234567', 'XMYB1234', 'MYB1234567', 'MYB123'],
    // The shortest plausible numbers: five characters, three of them digits.
    ...['A/123', 'A 123', 'A\u00a0123'],
  ])('%j needs the declaration', (number) => expect(licenceNeed(number)).toBe('as-printed'));

  it('that is nonsense is refused despite the declaration', () => {
    expect(new Set(utterNonsense).size).toBe(utterNonsense.length);
    expect(utterNonsense.length).toBeGreaterThanOrEqual(80);
    expect(utterNonsense.filter((number) => licenceNeed(number) !== 'refused')).toEqual([]);
    expect(utterNonsense.filter((number) => objection(number, true) === null)).toEqual([]);
  });

  it.each([
    ['with a dash that a phone set', '20B–MH–MZ1–557373'],
    ['with spaces that came with a copied text', '20B - MH - MZ1 - 557373'],
    ['with hard spaces', 'MYB\u00a01234'],
  ])('%s is the same number', (_, number) => expect(licenceNeed(number)).toBe('nothing'));
});

it.each(['45(1234)', 'VLR/3234/20&21', 'MH-TZ4-123456,123457', '20:41195'])(
  '%s is refused, with advice to leave out its other characters',
  (number) => {
    expect(licenceNeed(number)).toBe('refused');
    const form = { ...emptyKycForm, drugLicenseNumber: number };
    expect(kycWarnings(form).drugLicenseNumber).toEqual(['licence-signs']);
    for (const drugLicenseNumber of ['abc;', 'a;123'])
      expect(kycWarnings({ ...form, drugLicenseNumber }).drugLicenseNumber).toBeUndefined();
  },
);
