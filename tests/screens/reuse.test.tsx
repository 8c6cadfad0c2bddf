import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { otherShop } from '#islands/onboarding/prefill/useReuse.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { $handedOver, handOver } from '#lib/stores/application/handedOver.ts';
import * as limits from '#lib/limits.ts';
import { button, css, field, openForm, tap } from './firstStep.tsx';
import type { SignedInVendor } from './commands.ts';
import { answer, callsTo, hastenTimers, hold } from './network.ts';
import { showStep, stepHeading } from './papers.tsx';
import { drawn, enter } from './screen.tsx';

const ask = css('summary').filter({ hasText: 'Use the owner, PAN, bank and e-mail of First Medicals?' });
const gstinOffer = css('summary').filter({ hasText: 'Fill in from your GSTIN' });
const says = (words: string) =>
  expect.element(css('[role="status"]').filter({ hasText: words }).first()).toBeVisible();
const stored = (): string => [...Object.values(localStorage), ...Object.values(sessionStorage)].join();

/** Signs in a vendor whose first shop has sent its KYC. */
async function enterOwner(): Promise<SignedInVendor> {
  const first = await commands.seed('kyc', { info: { vendorName: 'First Medicals' } });
  enter(first);
  return first;
}

/** Opens the form of another shop, with an empty e-mail. Returns the first shop. */
async function openSecond(): Promise<SignedInVendor> {
  const first = await enterOwner();
  await openForm();
  await field('email').fill('');
  return first;
}

test('lists each value with nothing ticked, and fills in what is ticked', async () => {
  await openSecond();
  await expect.element(ask).toBeVisible();
  expect(callsTo(/\/application-progress$/)).toHaveLength(0);
  const release = hold(/\/application-progress$/);
  tap(ask);
  await says('Loading…');
  release();
  await expect.element(field('reuse-panNumber')).toBeVisible();
  await expect.element(field('reuse-panNumber')).not.toBeChecked();
  await expect.element(css('label').filter({ hasText: 'PAN number: ••••••' })).toBeVisible();
  await expect.element(button('Fill in what is ticked')).toBeDisabled();
  await expect.element(field('email')).toHaveValue('');
  tap(field('reuseAll'));
  button('Fill in what is ticked').element().focus();
  await userEvent.keyboard('{Enter}');
  await says('Filled in from First Medicals:');
  await expect.element(css('[role="status"]').filter({ hasText: 'Filled in from' })).toHaveFocus();
  await expect.element(field('email')).not.toHaveValue('');
  expect($handedOver.get().values.panNumber).toMatch(/^\w{10}$/);
  expect($handedOver.get().values.gstNumber).toMatch(/^29\w{13}$/);
  expect(stored()).not.toContain($handedOver.get().values.panNumber);
  expect(stored()).not.toContain($handedOver.get().values.bankAccount);
});

test('keeps what is typed after it was ticked, and does not say that it was filled in', async () => {
  await openSecond();
  await expect.element(ask).toBeVisible();
  tap(ask);
  await expect.element(field('reuse-email')).toBeVisible();
  tap(field('reuse-email'));
  tap(field('reuse-panNumber'));
  await field('email').fill('new@shop.example');
  tap(button('Fill in what is ticked'));
  await says('Filled in from First Medicals: PAN number. You can change it.');
  await expect.element(field('email')).toHaveValue('new@shop.example');
});

test('fills in nothing that is not ticked, and offers no GSTIN of another state', async () => {
  await openSecond();
  await field('pincode').fill('600001');
  await expect.element(ask).toBeVisible();
  tap(ask);
  await expect.element(field('reuse-panNumber')).toBeVisible();
  expect(field('reuse-gstNumber').elements()).toHaveLength(0);
  tap(field('reuseAll'));
  await expect.element(field('reuse-email')).toBeChecked();
  tap(field('reuse-email'));
  await expect.element(field('reuseAll')).not.toBeChecked();
  tap(field('reuse-email'));
  await expect.element(field('reuseAll')).toBeChecked();
  tap(field('reuseAll'));
  await expect.element(field('reuse-email')).not.toBeChecked();
  tap(field('reuse-panNumber'));
  tap(button('Fill in what is ticked'));
  await says('Filled in from First Medicals: PAN number. You can change it.');
  expect(Object.keys($handedOver.get().values)).toEqual(['panNumber']);
  await expect.element(field('email')).toHaveValue('');
});

test('the offers come above the form without moving the field in use', async () => {
  await enterOwner();
  await openForm();
  const top = (): number => field('ownerName').element().getBoundingClientRect().top;
  const before = top();
  (field('ownerName').element() as HTMLElement).focus({ preventScroll: true });
  await expect.element(ask).toBeVisible();
  await expect.element(gstinOffer).toBeVisible();
  await expect.poll(() => Math.abs(top() - before)).toBeLessThan(2);
  expect(scrollY).toBeGreaterThan(0);
});

