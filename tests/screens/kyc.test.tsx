import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import * as limits from '#lib/limits.ts';
import { review } from '../../e2e/controls.ts';
import { withoutMap } from './firstStep.tsx';
import { tap } from './press.ts';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import { answer, answerLate, callsTo, hastenTimers, hold, holdTimers } from './network.ts';
import {
  button,
  errorOf,
  expectError,
  expectSummary,
  field,
  openStep,
  pressKeyTwice,
  showStep,
  stepHeading,
  toast,
  type,
} from './papers.tsx';
import { expectRecorded } from './recorded.ts';
import { enter, openOnce, sandbox } from './screen.tsx';

const tax = ['GSTIN', 'PAN number', 'Name on PAN'] as const;
const bankLabels = [
  'Bank account number',
  'Confirm account number',
  'Account holder name',
  'IFSC',
  'Verify Bank Details',
] as const;

const exempt = page.getByRole('checkbox', {
  name: 'Not registered for GST (diagnostic services are exempt)',
  exact: true,
});

test.each([
  ['pharmacy', 'Drug licence number'],
  ['supplements', 'FSSAI licence number'],
  ['labs', 'Accreditation'],
] as const)('names every empty field of a %s', async (category, licence) => {
  await openStep('kyc-documents', { category });
  await button('Next').click();
  await expectSummary('9 things are missing', [...tax, licence, ...bankLabels], 'gstNumber');
  expect(exempt.elements(), 'the GST exemption is for labs').toHaveLength(category === 'labs' ? 1 : 0);
  const failed = toast('Validation Error');
  await expect.element(failed).toMatchTextContent('Please fix the errors in the form');
  await expect.element(failed).toHaveAttribute('role', 'alert');
  await expectRecorded('kyc-documents', `with errors of ${category}`, { boxes: category === 'pharmacy' });
});

test('a masked value is typed again, and Next without a change moves on', async () => {
  const seeded = await commands.seed('kyc', {});
  const { id } = seeded;
  const kyc = { status: 'submitted', ...kycAnswered, panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX7890' };
  const vendor = { id, category: 'pharmacy', status: 'kyc_submitted', phoneVerified: true, kyc };
  answer(new RegExp(`/vendors/${id}$`), { status: 200, body: { vendor } }, 9);
  const steps = { progress: { nextStep: 3 }, step1: { completed: true }, step2: { completed: true } };
  answer(/\/application-progress$/, { status: 200, body: { applicationData: steps } }, 9);
  enter(seeded);
  showStep(seeded, 'kyc-documents');
  await expect.element(field('ifsc')).toHaveValue(kycAnswered.ifsc);
  await expect.element(field('panNumber')).toHaveValue('');
  await expect.element(field('bankAccount')).toHaveValue('');
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc/)).toEqual([]);
});

test('a field says that the API masks its saved value, until it is typed again', async () => {
  const seeded = await commands.seed('created');
  const kyc = { ...kycAnswered, panNumber: 'XXXXX1234F', bankAccount: 'XXXXXXXX7890' };
  const steps = { step1: { completed: true }, step2: { completed: false, data: kyc } };
  answer(/\/application-progress$/, { status: 200, body: { applicationData: steps } }, 9);
  enter(seeded);
  showStep(seeded, 'kyc-documents');
  const said = 'You saved “XXXXX1234F”, and a part of it is hidden. Please type all of it again.';
  await expect.element(field('panNumber')).toHaveAccessibleDescription(said);
  await expect.element(field('ifsc')).not.toHaveAccessibleDescription(/hidden/);
  hastenTimers(limits.autosaveDelayMs);
  await field('ifsc').fill('ICIC0001234');
  await expect.poll(() => callsTo(/\/kyc\/draft$/).at(-1)?.body).toMatchObject({ ifsc: 'ICIC0001234' });
  expect(JSON.stringify(callsTo(/\/kyc\/draft$/))).not.toContain('XXX');
  await field('panNumber').fill('ABCPE1234F');
  await expect.element(field('panNumber')).not.toHaveAccessibleDescription(/hidden/);
});

