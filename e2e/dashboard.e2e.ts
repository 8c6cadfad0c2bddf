import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { overflow } from './boxes.ts';
import { review } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

const card = (page: Page) => page.getByTestId('kyc-status-card');

test('the dashboard shows an application under review, then approved', async ({ page, sandbox, visitor }) => {
  const { id } = await visitor.seed('contract');
  await visitor.enter(page);
  await test.step('a submitted application is under review', async () => {
    await page.goto(paths.dashboard);
    await expect(page.getByRole('heading', { level: 1, name: 'Sanjeevani Medicals' })).toBeVisible();
    await expect(card(page)).toHaveAttribute('data-tone', 'yellow');
    await expect(card(page)).toContainText('KYC Under Review');
    for (const name of [
      'KYC Verification Status',
      'Basic Information',
      'Location Details',
      'KYC Details',
      'Uploaded Documents',
    ])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByText('12.971940, 77.593689')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start New Registration' })).toHaveCount(0);
    await expectAccessible(page, { within: 'main' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('PAN and account are masked until they are asked for', async () => {
    const pan = page.getByText('ABCPE1234F', { exact: true });
    await expect(page.getByText('••••••234F')).toBeVisible();
    await expect(pan).toHaveCount(0);
    await page.getByRole('button', { name: 'Show PAN number' }).click();
    await expect(pan).toBeVisible();
    await expect(page.getByText('••••••••9012')).toBeVisible();
    await page.getByRole('button', { name: 'Show PAN number' }).click();
    await expect(pan).toHaveCount(0);
  });

  await test.step('an approved application turns green', async () => {
    await review(sandbox, id, 'approve');
    await page.reload();
    await expect(card(page)).toHaveAttribute('data-tone', 'green');
    await expect(card(page)).toContainText('Approved');
    await expectAccessible(page, { within: '[data-testid="kyc-status-card"]' });
  });
});

test('shows an unknown status in full and opens a document in its own tab', async ({
  page,
  sandbox,
  visitor,
  context,
  allowErrors,
}) => {
  // The sandbox shows documents in a sandboxed frame, which blocks the test tool's own scripts.
  allowErrors(/frame is sandboxed/);
  await visitor.seed('documents');
  await visitor.enter(page);
  await page.route('**/api/vendors/me', async (route) => {
    const vendor = (await (await route.fetch()).text()).replace(
      /"status":"[^"]*"/g,
      `"status":"${'paused'.repeat(20)}"`,
    );
    await route.fulfill({ body: vendor, contentType: 'application/json' });
  });
  await test.step('a long unknown status fits its badge', async () => {
    await page.goto(paths.dashboard);
    const badge = card(page).getByText(/^(?:paused){20}$/i);
    await expect(badge).toBeVisible();
    expect(await badge.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });
  await test.step('a document opens in its own tab', async () => {
    const link = page.getByRole('link', { name: /^View GST/ });
    await expect(link).toHaveAttribute('rel', /noopener/);
    const opened = context.waitForEvent('page');
    // Compare the requested address: a headless shell has no viewer for the document.
    const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await link.click();
    await opened;
    expect(new URL((await asked).url()).origin).toBe(sandbox.origin);
    await expect(page).toHaveURL(paths.dashboard);
  });
});

test('a rejection shows its reason and leads to resubmitting', async ({ page, sandbox, visitor }) => {
  const name = 'श्री गणेश आयुर्वेदिक एवं एलोपैथिक औषधि भण्डार तथा रोग निदान केन्द्र प्राइवेट लिमिटेड';
  const first = await visitor.seed('contract', { info: { vendorName: 'First Medicals' } });
  const { id } = await visitor.seed('contract', { category: 'labs', info: { vendorName: name } });
  await review(sandbox, id, 'reject', { reason: 'The GST certificate is not readable.', flags: ['gst'] });
  await visitor.enter(page);
  await test.step('the profile says that the KYC was rejected', async () => {
    await page.goto(paths.profileOf(id));
    await expect(page.getByRole('heading', { level: 1, name: 'KYC Rejected' })).toBeVisible();
    await expectAccessible(page, { within: 'main' });
  });

  await test.step('the dashboard gives the reason, the flags and the way to resubmit', async () => {
    await page.goto(paths.dashboardOf(id));
    await expect(card(page)).toHaveAttribute('data-tone', 'red');
    await expect(card(page)).toContainText('The GST certificate is not readable.');
    await expect(card(page).getByRole('listitem')).toHaveText(['GST']);
    const resubmit = page.getByRole('link', { name: 'Resubmit KYC' });
    await expect(resubmit).toHaveAttribute('href', paths.register('labs', { vendorId: id, continue: true }));
    await expect(page.getByRole('button', { name: 'Start New Registration' })).toBeVisible();
    await expectAccessible(page, { within: 'main' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('the other application has its own dashboard', async () => {
    const another = page.getByRole('link', { name: 'View Dashboard: First Medicals' });
    await expect(another).toHaveAttribute('href', paths.dashboardOf(first.id));
  });
});

test('refuses the vendor of another phone', async ({ page, sandbox, newPhone, visitor, allowErrors }) => {
  allowErrors(/404/);
  const owner = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await owner.seed('created', { info: { vendorName: 'Not Yours' } });
  await visitor.enter(page);
  await page.goto(paths.dashboardOf(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Vendor not found' })).toBeVisible();
  await expect(page.getByText('Not Yours')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No application yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start New Registration' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('button', { name: 'Start New Registration' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Labs/ })).toHaveAttribute(
    'href',
    paths.onboarding('vendor-info', { serviceType: 'labs' }),
  );
});

test('loads a failed dashboard again by button, and by itself back online', async ({
  page,
  visitor,
  context,
  allowErrors,
}) => {
  allowErrors(/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await visitor.seed('created');
  await visitor.enter(page);
  await test.step('a failing service is named', async () => {
    await page.route('**/api/vendors/me', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(paths.dashboard);
    await expect(page.getByRole('heading', { name: 'We could not load this' })).toBeVisible();
    await expect(page.getByText('Our service is temporarily unavailable.')).toBeVisible();
  });
  await test.step('a network without replies is named', async () => {
    // The phone has a network, but no reply comes. This is not the service's fault.
    await page.unroute('**/api/vendors/me');
    await page.route('**/api/vendors/me', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Please check your internet connection and try again.')).toBeVisible();
  });
  await test.step('back online, the dashboard loads by itself', async () => {
    await context.setOffline(true);
    await page.unroute('**/api/vendors/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Sanjeevani Medicals' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Complete KYC' })).toBeVisible();
  });
});

test('the profile welcomes once after registering', async ({ newVisitor, visitor }) => {
  const page = await newVisitor();
  await visitor.seed('contract');
  await page.clock.install({ time: Date.now() });
  await visitor.enter(page, { justCompleted: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(paths.profile);
  const heading = page.getByRole('heading', { level: 1, name: 'KYC Under Review' });
  // Run the timers of length zero without letting time pass.
  await expect
    .poll(async () => {
      await page.clock.runFor(0);
      return heading.isVisible();
    })
    .toBe(true);
  const welcome = page.getByText(
    "Your registration has been submitted successfully. We'll review your KYC within 24-48 hours.",
  );
  await expect(welcome).toBeVisible();
  await page.clock.runFor(5999);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(1);
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});
