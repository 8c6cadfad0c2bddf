import { expect, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { createUpiAccount } from '#lib/stores/application/kyc/upiPayment.ts';
import * as limits from '#lib/limits.ts';
import type { MadeVendor } from '../sandbox/helpers.ts';
import { enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';

let vendor: MadeVendor;
const asked = () => sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'upiState').length;

it.beforeEach(async () => {
  vendor = await enterAsVendor();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
it.afterEach(() => void vi.useRealTimers());

/** Starts a payment and lets the page ask for its state this many times. */
async function played(upi: typeof sandbox.settings.upi, times = 1) {
  Object.assign(sandbox.settings, { upi, upiDelayMs: 0 });
  const account = createUpiAccount(vendor.id);
  await account.start();
  for (let index = 0; index < times; index += 1) await poll();
  return account;
}

/** Advances the clock to the next question, and waits for its answer. */
async function poll(): Promise<void> {
  const before = asked();
  await vi.advanceTimersByTimeAsync(limits.upiPollMs);
  await vi.waitUntil(() => asked() > before, { timeout: 500 }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
}

const intent = 'upi://pay?pa=a@b.example&am=1.00';
const account = { accountNumber: '50100123456789', ifsc: 'HDFC0000123' };

it.each([
  ['paid', { type: 'paid', account }],
  ['name-differs', { type: 'name-differs', account: { ...account, accountHolderName: 'Ravi Traders' } }],
  ['refused', { type: 'refused' }],
  ['expired', { type: 'expired' }],
  ['masked', { type: 'paid', account: null }],
  ['waiting', { type: 'waiting' }],
] as const)('shows what comes of the payment: %s', async (outcome, state) => {
  const upi = await played(outcome);
  await vi.waitUntil(() => outcome === 'waiting' || upi.$state.get().type !== 'waiting');
  expect(upi.$state.get()).toMatchObject(state);
  expect([...storage.kept].flat().join()).not.toContain(account.accountNumber);
  upi.stop();
});

it.each([
  ['500', { action: 'status', status: 500 }],
  ['404', { action: 'status', status: 404 }],
  ['another address', { action: 'body', body: { paymentId: 'p', intent: 'javascript:alert(1)' } }],
  ['malformed', { action: 'malformed' }],
] as const)('fails when the payment cannot be asked for: %s', async (_what, fault) => {
  sandbox.faults.add({ endpoint: 'startUpi', ...fault });
  const upi = createUpiAccount(vendor.id);
  await upi.start();
  expect(upi.$state.get()).toEqual({ type: 'failed', error: expect.any(ApiError) });
});

it.each([500, 429])('goes on asking after the answer %i', async (status) => {
  sandbox.faults.add({ endpoint: 'upiState', action: 'status', status, times: 1 });
  const upi = await played('paid', 2);
  await vi.waitUntil(() => upi.$state.get().type === 'paid');
  upi.stop();
});

const says = (endpoint: 'startUpi' | 'upiState', body: object): void =>
  sandbox.faults.add({ endpoint, action: 'body', body });

it('asks the API about a payment that is over by the clock of the phone', async () => {
  says('startUpi', { paymentId: 'p', intent, expiresAt: '2020-01-01T00:00:00.000Z' });
  says('upiState', { state: 'paid', ...account });
  const upi = await played('waiting');
  await vi.waitUntil(() => upi.$state.get().type === 'paid');
});

it('takes an answer that comes after a long time', async () => {
  const upi = await played('waiting');
  upi.fold(true);
  await vi.advanceTimersByTimeAsync(limits.upiWaitMs);
  upi.fold(false);
  says('upiState', { state: 'paid', ...account });
  await poll();
  await vi.waitUntil(() => upi.$state.get().type === 'paid');
});

it('gives up when the API does not answer for long', async () => {
  sandbox.faults.add({ endpoint: 'upiState', action: 'status', status: 500 });
  const upi = await played('paid');
  await vi.advanceTimersByTimeAsync(1);
  expect(upi.$state.get().type).toBe('waiting');
  upi.fold(true);
  await vi.advanceTimersByTimeAsync(limits.upiWaitMs);
  upi.fold(false);
  await poll();
  await vi.waitUntil(() => upi.$state.get().type === 'failed');
  expect(upi.$state.get()).toEqual({ type: 'failed', error: expect.any(ApiError) });
});

it('asks for one payment although the button is pressed twice', async () => {
  const upi = createUpiAccount(vendor.id);
  await Promise.all([upi.start(), upi.start()]);
  expect(sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'startUpi')).toHaveLength(1);
  upi.stop();
});

it('drops the answer to an earlier payment', async () => {
  Object.assign(sandbox.settings, { upi: 'paid', upiDelayMs: 0 });
  sandbox.faults.add({ endpoint: 'upiState', delayBeforeMs: 50, times: 1 });
  const upi = createUpiAccount(vendor.id);
  await upi.start();
  await vi.advanceTimersByTimeAsync(limits.upiPollMs);
  await upi.start();
  const before = asked();
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitUntil(() => asked() > before);
  await vi.advanceTimersByTimeAsync(1);
  expect(upi.$state.get().type).toBe('waiting');
  upi.stop();
});

it('asks nothing while its panel is folded', async () => {
  Object.assign(sandbox.settings, { upi: 'waiting', upiDelayMs: 0 });
  const upi = createUpiAccount(vendor.id);
  await upi.start();
  await poll();
  const before = asked();
  expect(before).toBe(1);
  upi.fold(true);
  await vi.advanceTimersByTimeAsync(3 * limits.upiPollMs);
  expect(asked()).toBe(before);
  upi.fold(false);
  await poll();
  expect(asked()).toBe(before + 1);
  upi.stop();
});

it('asks nothing while the page is hidden, or after it was stopped', async () => {
  const upi = await played('waiting');
  const { document } = globalThis;
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const before = asked();
  await vi.advanceTimersByTimeAsync(3 * limits.upiPollMs);
  expect(asked()).toBe(before);
  vi.stubGlobal('document', document);
  upi.stop();
  await vi.advanceTimersByTimeAsync(3 * limits.upiPollMs);
  expect(asked()).toBe(before);
});