test('the summary leads to each named field and to the bank check', async () => {
  // No toast leaves by its time.
  holdTimers(limits.toastMs);
  await openStep('kyc-documents');
  tap(button('Next'));
  await expect.element(toast('Validation Error')).toBeVisible();
  await page.getByRole('link', { name: tax[2] }).click();
  await expect.element(field('panHolderName')).toHaveFocus();
  tap(page.getByRole('link', { name: bankLabels[4] }));
  await expect.element(button('Verify Bank Details')).toHaveFocus();
  await typeKyc(kycAnswered);
  await checkBank();
  await expect.element(page.getByRole('link', { name: bankLabels[4] })).not.toBeInTheDocument();
  await expect.element(toast('Validation Error')).not.toBeInTheDocument();
});

describe('a complete form', () => {
  openOnce(async () => {
    await openStep('kyc-documents');
    await typeKyc(kycAnswered);
  });

  test.each([
    ['gstNumber', '29ABCPE1234F1Z', 'Enter valid GSTIN', '29ABCPE1234F1Z5'],
    ['panNumber', 'ABCPE12345', 'Enter valid PAN (e.g., ABCDE1234F)', 'ABCPE1234F'],
    ['panHolderName', 'A', 'Enter full name as per PAN', 'Asha Rao'],
    ['drugLicenseNumber', 'no', 'Enter valid license (e.g., DL/2023/123456)', 'DL/2023/123456'],
    ['bankAccount', '12345678', 'Enter 9–18 digit account', '123456789'],
    ['confirmBankAccount', '1234567890123456789', 'Enter 9–18 digit account', '001234567890'],
    ['accountHolderName', 'A', 'Enter account holder name', 'Asha Rao'],
    ['ifsc', 'HDFC1001234', 'Enter valid IFSC', 'hdfc0001234'],
  ])('%s shows its error and accepts a correct value', async (name, wrong, message, right) => {
    await type(name, wrong);
    await expectError(name, message);
    // A wrong account does not affect the check of its confirmation.
    if (name === 'bankAccount') await type('confirmBankAccount', right);
    await type(name, right);
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    await expect.element(errorOf(name)).toHaveTextContent('');
    const { bankAccount, confirmBankAccount } = kycAnswered;
    if (name === 'bankAccount') await typeKyc({ bankAccount, confirmBankAccount });
  });
});

