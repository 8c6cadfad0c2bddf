import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $bank,
  bankAnswered,
  closeBank,
  openBank,
  resetBank,
  verifyBank,
} from '#lib/stores/application/bank.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { newVendor, testPhone } from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

let sandbox: TestSandbox;
const details = (accountNumber = '123456789012') => ({
  accountNumber,
  ifsc: 'HDFC0000123',
  accountHolderName: 'Asha Rao',
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  stubBrowser(sandbox);
  const { token, refreshToken } = await newVendor(sandbox);
  startSession();
  keepTokens({ accessToken: token, refreshToken, expiresAt: Date.now() + 3_600_000 });
  signInSuccess('usr', testPhone, 'VENDOR');
});
afterEach(async () => {
  signOut();
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const verified = { type: 'verified', bank: null, branch: null, accountHolder: null };
const failed = { type: 'failed', message: null };

it.each([
  ['success false', { success: false, verified: true }, failed],
  ['success false with words', { success: false, message: 'No.' }, { type: 'failed', message: 'No.' }],
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
  ['words for truth', { verified: 'true', valid: 1 }, failed],
  ['nothing', {}, failed],
])('an answer of %s is read', async (_what, body, reading) => {
  sandbox.faults.add({ endpoint: 'verifyBank', action: 'body', body });
  expect(await verifyBank(details())).toEqual(reading);
  expect($bank.get()).toEqual(reading);
});

it('the sandbox’s accounts behave as documented', async () => {
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
] as const)('no answer (%s) is said, and leaves the account unverified', async (_what, fault, code) => {
  sandbox.faults.add({ endpoint: 'verifyBank', ...fault });
  const checking = verifyBank(details());
  expect($bank.get().type).toBe('verifying');
  await expect(checking).rejects.toMatchObject({ code });
  expect($bank.get().type).toBe('unverified');
});

it('a change while the bank checks drops its result', async () => {
  const checking = verifyBank(details());
  resetBank();
  expect($bank.get().type).toBe('unverified');
  expect(await checking).toEqual({ type: 'unverified' });
  expect($bank.get().type).toBe('unverified');
});

it('a late failure of an earlier check does not touch the later one', async () => {
  sandbox.faults.add({ endpoint: 'verifyBank', action: 'drop', times: 1, delayAfterMs: 30 });
  const first = verifyBank(details()).catch(() => 'failed');
  expect((await verifyBank(details('100000000001'))).type).toBe('pending');
  expect(await first).toBe('failed');
  expect($bank.get().type).toBe('pending');
});

it('a change after the result and signing out reset it', async () => {
  await verifyBank(details());
  resetBank();
  expect($bank.get().type).toBe('unverified');
  await verifyBank(details());
  signOut();
  expect($bank.get().type).toBe('unverified');
});

it('coming back to the same account keeps what the bank said of it', async () => {
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
])('coming back to another account (%s) asks for its check', async (_what, other) => {
  await verifyBank(details());
  openBank({ ...details(), ...other });
  expect($bank.get().type).toBe('unverified');
});

it('coming back while the bank checks waits for its result', async () => {
  const checking = verifyBank(details());
  openBank(details());
  expect($bank.get().type).toBe('verifying');
  await checking;
  expect($bank.get().type).toBe('verified');
});

it('what the bank said is there at once, or once a check that is under way is done', async () => {
  expect(await bankAnswered()).toEqual({ type: 'unverified' });
  const checking = verifyBank(details());
  const said = bankAnswered();
  expect((await said).type).toBe('verified');
  await checking;
  resetBank();
  expect((await said).type).toBe('verified');
});

it('an account that was changed and changed back, submitted, or of another session is checked anew', async () => {
  for (const forget of [resetBank, closeBank, signOut]) {
    await verifyBank(details());
    forget();
    openBank(details());
    expect($bank.get().type).toBe('unverified');
    signInSuccess('usr', testPhone, 'VENDOR');
  }
});

it('a check that the server remembers counts for the whole account it was made of, and for no half of one', () => {
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
