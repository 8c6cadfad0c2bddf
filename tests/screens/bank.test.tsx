import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as limits from '#lib/limits.ts';
import { review } from '../../e2e/controls.ts';
import { tap, withoutMap } from './firstStep.tsx';
import { answer, answerLate, callsTo, hold, holdTimers } from './network.ts';
import {
  button,
  expectError,
  field,
  openStep,
  pressKeyTwice,
  showStep,
  stepHeading,
  toast,
} from './papers.tsx';
import { kycAnswered, typeKyc } from './kycStep.tsx';
import { enter, openOnce, sandbox } from './screen.tsx';

const check = /\/verify-bank$/;
const note = page.css('#bank-note');
const verify = button('Verify Bank Details');
const needed = 'Verify your bank details to continue.';
const verified = { success: true, verified: true };

const bank = { bankAccount: '001234567890', accountHolderName: 'Asha Rao', ifsc: 'HDFC0001234' };

/** Opens the step with an account that is verified. */
async function openVerified(): Promise<void> {
  await openStep('kyc-documents');
  await typeKyc(bank);
  answer(check, { status: 200, body: verified });
  tap(verify);
  await expect.element(button('Verified')).toBeVisible();
}

describe('A typed account', () => {
  openOnce(async () => {
    await openStep('kyc-documents');
    await typeKyc(bank);
  });

  // A change of the account ends its check.
  afterEach(async () => {
    await typeKyc({ ifsc: 'SBIN0001234' });
    await typeKyc(bank);
  });

  test.each([
    ['verified', '001234567890', 'Account verified: HDFC Bank, Branch 001234. Holder: Asha Rao', 'Verified'],
    [
      'pending',
      '100000000001',
      'The bank has not answered yet. You can continue. We will check again.',
      'Pending',
    ],
    [
      'failed',
      '100000000002',
      /^The account is held under another name\. bnk_\w+ Copy$/,
      'Verify Bank Details',
    ],
  ])('shows the bank’s answer: %s', async (state, bankAccount, words, label) => {
    await typeKyc({ bankAccount });
    await expect.element(note).toHaveTextContent(needed);
    await verify.click();
    if (typeof words === 'string') await expect.element(note).toHaveTextContent(words);
    else await expect.element(note).toMatchTextContent(words);
    await expect.element(note).toHaveAttribute('role', 'status');
    await expect.element(button(label)).toHaveAccessibleDescription(words);
    if (state === 'failed') {
      await expect.element(button(label)).toBeEnabled();
      await expect
        .element(toast('Verification Failed'))
        .toMatchTextContent('Please check your bank details and try again');
      await expect.element(toast('Verification Failed')).toHaveAttribute('role', 'alert');
    } else {
      await expect.element(button(label)).toBeDisabled();
      expect(page.css('[data-toast]').elements()).toEqual([]);
    }
  });

  test.each([
    ['verified', { verified: true }, 'Account verified'],
    ['verified with its bank', { valid: true, bank: 'SBI' }, 'Account verified: SBI'],
    [
      'verified with its holder',
      { verified: true, accountHolder: 'A RAO' },
      'Account verified. Holder: A RAO',
    ],
    [
      'pending',
      { pending: true },
      'The bank has not answered yet. You can continue. We check again during the review.',
    ],
    ['failed', { success: false }, 'Please check your bank details and try again'],
    ['an invalid IFSC', { valid: true, ifscValid: false }, 'Please check your bank details and try again'],
  ])('shows its own text when the bank says only %s', async (_state, body, words) => {
    answer(check, { status: 200, body });
    tap(verify);
    await expect.element(note).toHaveTextContent(words);
  });

  test('is busy during the check, keeps the focus and sends one request', async () => {
    await typeKyc({ ifsc: ' hdfc0001234 ', accountHolderName: ' Asha Rao ' });
    const release = hold(check);
    await pressKeyTwice(verify);
    const verifying = button('Verifying...');
    await expect.element(verifying).toHaveAttribute('aria-busy', 'true');
    await expect.element(verifying).toHaveAttribute('aria-disabled', 'true');
    await expect.element(verifying).toHaveFocus();
    expect(callsTo(check).map(({ body }) => body)).toEqual([
      { accountNumber: '001234567890', ifsc: 'HDFC0001234', accountHolderName: 'Asha Rao' },
    ]);
    release();
    // The button is gone, so the bank’s answer takes the focus.
    await expect.element(button('Verified')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(note.element().parentElement);
  });

  test.each(['no network', { status: 503 }] as const)(
    'can repeat a check that got no answer',
    async (lost) => {
      // No toast leaves by its time.
      holdTimers(limits.toastMs);
      answer(check, lost);
      tap(verify);
      await expect
        .element(toast('Verification Error'))
        .toMatchTextContent('Unable to verify bank details. Please try again.');
      await expect.element(verify).toBeEnabled();
      await expect.element(note).toHaveTextContent(needed);
      tap(verify);
      await expect.element(button('Verified')).toBeVisible();
      await expect.element(toast('Verification Error')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['bankAccount', 'Enter 9–18 digit account'],
    ['accountHolderName', 'Enter account holder name'],
    ['ifsc', 'Enter valid IFSC'],
  ] as const)('sends no request without %s, and focuses that field', async (name, message) => {
    await typeKyc({ [name]: '' });
    await verify.click();
    await expect
      .element(toast('Missing Information'))
      .toMatchTextContent('Please fill all bank details before verification');
    await expectError(name, message);
    await expect.element(field(name)).toHaveFocus();
    expect(callsTo(check)).toEqual([]);
  });

  test.each(['bankAccount', 'accountHolderName', 'ifsc'] as const)(
    'a change of %s makes a verified account unverified',
    async (name) => {
      answer(check, { status: 200, body: verified });
      tap(verify);
      await expect.element(button('Verified')).toBeVisible();
      await field('panHolderName').fill('Somebody Else');
      await expect.element(button('Verified')).toBeVisible();
      await field(name).fill(`${bank[name]}1`);
      await expect.element(verify).toBeEnabled();
      await expect.element(note).toHaveTextContent(needed);
    },
  );

  test('ignores a late answer for another account', async () => {
    const late = answerLate(check, { status: 200, body: verified });
    tap(verify);
    await expect.element(button('Verifying...')).toBeVisible();
    await field('accountHolderName').fill('Somebody Else');
    await expect.element(verify).toBeEnabled();
    answer(check, { status: 200, body: { success: false, message: 'Another name' } });
    tap(verify);
    await expect.element(note).toHaveTextContent('Another name');
    late();
    await field('panHolderName').fill('Asha Rao');
    await expect.element(note).toHaveTextContent('Another name');
    expect(callsTo(check)).toHaveLength(2);
  });

  test('ignores a late refusal of an older account', async () => {
    const late = answerLate(check, { status: 200, body: { success: false, message: 'Another name' } });
    tap(verify);
    await expect.element(button('Verifying...')).toBeVisible();
    await field('ifsc').fill('SBIN0001234');
    answer(check, { status: 200, body: verified });
    tap(verify);
    await expect.element(button('Verified')).toBeVisible();
    late();
    await field('panHolderName').fill('Asha Rao');
    await expect.element(button('Verified')).toBeVisible();
    expect(page.css('[data-toast]').elements()).toEqual([]);
  });
});

test('Next without a check leads to the check', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await expect.element(note).toHaveTextContent(needed);
  expect(note.element().querySelector('.text-error')).toBeNull();
  await button('Next').click();
  await expect.element(verify).toHaveFocus();
  await expect.poll(() => note.element().querySelector('.text-error')?.textContent).toBe(needed);
  expect(callsTo(/\/kyc$/)).toEqual([]);
});

test('a refused Next says nothing about a verified account, even once it is changed', async () => {
  await openVerified();
  tap(button('Next'));
  await expect.element(page.getByRole('link', { name: 'GSTIN' })).toBeVisible();
  await field('ifsc').fill('SBIN0001234');
  await expect.element(verify).toBeEnabled();
  await expect.element(note).toHaveTextContent(needed);
  expect(note.element().querySelector('.text-error')).toBeNull();
});

test('an account that the reviewer refused is checked again', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Not yours.', flags: ['bankAccount'] });
  const step2 = { data: { ...kycAnswered, idfyStatus: 'verified' } };
  answer(/\/application-progress$/, { status: 200, body: { applicationData: { step2 } } }, 9);
  enter(vendor);
  showStep(vendor, 'kyc-documents');
  await expect.element(field('bankAccount')).toHaveValue(kycAnswered.bankAccount);
  await expect.element(verify).toBeEnabled();
  await expect.element(button('Verified')).not.toBeInTheDocument();
});