describe('an empty form', () => {
  openOnce(() => openStep('kyc-documents', { info: { ownerName: 'Anita Sharma' } }));

  afterEach(() => typeKyc(Object.fromEntries(Object.keys(kycAnswered).map((name) => [name, '']))));

  test.each([
    [
      'a GSTIN of another PAN',
      'gstNumber',
      '29ABCPF1234G1Z5',
      /^Characters 3 to 12 are not the same as the PAN/,
    ],
    ['a GSTIN of no state', 'gstNumber', '40ABCPE1234F1Z5', /^Please check the first 2 digits of the GSTIN/],
    ['a PAN of no holder', 'panNumber', 'ABCZE1234F', 'Please check the 4th letter of the PAN.'],
    [
      'a licence with special characters',
      'drugLicenseNumber',
      'VLR/3234/20&21',
      /^Please check the number\. Type only/,
    ],
  ])('asks for a second look at %s', async (_what, name, odd, words) => {
    await typeKyc({ panNumber: 'ABCPE1234F', [name]: odd });
    await expect.element(page.getByText(words)).toHaveAttribute('role', 'status');
    if (name !== 'drugLicenseNumber') await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['panHolderName', 'Name on PAN'],
    ['accountHolderName', 'Account holder name'],
  ])('offers the owner’s name for %s and fills only that field', async (name, label) => {
    const offers = page.getByRole('button', { name: /^Use “Anita Sharma”/ });
    await expect.element(offers.nth(1)).toBeVisible();
    expect(offers.elements()).toHaveLength(2);
    await button(new RegExp(`^Use “Anita Sharma”\\s*: ${label}$`)).click();
    await expect.element(field(name)).toHaveValue('Anita Sharma');
    await expect.element(field(name)).toHaveFocus();
    await expect
      .element(page.getByText(`${label}: “Anita Sharma” is filled in. You can change it.`))
      .toHaveAttribute('role', 'status');
    const other = name === 'panHolderName' ? 'accountHolderName' : 'panHolderName';
    await expect.element(field(other)).toHaveValue('');
    expect(offers.elements()).toHaveLength(1);
    await field(other).fill('Somebody');
    await expect.element(offers).not.toBeInTheDocument();
  });

  test.each([
    ['HDFC0000001', 'HDFC Bank, branch 000001', 'branch'],
    ['HDFC0CAACOB', 'Akhand Anand Co.op Bank, through HDFC Bank', 'branch-of-other'],
    ['HDFC', 'HDFC Bank', 'bank'],
    ['HDFC0999998', 'We don’t know this branch. Please check the IFSC on your cheque.', 'unknown'],
  ])('shows the bank of the IFSC %s', async (code, words, kind) => {
    const note = page.css('[data-ifsc]');
    await expect.element(note).toHaveTextContent('');
    await type('ifsc', code);
    await expect.element(note).toHaveTextContent(words);
    await expect.element(note).toHaveAttribute('role', 'status');
    await expect.element(note).toHaveAttribute('data-ifsc', kind);
    // Only a known branch has the check mark.
    expect(note.css('svg.text-success').elements()).toHaveLength(kind.startsWith('branch') ? 1 : 0);
  });

  test('fields have capitals, a number keypad and no autocomplete where needed', async () => {
    for (const name of ['gstNumber', 'panNumber', 'ifsc', 'drugLicenseNumber'])
      await expect.element(field(name)).toHaveAttribute('autocapitalize', 'characters');
    for (const name of ['bankAccount', 'confirmBankAccount'])
      await expect.element(field(name)).toHaveAttribute('inputmode', 'numeric');
    for (const name of Object.keys(kycAnswered)) {
      await expect.element(field(name)).toHaveAttribute('autocomplete', 'off');
      await expect.element(field(name)).toHaveAttribute('spellcheck', 'false');
    }
    const masked = 'Only our reviewers see these details. We never save them in this browser.';
    await expect.element(page.getByText(masked)).toBeVisible();
    await expect.element(page.getByText('We pay you into this account.')).toBeVisible();
  });
});

test('shows the error at the second of two different accounts', async () => {
  await openStep('kyc-documents');
  await typeKyc({ ...kycAnswered, confirmBankAccount: '001234567891' });
  await checkBank();
  tap(button('Next'));
  await expectError('confirmBankAccount', "Account numbers don't match");
  await expectSummary('Please check 1 thing', ['Confirm account number'], 'confirmBankAccount');
  expect(callsTo(/\/kyc$/)).toEqual([]);
});

test('a GSTIN fills in its PAN and says so', async () => {
  await openStep('kyc-documents');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('10 letters and digits');
  await field('gstNumber').fill('29ABCPE1234F1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('Filled in from your GSTIN');
  await expect
    .element(page.getByText('PAN number: Filled in from your GSTIN'))
    .toHaveAttribute('role', 'status');
  // Another GSTIN replaces the PAN that was filled in.
  await field('gstNumber').fill('29ABCPF1234G1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPF1234G');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('Filled in from your GSTIN');
  // A PAN that the vendor corrects is the vendor’s own.
  await field('panNumber').fill('ABCPF1234H');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('10 letters and digits');
});

test('a GSTIN never replaces a typed PAN', async () => {
  await openStep('kyc-documents');
  await field('panNumber').fill('ABCPE1234F');
  await field('gstNumber').fill('29ABCPF1234G1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('10 letters and digits');
});

/** The labels of the buttons with the accent: the action that is next. */
const accents = (): (string | null)[] =>
  [...document.querySelectorAll('.btn-accent')].map(({ textContent }) => textContent);

test('sends digits of another script as 0 to 9, and codes in capitals', async () => {
  const { id } = await openStep('kyc-documents');
  await typeKyc({
    ...kycAnswered,
    panNumber: 'abcpe१२३४f',
    bankAccount: '००१२३४५६७८९०',
    ifsc: ' hdfc0001234 ',
  });
  await expect.poll(accents).toEqual(['Verify Bank Details']);
  await checkBank();
  await expect.poll(accents).toEqual(['Next']);
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]).toMatchObject({
    method: 'PATCH',
    path: `/api/vendors/${id}/kyc`,
    body: { panNumber: 'ABCPE1234F', bankAccount: '001234567890', ifsc: 'HDFC0001234' },
  });
  expect(callsTo(/\/kyc$/)[0]?.body).not.toHaveProperty('confirmBankAccount');
});

