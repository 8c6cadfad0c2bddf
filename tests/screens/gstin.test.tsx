import { describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import { $handedOver } from '#lib/stores/application/handedOver.ts';
import { button, css, field, openForm, press, readCopy, summary, tap } from './firstStep.tsx';
import { typeKyc } from './kycStep.tsx';
import { answer, answerLate, callsTo } from './network.ts';
import { openStep } from './papers.tsx';
import { enter, openOnce } from './screen.tsx';

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
  await press('{Enter}');
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
