import { afterEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import * as limits from '#lib/limits.ts';
import { answer, callsTo, hastenTimers } from './network.ts';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import {
  button,
  errorOf,
  expectError,
  expectSummary,
  field,
  openStep,
  showStep,
  stepHeading,
  type,
} from './papers.tsx';
import { expectRecorded } from './recorded.ts';
import { press } from './press.ts';
import { enter, openOnce } from './screen.tsx';

const refused = 'Enter valid license (e.g., DL/2023/123456)';
const fold = page.getByText('More licences and dates', { exact: true });
const asPrinted = page.getByRole('checkbox', { name: 'This is how it is printed on my licence' });
const add = button('Add a licence');

async function openLicences(): Promise<void> {
  await openStep('kyc-documents');
  await press(fold);
}

async function addLicence(place: number, number: string): Promise<void> {
  await press(add);
  await expect.element(field(`licences.${place}.number`)).toHaveFocus();
  document.execCommand('insertText', false, number);
}

/** Presses Next and returns the body of the KYC call. */
async function sent(): Promise<Record<string, unknown>> {
  await checkBank();
  await press(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  return callsTo(/\/kyc$/)[0]?.body as Record<string, unknown>;
}

test('additional licences are folded until the vendor opens them', async () => {
  await openStep('kyc-documents');
  await expect.element(page.css('#addLicence')).not.toBeVisible();
  await fold.click();
  await expect.element(add).toBeVisible();
  await expect
    .element(page.getByText(/^Add more if you have more than one licence, for example Form 20 and Form 21\./))
    .toBeVisible();
  await expect.element(page.getByText('The licence above', { exact: true })).toBeVisible();
  await field('drugLicenseNumber').fill('DL/2023/123456');
  await expect.element(page.getByText('Licence DL/2023/123456', { exact: true })).toBeVisible();
});

test.each([
  ['form', '20Z'],
  ['paidUpTo', '2099-03-31'],
])('a saved %s is unfolded, even a form that this page does not know', async (part, value) => {
  const seeded = await commands.seed('created');
  const kyc = { ...kycAnswered, licences: [{ [part]: value, number: kycAnswered.drugLicenseNumber }] };
  const steps = { step1: { completed: true }, step2: { completed: false, data: kyc } };
  answer(/\/application-progress$/, { status: 200, body: { applicationData: steps } }, 9);
  enter(seeded);
  showStep(seeded, 'kyc-documents');
  await expect.element(field(`licences.0.${part}`)).toBeVisible();
  await expect.element(field(`licences.0.${part}`)).toHaveValue(value);
});

test('sends each licence with its own form and date', async () => {
  await openLicences();
  await typeKyc(kycAnswered);
  await page.css('[id="licences.0.form"]').selectOptions('20');
  await addLicence(1, 'DL/2023/111111');
  await addLicence(2, 'DL/2023/२२२२२२');
  await page.css('[id="licences.1.form"]').selectOptions('21');
  await page.css('[id="licences.2.form"]').selectOptions('20B');
  await field('licences.2.paidUpTo').fill('2099-03-31');
  expect((await sent())['licences']).toEqual([
    { form: '20', number: 'DL/2023/123456' },
    { form: '21', number: 'DL/2023/111111' },
    { form: '20B', number: 'DL/2023/222222', paidUpTo: '2099-03-31' },
  ]);
});

describe('unfolded licences', () => {
  openOnce(openLicences);
  afterEach(async () => {
    const added = page.getByRole('button', { name: /^Remove licence/ }).all();
    for (const remove of added.toReversed()) await press(remove);
  });

  test.each([
    [2, 'DL/2023/222222'],
    [3, 'DL/2023/111111'],
  ])('removing licence %i keeps the other and announces it', async (place, kept) => {
    await addLicence(1, 'DL/2023/111111');
    await addLicence(2, 'DL/2023/222222');
    await expect.element(button('Remove licence 1')).not.toBeInTheDocument();
    await button(`Remove licence ${place}`).click();
    await expect.element(field('licences.2.number')).not.toBeInTheDocument();
    await expect.element(field('licences.1.number')).toHaveValue(kept);
    await expect.element(add).toHaveFocus();
    const said = page.getByText(`Licence ${place} is removed.`);
    await expect.element(said).toHaveAttribute('role', 'status');
    await press(add);
    await expect.element(said).not.toBeInTheDocument();
  });

  test('announces each of two removals of the same number', async () => {
    for (const place of [1, 2]) await addLicence(place, `DL/2023/${place}11111`);
    const said = page.getByRole('status').filter({ hasText: 'Licence 2 is removed.' });
    await press(button('Remove licence 2'));
    await expect.element(said).toBeInTheDocument();
    const first = said.element().textContent;
    await press(button('Remove licence 2'));
    await expect.element(field('licences.1.number')).not.toBeInTheDocument();
    expect(said.element().textContent).not.toBe(first);
  });

  test('a double press removes one licence', async () => {
    await addLicence(1, 'DL/2023/111111');
    await addLicence(2, 'DL/2023/222222');
    await userEvent.dblClick(button('Remove licence 2'));
    await expect.element(field('licences.2.number')).not.toBeInTheDocument();
    await expect.element(field('licences.1.number')).toHaveValue('DL/2023/222222');
  });

  test('a change of the second licence leaves the others unchanged', async () => {
    await addLicence(1, 'DL/2023/111111');
    await addLicence(2, 'DL/2023/222222');
    await field('licences.1.number').fill('DL/2023/999999');
    await expect.element(field('licences.2.number')).toHaveValue('DL/2023/222222');
    await expect.element(field('drugLicenseNumber')).toHaveValue('');
    await expect.element(page.getByText('Licence 3', { exact: true })).toBeVisible();
  });

  test.each([
    ['2020-03-31', 'This date has passed. You can continue. Please keep your new receipt ready.'],
    [inDays(10), 'This date is near. You can continue. Please renew in time.'],
  ])('shows a note beside the date of a fee paid until %s', async (day, words) => {
    await addLicence(1, 'DL/2023/111111');
    await field('licences.1.paidUpTo').fill(day);
    const note = page.getByText(words);
    await expect.element(note).toHaveAttribute('role', 'status');
    expect(
      note.element().closest('.field')?.contains(field('licences.1.paidUpTo').element()),
      'the note is at the field of the date',
    ).toBe(true);
    await field('licences.1.paidUpTo').fill(inDays(400));
    await expect.element(note).not.toBeInTheDocument();
  });
});

test('accepts an unknown number once the vendor declares it “as printed”', async () => {
  await openStep('kyc-documents');
  const { drugLicenseNumber: _, ...others } = kycAnswered;
  await typeKyc({ ...others, drugLicenseNumber: 'CBE/1234/20' });
  await expect.element(asPrinted).not.toBeInTheDocument();
  await type('drugLicenseNumber', 'CBE/1234/20');
  await expectError('drugLicenseNumber', refused);
  await asPrinted.click();
  await expect.element(errorOf('drugLicenseNumber')).toHaveTextContent('');
  await expect.element(field('drugLicenseNumber')).not.toHaveAttribute('aria-invalid');
  await expect.element(asPrinted).toBeChecked();
  expect(await sent()).toMatchObject({ drugLicenseNumber: 'CBE/1234/20', licenceAsPrinted: true });
});

describe('the number of a licence', () => {
  const { drugLicenseNumber } = kycAnswered;
  openOnce(async () => {
    await openStep('kyc-documents');
    await typeKyc({ drugLicenseNumber });
  });

  test.each(['ab', 'abcde', 'CBE/1234/20 & 21'])(
    'is refused despite the declaration if it is impossible: %s',
    async (number) => {
      await type('drugLicenseNumber', number);
      await expectError('drugLicenseNumber', refused);
      await press(asPrinted);
      await expectError('drugLicenseNumber', refused);
      await press(asPrinted);
      await typeKyc({ drugLicenseNumber });
    },
  );
});

test('shows the error of an additional licence at its number, with its own tick', async () => {
  // On a slow machine the answers would be saved before the recording.
  hastenTimers(limits.autosaveDelayMs, 3_600_000);
  await openLicences();
  await typeKyc(kycAnswered);
  await addLicence(1, 'DL/2023/111111');
  await addLicence(2, 'CBE/1234/21');
  await checkBank();
  await press(button('Next'));
  await expectError('licences.2.number', refused);
  await expectRecorded('kyc-documents', 'three licences', { boxes: true });
  await expectSummary('Please check 1 thing', ['More licences and dates'], 'licences.2.number');
  await expect.element(field('licences.1.number')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: 'More licences and dates' }).click();
  await expect.element(field('licences.2.number')).toHaveFocus();
  await expect.element(field('licences.1.asPrinted')).not.toBeInTheDocument();
  await field('licences.2.asPrinted').click();
  await expect.element(field('licences.2.number')).not.toHaveAttribute('aria-invalid');
  await press(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  expect(callsTo(/\/kyc$/)[0]?.body).toMatchObject({
    licences: [
      { number: 'DL/2023/123456' },
      { number: 'DL/2023/111111' },
      { number: 'CBE/1234/21', asPrinted: true },
    ],
  });
});

test('a refusal unfolds the licences', async () => {
  await openLicences();
  await typeKyc(kycAnswered);
  await addLicence(1, 'abc');
  await press(fold);
  await expect.element(page.css('#addLicence')).not.toBeVisible();
  await checkBank();
  await press(button('Next'));
  await expect.element(field('licences.1.number')).toBeVisible();
  await expectError('licences.1.number', refused);
  // No licence is printed like this.
  await expect.element(field('licences.1.asPrinted')).not.toBeInTheDocument();
});

/** Returns the date this many days from now in the format of a date field. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
