import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import * as limits from '#lib/limits.ts';
import { css, freshPage, tap } from './firstStep.tsx';
import { answer, answerLate, callsTo, hastenTimers, holdTimers } from './network.ts';
import { button, field, openStep, type } from './papers.tsx';
import { drawn, openOnce, sandbox } from './screen.tsx';
import { touch } from './touch.ts';
import { setSettings } from '../../e2e/controls.ts';

const startUpi = /\/bank\/upi$/;
const upiState = /\/bank\/upi\/./;
const intent = 'upi://pay?pa=a@b.example&am=1.00';
const account = { accountNumber: '50100123456789', ifsc: 'HDFC0000123' };
const offer = css('summary').filter({ hasText: 'Fill in your account by UPI' });
const start = button(/^(?:Pay ₹1 by UPI|Start again)$/);
const says = (words: string) =>
  expect.element(css('[role="status"]').filter({ hasText: words }).first()).toBeVisible();

async function openOffer(): Promise<void> {
  await openStep('kyc-documents');
  await expect.element(offer).toBeVisible();
  tap(offer);
}

/** Asks for a payment in the open offer. The returned function asks for its state, which is this reply. */
async function payAgain(reply: Parameters<typeof answer>[1]): Promise<() => void> {
  const ask = holdTimers(limits.upiPollMs);
  const release = answerLate(startUpi, { status: 200, body: { paymentId: 'p', intent } });
  answer(upiState, reply, 9);
  tap(start);
  await expect.element(start).toHaveAttribute('aria-busy', 'true');
  release();
  await says('Waiting for your payment…');
  return ask;
}

/** Opens the KYC step and asks for a payment, like `payAgain`. */
async function pay(reply: Parameters<typeof answer>[1]): Promise<() => void> {
  await openOffer();
  return payAgain(reply);
}

test('shows a code, and fills in the account only when the vendor confirms it', async () => {
  const ask = await pay({ status: 200, body: { state: 'paid', ...account, holder: 'Asha Rao' } });
  await expect.element(css('svg[role="img"][aria-label="Scan this code with your UPI app"]')).toBeVisible();
  expect(css('a').filter({ hasText: 'Open my UPI app' }).elements()).toHaveLength(0);
  await expect.element(field('bankAccount'), { message: 'typing goes on meanwhile' }).toBeEnabled();
  ask();
  await says('Your bank named this account. Is it yours?');
  const named = css('details[open]').element().textContent;
  for (const words of [
    'account number: 50100123456789',
    'IFSC: HDFC0000123',
    'Account holder name: Asha Rao',
  ])
    expect(named).toContain(words);
  await expect.element(field('bankAccount')).toHaveValue('');
  answer(/\/verify-bank$/, { status: 200, body: { verified: true } });
  tap(button('Use this account'));
  await expect.element(field('bankAccount')).toHaveValue(account.accountNumber);
  await expect.element(field('confirmBankAccount')).toHaveValue(account.accountNumber);
  await expect.element(field('ifsc')).toHaveValue(account.ifsc);
  await expect.element(field('accountHolderName')).toHaveValue('Asha Rao');
  await expect.element(button('Verified')).toBeVisible();
  await expect.element(css('details[open]').filter({ has: offer })).not.toBeInTheDocument();
  await expect.element(offer).toHaveFocus();
  expect(Object.values(localStorage).join()).not.toContain(account.accountNumber);
});

test('fills in the account that the API names, once it is paid', async () => {
  await setSettings(sandbox, { upi: 'paid', upiDelayMs: 0 });
  const ask = holdTimers(limits.upiPollMs);
  await openOffer();
  tap(start);
  await says('Waiting for your payment…');
  ask();
  await says('Your bank named this account. Is it yours?');
  tap(button('Use this account'));
  await expect.element(field('bankAccount')).toHaveValue('50100123456789');
  await expect.element(field('confirmBankAccount')).toHaveValue('50100123456789');
  await expect.element(field('ifsc')).toHaveValue('HDFC0000123');
});

test('a phone opens its UPI app instead of a code', async () => {
  await touch(true);
  onTestFinished(async () => void (await touch(false)));
  await pay({ status: 200, body: { state: 'waiting' } });
  const app = css('a').filter({ hasText: 'Open my UPI app' });
  await expect.element(app).toHaveAttribute('href', intent);
  expect(css('svg[aria-label="Scan this code with your UPI app"]').elements()).toHaveLength(0);
});

