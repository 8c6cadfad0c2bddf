import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Answers } from '#islands/onboarding/contract/Answers.tsx';
import { brand, keyPrefix } from '#lib/brand.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { categories } from '#lib/domain/category/category.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import * as limits from '#lib/limits.ts';
import { review } from '../../e2e/controls.ts';
import type { SeedOptions } from '../../e2e/visitor.ts';
import { card, choose, expectState, pdfFile } from './documentFiles.ts';
import { answer, callsTo, hold, holdTimers } from './network.ts';
import {
  button,
  errorOf,
  expectError,
  expectSummary,
  field,
  left,
  openStep,
  pressKeyTwice,
  showStep,
  stepHeading,
  toast,
  type,
} from './papers.tsx';
import { press } from './press.ts';
import { enter, expectContacts, leave, openOnce, sandbox, show } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

const contract = /\/contract$/;
const submit = button('Submit application');
const accept = page.getByRole('checkbox', { name: 'I accept the partner terms and conditions', exact: true });
const required = 'I accept the partner terms and conditions';
const terms = { minimumOrder: 'Minimum order (₹)', deliveryRadius: 'Delivery radius (km)' };
const answers = page.getByRole('region', { name: 'Check your answers', exact: true });

/** Returns the visible answers of the group at this position. */
async function groupAt(place: number): Promise<Record<string, string>> {
  await expect.element(answers).toBeVisible();
  const group = answers.css('.answers').elements()[place];
  return Object.fromEntries(
    [...(group?.querySelectorAll('dl > div') ?? [])].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent.replaceAll('\u00a0', ' ') ?? '',
    ]),
  );
}

describe.each([
  ['pharmacy', 'Drug licence number', 'KA/2023/123456', 'Pharmacy licence'],
  ['supplements', 'FSSAI licence number', '11223344556677', 'FSSAI'],
  ['labs', 'Accreditation', 'NABL MC-2345', 'Lab licence'],
] as const)('the contract of a %s', (category, label, number, licence) => {
  openOnce(() => openStep('contract', { category }));

  test('has a summary', async () => {
    const share = `${categories[category].commissionPercent}%`;
    const summary = page.getByRole('region', { name: 'The contract in short' });
    await expect.element(summary).toBeVisible();
    const figures = summary
      .css('b.figures')
      .elements()
      .map((figure) => figure.textContent);
    expect(figures).toEqual([share, '7 days']);
    expect(
      summary
        .css('li p')
        .elements()
        .map((clause) => clause.textContent),
    ).toEqual([
      `Commission: ${brand.name} keeps ${share} of each completed order. No joining fee, no monthly fee.`,
      'Settlement: We pay your share into your bank account within 7 business days of each completed order.',
      'Licences: You keep your licences valid, sell only what they allow, and tell us at once if one ends or is suspended.',
      'Orders: You accept or decline orders quickly, pack and seal them correctly, and keep prices and stock correct.',
      'Privacy: You use prescriptions and customer data only for the order, and never give them to others.',
      'Ending: You or we can end this contract in writing. We still pay you in full for completed orders.',
    ]);
    const whole = summary.getByRole('link', { name: 'The full contract' });
    await expect.element(whole).toHaveAttribute('href', '/partner-terms');
    await expect.element(whole).toHaveAttribute('target', '_blank');
    await expect.element(summary.getByText(`(Version ${textVersions['partner-terms']})`)).toBeVisible();
    await expect
      .element(
        page.getByText(
          'After you submit, our team checks your application. This typically takes 24-48 hours.',
        ),
      )
      .toBeVisible();
    for (const name of Object.keys(terms))
      expect(field(name).elements(), name).toHaveLength(category === 'labs' ? 1 : 0);
    if (category === 'labs') await expectRecorded('contract', category, { boxes: true });
  });

  test('shows documents and KYC details, but only the end of secrets', async () => {
    expect(await groupAt(1)).toEqual({
      GSTIN: '29ABCPE1234F1Z5',
      'PAN number': '••••••234F',
      'Name on PAN': 'Asha Rao',
      [label]: number,
      'Bank account number': '••••••••9012',
      'Account holder name': 'Asha Rao',
      IFSC: 'HDFC0001234',
    });
    expect(document.body.textContent).not.toContain('ABCPE1234F,');
    expect(document.body.innerHTML).not.toContain('123456789012');
    expect(await groupAt(2)).toEqual({
      [licence]: 'Uploaded',
      GST: 'Uploaded',
      'Owner photo': 'Uploaded',
      'Entrance photo with owner': 'Uploaded',
    });
  });
});

