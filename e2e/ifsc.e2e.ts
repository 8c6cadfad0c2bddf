import type { Page } from 'playwright/test';
import { startApplication } from './visitor.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.locator('input[name="ifsc"]');
const note = (page: Page) => page.locator('[data-ifsc]');

test('the bank is named as its code is typed, from its own file alone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ifsc/')) asked.push(pathname);
  });
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await field(page).pressSequentially('hdf');
  await expect(note(page)).toBeEmpty();
  expect(asked).toEqual([]);
  await field(page).pressSequentially('c0');
  await expect(note(page)).toHaveText('HDFC Bank');
  await field(page).pressSequentially('000001');
  await expect(note(page)).toHaveText('HDFC Bank, branch 000001');
  await field(page).fill('HDFC0999998');
  await expect(note(page)).toHaveText('We don’t know this branch. Please check the IFSC on your cheque.');
  await field(page).blur();
  // A warning beside the field: the field itself is not wrong.
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('SBIN0000001');
  await expect(note(page)).toHaveText('State Bank of India, branch 000001');
  await field(page).fill('ZZZZ0000001');
  await expect(note(page)).toHaveText('We don’t know this branch. Please check the IFSC on your cheque.');
  expect(asked).toEqual(['/ifsc/banks.json', '/ifsc/HDFC.json', '/ifsc/SBIN.json']);
});
