import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { slotsOf } from '#lib/domain/documents/documents.ts';
import { infoFieldRows } from '#lib/domain/info/infoFields.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { infoAnswers, kycAnswers, licenceAnswers } from '../tests/support/answers.ts';
import { testCode } from './deployed.ts';
import { button, field, loginDialog } from './elements.ts';
import { pdf, photo } from './files.ts';
import { english, inDigitsOf, type Spoken } from './spoken.ts';

const { phone: _, ...withoutPhone } = infoAnswers;

/** A vendor's values for the first step, without the phone. */
export const info = {
  ...withoutPhone,
  vendorName: 'Sharma Medical Stores',
  ownerName: 'Anita Sharma',
  email: 'anita@sharma.example',
  supportPhone: '9812345670',
  addressLine1: '14 MG Road',
};

/** A vendor's values for the KYC step, without the licence. */
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

/**
 * Pretends a slow connection, on which the map waits for its button. Drawing it would take time in every test.
 */
export async function withoutMap(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true }),
  );
}

/** Fills in vendor information, with numbers in the digits of the language and a place from the search. */
export async function fillInfo(page: Page, phone: string, words: Spoken = english): Promise<void> {
  const typed = { ...info, vendorName: words.shop, phone };
  for (const row of infoFieldRows)
    if (row.typed === 'phone' || row.typed === 'pin') typed[row.name] = inDigitsOf(words, typed[row.name]);
  await fillAll(page, typed);
  await choosePlace(page);
}

/** Searches the place of the shop and takes the first result. */
export async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
}

/** Opens the opening hours, which are a sentence until a vendor changes them. */
export async function openHours(page: Page): Promise<void> {
  await page.getByText('Change', { exact: true }).click();
}

/** Fills in the KYC of a category. Leaves out the bank check. */
export async function fillKyc(page: Page, category: CategoryId, values = kyc): Promise<void> {
  const licence = licenceFieldOf(category);
  await fillAll(page, { ...values, [licence]: licences[licence] });
}

/** Runs the bank check by keyboard, because a notification may slide over the button. Waits for “Verified”. */
export async function verifyBank(page: Page, words: Spoken = english): Promise<void> {
  await button(page, words.verifyBank).press('Enter');
  await expect(button(page, words.verified)).toBeVisible();
}

/** Uploads every required document. */
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

/** Signs in through the dialog over a form. This dialog keeps the page, unlike the one of the public site. */
export async function signInHere(page: Page, phone: string, words: Spoken = english): Promise<void> {
  const dialog = loginDialog(page, words);
  await field(dialog, 'phone').fill(phone);
  await button(dialog, words.sendOtp).click();
  await field(dialog, 'code').fill(testCode);
  await expect(dialog).toBeHidden();
}
