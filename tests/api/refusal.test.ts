import { expect, test } from 'vitest';
import { refusalIn } from '#lib/api/errors.ts';

const no = { success: false, message: 'No.' };

test.each([
  ['bare', no],
  ['under data', { success: true, data: no }],
  ['under two wrappers', { data: { data: no } }],
  ['under three, one of them a noun', { success: true, data: { result: { vendor: no } } }],
])('a reply that says success false %s is a refusal with the server’s words', (_where, body) => {
  expect(refusalIn(200, body)).toMatchObject({ code: 'rejected', serverMessage: 'No.', status: 200 });
});

test.each([
  ['success true', { success: true }],
  ['nothing of it', { vendorId: 'vnd_1' }],
  // What a bank or a register said of a vendor is no word on this call.
  ['a failed check of something that it tells of', { vendor: { kyc: { bankCheck: no } } }],
  ['a list', [no]],
  ['nothing at all', null],
])('a reply of %s is none', (_what, body) => {
  expect(refusalIn(200, body)).toBeNull();
});
