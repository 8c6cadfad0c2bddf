import { describe, expect, test } from 'vitest';
import { refusedFieldWord, fieldErrorWords } from '#lib/words/fields.ts';
import { fieldRefusals, isAcceptanceRefused } from '#lib/messages/fieldRefusals.ts';

const names = ['panNumber', 'gstExempt', 'licences'];
const refusing = (...fieldErrors: { path: string; message?: string | null; code?: string }[]) => ({
  fieldErrors,
});

describe('A refusal with field errors', () => {
  test.each([
    ['with the server’s words', 'panNumber', 'Taken', { path: 'panNumber', message: 'Taken' }],
    [
      'with our words of the field',
      'panNumber',
      null,
      { path: 'panNumber', message: fieldErrorWords.panNumber },
    ],
    ['with our general words', 'gstExempt', ' ', { path: 'gstExempt', message: refusedFieldWord }],
    ['inside a list', 'licences.0.paidUpTo', 'Past', { path: 'licences.0.paidUpTo', message: 'Past' }],
    ['in brackets', 'licences[0].paidUpTo', 'Past', { path: 'licences.0.paidUpTo', message: 'Past' }],
    ['inside the body', 'kyc/panNumber', 'Taken', { path: 'panNumber', message: 'Taken' }],
  ])('is shown at the field, %s', (_, path, message, expected) => {
    expect(fieldRefusals(refusing({ path, message }), names)).toEqual([expected]);
  });

  test('is shown once per field, and not for fields of another form', () => {
    const error = refusing(
      { path: 'panNumber', message: 'First' },
      { path: 'panNumber', message: 'Second' },
      { path: 'email', message: 'Other' },
    );
    expect(fieldRefusals(error, names)).toEqual([{ path: 'panNumber', message: 'First' }]);
  });

  test.each([null, undefined, new Error('x'), { fieldErrors: [] }])('is not found in %o', (error) => {
    expect(fieldRefusals(error, names)).toEqual([]);
  });
});

test.each([
  ['contractVersion', true],
  ['consents.0.version', true],
  ['body.consents', true],
  ['minimumOrder', false],
  ['consentsGiven', false],
])('A refusal of %s concerns the acceptance: %s', (path, isRefused) => {
  expect(isAcceptanceRefused(refusing({ path }))).toBe(isRefused);
});
