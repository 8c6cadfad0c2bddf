import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import { $handedOver } from '#lib/stores/application/handedOver.ts';
import { button, css, field, openForm, press, readCopy, summary, tap } from './firstStep.tsx';
import { answer, answerLate, callsTo, hold } from './network.ts';
import { openStep } from './papers.tsx';
import { enter } from './screen.tsx';

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
  await field('vendorName').click();
}

/** Opens the offer and types a GSTIN. */
async function typeGstin(gstin = person): Promise<void> {
  await expect.element(offer).toBeVisible();
  tap(offer);
  await field('gstNumber').fill(gstin);
}

test('fills the empty fields of the first form, and only when it is asked to', async () => {
  answer(lookUp, { status: 200, body: record });
  await openSignedIn();
  await field('pincode').fill('560002');
  await field('ownerName').fill('');
  await typeGstin();
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
  await expect.element(offer).toBeVisible();
  tap(offer);
  await field('gstNumber').click();
  await press('29 abcpe 1234f 1z5');
  expect(getComputedStyle(field('gstNumber').element()).textTransform).toBe('uppercase');
  await expect.element(button('Use “12 MG Road, Bengaluru”')).toBeVisible();
  tap(button('Use “12 MG Road, Bengaluru”'));
  await expect.element(field('addressLine1')).toHaveFocus();
  await expect.element(field('addressLine1')).toHaveValue('12 MG Road, Bengaluru');
  for (const name of ['vendorName', 'ownerName', 'pincode'])
    await expect.element(field(name)).toHaveValue('');
});

test('offers “Use all” only for several values', async () => {
  answer(lookUp, { status: 200, body: record });
  await openSignedIn();
  for (const name of ['vendorName', 'ownerName']) await field(name).fill('Mine');
  await field('pincode').fill('560002');
  await typeGstin();
  await expect.element(button('Use “12 MG Road, Bengaluru”')).toBeVisible();
  expect(button('Use all').elements()).toHaveLength(0);
});

test('keeps the field with the focus in its place when the offer appears above it', async () => {
  await openSignedIn();
  const before = field('vendorName').element().getBoundingClientRect().top;
  await expect.element(offer).toBeVisible();
  const moved = Math.abs(field('vendorName').element().getBoundingClientRect().top - before);
  expect(moved).toBeLessThan(1);
});

test.each([
  ['500', { status: 500, headers: { 'x-request-id': 'req_7' } }, `${failed} req_7`],
  ['429', { status: 429 }, failed],
  ['another shape', { status: 200, body: { success: true, legalName: [] } }, failed],
  ['no network', 'no network', failed],
  ['404', { status: 404 }, 'The GST register does not have this number. Please check it. You can continue.'],
  [
    'cancelled',
    { status: 200, body: { ...record, status: 'cancelled' } },
    'The GST register says that this registration is cancelled. You can continue.',
  ],
  [
    'another state',
    { status: 200, body: record, gstin: '33ABCPE1234F1Z5' },
    'The GSTIN is from Tamil Nadu, the PIN code from Karnataka. Please check both.',
  ],
] as const)('says what the register answers, and changes nothing: %s', async (_what, reply, words) => {
  answer(lookUp, reply);
  await openSignedIn();
  await field('vendorName').fill('Mine');
  await field('pincode').fill('560001');
  await typeGstin(typeof reply === 'object' && 'gstin' in reply ? reply.gstin : person);
  await says(words);
  await expect.element(field('vendorName')).toHaveValue('Mine');
  await expect.element(field('addressLine1')).toHaveValue('');
});

test('waits in words for a slow register, while the vendor goes on typing', async () => {
  const release = hold(lookUp);
  await openSignedIn();
  await typeGstin();
  await says('Looking in the GST register…');
  await field('vendorName').fill('Mine');
  release();
  await says('Business name in the GST register');
  await expect.element(field('vendorName')).toHaveValue('Mine');
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

test.each([
  ['404', { status: 404 }, 'The GST register does not have this number. Please check it. You can continue.'],
  [
    'another PIN code',
    { status: 200, body: { ...record, pincode: '560002' } },
    'PIN code in the GST register: “560002”',
  ],
  [
    'another state',
    { status: 200, body: record, gstin: '33ABCPE1234F1Z5' },
    'The GSTIN is from Tamil Nadu, the PIN code from Karnataka. Please check both.',
  ],
] as const)('the KYC step announces what the register answers: %s', async (_what, reply, words) => {
  const said = css('[role="status"]');
  const release = answerLate(lookUp, reply);
  await openStep('kyc-documents');
  await field('gstNumber').fill('gstin' in reply ? reply.gstin : person);
  await expect.element(said.filter({ hasText: 'Looking in the GST register…' })).toBeVisible();
  release();
  await expect.element(said.filter({ hasText: words })).toBeVisible();
});

test('asks nothing on the KYC step without the capability', async () => {
  setCapabilities('deleteVendor');
  await openStep('kyc-documents');
  await field('gstNumber').fill(person);
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  expect(callsTo(lookUp)).toHaveLength(0);
});