test('does not submit a contract that is not accepted', async () => {
  await openStep('contract');
  await expect.element(accept).not.toBeChecked();
  await expect.element(accept).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expectError('termsAccepted', 'Required');
  await expect.element(toast('Please accept the terms and conditions')).toHaveAttribute('role', 'alert');
  await expectSummary('1 thing is missing', [required], 'termsAccepted');
  await expectRecorded('contract', 'not accepted', { boxes: true });
  await page.getByRole('link', { name: required }).click();
  await expect.element(accept).toHaveFocus();
  expect(callsTo(contract)).toEqual([]);
  await accept.click();
  await expect.element(errorOf('termsAccepted')).toHaveTextContent('');
  await expect.element(accept).not.toHaveAttribute('aria-invalid');
});

test('focuses the field of a second refusal after a failed submission', async () => {
  // No toast leaves by its time.
  holdTimers(limits.toastMs);
  await openStep('contract');
  await press(submit);
  await expectSummary('1 thing is missing', [required], 'termsAccepted');
  await expect.element(toast('Please accept the terms and conditions')).toBeVisible();
  await press(accept);
  await expect.element(toast('Please accept the terms and conditions')).not.toBeInTheDocument();
  answer(contract, { status: 503 });
  await press(submit);
  await expect.element(toast('Failed to submit contract')).toBeVisible();
  await press(accept);
  await submit.click();
  await expectSummary('1 thing is missing', [required], 'termsAccepted');
});

