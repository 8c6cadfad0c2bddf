import { expect, type BrowserContext, type Page } from 'playwright/test';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { slotsOf } from '#lib/domain/documents.ts';
import { infoFieldRows } from '#lib/domain/infoFields.ts';
import { kycFieldRows } from '#lib/domain/kycFields.ts';
import { infoAnswers, kycAnswers, licenceAnswers } from '../tests/support/answers.ts';
import { button, field } from './elements.ts';
import { pdf, photo } from './files.ts';
import { english, inDigitsOf, type Spoken } from './spoken.ts';
import { testCode } from './visitor.ts';

const { phone: _, ...withoutPhone } = infoAnswers;

/** What a vendor of these journeys types on the first step, but for the phone. */
export const info = {
  ...withoutPhone,
  vendorName: 'Sharma Medical Stores',
  ownerName: 'Anita Sharma',
  email: 'anita@sharma.example',
  supportPhone: '9812345670',
  addressLine1: '14 MG Road',
};

/** And on the second. */
export const kyc = {
  ...kycAnswers,
  panNumber: 'abcpe1234f',
  panHolderName: 'Anita Sharma',
  gstNumber: '29ABCPE1234F1Z5',
  bankAccount: '001234567890',
  confirmBankAccount: '001234567890',
  accountHolderName: 'Anita Sharma',
  ifsc: 'HDFC0001234',
};

export const licences = { ...licenceAnswers, drugLicenseNumber: 'DL/2023/123456' };

async function fillAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** A slow connection, on which the map waits to be asked for: drawing it costs a test no time. */
export async function withoutMap(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true }),
  );
}

/** Vendor information, every number in the digits of the language, the place found by search. */
export async function fillInfo(page: Page, phone: string, words: Spoken = english): Promise<void> {
  const typed = { ...info, vendorName: words.shop, phone };
  for (const row of infoFieldRows)
    if (row.typed === 'phone' || row.typed === 'pin') typed[row.name] = inDigitsOf(words, typed[row.name]);
  await fillAll(page, typed);
  await choosePlace(page);
}

/** The place of the shop, found by search. */
export async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
}

/** The opening hours are a sentence until they are changed. */
export async function openHours(page: Page): Promise<void> {
  await page.getByText('Change', { exact: true }).click();
}

/** The code dialog, to the KYC step. */
export async function verifyPhone(page: Page, words: Spoken = english): Promise<void> {
  await button(page, words.next).click();
  await field(page, 'otp').fill(inDigitsOf(words, testCode));
  await expect(field(page, 'panNumber')).toBeVisible();
}

/** KYC of a category, every code and number in the digits of the language, without the bank check. */
export async function fillKyc(page: Page, category: CategoryId, words: Spoken = english): Promise<void> {
  const licence = categories[category].licenceField;
  const typed: Record<string, string> = { ...kyc, [licence]: licences[licence] };
  for (const row of kycFieldRows)
    if (row.typed !== 'words' && row.name in typed)
      typed[row.name] = inDigitsOf(words, typed[row.name] ?? '');
  await fillAll(page, typed);
}

/** The bank check, to 'Verified'. */
export async function verifyBank(page: Page, words: Spoken = english): Promise<void> {
  await button(page, words.verifyBank).click();
  await expect(button(page, words.verified)).toBeVisible();
}

/** Next, pressed without the bank check: it says so in the bank's section and goes there. */
export async function expectBankNeeded(page: Page, words: Spoken = english): Promise<void> {
  await button(page, words.next).click();
  await expect(button(page, words.verifyBank)).toBeFocused();
  await expect(page.getByText(words.bankNeeded, { exact: true })).toBeVisible();
}

/** Every required document. */
export async function uploadDocuments(
  page: Page,
  category: CategoryId,
  { uploadedOn }: Spoken = english,
): Promise<void> {
  for (const slot of slotsOf(category).filter((one) => one !== 'cheque')) {
    const file = slot === 'ownerPhoto' || slot === 'entranceWithOwner' ? photo() : pdf();
    await field(page, slot).first().setInputFiles(file);
  }
  await expect(page.getByText(uploadedOn)).toHaveCount(4);
}
