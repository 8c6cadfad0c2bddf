import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

test('refuses the vendor of another phone', async ({ page, sandbox, newPhone, visitor, allowErrors }) => {
  allowErrors(/404/);
  const owner = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await owner.seed('created', { info: { vendorName: 'Not Yours' } });
  await visitor.enter(page);
  await test.step('the vendor is not found, and no name is shown', async () => {
    await page.goto(paths.dashboardOf(id));
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor not found' })).toBeVisible();
    await expect(page.getByText('Not Yours')).toHaveCount(0);
  });
  await test.step('the own dashboard has no application yet', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No application yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start New Registration' })).toBeVisible();
    await expectAccessible(page, { within: 'main' });
  });
  await test.step('a new registration opens the chosen category', async () => {
    await page.getByRole('button', { name: 'Start New Registration' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Labs/ })).toHaveAttribute(
      'href',
      paths.onboarding('vendor-info', { serviceType: 'labs' }),
    );
  });
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
  await test.step('the welcome stays for six seconds', async () => {
    await expect(welcome).toBeVisible();
    await page.clock.runFor(5999);
    await expect(welcome).toBeVisible();
    await page.clock.runFor(1);
    await expect(welcome).toBeHidden();
  });
  await test.step('a reload does not welcome again', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  });
});
