import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { otherShop } from '#islands/onboarding/prefill/useReuse.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import * as limits from '#lib/limits.ts';
import { $handedOver, handOver } from '#lib/stores/application/handedOver.ts';
import { setSettings } from '../../e2e/controls.ts';
import type { SignedInVendor } from './commands.ts';
import { css, freshPage, openForm, readCopy, summary } from './firstStep.tsx';
import { tap } from './press.ts';
import { typeKyc } from './kycStep.tsx';
import { answer, answerLate, callsTo, hastenTimers, hold, holdTimers } from './network.ts';
import { button, field, openStep, showStep, stepHeading, type } from './papers.tsx';
import { drawn, enter, openOnce, sandbox } from './screen.tsx';
import { touch } from './touch.ts';

describe('the GST register', () => {
  const lookUp = /\/gstin-lookup$/;
  const person = '29ABCPE1234F1Z5';
  const record = {
    success: true,
    legalName: 'Asha Rao',
    tradeName: 'Asha Medicals',
    address: '12 MG Road, Bengaluru',
    pincode: '560001',
    state: 'Karnataka',
    status: 'active',
  };
  const failed = 'The GST register does not answer now. Please type the details.';
  const offer = css('summary').filter({ hasText: 'Fill in from your GSTIN' });

  const says = (words: string) => expect.element(css('p').filter({ hasText: words }).first()).toBeVisible();

  /** Opens the first form of a signed-in vendor and touches it. */
  async function openSignedIn(): Promise<void> {
    enter(await commands.seed('created'));
    await openForm();
    (field('vendorName').element() as HTMLElement).focus();
  }

  async function openOffer(): Promise<void> {
    await expect.element(offer).toBeVisible();
    tap(offer);
  }

  test('fills the empty fields of the first form, and only when it is asked to', async () => {
    answer(lookUp, { status: 200, body: record });
    await openSignedIn();
    await field('pincode').fill('560002');
    await field('ownerName').fill('');
    await openOffer();
    await field('gstNumber').fill(person);
    // It is a field of the look-up. Enter must not submit the form around it.
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Use “Asha Medicals”')).toBeVisible();
    expect(button('Use all').element().closest('[role="status"]')).not.toBeNull();
    expect(summary().elements()).toHaveLength(0);
    await expect.element(field('vendorName')).toHaveValue('');
    await says('PIN code in the GST register: “560001”');
    expect(button('Use “560001”').elements()).toHaveLength(0);
    tap(button('Use all'));
    await expect.element(field('vendorName')).toHaveValue('Asha Medicals');
    await expect.element(field('ownerName')).toHaveValue('Asha Rao');
    await expect.element(field('addressLine1')).toHaveValue('12 MG Road, Bengaluru');
    await expect.element(field('pincode')).toHaveValue('560002');
    await expect.element(field('vendorName')).toHaveFocus();
    expect($handedOver.get().values.gstNumber, 'for the KYC step').toBe(person);
    expect(JSON.stringify(readCopy())).not.toContain('ABCPE1234F');
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)].join()).not.toContain(
      'ABCPE1234F',
    );
  });

  test('fills in one value alone, from a GSTIN that is typed in groups', async () => {
    answer(lookUp, { status: 200, body: record });
    await openSignedIn();
    await field('ownerName').fill('');
    await openOffer();
    await typeKyc({ gstNumber: '29 abcpe 1234f 1z5' });
    expect(getComputedStyle(field('gstNumber').element()).textTransform).toBe('uppercase');
    await expect.element(button('Use “12 MG Road, Bengaluru”')).toBeVisible();
    tap(button('Use “12 MG Road, Bengaluru”'));
    await expect.element(field('addressLine1')).toHaveFocus();
    await expect.element(field('addressLine1')).toHaveValue('12 MG Road, Bengaluru');
    for (const name of ['vendorName', 'ownerName', 'pincode'])
      await expect.element(field(name)).toHaveValue('');
  });

  test('keeps the field with the focus in its place when the offer appears above it', async () => {
    await openSignedIn();
    const before = field('vendorName').element().getBoundingClientRect().top;
    await expect.element(offer).toBeVisible();
    const moved = Math.abs(field('vendorName').element().getBoundingClientRect().top - before);
    expect(moved).toBeLessThan(1);
  });

  /** Opens the offer in a form with both names and a PIN code. */
  async function openNamed(): Promise<void> {
    await openSignedIn();
    for (const name of ['vendorName', 'ownerName']) await field(name).fill('Mine');
    await field('pincode').fill('560001');
    await openOffer();
  }

  // The page looks up each GSTIN once, unless the register fails.
  describe('a form with names', () => {
    openOnce(openNamed);

    test.each([
      ['500', { status: 500, headers: { 'x-request-id': 'req_7' } }, person, `${failed} req_7`],
      ['429', { status: 429 }, person, failed],
      ['another shape', { status: 200, body: { success: true, legalName: [] } }, person, failed],
      ['no network', 'no network', person, failed],
      [
        '404',
        { status: 404 },
        '29ABCPE1234F2Z5',
        'The GST register does not have this number. Please check it. You can continue.',
      ],
      [
        'cancelled',
        { status: 200, body: { ...record, status: 'cancelled' } },
        '29ABCPE1234F3Z5',
        'The GST register says that this registration is cancelled. You can continue.',
      ],
      [
        'another state',
        { status: 200, body: record },
        '33ABCPE1234F1Z5',
        'The GSTIN is from Tamil Nadu, the PIN code from Karnataka. Please check both.',
      ],
    ] as const)(
      'says what the register answers, and changes nothing: %s',
      async (_what, reply, gstin, words) => {
        answer(lookUp, reply);
        await field('gstNumber').fill('');
        await field('gstNumber').fill(gstin);
        await says(words);
        expect(callsTo(lookUp)).toHaveLength(1);
        await expect.element(field('vendorName')).toHaveValue('Mine');
        await expect.element(field('addressLine1')).toHaveValue('');
      },
    );

    test('waits in words for a slow register, while the vendor goes on typing', async () => {
      const release = answerLate(lookUp, { status: 200, body: record });
      await field('gstNumber').fill('29ABCPE1234F4Z5');
      await says('Looking in the GST register…');
      await field('vendorName').fill('Mine too');
      release();
      await says('Business name in the GST register');
      await expect.element(field('vendorName')).toHaveValue('Mine too');
      await field('vendorName').fill('Mine');
    });

    test('offers “Use all” only for several values', async () => {
      answer(lookUp, { status: 200, body: { ...record, pincode: '560002' } });
      await field('gstNumber').fill('29ABCPE1234F5Z5');
      await says('PIN code in the GST register: “560002”');
      await expect.element(button('Use “12 MG Road, Bengaluru”')).toBeVisible();
      expect(button('Use all').elements()).toHaveLength(0);
    });
  });

  test.each([
    ['nobody is signed in', 'all', false],
    ['the API does not offer it', 'deleteVendor', true],
  ])('is not offered when %s', async (_when, capabilities, isSignedIn) => {
    setCapabilities(capabilities);
    if (isSignedIn) await openSignedIn();
    else {
      await openForm();
      await field('vendorName').click();
    }
    await field('pincode').fill('560001');
    await expect.element(field('city')).toHaveValue('Bengaluru');
    expect(offer.elements()).toHaveLength(0);
    expect(callsTo(lookUp)).toHaveLength(0);
  });

  test('offers the legal name on the KYC step and notes differences to step 1', async () => {
    const other = { legalName: 'Ravi Rao', tradeName: 'Rao Drug House', status: 'suspended' };
    answer(lookUp, { status: 200, body: { ...record, ...other } });
    await openStep('kyc-documents');
    await field('gstNumber').fill(person);
    await says('Business name in the GST register: “Rao Drug House”');
    await says('The GST register says that this registration is suspended. You can continue.');
    const use = css('.field-foot button').filter({ hasText: 'Use “Ravi Rao”' });
    await expect.element(use).toBeVisible();
    await expect.element(field('panHolderName')).toHaveValue('');
    tap(use);
    await expect.element(field('panHolderName')).toHaveValue('Ravi Rao');
    const note = css('p').filter({ hasText: 'in the GST register: “Ravi Rao”' });
    await expect.element(note).not.toBeInTheDocument();
    await field('panHolderName').fill('Asha Rao');
    await expect.element(note).toBeVisible();
    expect(use.elements(), 'no button replaces what is typed').toHaveLength(0);
    await field('panHolderName').fill('RAVI RAO');
    await expect.element(note).not.toBeInTheDocument();
  });

  describe('the KYC step', () => {
    openOnce(() => openStep('kyc-documents'));

    test.each([
      [
        '404',
        { status: 404 },
        person,
        'The GST register does not have this number. Please check it. You can continue.',
      ],
      [
        'another PIN code',
        { status: 200, body: { ...record, pincode: '560002' } },
        '29ABCPE1234F2Z5',
        'PIN code in the GST register: “560002”',
      ],
      [
        'another state',
        { status: 200, body: record },
        '33ABCPE1234F1Z5',
        'The GSTIN is from Tamil Nadu, the PIN code from Karnataka. Please check both.',
      ],
    ] as const)('announces what the register answers: %s', async (_what, reply, gstin, words) => {
      const said = css('[role="status"]');
      const release = answerLate(lookUp, reply);
      await field('gstNumber').fill(gstin);
      await expect.element(said.filter({ hasText: 'Looking in the GST register…' })).toBeVisible();
      release();
      await expect.element(said.filter({ hasText: words })).toBeVisible();
    });
  });

  test('asks nothing on the KYC step without the capability', async () => {
    setCapabilities('deleteVendor');
    await openStep('kyc-documents');
    await field('gstNumber').fill(person);
    await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
    expect(callsTo(lookUp)).toHaveLength(0);
  });
});

describe('UPI', () => {
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
});

describe('the details of another shop', () => {
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
});
