import { expect, test } from 'vitest';
import { isMasked, maskedKyc, maskedTexts, unmaskedKyc } from '#lib/domain/kyc/masked.ts';

test.each([
  ['XXXXXX6789', true],
  ['XXX6789', true],
  ['xxxx', true],
  ['XXXXX1234F', true],
  ['XXXPXXXX4F', true],
  ['29XXXXX1234F1Z5', true],
  ['AB***34F', true],
  ['••••6789', true],
  ['ABXXE1234F', false],
  ['XXXPE1234F', false],
  ['29XXXPE1234F1Z5', false],
  ['012345678901', false],
  ['Max Healthcare', false],
])('a mask is found in %j: %j', (text, expected) => {
  expect(isMasked(text)).toBe(expected);
});

test('masked details are told from whole ones', () => {
  const whole = { ifsc: 'HDFC0001234', gstNumber: '', gstExempt: false, licences: [] };
  const further = { form: '20B', number: 'XXXXXX-99', paidUpTo: '' };
  const saved = { panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX8901', ...whole };
  expect(maskedKyc(saved)).toEqual(['panNumber', 'bankAccount']);
  expect(maskedTexts(saved)).toEqual({ panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX8901' });
  expect(maskedTexts({ licences: [further] })).toEqual({});
  expect(unmaskedKyc(saved)).toEqual(whole);
  expect(unmaskedKyc({ ...whole, licences: [further] })).not.toHaveProperty('licences');
});
