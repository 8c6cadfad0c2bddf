import { expect } from 'vitest';
import { $bank } from '#lib/stores/application/kyc/bank.ts';
import { $handedOver, handOver } from '#lib/stores/application/handedOver.ts';
import { adoptBankCheck, findOtherShop, loadReusable } from '#lib/stores/application/kyc/otherShop.ts';
import { createVendor } from '#lib/stores/application/info/vendorCreation.ts';
import { signOut } from '#lib/stores/session/session.ts';
import {
  call,
  kycOf,
  newVendor,
  patchKyc,
  testPhone,
  vendorInfo,
  vendorPath,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { testCode } from '#sandbox/settings.ts';
import { enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';

const account = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
let first: MadeVendor;

it.beforeEach(async () => {
  first = await enterAsVendor();
});

it('finds a shop that sent its KYC, and never the application itself', async () => {
  expect(await findOtherShop(null)).toBeNull();
  await patchKyc(sandbox, first);
  const second = await newVendor(sandbox, { phone: testPhone, name: 'Second' });
  signOut();
  await enterAsVendor();
  const shop = await findOtherShop(second.id);
  expect(shop).toMatchObject({ id: first.id });
  expect(await findOtherShop(first.id)).toBeNull();
});

it('loads its details into memory alone', async () => {
  await patchKyc(sandbox, first);
  const all = await loadReusable({ id: first.id, name: 'First' });
  const sent = kycOf('pharmacy');
  expect(all).toMatchObject({ panNumber: sent['panNumber'], bankAccount: sent['bankAccount'] });
  handOver(all, 'First');
  expect([...storage.kept].flat().join()).not.toContain(String(sent['panNumber']));
  signOut();
  expect($handedOver.get()).toEqual({ values: {}, shop: null, isGstinTyped: false });
});

it('loads the details of a shop whose progress cannot be read', async () => {
  await patchKyc(sandbox, first);
  sandbox.faults.add({ endpoint: 'progress', action: 'status', status: 404 });
  const all = await loadReusable({ id: first.id, name: 'First' });
  expect(all).toMatchObject({ panNumber: kycOf('pharmacy')['panNumber'] });
});

it('keeps the name of the shop when a GSTIN is typed after its details were chosen', () => {
  handOver({ panNumber: 'ABCPE1234F' }, 'First');
  handOver({ gstNumber: '29ABCPE1234F1Z5' });
  expect($handedOver.get()).toEqual({
    values: { panNumber: 'ABCPE1234F', gstNumber: '29ABCPE1234F1Z5' },
    shop: 'First',
    isGstinTyped: true,
  });
});

it.each([
  ['vendor', { action: 'status', status: 403 }],
  ['vendor', { action: 'malformed' }],
  ['vendor', { action: 'body', body: {} }],
] as const)('fails when the %s cannot be read', async (endpoint, fault) => {
  sandbox.faults.add({ endpoint, ...fault });
  await expect(loadReusable({ id: first.id, name: 'First' })).rejects.toThrow();
});

it.each([
  ['the same account', {}, 'verified'],
  ['another number', { accountNumber: '012345678902' }, 'unverified'],
])('takes the API’s word for %s only', async (_what, other, state) => {
  const { token } = first;
  await call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body: account });
  const draft = {
    bankAccount: account.accountNumber,
    ifsc: account.ifsc,
    accountHolderName: account.accountHolderName,
  };
  await call(sandbox, 'POST', vendorPath(first, '/kyc/draft'), { token, body: draft });
  await adoptBankCheck(first.id, () => ({ ...account, ...other }));
  expect($bank.get().type).toBe(state);
});

it('keeps an answer of the bank that came before the API’s word', async () => {
  const { token } = first;
  await call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body: account });
  const draft = { ...account, bankAccount: account.accountNumber };
  await call(sandbox, 'POST', vendorPath(first, '/kyc/draft'), { token, body: draft });
  $bank.set({ type: 'failed', message: 'Another name' });
  await adoptBankCheck(first.id, () => account);
  expect($bank.get()).toEqual({ type: 'failed', message: 'Another name' });
});

it('keeps what was handed over while the same vendor creates another shop', async () => {
  handOver({ panNumber: 'ABCDE1234F' }, 'First');
  await call(sandbox, 'POST', '/api/vendors/send-otp', { body: { phone: testPhone } });
  const info = { ...vendorInfo, vendorName: 'Second', phone: '9876543210', supportPhone: '9876543211' };
  const created = await createVendor('pharmacy', info, testCode);
  expect(created.vendorId).not.toBe(first.id);
  expect($handedOver.get()).toEqual({
    values: { panNumber: 'ABCDE1234F' },
    shop: 'First',
    isGstinTyped: false,
  });
});
