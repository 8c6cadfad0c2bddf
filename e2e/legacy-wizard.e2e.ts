import { offeredIds } from '#lib/domain/category/offered.ts';
import { paths } from '#lib/paths.ts';
import { button, field, toast } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';

const answers = [
  { vendorName: 'Asha Diagnostics' },
  { ownerName: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210' },
  { supportPhone: '9876543211', addressLine1: '12 MG Road', city: 'Bengaluru', pincode: '560001' },
];

// tests/screens/legacyWizard.test.tsx has the errors, the files and the review of every step.
test('registers in five steps, leads home and calls no API', async ({ page, visitor, allowErrors }) => {
  // Signing in with a phone without a vendor gets a 404.
  allowErrors(/status of 404/);
  await visitor.enter(page);
  await page.goto(paths.delivery);
  const category = offeredIds[1] ?? offeredIds[0];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await test.step('the address chooses the category', async () => {
    await page.goto(`/register/grocery?category=${category}`);
    await expect(page.locator(`input[name="category"][value="${category}"]`)).toBeChecked();
  });
  await test.step('the answers and a document of the disk lead to the review', async () => {
    for (const step of answers) {
      for (const [name, value] of Object.entries(step)) await field(page, name).fill(value);
      await button(page, 'Continue').click();
    }
    await field(page, 'docs').setInputFiles(pdf(2000, 'licence.pdf'));
    await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page.locator('dd').filter({ hasText: 'licence.pdf (2 KB)' })).toBeVisible();
  });
  await test.step('the submission is confirmed and leads to the home page', async () => {
    await field(page, 'agree').check();
    await button(page, 'Submit').click();
    await expect(toast(page, 'Registration submitted')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
    expect(calls).toEqual([]);
  });
  await test.step('Back passes over the wizard, and its form is empty', async () => {
    await page.goBack();
    await expect(page).toHaveURL(paths.delivery);
    await page.goto('/register');
    await expect(field(page, 'vendorName')).toHaveValue('');
  });
});
