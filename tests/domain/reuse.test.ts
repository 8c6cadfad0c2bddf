import { expect, test } from 'vitest';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import { isGstinOf, mayReuseGstin, reusableOf, shopToReuse } from '#lib/domain/kyc/reuse.ts';
import { infoAnswers, kycAnswers } from '../support/answers.ts';

const shop = { info: infoAnswers, kyc: kycAnswers };

test('A shop gives its owner, e-mail, PAN, GSTIN and account, and nothing of its place', () => {
  expect(reusableOf(shop)).toEqual({
    ownerName: 'Asha Rao',
    email: 'asha@example.in',
    panNumber: 'ABCDE1234F',
    panHolderName: 'Asha Rao',
    gstNumber: '29ABCDE1234F1Z5',
    bankAccount: '012345678901',
    accountHolderName: 'Asha Rao',
    ifsc: 'HDFC0000123',
  });
});

test('The owner of a shop without one is the holder of the PAN', () => {
  expect(reusableOf({ ...shop, info: {} }).ownerName).toBe('Asha Rao');
});

test.each([
  ['panNumber', 'XXXXX1234F'],
  ['panNumber', 'ABC*****4F'],
  ['panNumber', 'ABCDE'],
  ['gstNumber', '29XXXXX1234X1Z5'],
  ['panHolderName', 'A*** R**'],
] as const)('A masked or broken %s is left out: %s', (name, text) => {
  const all = reusableOf({ ...shop, kyc: { ...kycAnswers, [name]: text } });
  expect(Object.keys(all)).not.toContain(name);
  expect(all.bankAccount).toBe('012345678901');
});

test.each([
  ['bankAccount', 'XXXXXXXX8901'],
  ['bankAccount', '********8901'],
  ['bankAccount', ''],
  ['ifsc', 'XXXX0000123'],
  ['accountHolderName', '•••'],
] as const)('An account with a masked part is left out: %s %s', (name, text) => {
  const names = Object.keys(reusableOf({ ...shop, kyc: { ...kycAnswers, [name]: text } }));
  expect(names).toEqual(['ownerName', 'email', 'panNumber', 'panHolderName', 'gstNumber']);
});

test.each([
  ['29ABCDE1234F1Z5', '560001', true],
  ['29ABCDE1234F1Z5', '600001', false],
  ['29ABCDE1234F1Z5', '', false],
  ['99ABCDE1234F1Z5', '560001', false],
])('The GSTIN %s may be of a shop at %s: %j', (gstin, pincode, expected) => {
  expect(isGstinOf(gstin, pincode)).toBe(expected);
});

test('A GSTIN is offered before the PIN code is known, and then only in its state', () => {
  const may = (pincode: string) => mayReuseGstin('29ABCDE1234F1Z5', pincode);
  expect([may(''), may('560001'), may('600001')]).toEqual([true, true, false]);
  expect(mayReuseGstin('99ABCDE1234F1Z5', '')).toBe(false);
});

const listed = (
  id: string,
  applicationState: ApplicationSummary['applicationState'],
  at: number,
  name: string | null = id,
) => ({ id, name, applicationState, updatedAt: { at } }) as ApplicationSummary;

test.each([
  ['none', [], null],
  ['only itself', [listed('own', 'approved', 9)], null],
  ['only drafts', [listed('a', 'draft', 1), listed('b', 'new', 2)], null],
  ['the approved one', [listed('a', 'in-review', 9), listed('b', 'approved', 1)], 'b'],
  ['the newest', [listed('a', 'submitted', 1), listed('b', 'submitted', 2)], 'b'],
  ['one without a name', [listed('a', 'approved', 1, null)], null],
])('Of the vendor’s shops, the best checked is offered: %s', (_what, applications, id) => {
  expect(shopToReuse(applications, 'own')?.id ?? null).toBe(id);
});