test('Next waits for a running check, and goes on only if it passes', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  for (const isVerified of [false, true]) {
    const late = answerLate(check, { status: 200, body: { verified: isVerified } });
    tap(verify);
    tap(button('Next'));
    await expect.element(button('Next')).toHaveAttribute('aria-busy', 'true');
    expect(callsTo(/\/kyc$/)).toEqual([]);
    late();
    if (isVerified) break;
    await expect.element(verify).toHaveFocus();
    await expect.element(button('Next')).not.toHaveAttribute('aria-busy');
    expect(callsTo(/\/kyc$/)).toEqual([]);
  }
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)).toHaveLength(1);
});

test('a check that is pending lets the vendor continue', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  answer(check, { status: 200, body: { success: true, pending: true } });
  const next = button('Next');
  // One action has the accent: the one that is next.
  await expect.element(verify).toHaveClass('btn-accent');
  await expect.element(next).not.toHaveClass('btn-accent');
  tap(verify);
  await expect.element(next).toHaveClass('btn-accent');
  tap(next);
  await expect.element(stepHeading('documents')).toBeVisible();
});

test('a verified account and the typed text stay after a visit to another step', async () => {
  withoutMap();
  await openVerified();
  await typeKyc({ panHolderName: 'Asha Rao' });
  tap(button('Back'));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Vendor information' })).toBeVisible();
  await button('Next').click();
  await expect.element(stepHeading('kyc-documents')).toBeVisible();
  await expect.element(button('Verified')).toBeDisabled();
  await expect.element(field('panHolderName')).toHaveValue('Asha Rao');
  await expect.element(field('bankAccount')).toHaveValue(bank.bankAccount);
  expect(callsTo(check)).toHaveLength(1);
});