test('asks for no payment after the vendor left the step', async () => {
  hastenTimers(limits.upiPollMs);
  answer(startUpi, { status: 200, body: { paymentId: 'p', intent } });
  const release = answerLate(upiState, { status: 200, body: { state: 'waiting' } });
  await openOffer();
  tap(start);
  await expect.poll(() => callsTo(upiState).length).toBe(1);
  onTestFinished(freshPage);
  tap(button('Back'));
  await expect.element(offer).not.toBeInTheDocument();
  release();
  await drawn();
  await drawn();
  expect(callsTo(upiState)).toHaveLength(1);
});

describe('a payment that comes to nothing', () => {
  openOnce(openOffer);

  test.each([
    ['expired', { state: 'expired' }, 'The time for this payment is over.'],
    ['refused', { state: 'refused' }, 'Your bank refused the payment.'],
    [
      'name differs',
      { state: 'name-differs', ...account, holder: 'Ravi Traders' },
      'This account belongs to “Ravi Traders”. Please check the name.',
    ],
    [
      'name differs, and is not named',
      { state: 'name-differs' },
      'Your bank has another name for this account. Please check the name.',
    ],
    [
      'masked',
      { state: 'paid', ...account, accountNumber: 'XXXXXXXXXX6789' },
      'Your bank did not name the whole account. Please type it.',
    ],
    ['no account', { state: 'paid' }, 'Your bank did not name the whole account. Please type it.'],
    ['another shape', { state: [] }, 'UPI does not answer now. You can type the account.'],
  ])('says what came of the payment, and fills in nothing: %s', async (_what, body, words) => {
    const ask = await payAgain({ status: 200, body });
    ask();
    await says(words);
    await expect.element(button('Start again')).toBeVisible();
    await expect.element(field('bankAccount')).toHaveValue('');
    await expect.element(field('bankAccount')).toBeVisible();
    await expect.element(field('bankAccount')).toBeEnabled();
  });

  test.each([
    ['500', { status: 500, headers: { 'x-request-id': 'req_7' } }, ' req_7'],
    ['another amount', { status: 200, body: { paymentId: 'p', intent: `${intent}&am=900` } }],
    ['another address', { status: 200, body: { paymentId: 'p', intent: 'https://pay.example' } }],
  ])('says that UPI does not answer: %s', async (_what, reply, number = '') => {
    answer(startUpi, reply);
    tap(start);
    await says(`UPI does not answer now. You can type the account.${number}`);
    expect(callsTo(startUpi)).toHaveLength(1);
    expect(css('a[href^="upi:"], a[href*="pay.example"]').elements()).toHaveLength(0);
  });
});

test('the keyboard keeps its place while a payment goes on', async () => {
  const ask = await pay({ status: 200, body: { state: 'paid', ...account, holder: 'Asha Rao' } });
  const said = css('details[open] [role="status"]');
  await expect.element(said).toHaveFocus();
  ask();
  await says('Your bank named this account. Is it yours?');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Use this account')).toHaveFocus();
});

test('keeps the typed holder of an account whose holder is not named', async () => {
  answer(/\/verify-bank$/, { status: 200, body: { verified: true } });
  const ask = await pay({ status: 200, body: { state: 'paid', ...account } });
  ask();
  await says('Your bank named this account. Is it yours?');
  expect(css('details[open]').element().textContent).not.toContain('Account holder name');
  tap(button('Use this account'));
  // Nothing is checked without a holder, and the vendor is led to the field.
  await expect.element(field('accountHolderName')).toHaveFocus();
  expect(callsTo(/\/verify-bank$/)).toHaveLength(0);
  await type('accountHolderName', 'Asha Rao');
  tap(button('Verify Bank Details'));
  await expect.element(button('Verified')).toBeVisible();
  await expect.element(field('accountHolderName')).toHaveValue('Asha Rao');
});

test('keeps a holder that was typed before the account came, and checks the account', async () => {
  answer(/\/verify-bank$/, { status: 200, body: { verified: true } });
  const ask = await pay({ status: 200, body: { state: 'paid', ...account } });
  await type('accountHolderName', 'Asha Rao');
  ask();
  await says('Your bank named this account. Is it yours?');
  tap(button('Use this account'));
  await expect.element(button('Verified')).toBeVisible();
  await expect.element(field('accountHolderName')).toHaveValue('Asha Rao');
});

test('is not offered without the capability', async () => {
  setCapabilities('gstinLookup');
  await openStep('kyc-documents');
  await expect.element(button('Verify Bank Details')).toBeVisible();
  expect(offer.elements()).toHaveLength(0);
  expect(callsTo(startUpi)).toHaveLength(0);
});
