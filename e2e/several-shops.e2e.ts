import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { addFaults, review } from './controls.ts';
import { button, field, firstStep, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { sampleInfo, startApplication } from './visitor.ts';

const resumable = '**/api/vendors/applications/resumable';
const categories = (page: Page) =>
  page.getByRole('dialog', { name: 'Select the service you want to register for' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('of two shops, dashboard, profile and list lead to the one that is meant', async ({ page, visitor }) => {
  const first = await visitor.seed('contract', { info: { vendorName: 'First Medicals' } });
  await visitor.seed('kyc', { category: 'labs', info: { vendorName: 'Second Labs' } });
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await page.getByRole('button', { name: 'View Dashboard: First Medicals' }).click();
  await expect(page).toHaveURL(paths.dashboardOf(first.id));
  await expect(title(page)).toHaveText('First Medicals');
  await page.getByRole('link', { name: 'View KYC profile' }).click();
  await expect(page).toHaveURL(paths.profileOf(first.id));
  await expect(page.getByText('First Medicals', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText('KYC Under Review');
  await page.getByRole('link', { name: 'View Dashboard' }).click();
  await expect(title(page)).toHaveText('First Medicals');
  // Without a vendor named it is the current one.
  await page.goto(paths.profile);
  await expect(page.getByText('Second Labs', { exact: true })).toBeVisible();
});

test('submitting the second of two shops leads to its dashboard', async ({ page, visitor }) => {
  const first = await visitor.seed('documents', { info: { vendorName: 'First Medicals' } });
  await visitor.seed('contract', { category: 'labs', info: { vendorName: 'Second Labs' } });
  await visitor.enter(page);
  await page.goto(`${firstStep()}&vendorId=${first.id}&continue=true`);
  await field(page, 'termsAccepted').check();
  await button(page, 'Submit application').click();
  await expect(page).toHaveURL(paths.dashboardOf(first.id));
  await expect(title(page)).toHaveText('First Medicals');
});

test('Start New Registration begins empty, whatever is unfinished in that category', async ({
  page,
  visitor,
}) => {
  const known = await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(`${firstStep()}&vendorId=${known.id}&continue=true`);
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  await page.goto(paths.vendor);
  await button(page, 'Start New Registration').click();
  await categories(page)
    .getByRole('link', { name: /^Pharmacy/ })
    .click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(field(page, 'vendorName')).toHaveValue('');
  await expect(field(page, 'vendorName')).toBeEditable();
  await expect(page).toHaveURL(firstStep());
});

test('a draft whose vendor is gone says so and blocks nothing', async ({ page, visitor, allowErrors }) => {
  allowErrors(/status of 404/);
  const draft = {
    category: 'pharmacy',
    vendorId: 'vnd_gone',
    step: 'documents',
    phone: `+91${visitor.phone}`,
    phoneVerified: true,
    updatedAt: 1,
  };
  await visitor.enter(page, { onboarding: { pharmacy: draft } });
  await page.goto(paths.vendor);
  await button(page, 'Resume').click();
  await expect(title(page)).toHaveText('Failed to load application data');
  await expect(page.getByText('We cannot find your old registration any more')).toBeVisible();
  await page.getByRole('link', { name: 'Start New Registration' }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.goto(paths.vendor);
  await expect(button(page, 'Start New Registration')).toBeVisible();
  await expect(button(page, 'Resume')).toHaveCount(0);
});

test('an approved vendor with nothing unfinished can register another business', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id } = await visitor.seed('contract');
  await review(sandbox, id, 'approve');
  await visitor.enter(page);
  await page.route(resumable, (route) => route.fulfill({ json: { success: true, applications: [] } }));
  await page.goto(paths.vendor);
  await button(page, 'Start New Registration').click();
  await expect(categories(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'View Dashboard').click();
  await expect(title(page)).toHaveText(sampleInfo.vendorName);
  await expect(toast(page, 'Welcome')).toHaveCount(0);
  await page.getByRole('link', { name: 'View KYC profile' }).click();
  await expect(title(page)).toHaveText('Your KYC is Approved!');
  await expect(toast(page, 'Welcome')).toHaveCount(0);
});

test('a rejected application says how much there is to fix, and resumes at it', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id } = await visitor.seed('contract');
  await review(sandbox, id, 'reject', { reason: 'Blurred.', flags: ['gst', 'ownerPhoto'] });
  await visitor.enter(page);
  await page.goto(paths.vendor);
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByText('% complete')).toHaveCount(0);
  await page.getByRole('button', { name: `Fix 2 items: ${sampleInfo.vendorName}` }).click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  // One state each: it has to be sent again.
  const gst = page.locator('li[data-slot="gst"]');
  await expect(gst).toHaveAttribute('data-state', 'flagged');
  await expect(gst.getByText('Please send again')).toBeVisible();
  await expect(gst.getByRole('status')).toHaveCount(0);
});

test('a rejection wins over a KYC and a list that say otherwise', async ({ page, sandbox, visitor }) => {
  const { id } = await visitor.seed('contract');
  await review(sandbox, id, 'reject', { reason: 'Blurred.', flags: ['gst'] });
  await visitor.enter(page);
  await page.route(`**/api/vendors/${id}`, async (route) => {
    const reply = (await (await route.fetch()).json()) as { vendor: { kyc: { status: string } } };
    reply.vendor.kyc.status = 'submitted';
    await route.fulfill({ json: reply });
  });
  await page.goto(paths.dashboardOf(id));
  await expect(page.getByTestId('kyc-status-card')).toContainText('KYC Rejected');
  await expect(page.getByText('KYC Under Review')).toHaveCount(0);
  await page.goto(paths.profileOf(id));
  await expect(title(page)).toHaveText('KYC Rejected');
});

test('what a program wrote for nothing is on no screen', async ({ page, visitor }) => {
  await visitor.seed('kyc');
  await visitor.enter(page);
  await page.route(resumable, async (route) => {
    const reply = await (await route.fetch()).text();
    const body = reply.replace(/"(name|city|status)":"[^"]*"/g, '"$1":"null"');
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await page.goto(paths.vendor);
  await expect(page.getByText('Unnamed application')).toBeVisible();
  await expect(page.getByText(/null/i)).toHaveCount(0);
});

test('a reply about another vendor than the one asked for is shown to nobody', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id } = await visitor.seed('contract');
  await visitor.enter(page);
  const vendor = { id: 'vnd_other', name: 'Somebody Else', status: 'approved' };
  await addFaults(sandbox, { endpoint: 'vendor', action: 'body', body: { vendor }, times: 1 });
  await page.goto(paths.dashboardOf(id));
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByText('Somebody Else')).toHaveCount(0);
  await button(page, 'Try again').click();
  await expect(title(page)).toHaveText(sampleInfo.vendorName);
});

test('a document can be viewed a moment after it was uploaded', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const gst = page.locator('li[data-slot="gst"]');
  await field(page, 'gst').setInputFiles(pdf(2000, 'gst.pdf'));
  await expect(gst.getByRole('link', { name: /^View/ })).toHaveAttribute('href', /^http/);
});
