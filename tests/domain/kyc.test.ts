import { describe, expect, it } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { requests } from '#lib/api/schema/requests.ts';
import { offersAll } from '#lib/domain/reply/capabilities.ts';
import {
  emptyKycForm,
  emptyWire,
  isSameKyc,
  kycBody,
  kycFields,
  kycFormSchema,
  kycSchema,
  kycWarnings,
} from '#lib/domain/kyc/kyc.ts';
import { textRow, type KycForm } from '#lib/domain/kyc/kycFields.ts';
import { isKnownPanHolder } from '#lib/domain/kyc/pan.ts';
import { maskSecret } from '#lib/domain/text.ts';
import { kycWarningWords } from '#lib/words/kyc.ts';
import { kycAnswers, licenceAnswers } from '../support/answers.ts';
import { objections } from './helpers.ts';

const valid: KycForm = {
  ...emptyKycForm,
  ...kycAnswers,
  ...licenceAnswers,
  panNumber: 'AAACR5055K',
  gstNumber: '27AAACR5055K1Z7',
  drugLicenseNumber: 'DL/2023/123456',
  bankAccount: '001234567890',
  confirmBankAccount: '001234567890',
  accountHolderName: 'Asha Medicals',
  ifsc: 'HDFC0001234',
};

type Row = [field: keyof KycForm, message: string, good: string[], bad: unknown[]];

const twoChars = { good: ['AB', ' AB '], bad: ['', 'A', ' A ', '   ', null, 12] };

const common: Row[] = [
  [
    'panNumber',
    'Enter valid PAN (e.g., ABCDE1234F)',
    ['ABCDE1234F', 'abcde1234f', ' ABCDE1234F ', 'ZZZZZ0000Z'],
    [
      '',
      'ABCD1234F',
      'ABCDE1234',
      'ABCDE12345',
      'ABCDE1234FF',
      '1BCDE1234F',
      'ABCDE 1234F',
      'ABCDE12E4F',
      null,
    ],
  ],
  ['panHolderName', 'Enter full name as per PAN', twoChars.good, twoChars.bad],
  [
    'gstNumber',
    'Enter valid GSTIN',
    ['27AAACR5055K1Z7', '27aaacr5055k1z7', ' 22AAAAA0000A1Z5 ', '29ABCDE1234F9A0', '29ABCDE1234FZ0A'],
    [
      '',
      '27AAACR5055K1Z',
      '27AAACR5055K1Z77',
      '2AAAACR5055K1Z7',
      '27AAAC15055K1Z7',
      '27AAACR505KK1Z7',
      '27AAACR505591Z7',
      // The entity number starts at 1.
      '27AAACR5055K0Z7',
      '27AAACR5055K1-7',
      '27 AAACR5055K1Z7',
      null,
    ],
  ],
  ['accountHolderName', 'Enter account holder name', twoChars.good, twoChars.bad],
  [
    'ifsc',
    'Enter valid IFSC',
    ['HDFC0001234', 'hdfc0001234', ' SBIN0ABCDEF ', 'ICIC0000000'],
    ['', 'HDFC001234', 'HDFC00012345', 'HDFC1001234', 'HDFCO001234', 'HDF00001234', 'HDFC0001-34', null],
  ],
];

const licences: Record<CategoryId, Row> = {
  pharmacy: [
    'drugLicenseNumber',
    'Enter valid license (e.g., DL/2023/123456)',
    ['DL/2023/123456', ' KA/1999/000001 ', 'dl/2023/123456'],
    [
      '',
      'DL/2023/12345',
      'DL/2023/1234567',
      'D/2023/123456',
      'DL-2023-123456',
      'DL/23/123456',
      'DL2023123456',
      null,
    ],
  ],
  labs: ['accreditation', 'Enter accreditation details', twoChars.good, twoChars.bad],
  supplements: ['fssaiNumber', 'Enter FSSAI license number', twoChars.good, twoChars.bad],
};

