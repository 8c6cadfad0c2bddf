import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import { answer, callsTo } from './network.ts';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import {
  button,
  errorOf,
  expectError,
  expectSummary,
  field,
  openStep,
  stepHeading,
  toast,
  type,
} from './papers.tsx';

const summary = 'Please fix the errors in the form';
const gstin = 'GSTIN: Enter valid GSTIN';
const person = [
  'PAN number: Enter valid PAN (e.g., ABCDE1234F)',
  'Name on PAN: Enter full name as per PAN',
] as const;
const bank = [
  'Bank account number: Enter 9–18 digit account',
  'Confirm account number: Enter 9–18 digit account',
  'Account holder name: Enter account holder name',
  'IFSC: Enter valid IFSC',
  'Verify your bank details to continue.',
] as const;

test.each([
  ['pharmacy', 'Drug licence number: Enter valid license (e.g., DL/2023/123456)'],
  ['supplements', 'FSSAI licence number: Enter FSSAI license number'],
  ['labs', 'Accreditation: Enter accreditation details'],
] as const)('lists everything that an empty form of a %s lacks', async (category, licence) => {
  await openStep('kyc-documents', { category });
  await button('Next').click();
  await expectSummary(summary, [gstin, ...person, licence, ...bank]);
  const failed = toast('Validation Error');
  await expect.element(failed).toMatchTextContent('Please fix the errors in the form');
  await expect.element(failed).toHaveAttribute('role', 'alert');
});

test('the summary leads to the field that it names, and to the bank check', async () => {
  await openStep('kyc-documents');
  await button('Next').click();
  await page.getByRole('link', { name: person[1] }).click();
  await expect.element(field('panHolderName')).toHaveFocus();
  await page.getByRole('link', { name: bank[4] }).click();
  await expect.element(button('Verify Bank Details')).toHaveFocus();
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
])('%s says what is wrong with it, and takes what is right', async (name, wrong, message, right) => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await type(name, wrong);
  await expectError(name, message);
  // Where an account is wrong, its second time is judged by itself.
  if (name === 'bankAccount') await type('confirmBankAccount', right);
  await type(name, right);
  await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  await expect.element(errorOf(name)).toHaveTextContent('');
});

test('two accounts that differ are told at the second one', async () => {
  await openStep('kyc-documents');
  await typeKyc({ ...kycAnswered, confirmBankAccount: '001234567891' });
  await checkBank();
  await button('Next').click();
  await expectError('confirmBankAccount', "Account numbers don't match");
  await expectSummary(summary, ["Confirm account number: Account numbers don't match"]);
  expect(callsTo(/\/kyc$/)).toEqual([]);
});

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
    'a licence with other signs',
    'drugLicenseNumber',
    'VLR/3234/20&21',
    /^Please check the number\. Type only/,
  ],
])('asks for a second look at %s without refusing it', async (_what, name, odd, words) => {
  await openStep('kyc-documents');
  await typeKyc({ panNumber: 'ABCPE1234F', [name]: odd });
  await expect.element(page.getByText(words)).toHaveAttribute('role', 'status');
  if (name !== 'drugLicenseNumber') await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
});

test('a GSTIN fills in the PAN that is in it, and says so', async () => {
  await openStep('kyc-documents');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('10 letters and digits');
  await field('gstNumber').fill('29ABCPE1234F1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('Filled in from your GSTIN');
  await expect
    .element(page.getByText('PAN number: Filled in from your GSTIN'))
    .toHaveAttribute('role', 'status');
  // Another GSTIN replaces what was filled in.
  await field('gstNumber').fill('29ABCPF1234G1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPF1234G');
});

test('a GSTIN never replaces a PAN that was typed', async () => {
  await openStep('kyc-documents');
  await field('panNumber').fill('ABCPE1234F');
  await field('gstNumber').fill('29ABCPF1234G1Z5');
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('panNumber')).toHaveAccessibleDescription('10 letters and digits');
});

test.each([
  ['panHolderName', 'Name on PAN'],
  ['accountHolderName', 'Account holder name'],
])('offers the owner as %s, and fills that field alone', async (name, label) => {
  await openStep('kyc-documents', { info: { ownerName: 'Anita Sharma' } });
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
  ['HDFC', 'HDFC Bank', 'bank'],
  ['HDFC0999998', 'We don’t know this branch. Please check the IFSC on your cheque.', 'unknown'],
])('says whose IFSC %s is', async (code, words, kind) => {
  await openStep('kyc-documents');
  const note = page.css('[data-ifsc]');
  await expect.element(note).toHaveTextContent('');
  await type('ifsc', code);
  await expect.element(note).toHaveTextContent(words);
  await expect.element(note).toHaveAttribute('role', 'status');
  await expect.element(note).toHaveAttribute('data-ifsc', kind);
});