test('submits an accepted contract once and opens the dashboard', async () => {
  const { id } = await openStep('contract');
  const before = Date.now();
  await accept.click();
  const release = hold(contract);
  await pressKeyTwice(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(submit).toHaveFocus();
  await expect.element(button('Back')).toBeDisabled();
  expect(left).not.toHaveBeenCalled();
  release();
  await expect.poll(() => left.mock.calls).toEqual([[`/dashboard?vendorId=${id}#sent`]]);
  // The button stays busy until the other page opens.
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  const [call, ...more] = callsTo(contract);
  expect(more).toEqual([]);
  expect(call).toMatchObject({
    method: 'POST',
    path: `/api/vendors/${id}/contract`,
    body: {
      termsAccepted: true,
      contractVersion: textVersions['partner-terms'],
      consents: [
        { id: 'partner-terms', version: textVersions['partner-terms'], acceptedAt: expect.any(String) },
      ],
    },
  });
  const { consents } = (call as { body: { consents: { acceptedAt: string }[] } }).body;
  expect(Date.parse(consents[0]?.acceptedAt ?? ''), 'the time of the acceptance').toBeGreaterThanOrEqual(
    before,
  );
  expect(call?.body).not.toHaveProperty('minimumOrder');
  expect(JSON.parse(localStorage.getItem(`${keyPrefix}justCompleted`) ?? 'null')).toBeTruthy();
});

test('sends only the specified fields to an API without versions and consents', async () => {
  setCapabilities('');
  await openStep('contract');
  await press(accept);
  await press(submit);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(callsTo(contract)[0]?.body).toEqual({ termsAccepted: true });
});

test('explains each failed submission, which can be repeated', async () => {
  await openStep('contract');
  await press(accept);
  for (const [reply, words] of [
    ['no network', 'Please check your internet connection and try again.'],
    [{ status: 503 }, 'Our service is temporarily unavailable. Please try again later.'],
    [{ status: 422, body: { message: 'Not today.' } }, 'Not today.'],
  ] as const) {
    answer(contract, reply);
    await submit.click();
    await expect.element(toast(words)).toMatchTextContent('Failed to submit contract');
    await expect
      .element(page.css('form [role="alert"]'))
      .toHaveTextContent(`${words} Nothing is lost. Please submit again.`);
    if (reply === 'no network') await expectRecorded('contract', 'not sent');
    await expect.element(accept).toBeChecked();
    await expect.element(button('Back')).toBeEnabled();
  }
  await press(submit);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  const [first, second, ...others] = callsTo(contract);
  expect(others).toHaveLength(2);
  for (const { body } of [second, ...others].filter((each) => each !== undefined))
    expect(body).toEqual(first?.body);
  expect(second?.key).toBe(first?.key);
});

test('offers the current text when the server refuses the version or the consents', async () => {
  await openStep('contract');
  for (const name of ['contractVersion', 'consents']) {
    await press(accept);
    await expect.element(errorOf('termsAccepted')).toHaveTextContent('');
    answer(contract, { status: 409, body: { errors: { [name]: ['old'] } } });
    await press(submit);
    await expectError(
      'termsAccepted',
      'The terms have changed since this page was opened. Read the current text, then accept it.',
    );
    await expect.element(accept).not.toBeChecked();
    // "Please submit again" would be wrong here: the vendor has to read and accept first.
    await expect.element(page.css('form [role="alert"]')).not.toBeInTheDocument();
    await expect.element(button('Show the current text')).toBeVisible();
  }
  await expectRecorded('contract', 'with a newer text');
  await button('Show the current text').click();
  expect(left.mock.calls).toEqual([['reload']]);
});

describe('an accepted contract of a lab', () => {
  const usual = { minimumOrder: 200, deliveryRadius: 8 };
  openOnce(async () => {
    await openStep('contract', { category: 'labs' });
    await press(accept);
  });

  test('starts with the specified delivery terms', async () => {
    await expect.element(page.getByRole('group', { name: 'Your delivery terms' })).toBeVisible();
    await expect.element(page.getByLabelText(terms.minimumOrder)).toHaveValue(usual.minimumOrder);
    await expect.element(page.getByLabelText(terms.deliveryRadius)).toHaveValue(usual.deliveryRadius);
    for (const name of ['minimumOrder', 'deliveryRadius'])
      await expect.element(field(name)).toHaveAttribute('inputmode', 'decimal');
    await expect.element(field('minimumOrder')).toHaveAttribute('min', '0');
    await expect.element(field('deliveryRadius')).toHaveAttribute('min', '1');
    await expect.element(field('deliveryRadius')).toHaveAttribute('max', '15');
    await expect
      .element(field('minimumOrder'))
      .toHaveAccessibleDescription('The smallest order you serve, in rupees');
    await expect
      .element(field('deliveryRadius'))
      .toHaveAccessibleDescription('From 1 to 15 km around your lab');
  });

  test.each([
    ['minimumOrder', '-1', 'Invalid amount', '0'],
    ['minimumOrder', '', 'Invalid amount', '0'],
    ['deliveryRadius', '0.5', 'Invalid radius', '1'],
    ['deliveryRadius', '16', 'Invalid radius', '15'],
    ['deliveryRadius', '', 'Invalid radius', '15'],
  ] as const)('refuses a %s of "%s"', async (name, wrong, message, right) => {
    await type(name, wrong);
    await expectError(name, message);
    await press(submit);
    await expect.element(toast('Validation Error')).toMatchTextContent('Please fix the errors in the form');
    await expectSummary(wrong === '' ? '1 thing is missing' : 'Please check 1 thing', [terms[name]], name);
    expect(callsTo(contract)).toEqual([]);
    await type(name, right);
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    // A failure keeps the contract on the screen.
    answer(contract, { status: 503 });
    await press(submit);
    await expect.element(toast('Failed to submit contract')).toBeVisible();
    expect(callsTo(contract)[0]?.body).toMatchObject({ [name]: Number(right) });
    await type(name, String(usual[name]));
  });

  test('scrolling over a number field leaves its value unchanged', async () => {
    const number = field('deliveryRadius').element() as HTMLElement;
    number.focus();
    number.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
    await expect.element(field('deliveryRadius')).not.toHaveFocus();
  });

  test('shows refused terms at their field', async () => {
    answer(contract, { status: 400, body: { errors: { deliveryRadius: ['Too far for us'] } } });
    await submit.click();
    await expectError('deliveryRadius', 'Too far for us');
    await expectSummary('Please check 1 thing', ['Delivery radius (km)'], 'deliveryRadius');
    await expect.element(accept).toBeChecked();
    await expect.element(button('Show the current text')).not.toBeInTheDocument();
    await type('deliveryRadius', String(usual.deliveryRadius));
  });
});

test('keeps typed terms after another step, but not the acceptance', async () => {
  await openStep('contract', { category: 'labs' });
  await field('minimumOrder').fill('350');
  await field('deliveryRadius').fill('12');
  await press(accept);
  await press(button('Back'));
  await expect.element(stepHeading('documents')).toBeVisible();
  await press(button('Next'));
  await expect.element(field('minimumOrder')).toHaveValue(350);
  await expect.element(field('deliveryRadius')).toHaveValue(12);
  await expect.element(accept).not.toBeChecked();
});

test.each([
  ['the same text', textVersions['partner-terms'], true],
  ['an earlier text', 'older', false],
])('an acceptance of %s survives another language once, if at all', async (_, version, isKept) => {
  const { id } = await openStep('contract');
  await press(accept);
  // The site does this before it opens another language.
  await keepTyped();
  const copy = `${keyPrefix}recovery.contract.${id}`;
  const kept = localStorage.getItem(copy) ?? '';
  expect(kept).toContain(textVersions['partner-terms']);
  localStorage.setItem(copy, kept.replace(textVersions['partner-terms'], version));
  for (const isChecked of [isKept, false]) {
    await press(button('Back'));
    await expect.element(stepHeading('documents')).toBeVisible();
    await press(button('Next'));
    await expect.element(stepHeading('contract')).toBeVisible();
    expect((accept.element() as HTMLInputElement).checked).toBe(isChecked);
  }
});

test('a lab finds the terms that it agreed to after a rejection, even no minimum order', async () => {
  const vendor = await commands.seed('documents', { category: 'labs' });
  enter(vendor);
  showStep(vendor, 'contract');
  await field('minimumOrder').fill('0');
  await field('deliveryRadius').fill('12');
  const copy = `${keyPrefix}recovery.contract.${vendor.id}`;
  expect(localStorage.getItem(copy)).not.toBeNull();
  await press(accept);
  await press(submit);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(localStorage.getItem(copy), 'the server has the terms').toBeNull();
  await review(sandbox, vendor.id, 'reject', { reason: 'Too far.', flags: ['deliveryRadius'] });
  leave();
  enter(vendor);
  showStep(vendor, 'contract');
  await expect.element(field('minimumOrder')).toHaveValue(0);
  await expect.element(field('deliveryRadius')).toHaveValue(12);
});

test('opens only the flagged term after a rejection', async () => {
  const vendor = await commands.seed('contract', { category: 'labs' });
  await review(sandbox, vendor.id, 'reject', { reason: 'Too far.', flags: ['deliveryRadius'] });
  enter(vendor);
  showStep(vendor, 'contract');
  await expect.element(field('deliveryRadius')).not.toHaveAttribute('readonly');
  await expect.element(field('minimumOrder')).toHaveAttribute('readonly');
  await expect.element(field('minimumOrder')).toHaveAccessibleDescription('Accepted. No change needed.');
  await expect.element(page.getByRole('region', { name: 'Please correct your application' })).toBeVisible();
  await expectRecorded('contract', 'with a flagged term', { boxes: true });
  await field('deliveryRadius').fill('5');
  await press(accept);
  await press(submit);
  await expect.element(page.getByRole('heading', { name: 'Sent for review again' })).toBeVisible();
  await expect.poll(() => left.mock.calls).toEqual([[`/dashboard?vendorId=${vendor.id}#sent`]]);
  expect($toasts.get().map(({ title }) => title)).toEqual(['Sent for review again']);
});

test.each([
  ['minimumOrder', 'deliveryRadius', '100'],
  ['deliveryRadius', 'minimumOrder', '5'],
] as const)('an accepted %s that the server refuses can be changed', async (name, flagged, right) => {
  const vendor = await commands.seed('contract', { category: 'labs' });
  await review(sandbox, vendor.id, 'reject', { reason: 'No.', flags: [flagged] });
  enter(vendor);
  showStep(vendor, 'contract');
  await expect.element(field(name)).toHaveAttribute('readonly');
  await press(accept);
  answer(contract, { status: 400, body: { errors: { [name]: ['Too high'] } } });
  await press(submit);
  await expectError(name, 'Too high');
  await field(name).fill(right);
  await press(submit);
  await expect.poll(() => left.mock.calls).toHaveLength(1);
});

test('shows the vendor’s business details, and each group as a folded summary', async () => {
  const { phone } = await openStep('contract', { info: { vendorName: 'Asha Medicals', city: 'Mysuru' } });
  const others = await groupAt(0);
  expect(others).toMatchObject({
    'Business name': 'Asha Medicals',
    'Owner’s full name': 'Asha Rao',
    Email: 'asha@sanjeevani.example',
    Phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    'Support phone': '+91 91234 56780',
    'Location on the map': '12.971940, 77.593689',
    Open: expect.stringContaining('09:00'),
  });
  expect(others['Address']).toContain('12 MG Road, Ashok Nagar');
  expect(others['Address']).toContain('560001');
  await expect.element(answers.getByText('Is something wrong? Press Change.')).toBeVisible();
  await expect
    .element(answers.getByText(/^You cannot change them here\. Call or write to us:/))
    .toBeVisible();
  await expectContacts(answers);
  const folds = answers.css('details').elements() as HTMLDetailsElement[];
  expect(folds.map(({ open }) => open)).toEqual([false, false, false]);
  expect(folds.map((fold) => fold.querySelector('h4')?.textContent)).toEqual([
    'Vendor information',
    'KYC & business details',
    'Documents',
  ]);
  expect(folds.map((fold) => fold.querySelector('summary > span')?.textContent)).toEqual([
    'Asha Medicals, Mysuru',
    'Asha Rao, 29ABCPE1234F1Z5',
    '4 documents',
  ]);
});

test('a group unfolds by itself if one of its answers is missing', async () => {
  const given = { info: { vendorName: 'Asha Medicals' }, kyc: {} as KycDetails, documents: [] };
  show(<Answers category="pharmacy" {...given} onChange={() => undefined} />);
  await expect.element(answers).toBeVisible();
  const folds = answers.css('details').elements() as HTMLDetailsElement[];
  expect(folds.map(({ open }) => open)).toEqual([true, true, true]);
});

test('the answers of a lab that is exempt from GST miss no certificate', async () => {
  const documents = ['labLicense', 'ownerPhoto', 'entranceWithOwner'];
  show(
    <Answers
      category="labs"
      info={{}}
      kyc={{ gstExempt: true }}
      {...{ documents }}
      onChange={() => undefined}
    />,
  );
  expect(Object.keys(await groupAt(2))).toEqual(['Lab licence', 'Owner photo', 'Entrance photo with owner']);
});

test('Back and Change lead to the steps', async () => {
  await openStep('contract');
  await expect.element(button('Change Vendor information')).not.toBeInTheDocument();
  for (const [name, step, control] of [
    ['Back', 'documents', 'gst'],
    ['Change Documents', 'documents', 'gst'],
    ['Change KYC & business details', 'kyc-documents', 'panNumber'],
  ] as const) {
    await button(name).click();
    await expect.element(stepHeading(step), { message: name }).toHaveFocus();
    await expect.element(field(control)).toBeVisible();
    if (step === 'documents') await press(button('Next'));
  }
});

test('the answers include a document that was just uploaded', async () => {
  const { id } = await openStep('contract');
  // The page does not reload the vendor before this step.
  const release = hold(new RegExp(`/vendors/${id}$`));
  await press(button('Change Documents'));
  await choose('gst', pdfFile('newer.pdf'));
  await choose('cheque', pdfFile());
  await expectState('cheque', 'uploaded');
  await press(button('Next'));
  await expect.element(stepHeading('contract')).toBeVisible();
  // This visit added documents, so the step was not “already completed”.
  expect(toast('Already Completed').elements()).toEqual([]);
  expect(await groupAt(2)).toMatchObject({ 'Cheque or bank statement': 'Uploaded' });
  await expect.element(answers.getByText('5 documents', { exact: true })).toBeVisible();
  release();
});

test('the answers leave out a document that was just removed', async () => {
  const { id } = await openStep('contract');
  await press(button('Change Documents'));
  await choose('cheque', pdfFile());
  await expectState('cheque', 'uploaded');
  await expect.element(card('cheque').getByText(/^Uploaded on/)).toBeVisible();
  // The vendor on this page still has the document.
  await expect.poll(() => card('cheque').getByRole('link', { name: /^View/ }).elements()).toHaveLength(1);
  const release = hold(new RegExp(`/vendors/${id}$`));
  await press(button(/^Remove\s*: Cheque or bank statement$/));
  await expectState('cheque', 'empty');
  await press(button('Next'));
  await expect.element(stepHeading('contract')).toBeVisible();
  expect(await groupAt(2)).not.toHaveProperty('Cheque or bank statement');
  await expect.element(answers.getByText('4 documents', { exact: true })).toBeVisible();
  release();
});

test('shows additional licences with their forms and dates', async () => {
  const licences = [
    { form: '20', number: 'KA/2023/123456' },
    { form: '21', number: 'CBE/1234/21', paidUpTo: '2099-03-31', asPrinted: true },
  ];
  await openStep('contract', { kyc: { licences } as SeedOptions['kyc'] & object });
  expect(await groupAt(1)).toMatchObject({
    'Drug licence number': 'Form 20: KA/2023/123456',
    'Licence 2': 'Form 21: CBE/1234/21 (as printed on the licence), fee paid until 31 Mar 2099',
  });
});
