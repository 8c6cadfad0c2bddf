import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { legacyStepIds, type LegacyStepId } from '#lib/domain/legacyForm.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { button, errorSummary, field, toast } from './elements.ts';
import { dragged, pdf, photo, staysAfterMissedDrop } from './files.ts';
import { expect, test } from './fixtures.ts';

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
const listed = (page: Page, step: LegacyStepId) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: titles[step] });
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
  await expectCategory(page, '/register/grocery?category=supplements', 'supplements');
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
    await expect(errorSummary(page)).toBeFocused();
    await expect(page.locator('#vendorName-error')).toHaveText('Vendor name is required');
    await errorSummary(page).getByRole('link').click();
    await expect(field(page, 'vendorName')).toBeFocused();
    await page.keyboard.type('Asha Diagnostics');
    await page.locator('input[name="category"][value="labs"]').check();
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
    await page.getByRole('button', { name: 'Remove pan.png' }).click();
    await expect(documents).toHaveText([/licence\.pdf/]);
    await expect(field(page, 'docs')).toBeFocused();
    await next(page);
  });

  await test.step('the review shows the answers and needs the terms', async () => {
    await expect(page.getByText('Verification takes 24-48 hours.')).toBeVisible();
    for (const answer of ['Labs', 'Asha Diagnostics', 'Bengaluru', 'licence.pdf (2 KB)', 'No']) {
      await expect(page.locator('dd').filter({ hasText: answer }).first()).toBeVisible();
    }
    await button(page, 'Submit').click();
    await expect(page.locator('#agree-error')).toHaveText('You must accept the terms to continue');
    await field(page, 'agree').check();
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

test('Back, Forward, the step list, a reload and a dropped file lose nothing', async ({ page, visitor }) => {
  await test.step('without a session the wizard leads home', async () => {
    await page.goto('/register/grocery?category=labs');
    await expect(page).toHaveURL(paths.home);
  });
  const documents = page.getByRole('list', { name: 'Documents' });
  await test.step('a dropped file is listed, and a missed drop keeps the page', async () => {
    await visitor.enter(page);
    await expectCategory(page, '/register', 'pharmacy');
    await fill(page, { vendorName: 'Asha Medicos' });
    await next(page);
    await fill(page, owner);
    await listed(page, 'documents').click();
    await expect(heading(page, 'documents')).toBeVisible();
    const file = await dragged(page, pdf());
    expect(await staysAfterMissedDrop(page, file)).toBe(true);
    await page.locator('label[for="docs"]').dispatchEvent('drop', { dataTransfer: file });
    await expect(documents).toContainText('licence.pdf');
  });
  await test.step('Back and Forward keep the answers and the file', async () => {
    await page.goBack();
    await expect(heading(page, 'owner')).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(owner.email);
    await page.goBack();
    await expect(field(page, 'vendorName')).toHaveValue('Asha Medicos');
    await page.goForward();
    await page.goForward();
    await expect(documents).toContainText('licence.pdf');
  });
  await test.step('the language does not change while a file is chosen', async () => {
    await page.locator('footer').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(toast(page, 'The language did not change')).toBeVisible();
    await expect(documents).toContainText('licence.pdf');
  });
  await test.step('a reload keeps the answers', async () => {
    await button(page, 'Back').click();
    await fill(page, location);

    await page.reload();
    await expect(heading(page, 'location')).toBeVisible();
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
    await expect(field(page, 'city')).toHaveValue('Bengaluru');
    await listed(page, 'vendor').click();
    await expect(field(page, 'vendorName')).toHaveValue('Asha Medicos');
    await expect(listed(page, 'vendor')).toHaveAttribute('aria-current', 'step');
  });

  await test.step('an empty form stays empty after a reload', async () => {
    await button(page, 'Start with an empty form').click();
    await expect(field(page, 'vendorName')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'vendorName')).toHaveValue('');
  });
});

test('Submit checks every step and leads to the wrong field', async ({ page, visitor }) => {
  await visitor.enter(page);
  await test.step('Submit names the steps with errors', async () => {
    await expectCategory(page, '/register/lab?category=supplements', 'labs');
    await listed(page, 'review').click();
    await field(page, 'agree').check();
    await button(page, 'Submit').click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(listed(page, 'location')).toHaveAccessibleName('Location & contact (has errors)');
  });
  await test.step('every refused step opens by keyboard, and everyone can use it', async () => {
    for (const step of legacyStepIds) {
      await listed(page, step).press('Enter');
      await expect(heading(page, step)).toBeFocused();
      if (step === 'documents')
        await field(page, 'docs').setInputFiles([pdf(), { ...pdf(), name: 'notes.txt' }]);
      else await expect(errorSummary(page)).toBeVisible();
      await expectAccessible(page, { within: 'main' });
    }
  });

  await test.step('the summary leads to the wrong field', async () => {
    await errorSummary(page).getByRole('link', { name: 'City required' }).click();
    await expect(heading(page, 'location')).toBeVisible();
    await expect(field(page, 'city')).toBeFocused();
    await fill(page, location);
    await expect(listed(page, 'location')).toHaveAccessibleName('Location & contact (completed)');
    await field(page, 'pincode').press('Enter');
    await expect(heading(page, 'documents')).toBeFocused();
  });
});
