import { afterAll, expect, test, vi } from 'vitest';
import { kycDetails } from '#islands/slip/kycDetails.ts';
import { requests } from '#lib/api/schema/requests.ts';
import { offersAll, readCapabilities } from '#lib/domain/reply/capabilities.ts';
import { capabilityNames } from '#lib/domain/reply/capabilityNames.ts';
import {
  askedKyc,
  emptyKycForm,
  kycBody,
  kycFormSchema,
  kycNamesOf,
  kycSchema,
} from '#lib/domain/kyc/kyc.ts';
import { readKycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { kycNames, type KycForm } from '#lib/domain/kyc/kycFields.ts';
import { initialKyc } from '#lib/domain/kyc/openKyc.ts';
import { enteredKyc, kycRequest, storedKyc, withDraft } from '#sandbox/kyc.ts';
import { kycAnswers, licenceAnswers } from '../support/answers.ts';

/** A table with an optional field of each simple kind for labs. No other module names these fields. */
vi.mock('#lib/domain/kyc/kycTable.ts', async (original) => {
  const { kycTable } = await original<typeof import('#lib/domain/kyc/kycTable.ts')>();
  const { codeOf } = await import('#lib/domain/text.ts');
  const row = { group: 'business', onlyFor: ['labs'], optional: true };
  const rule = codeOf(/^[A-Z]{2}\d{4}$/, 'newText');
  return {
    kycTable: [
      ...kycTable,
      { ...row, name: 'newText', kind: 'text', typed: 'code', rule },
      { ...row, name: 'newDate', kind: 'date', about: 'accreditation' },
      { ...row, name: 'newTick', kind: 'tick' },
    ],
  };
});

afterAll(() => vi.doUnmock('#lib/domain/kyc/kycTable.ts'));

const said = { newText: 'AB1234', newDate: '2027-06-30', newTick: true };
const names = Object.keys(said);
const lab = { ...kycAnswers, accreditation: licenceAnswers.accreditation };
const formOf = (typed: object): KycForm => ({ ...emptyKycForm, ...lab, ...typed });
const none = readCapabilities('');
const state = { isAccepted: false, isCompleted: false, isDraft: false, correction: null };

test('is empty at first and has a capability of its name', () => {
  expect(emptyKycForm).toMatchObject({ newText: '', newDate: '', newTick: false });
  expect(capabilityNames).toEqual(expect.arrayContaining(names));
});

test('is shown to its category where the API offers it', () => {
  const shown = (...[category, offers]: [Parameters<typeof askedKyc>[0], typeof none]) =>
    askedKyc(category, emptyKycForm, offers)
      .map(({ name }): string => name)
      .filter((name) => names.includes(name));
  expect(shown('labs', offersAll)).toEqual(names);
  expect(shown('labs', readCapabilities('newText'))).toEqual(['newText']);
  expect(shown('labs', none)).toEqual([]);
  expect(shown('pharmacy', offersAll)).toEqual([]);
  expect(initialKyc('labs', {}, state, offersAll).open).toEqual(expect.arrayContaining(names));
});

test('is sent in its form where the API offers it', () => {
  const typed = formOf({ ...said, newText: ' ab1234 ' });
  expect(kycBody('labs', typed, offersAll)).toEqual({ ...lab, ...said });
  expect(kycBody('labs', typed, none)).toEqual(lab);
  expect(kycBody('pharmacy', typed, offersAll)).not.toHaveProperty('newText');
  expect(requests.kyc.parse({ ...lab, ...said })).toEqual({ ...lab, ...said });
});

test('may stay empty; its rule applies to anything typed', () => {
  const twice = { confirmBankAccount: lab.bankAccount };
  const refused = (typed: object): string[] => {
    const form = formOf({ ...twice, ...typed });
    return (kycFormSchema('labs', form).safeParse(form).error?.issues ?? []).map(({ message }) => message);
  };
  expect(refused({})).toEqual([]);
  expect(refused({ newText: ' ' })).toEqual([]);
  expect(refused({ newText: 'ab1234' })).toEqual([]);
  expect(refused({ newText: 'A1' })).toEqual(['newText']);
  expect(kycSchema('labs', { ...lab }).safeParse(lab).success).toBe(true);
});

test('is checked, stored and read back by the sandbox', () => {
  const accepts = (body: object): boolean => kycRequest('labs', { ...body }).safeParse(body).success;
  expect([{ ...lab, ...said }, lab].map(accepts)).toEqual([true, true]);
  for (const wrong of [{ newText: 'A1' }, { newDate: 'soon' }, { newTick: 'yes' }])
    expect(accepts({ ...lab, ...wrong })).toBe(false);
  const body = requests.kyc.parse({ ...lab, ...said });
  expect(storedKyc('labs', body)).toEqual({ ...lab, ...said });
  expect(storedKyc('pharmacy', body)).not.toHaveProperty('newText');
  const draft = withDraft(null, null, requests.kycDraft.parse({ ...said, newText: 'A' }));
  expect(enteredKyc(null, draft)).toEqual({ ...said, newText: 'A' });
  expect(readKycDetails({ ...said })).toEqual(said);
});

test('is among the answers and on the dashboard once it has a value', () => {
  const values = (kyc: object) => kycDetails(kyc, kycNames, 'en-IN').map(({ value }) => value);
  const added = (kyc: object) => values({ ...lab, ...kyc }).filter((value) => !values(lab).includes(value));
  expect(added(said)).toEqual(['AB1234', '30 Jun 2027', '✓']);
  expect(values({ ...lab, newText: '' })).toEqual(values(lab));
  expect(kycDetails(lab, kycNamesOf('labs')).map(({ value }) => value)).not.toContain(null);
});