describe.each(categoryIds)('KYC of %s', (category) => {
  const schema = kycFormSchema(category);

  describe.each([...common, licences[category]])('%s', (field, message, good, bad) => {
    it.each(good)('accepts %j', (value) => {
      expect(objections(schema, { ...valid, [field]: value })).toEqual({});
    });
    it.each(bad)('refuses %j with the specified message', (value) => {
      expect(objections(schema, { ...valid, [field]: value })).toEqual({ [field]: message });
      expect(objections(kycSchema(category), { ...valid, [field]: value })).toEqual({ [field]: message });
    });
  });

  it.each(['123456789', '123456789012345678', '000000000'])(
    'accepts the account %s typed twice',
    (account) => {
      expect(objections(schema, { ...valid, bankAccount: account, confirmBankAccount: account })).toEqual({});
    },
  );

  it.each(['', '12345678', '1234567890123456789', '12345678a', '1234 56789', '-123456789', '1e9'])(
    'refuses the account %j in both fields',
    (account) => {
      expect(objections(schema, { ...valid, bankAccount: account, confirmBankAccount: account })).toEqual({
        bankAccount: 'Enter 9–18 digit account',
        confirmBankAccount: 'Enter 9–18 digit account',
      });
    },
  );

  it('reports differing accounts at the second field', () => {
    const differs = { confirmBankAccount: "Account numbers don't match" };
    expect(objections(schema, { ...valid, confirmBankAccount: '001234567891' })).toEqual(differs);
    // A leading zero is part of the number.
    expect(objections(schema, { ...valid, confirmBankAccount: '01234567890' })).toEqual(differs);
  });

  it('reports differing accounts even with errors in other fields', () => {
    expect(objections(schema, { ...valid, ifsc: '', confirmBankAccount: '001234567891' })).toEqual({
      ifsc: 'Enter valid IFSC',
      confirmBankAccount: "Account numbers don't match",
    });
  });

  it('ignores a space around the second account', () => {
    expect(objections(schema, { ...valid, confirmBankAccount: ' 001234567890 ' })).toEqual({});
  });

  it("does not ask for another category's licence", () => {
    const others = categoryIds.filter((id) => id !== category).map((id) => licences[id][0]);
    const form = { ...valid, ...Object.fromEntries(others.map((field) => [field, ''])) };
    expect(objections(schema, form)).toEqual({});
    expect(kycFields(category)).not.toEqual(expect.arrayContaining(others));
  });

  it('refuses an empty form at each of its fields', () => {
    const required = kycFields(category).filter((name) => !textRow(name).optional);
    expect(Object.keys(objections(schema, emptyKycForm)).toSorted()).toEqual(required.toSorted());
  });

  it('sends the specified fields and never the second account', () => {
    const body = kycBody(category, { ...valid, panNumber: ' aaacr5055k ', ifsc: 'hdfc0001234' }, offersAll);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'panNumber',
        'panHolderName',
        'gstNumber',
        'bankAccount',
        'accountHolderName',
        'ifsc',
        licences[category][0],
      ].toSorted(),
    );
    expect(body).toMatchObject({ panNumber: 'AAACR5055K', ifsc: 'HDFC0001234', bankAccount: '001234567890' });
    expect(requests.kyc.parse(body)).toEqual(body);
  });

  it('leaves empty fields out of a draft', () => {
    expect(kycBody(category, emptyKycForm, offersAll)).toEqual({});
    expect(kycBody(category, { ...emptyKycForm, panHolderName: ' Asha ', ifsc: '  ' }, offersAll)).toEqual({
      panHolderName: 'Asha',
    });
  });
});

describe('A licence number of no known form', () => {
  const refused = { drugLicenseNumber: 'Enter valid license (e.g., DL/2023/123456)' };
  const found = (said: Partial<KycForm>, typed: Partial<KycForm>) =>
    objections(kycSchema('pharmacy', said), { ...valid, ...typed });

  it('is accepted only if the vendor declares it as printed', () => {
    const number = { drugLicenseNumber: 'CBE/1234/20' };
    expect(found({}, number)).toEqual(refused);
    expect(found({ licenceAsPrinted: false }, number)).toEqual(refused);
    expect(found({ licenceAsPrinted: true }, number)).toEqual({});
    expect(found({ licenceAsPrinted: true }, { drugLicenseNumber: 'abc' })).toEqual(refused);
    expect(found({ licenceAsPrinted: true }, { panNumber: 'CBE/1234/20' })).toEqual({
      panNumber: 'Enter valid PAN (e.g., ABCDE1234F)',
    });
  });
});

describe('A declaration', () => {
  it('removes the GSTIN for an exempt lab only', () => {
    const declared = { gstExempt: true };
    expect(kycFields('labs', declared)).toEqual(kycFields('labs').filter((name) => name !== 'gstNumber'));
    expect(kycFields('labs')).toContain('gstNumber');
    expect(kycFields('pharmacy', declared)).toContain('gstNumber');
  });

  it('does not replace the rule for further licences of a pharmacy', () => {
    const empty = { form: '', number: '', paidUpTo: '' };
    const said = { licences: [empty, { ...empty, number: 'abc' }] };
    expect(objections(kycFormSchema('pharmacy', said), valid)).toEqual({
      'licences.1.number': 'Enter valid license (e.g., DL/2023/123456)',
    });
    expect(objections(kycFormSchema('labs', said), valid)).toEqual({});
  });
});

