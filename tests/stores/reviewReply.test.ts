import { expect } from 'vitest';
import { sendReviewReply } from '#lib/stores/application/reviewReply.ts';
import { call, getVendor, submittedVendor, type MadeVendor } from '../sandbox/helpers.ts';
import { enter, sandbox, test as it } from './sandboxed.ts';

let vendor: MadeVendor;
const keys = () =>
  sandbox.journal.entries
    .filter(({ endpoint }) => endpoint === 'reviewReply')
    .map(({ idempotencyKey }) => idempotencyKey);
const replyOf = async () => ((await getVendor(sandbox, vendor))['review'].items[0] ?? {}).reply as unknown;

it.beforeEach(async () => {
  vendor = await submittedVendor(sandbox);
  enter(vendor);
  const items = [
    { item: 'gst', code: 'name-mismatch' },
    { item: 'ownerPhoto', code: 'face-not-visible' },
  ];
  sandbox.review(vendor.id, { decision: 'reject', reason: 'Please look again.', items });
});

it('sends the answer without the spaces around it', async () => {
  await sendReviewReply(vendor.id, 'gst', '  The name changed in 2024. ');
  const { items, outstanding } = (await getVendor(sandbox, vendor))['review'];
  expect(outstanding).toEqual(['ownerPhoto']);
  expect(items).toContainEqual(expect.objectContaining({ item: 'gst', reply: 'The name changed in 2024.' }));
});

it('repeats after a lost reply under the same key, and answers once', async () => {
  sandbox.faults.add({ endpoint: 'reviewReply', action: 'commit-then-drop', times: 1 });
  await expect(sendReviewReply(vendor.id, 'gst', 'It changed.')).rejects.toMatchObject({ code: 'network' });
  await sendReviewReply(vendor.id, 'gst', ' It changed. ');
  expect(new Set(keys()).size).toBe(1);
});

it('sends the same words again after another decision', async () => {
  await sendReviewReply(vendor.id, 'gst', 'It changed.');
  const items = [{ item: 'gst', code: 'name-mismatch' }];
  sandbox.review(vendor.id, { decision: 'reject', reason: 'It differs still.', items });
  await sendReviewReply(vendor.id, 'gst', 'It changed.');
  expect(new Set(keys()).size).toBe(2);
  expect((await getVendor(sandbox, vendor))['status']).toBe('contract_submitted');
});

it.each([
  [{ action: 'status', status: 500 }, 'unavailable'],
  [{ action: 'status', status: 404 }, 'not-found'],
  [{ action: 'html' }, 'unavailable'],
  [{ action: 'malformed' }, 'malformed'],
] as const)('fails with %j and says nothing was sent', async (fault, code) => {
  sandbox.faults.add({ endpoint: 'reviewReply', times: 1, ...fault });
  await expect(sendReviewReply(vendor.id, 'gst', 'It changed.')).rejects.toMatchObject({ code });
  expect(await replyOf()).toBeNull();
});

it('an answer to everything returns the application to review', async () => {
  await sendReviewReply(vendor.id, 'gst', 'It changed.');
  await sendReviewReply(vendor.id, 'ownerPhoto', 'I wear it always.');
  expect((await getVendor(sandbox, vendor))['status']).toBe('contract_submitted');
  const late = { token: vendor.token, body: { item: 'gst', text: 'Once more' } };
  expect((await call(sandbox, 'POST', `/api/vendors/${vendor.id}/review/reply`, late)).status).toBe(409);
});