test('asks a lab for no GSTIN while it declares its GST exemption', async () => {
  await openStep('kyc-documents', { category: 'labs' });
  await exempt.click();
  await expect.element(field('gstNumber')).not.toBeInTheDocument();
  tap(exempt);
  await expect.element(field('gstNumber')).toBeVisible();
  tap(button('Next'));
  await expectError('gstNumber', 'Enter valid GSTIN');
  tap(exempt);
  await expect.element(page.getByRole('link', { name: 'GSTIN' })).not.toBeInTheDocument();
  await expect.element(field('gstNumber')).not.toBeInTheDocument();
  const { gstNumber: _, drugLicenseNumber: __, ...others } = kycAnswered;
  await typeKyc({ ...others, accreditation: 'NABL MC-2345' });
  await checkBank();
  answer(/\/kyc$/, { status: 400, body: { errors: { gstNumber: ['Required here'] } } });
  tap(button('Next'));
  await expectError(
    'gstNumber',
    'We cannot accept this online yet. Type your GSTIN. If you have none, call or write to us. What you typed is saved.',
  );
  await expect.element(exempt).not.toBeChecked();
  tap(exempt);
  await expect.element(field('gstNumber')).not.toBeInTheDocument();
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  for (const { body } of callsTo(/\/kyc$/)) {
    expect(body).toMatchObject({ gstExempt: true });
    expect(body).not.toHaveProperty('gstNumber');
  }
});

test('offers no GST exemption with an API that lacks the field', async () => {
  setCapabilities('');
  await openStep('kyc-documents', { category: 'labs' });
  await expect.element(field('gstNumber')).toBeVisible();
  await expect.element(exempt).not.toBeInTheDocument();
});

test('the date of an FSSAI licence never blocks the vendor', async () => {
  await openStep('kyc-documents', { category: 'supplements' });
  await field('fssaiExpiry').fill('2099-03-31');
  expect(page.getByText(/^This date/).elements()).toEqual([]);
  await expect.element(field('fssaiExpiry')).not.toHaveAttribute('aria-invalid');
  await field('fssaiExpiry').fill('2020-03-31');
  const passed = 'This date has passed. You can continue. Please keep your new receipt ready.';
  await expect.element(page.getByText(passed)).toHaveAttribute('role', 'status');
  await expect.element(field('fssaiExpiry')).not.toHaveAttribute('aria-invalid');
  const { drugLicenseNumber: _, ...others } = kycAnswered;
  await typeKyc({ ...others, fssaiNumber: '11223344556677' });
  await checkBank();
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]?.body).toMatchObject({ fssaiExpiry: '2020-03-31' });
});

describe('the bank check', () => {
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
      [
        'verified',
        '001234567890',
        'Account verified: HDFC Bank, Branch 001234. Holder: Asha Rao',
        'Verified',
      ],
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
    await expect.poll(accents).toEqual(['Verify Bank Details']);
    tap(verify);
    await expect.poll(accents).toEqual(['Next']);
    tap(button('Next'));
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
});