describe('The sent value of a field', () => {
  it('is empty or false if the field has no value', () => {
    const names = ['panNumber', 'ifsc', 'licenceAsPrinted', 'licences', 'fssaiExpiry', 'gstExempt'] as const;
    expect(names.map(emptyWire)).toEqual(['', '', false, [], '', false]);
  });

  it('is the same for an absent and an empty field', () => {
    expect(isSameKyc('panNumber', {}, { panNumber: '' })).toBe(true);
    expect(isSameKyc('licences', { licences: [] }, {})).toBe(true);
    expect(isSameKyc('gstExempt', {}, { gstExempt: false })).toBe(true);
    const further = () => ({ licences: [{ number: '20-41195' }] });
    expect(isSameKyc('licences', further(), further())).toBe(true);
    expect(isSameKyc('licences', further(), {})).toBe(false);
    expect(isSameKyc('panNumber', { panNumber: 'AAACR5055K' }, { panNumber: 'AAACR5055L' })).toBe(false);
    expect(isSameKyc('panNumber', { ifsc: 'HDFC0001234' }, {})).toBe(true);
  });
});

describe('KYC warnings', () => {
  const warningsOf = (panNumber: string, gstNumber: string) => kycWarnings({ panNumber, gstNumber });

  it('are none for a valid pair, however it is typed', () => {
    expect(warningsOf('AAACR5055K', '27AAACR5055K1Z7')).toEqual({ panNumber: [], gstNumber: [] });
    expect(warningsOf(' aaacr5055k', '27aaacr5055k1z7 ')).toEqual({ panNumber: [], gstNumber: [] });
  });

  it('are none for values that are refused anyway', () => {
    expect(warningsOf('', '')).toEqual({ panNumber: [], gstNumber: [] });
    expect(warningsOf('AAAXR5055', '99')).toEqual({ panNumber: [], gstNumber: [] });
  });

  it('include an unknown PAN holder kind', () => {
    expect(warningsOf('ABCDE1234F', '').panNumber).toEqual(['pan-holder']);
    expect(warningsOf('AAAXR5055K', '').panNumber).toEqual(['pan-holder']);
  });

  it.each([...'ABCEFGHJKLPT'])('accept the PAN holder kind %s', (letter) => {
    expect(isKnownPanHolder(`AAA${letter}R5055K`)).toBe(true);
  });

  it('include a GSTIN of another PAN', () => {
    expect(warningsOf('AAACI4798L', '27AAACR5055K1Z7').gstNumber).toEqual(['gstin-pan-differs']);
    // An incomplete PAN is not compared.
    expect(warningsOf('AAACI', '27AAACR5055K1Z7').gstNumber).toEqual([]);
  });

  it('ignore surrounding spaces', () => {
    expect(warningsOf(' abcde1234f ', '').panNumber).toEqual(['pan-holder']);
    expect(warningsOf('AAACI4798L', ' 27AAACR5055K1Z7 ').gstNumber).toEqual(['gstin-pan-differs']);
  });

  it('never block: a sample GSTIN with a wrong check digit passes the form', () => {
    const form = { ...valid, panNumber: 'AAAAA0000A', gstNumber: '22AAAAA0000A1Z5' };
    expect(kycWarnings(form)).toEqual({ panNumber: [], gstNumber: ['gstin-check-character'] });
    expect(kycFormSchema('pharmacy').safeParse(form).success).toBe(true);
  });

  it('have polite words that ask to check and refuse nothing', () => {
    for (const words of Object.values(kycWarningWords)) {
      expect(words).toMatch(/Please (check|compare)/);
      expect(words).not.toMatch(/invalid|error|must/i);
    }
  });
});

it('shows only the last four characters of a PAN', () => {
  expect(maskSecret('ABCDE1234F')).toBe('••••••234F');
  expect(maskSecret('ABCDE 1234-F')).toBe('••••••234F');
  expect(maskSecret('12 34')).toBe('12 34');
  expect(maskSecret('')).toBe('');
});

it.each(['XAAACR5055K', 'AAACR5055KX', 'AAAC15055K', 'AAACR505K', 'AAACR50555'])(
  '%s is not a PAN',
  (panNumber) => {
    expect(kycSchema('pharmacy').safeParse({ ...valid, panNumber }).error?.issues[0]?.message).toBe(
      'panNumber',
    );
  },
);
