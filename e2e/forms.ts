import type { Page } from 'playwright/test';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { slotsOf } from '#lib/domain/documents.ts';
import { pdf, photo } from './files.ts';
import { expect, testCode } from './fixtures.ts';

/** What a vendor of these journeys types on the first step. */
export const info = {
  vendorName: 'Sharma Medical Stores',
  ownerName: 'Anita Sharma',
  email: 'anita@sharma.example',
  supportPhone: '9812345670',
  addressLine1: '14 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
};

/** And on the second. */
export const kyc = {
  panNumber: 'abcpe1234f',
  panHolderName: 'Anita Sharma',
  gstNumber: '29ABCPE1234F1Z5',
  bankAccount: '001234567890',
  confirmBankAccount: '001234567890',
  accountHolderName: 'Anita Sharma',
  ifsc: 'HDFC0001234',
};

const licences = {
  drugLicenseNumber: 'DL/2023/123456',
  fssaiNumber: '11223344556677',
  accreditation: 'NABL MC-2345',
};

async function fillAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value);
}

/** A connection that asks to save data: the map waits to be asked for, and drawing it costs a test no time. */
export async function withoutMap(page: Page): Promise<void> {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Vendor information, the place found by search. */
export async function fillInfo(page: Page, phone: string): Promise<void> {
  await fillAll(page, { ...info, phone });
  await page.getByRole('combobox').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
}

/** The code dialog, to the KYC step. */
export async function verifyPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('input[name="otp"]').fill(testCode);
  await page.getByRole('button', { name: 'Verify & Create Vendor' }).click();
  await expect(page.locator('input[name="panNumber"]')).toBeVisible();
}

/** KYC of a category, without the bank check. */
export async function fillKyc(page: Page, category: CategoryId): Promise<void> {
  const field = categories[category].licenceField;
  await fillAll(page, { ...kyc, [field]: licences[field] });
}

/** The bank check, to 'Verified'. */
export async function verifyBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify Bank Details' }).click();
  await expect(page.getByRole('button', { name: 'Verified' })).toBeVisible();
}

/** Every required document. */
export async function uploadDocuments(page: Page, category: CategoryId): Promise<void> {
  for (const slot of slotsOf(category).filter((one) => one !== 'cheque')) {
    const file = slot === 'ownerPhoto' || slot === 'entranceWithOwner' ? photo() : pdf();
    await page.locator(`input[name="${slot}"]`).first().setInputFiles(file);
  }
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(4);
}

/** The heading of the step on screen. */
export function stepHeading(page: Page, title: string) {
  return page.getByRole('heading', { level: 2, name: title, exact: true });
}
