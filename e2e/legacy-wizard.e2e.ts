import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { type LegacyStepId } from '#lib/domain/application/legacyForm.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { button, errorSummary, field, toast } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { english } from './spoken.ts';

const titles: Record<LegacyStepId, string> = {
  vendor: 'Vendor information',
  owner: 'Owner details',
  location: 'Location & contact',
  documents: 'Documents',
  review: 'Review & submit',
};
const messages = {
  ownerName: 'Owner full name is required',
  email: 'Valid email required',
  phone: 'Phone is required',
  supportPhone: 'Primary contact required',
  addressLine1: 'Address is required',
  city: 'City required',
  pincode: 'PIN/ZIP required',
};
const heading = (page: Page, step: LegacyStepId) =>
  page.getByRole('heading', { level: 2, name: titles[step], exact: true });
const next = (page: Page) => button(page, 'Continue').click();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const owner = { ownerName: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210' };
const location = {
  supportPhone: '9876543211',
  addressLine1: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
};

test.beforeEach(({ allowErrors }) => {
  // Signing in with a phone without a vendor gets a 404.
  allowErrors(/status of 404/);
});

/** Expects the category that an address chooses. tests/domain/legacyForm.test.ts checks every query and path. */
async function expectCategory(page: Page, address: string, category: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(`input[name="category"][value="${category}"]`)).toBeChecked();
}

test('registers in five steps, checks each step and calls no API', async ({ page, visitor }) => {
  await visitor.enter(page);
  await page.goto(paths.delivery);
  const other = offeredIds[1] ?? offeredIds[0];
  await expectCategory(page, `/register/grocery?category=${other}`, other);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });

  await test.step('the vendor name is required', async () => {
    await expect(page.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      brand.supportEmailHref,
    );
    await expect(button(page, 'Back')).toBeDisabled();
    await next(page);
    await expect(field(page, 'vendorName')).toBeFocused();
    await expect(page.locator('#vendorName-error')).toHaveText('Vendor name is required');
    await errorSummary(page).getByRole('link').click();
    await expect(field(page, 'vendorName')).toBeFocused();
    await page.keyboard.type('Asha Diagnostics');
    await page.locator(`input[name="category"][value="${other}"]`).check();
    await next(page);
  });

  await test.step('the owner details are checked', async () => {
    await expect(heading(page, 'owner')).toBeFocused();
    await expect(field(page, 'whatsappUpdates')).toBeChecked();
    await fill(page, { ownerName: 'A', email: 'asha', phone: '12345' });
    await next(page);
    for (const name of ['ownerName', 'email', 'phone'] as const) {
      await expect(page.locator(`#${name}-error`)).toHaveText(messages[name]);
    }
    await fill(page, owner);
    await field(page, 'whatsappUpdates').uncheck();
    await next(page);
  });

  await test.step('the location is checked', async () => {
    await next(page);
    for (const name of ['supportPhone', 'addressLine1', 'city', 'pincode'] as const) {
      await expect(page.locator(`#${name}-error`)).toHaveText(messages[name]);
    }
    await fill(page, location);
    await next(page);
  });

  await test.step('files of another type or over 10 MB are refused', async () => {
    await expect(
      page.getByText('Required documents may include business license, GST, PAN and address proof.'),
    ).toBeVisible();
    // Choose the files from disk: handing over ten megabytes as text takes the browser many seconds.
    const files = [
      pdf(2000, 'licence.pdf'),
      photo({ width: 64, height: 48 }, 'pan.png'),
      pdf(2000, 'notes.txt'),
      pdf(limits.legacyDocumentMaxBytes + 1, 'huge.pdf'),
    ].map(({ name, buffer }) => {
      const path = test.info().outputPath(name);
      writeFileSync(path, buffer);
      return path;
    });
    await field(page, 'docs').setInputFiles(files);
    const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
    await expect(documents).toHaveText([/licence\.pdf.*2 KB/, /pan\.png/]);
    await expect(page.locator('#docs-error')).toContainText('notes.txt: File type not allowed.');
    await expect(page.locator('#docs-error')).toContainText('huge.pdf: File size must be ≤ 10MB');
    // By keyboard, because a notification may slide over the button.
    await page.getByRole('button', { name: 'Remove pan.png' }).press('Enter');
    await expect(documents).toHaveText([/licence\.pdf/]);
    await expect(field(page, 'docs')).toBeFocused();
    await next(page);
  });

  await test.step('the review shows the answers and needs the terms', async () => {
    await expect(page.getByText('Verification takes 24-48 hours.')).toBeVisible();
    for (const answer of [
      english.services[other],
      'Asha Diagnostics',
      'Bengaluru',
      'licence.pdf (2 KB)',
      'No',
    ]) {
      await expect(page.locator('dd').filter({ hasText: answer }).first()).toBeVisible();
    }
    await button(page, 'Submit').click();
    await expect(page.locator('#agree-error')).toHaveText('You must accept the terms to continue');
    // By key, because a notification that a mouse holds would cover the box.
    await field(page, 'agree').press('Space');
    await button(page, 'Submit').click();
    await expect(toast(page, 'Registration submitted')).toContainText(
      "We have received your details. We'll verify and get back soon.",
    );
    await expect(page).toHaveURL(paths.home);
    expect(calls).toEqual([]);
  });
  await test.step('after the submit the form is empty', async () => {
    await page.goBack();
    await expect(page).toHaveURL(paths.delivery);
    await page.goto('/register');
    await expect(field(page, 'vendorName')).toHaveValue('');
  });
});
