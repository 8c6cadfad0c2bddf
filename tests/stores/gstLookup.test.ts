import { expect } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { createGstLookup } from '#lib/stores/application/kyc/gstLookup.ts';
import { $handedOver, handOver } from '#lib/stores/application/handedOver.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { testRegistrations } from '#sandbox/gst.ts';
import { settledState } from '../support/settledState.ts';
import { enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';

const gstin = '29ABCPE1234F1Z5';
const marked = (outcome: keyof typeof testRegistrations): string =>
  `29ABCPE1234F${testRegistrations[outcome]}Z5`;
const calls = () => sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'gstinLookup');

it.beforeEach(async () => void (await enterAsVendor()));

/** Types a text and returns the state after the answer. */
async function lookUp(text: string) {
  const lookup = createGstLookup();
  lookup.type(text);
  return settledState(lookup.$state, 'looking');
}

it('looks up a complete GSTIN, in any spelling, once', async () => {
  const state = await lookUp(gstin);
  expect(state).toMatchObject({ type: 'found', gstin, record: { state: 'Karnataka', status: 'active' } });
  expect(await lookUp(' 29abcpe1234f1z5')).toEqual(state);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]?.path).not.toContain(gstin);
});

it.each(['', '29', '29ABCPE1234F1Z', '29ABCPE1234F1Z55'])('asks nothing for %j', async (text) => {
  expect(await lookUp(text)).toEqual({ type: 'idle' });
  expect(calls()).toHaveLength(0);
});

it.each([
  ['cancelled', { type: 'found', record: { status: 'cancelled' } }],
  ['suspended', { type: 'found', record: { status: 'suspended' } }],
  ['masked', { type: 'found', record: { tradeName: null, address: null } }],
  ['unknown', { type: 'unknown' }],
  ['down', { type: 'failed' }],
] as const)('reads the register’s answer: %s', async (outcome, state) => {
  expect(await lookUp(marked(outcome))).toMatchObject(state);
});

it.each([
  ['500', { action: 'status', status: 500 }],
  ['429', { action: 'status', status: 429 }],
  ['drop', { action: 'drop' }],
  ['malformed', { action: 'malformed' }],
  ['wrong shape', { action: 'body', body: { legalName: {}, status: [] } }],
  ['refusal', { action: 'refuse' }],
] as const)('says after a failure (%s) that there is no answer, and asks again', async (_what, fault) => {
  sandbox.faults.add({ endpoint: 'gstinLookup', times: 1, ...fault });
  expect(await lookUp(gstin)).toEqual({ type: 'failed', error: expect.any(ApiError) });
  expect(await lookUp(gstin)).toMatchObject({ type: 'found' });
});

it('drops the answer to a number that is no longer typed', async () => {
  sandbox.faults.add({ endpoint: 'gstinLookup', delayBeforeMs: 30, times: 1 });
  const lookup = createGstLookup();
  lookup.type(gstin);
  lookup.type('29ABC');
  expect(lookup.$state.get()).toEqual({ type: 'idle' });
  await expect.poll(() => calls().length).toBe(1);
  expect(lookup.$state.get()).toEqual({ type: 'idle' });
});

it('keeps the number in memory alone, and forgets it with the session', async () => {
  handOver({ gstNumber: gstin });
  await lookUp(gstin);
  expect([...storage.kept].flat().join()).not.toContain('ABCPE1234F');
  signOut();
  expect($handedOver.get()).toEqual({ values: {}, shop: null, isGstinTyped: false });
  // The next vendor at this page asks the register anew.
  await enterAsVendor();
  const before = calls().length;
  await lookUp(gstin);
  expect(calls()).toHaveLength(before + 1);
});

it('is limited in rate', async () => {
  for (let index = 0; index < 20; index += 1) {
    expect(await lookUp(`29ABCPE${1000 + index}F1Z5`)).toMatchObject({ type: 'found' });
  }
  expect(await lookUp('29ABCPE2000F1Z5')).toEqual({ type: 'failed', error: expect.any(ApiError) });
});