test('codes are typed in capitals, figures on a keypad, and nothing is remembered', async () => {
  await openStep('kyc-documents');
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

test('digits of another script are sent as 0 to 9, and codes in capitals', async () => {
  const { id } = await openStep('kyc-documents');
  await typeKyc({
    ...kycAnswered,
    panNumber: 'abcpe१२३४f',
    bankAccount: '००१२३४५६७८९०',
    ifsc: ' hdfc0001234 ',
  });
  await checkBank();
  await button('Next').click();
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]).toMatchObject({
    method: 'PATCH',
    path: `/api/vendors/${id}/kyc`,
    body: { panNumber: 'ABCPE1234F', bankAccount: '001234567890', ifsc: 'HDFC0001234' },
  });
  expect(callsTo(/\/kyc$/)[0]?.body).not.toHaveProperty('confirmBankAccount');
});

const exempt = page.getByRole('checkbox', {
  name: 'Not registered for GST (diagnostic services are exempt)',
  exact: true,
});

test('a lab that declares its GST exemption is asked for no number', async () => {
  await openStep('kyc-documents', { category: 'labs' });
  await exempt.click();
  await expect.element(field('gstNumber')).not.toBeInTheDocument();
  const { gstNumber: _, drugLicenseNumber: __, ...others } = kycAnswered;
  await typeKyc({ ...others, accreditation: 'NABL MC-2345' });
  await checkBank();
  await button('Next').click();
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]?.body).toMatchObject({ gstExempt: true });
  expect(callsTo(/\/kyc$/)[0]?.body).not.toHaveProperty('gstNumber');
});

test('a declaration that is taken back asks for the number again', async () => {
  await openStep('kyc-documents', { category: 'labs' });
  await button('Next').click();
  await expectError('gstNumber', 'Enter valid GSTIN');
  await exempt.click();
  await expect.element(page.getByRole('link', { name: gstin })).not.toBeInTheDocument();
  await exempt.click();
  await expect.element(field('gstNumber')).toBeVisible();
});

test.each(['pharmacy', 'supplements'] as const)('a %s is offered no GST exemption', async (category) => {
  await openStep('kyc-documents', { category });
  await expect.element(field('gstNumber')).toBeVisible();
  await expect.element(exempt).not.toBeInTheDocument();
});

test('an API without the field is offered no GST exemption', async () => {
  setCapabilities('');
  await openStep('kyc-documents', { category: 'labs' });
  await expect.element(field('gstNumber')).toBeVisible();
  await expect.element(exempt).not.toBeInTheDocument();
});

test('a refused GST exemption is taken back, and the number is asked with why', async () => {
  await openStep('kyc-documents', { category: 'labs' });
  await exempt.click();
  const { gstNumber: _, drugLicenseNumber: __, ...others } = kycAnswered;
  await typeKyc({ ...others, accreditation: 'NABL MC-2345' });
  await checkBank();
  answer(/\/kyc$/, { status: 400, body: { errors: { gstNumber: ['Required here'] } } });
  await button('Next').click();
  await expectError(
    'gstNumber',
    'We cannot accept this online yet. Type your GSTIN. If you have none, call or write to us. What you typed is saved.',
  );
  await expect.element(exempt).not.toBeChecked();
});

test.each([
  ['2020-03-31', 'This date has passed. You can continue. Please keep your new receipt ready.'],
  ['2099-03-31', null],
])('an FSSAI licence valid until %s is noted and stops nobody', async (day, words) => {
  await openStep('kyc-documents', { category: 'supplements' });
  await field('fssaiExpiry').fill(day);
  if (words === null) expect(page.getByText(/^This date/).elements()).toEqual([]);
  else await expect.element(page.getByText(words)).toHaveAttribute('role', 'status');
  await expect.element(field('fssaiExpiry')).not.toHaveAttribute('aria-invalid');
  const { drugLicenseNumber: _, ...others } = kycAnswered;
  await typeKyc({ ...others, fssaiNumber: '11223344556677' });
  await checkBank();
  await button('Next').click();
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]?.body).toMatchObject({ fssaiExpiry: day });
});