test('lists no masked value', async () => {
  const { id } = await openSecond();
  await expect.element(ask).toBeVisible();
  const kyc = { panNumber: 'XXXXX1234F', panHolderName: 'Asha Rao', bankAccount: '****8901' };
  answer(/\/api\/vendors\/vnd_[^/]+$/, { status: 200, body: { vendor: { id, kyc } } });
  answer(/\/application-progress$/, { status: 404 });
  tap(ask);
  await expect.element(field('reuse-panHolderName')).toBeVisible();
  expect(field('reuse-panNumber').elements()).toHaveLength(0);
  expect(field('reuse-bankAccount').elements()).toHaveLength(0);
});

test.each([
  ['403', { status: 403, headers: { 'x-request-id': 'req_7' } }, ' req_7'],
  ['another shape', { status: 200, body: { vendor: [] } }, ''],
])('says that the details could not be read: %s', async (_what, reply, number) => {
  await openSecond();
  await expect.element(ask).toBeVisible();
  answer(/\/api\/vendors\/vnd_[^/]+$/, reply);
  tap(ask);
  await says(`We could not read the details of First Medicals. Please type them.${number}`);
  // Opening it again asks again.
  tap(ask);
  await expect.element(css('details:not([open])').filter({ hasText: 'First Medicals' })).toBeVisible();
  tap(ask);
  await expect.element(field('reuse-panNumber')).toBeVisible();
});

test.each([
  ['the API does not offer it', 'gstinLookup', null],
  ['the list does not arrive', 'all', { status: 403 }],
])('is not offered when %s', async (_when, capabilities, reply) => {
  setCapabilities(capabilities);
  if (reply !== null) answer(/\/resumable$/, reply, 9);
  await openSecond();
  await expect.element(gstinOffer).toBeVisible();
  expect(ask.elements()).toHaveLength(0);
});

test.each([
  ['560001', '29ABCPE1234F1Z5'],
  ['600001', ''],
])('the GSTIN of another shop is used at %s: "%s"', async (pincode, expected) => {
  const { phone } = await enterOwner();
  const { entries, ...second } = await commands.seed('created', { of: phone, info: { pincode } });
  enter({ entries });
  answer(/\/application-progress$/, { status: 404 });
  handOver({ gstNumber: '29ABCPE1234F1Z5', panNumber: 'ABCPE1234F' }, 'First Medicals');
  showStep(second, 'kyc-documents');
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('gstNumber')).toHaveValue(expected);
  expect($handedOver.get().values, 'a further shop is not filled in').toEqual({});
});

test('an account that is half typed is not filled up from another shop', async () => {
  const { phone } = await enterOwner();
  const { entries, ...second } = await commands.seed('created', { of: phone });
  enter({ entries });
  const step2 = { completed: false, data: { ifsc: 'SBIN0001234' } };
  const data = { step1: { completed: true }, step2 };
  answer(/\/application-progress$/, { status: 200, body: { applicationData: data } }, 9);
  showStep(second, 'kyc-documents');
  await expect.element(field('ifsc')).toHaveValue('SBIN0001234');
  // The step asks for other shops once it has this module.
  await otherShop.load();
  await drawn();
  expect(callsTo(/\/resumable$/)).toEqual([]);
});

test('fills the KYC step from the first shop, and replaces nothing that is typed', async () => {
  const { phone } = await enterOwner();
  const { entries, ...second } = await commands.seed('created', {
    of: phone,
    info: { vendorName: 'Second Medicals', pincode: '560001' },
  });
  enter({ entries });
  answer(/\/application-progress$/, { status: 404 });
  showStep(second, 'kyc-documents');
  await expect.element(stepHeading('kyc-documents')).toBeVisible();
  await expect.element(ask).toBeVisible();
  tap(ask);
  await expect.element(field('reuse-panNumber')).toBeVisible();
  await field('panHolderName').fill('Typed Name');
  tap(field('reuseAll'));
  hastenTimers(limits.autosaveDelayMs);
  button('Fill in what is ticked').element().focus();
  await userEvent.keyboard('{Enter}');
  const said = css('[role="status"]').filter({ hasText: 'Filled in from First Medicals:' });
  await expect.element(said).toHaveFocus();
  expect(said.elements(), 'said once, by the step').toHaveLength(1);
  await expect.element(field('panNumber')).not.toHaveValue('');
  await expect.element(field('bankAccount')).not.toHaveValue('');
  const account = (field('bankAccount').element() as HTMLInputElement).value;
  await expect.element(field('confirmBankAccount')).toHaveValue(account);
  await expect.element(field('panHolderName')).toHaveValue('Typed Name');
  expect(stored()).not.toContain(account);
  await expect.poll(() => callsTo(/\/kyc\/draft$/).length).toBeGreaterThan(0);
});
