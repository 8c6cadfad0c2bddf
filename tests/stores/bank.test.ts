import { expect } from 'vitest';
import {
  $bank,
  bankAnswered,
  closeBank,
  openBank,
  resetBank,
  verifyBank,
} from '#lib/stores/application/kyc/bank.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { testPhone } from '../sandbox/helpers.ts';
import { enterAsVendor, sandbox, test as it } from './sandboxed.ts';

const details = (accountNumber = '123456789012') => ({
  accountNumber,
  ifsc: 'HDFC0000123',
  accountHolderName: 'Asha Rao',
});

it.beforeEach(async () => void (await enterAsVendor()));

const verified = { type: 'verified', bank: null, branch: null, accountHolder: null };
const failed = { type: 'failed', message: null };

it.each([
  ['success false', { success: false, verified: true }, failed],
  ['success false with a message', { success: false, message: 'No.' }, { type: 'failed', message: 'No.' }],
  ['verified', { success: true, verified: true, pending: true }, verified],
  [
    'verified with names',
    { verified: true, bank: 'HDFC', branch: 'Fort', accountHolder: 'ASHA' },
    { type: 'verified', bank: 'HDFC', branch: 'Fort', accountHolder: 'ASHA' },
  ],
  ['pending', { success: true, pending: true, valid: true }, { type: 'pending', message: null }],
  ['valid', { valid: true }, verified],
  ['valid with a valid IFSC', { valid: true, ifscValid: true }, verified],
  ['valid with an invalid IFSC', { valid: true, ifscValid: false }, failed],
  ['not verified', { success: true, verified: false }, failed],
  ['strings instead of booleans', { verified: 'true', valid: 1 }, failed],
  ['nothing', {}, failed],
])('reads a reply: %s', async (_what, body, reading) => {
  sandbox.faults.add({ endpoint: 'verifyBank', action: 'body', body });
  expect(await verifyBank(details())).toEqual(reading);
  expect($bank.get()).toEqual(reading);
});

it('checks the sandbox’s test accounts as documented', async () => {
  expect((await verifyBank(details())).type).toBe('verified');
  expect((await verifyBank(details('100000000001'))).type).toBe('pending');
  expect((await verifyBank(details('100000000002'))).type).toBe('failed');
  expect((await verifyBank(details('100000000003'))).type).toBe('failed');
});

it.each([
  ['drop', { action: 'drop' }, 'network'],
  ['500', { action: 'status', status: 500 }, 'unavailable'],
  ['429', { action: 'status', status: 429 }, 'rate-limited'],
  ['400', { action: 'status', status: 400 }, 'bad-request'],
  ['malformed', { action: 'malformed' }, 'malformed'],
  ['html', { action: 'html', status: 200 }, 'malformed'],
] as const)('rejects a failed check (%s) and stays unverified', async (_what, fault, code) => {
  sandbox.faults.add({ endpoint: 'verifyBank', ...fault });
  const checking = verifyBank(details());
  expect($bank.get().type).toBe('verifying');
  await expect(checking).rejects.toMatchObject({ code });
  expect($bank.get().type).toBe('unverified');
});

it('drops the result after a change during the check', async () => {
  const checking = verifyBank(details());
  resetBank();
  expect($bank.get().type).toBe('unverified');
  expect(await checking).toEqual({ type: 'unverified' });
  expect($bank.get().type).toBe('unverified');
});

it('ignores a late failure of an earlier check', async () => {
  sandbox.faults.add({ endpoint: 'verifyBank', action: 'drop', times: 1, delayAfterMs: 30 });
  const first = verifyBank(details()).catch(() => 'failed');
  expect((await verifyBank(details('100000000001'))).type).toBe('pending');
  expect(await first).toBe('failed');
  expect($bank.get().type).toBe('pending');
});

it('resets the result after a change and on sign-out', async () => {
  await verifyBank(details());
  resetBank();
  expect($bank.get().type).toBe('unverified');
  await verifyBank(details());
  signOut();
  expect($bank.get().type).toBe('unverified');
});

it('keeps the result when the vendor returns to the same account', async () => {
  await verifyBank(details());
  openBank(details());
  expect($bank.get().type).toBe('verified');
  await verifyBank(details('100000000001'));
  openBank(details('100000000001'));
  expect($bank.get().type).toBe('pending');
});

it.each([
  ['number', { accountNumber: '123456789013' }],
  ['IFSC', { ifsc: 'HDFC0000124' }],
  ['holder', { accountHolderName: 'Asha R' }],
])('requires a new check when the account differs (%s)', async (_what, other) => {
  await verifyBank(details());
  openBank({ ...details(), ...other });
  expect($bank.get().type).toBe('unverified');
});

it('waits for the result when the vendor returns during a check', async () => {
  const checking = verifyBank(details());
  openBank(details());
  expect($bank.get().type).toBe('verifying');
  await checking;
  expect($bank.get().type).toBe('verified');
});

it('resolves at once, or when a check under way is done', async () => {
  expect(await bankAnswered()).toEqual({ type: 'unverified' });
  const checking = verifyBank(details());
  const said = bankAnswered();
  expect((await said).type).toBe('verified');
  await checking;
  resetBank();
  expect((await said).type).toBe('verified');
});

it('checks again after a change, a submit or a sign-out', async () => {
  for (const forget of [resetBank, closeBank, signOut]) {
    await verifyBank(details());
    forget();
    openBank(details());
    expect($bank.get().type).toBe('unverified');
    signInSuccess('usr', testPhone, 'VENDOR');
  }
});

it('accepts the server’s check for the whole account only', () => {
  const whole = details();
  openBank(whole, { details: whole, check: 'verified' });
  expect($bank.get()).toEqual(verified);
  resetBank();
  openBank(whole, { details: whole, check: 'pending' });
  expect($bank.get()).toEqual({ type: 'pending', message: null });
  resetBank();
  openBank(details('999999999999'), { details: whole, check: 'verified' });
  expect($bank.get().type).toBe('unverified');
  const half = { ...whole, ifsc: '' };
  openBank(half, { details: half, check: 'verified' });
  expect($bank.get().type).toBe('unverified');
});
