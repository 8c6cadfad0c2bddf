import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { button, stepHeading, stepper, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('of two shops, every page leads to the one that is meant', async ({ page, visitor }) => {
  const first = await visitor.seed('contract', { info: { vendorName: 'First Medicals' } });
  const second = await visitor.seed('kyc', { category: 'labs', info: { vendorName: 'Second Labs' } });
  await visitor.enter(page);
  const openList = async () => {
    await page.goto(paths.vendor);
    await button(page, 'Continue').click();
    return page.getByRole('dialog', { name: 'Your Applications' });
  };
  await test.step('dashboard and profile are those of the chosen shop', async () => {
    await button(await openList(), 'View Dashboard: First Medicals').click();
    await expect(page).toHaveURL(paths.dashboardOf(first.id));
    await expect(title(page)).toHaveText('First Medicals');
    await page.getByRole('link', { name: 'View KYC profile' }).click();
    await expect(page).toHaveURL(paths.profileOf(first.id));
    await expect(page.getByText('First Medicals', { exact: true })).toBeVisible();
    await expect(title(page)).toHaveText('KYC Under Review');
  });

  const step3 = `${paths.onboardingRoot}/step3?serviceType=labs&vendorId=${second.id}&continue=true`;
  await test.step('the list resumes the other shop', async () => {
    const list = await openList();
    await expect(list.getByText('2 applications found')).toBeVisible();
    await button(list, 'Resume: Second Labs').click();
    await expect(stepHeading(page, 'Lab documents')).toBeVisible();
    await expect(page).toHaveURL(step3);
    await button(page, '1. Vendor information, completed').click();
    await expect(page.getByRole('region', { name: 'Vendor information' })).toContainText('Second Labs');
  });

  await test.step('the page of another category says so and leads to the right one', async () => {
    await page.goto(paths.register('pharmacy', { vendorId: second.id, continue: true }));
    await expect(title(page)).toHaveText('Wrong Registration Page');
    await expect(toast(page)).toContainText('This application is for labs. Redirecting...');
    await expect(page).toHaveURL(step3);
  });
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
  await test.step('Resume says that the old registration is gone', async () => {
    await expect(title(page)).toHaveText('Failed to load application data');
    await expect(stepper(page)).toHaveCount(0);
    await expect(page.getByText('We cannot find your old registration any more')).toBeVisible();
  });
  await test.step('a new registration starts, and nothing is left to resume', async () => {
    await page.getByRole('link', { name: 'Start New Registration' }).click();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await page.goto(paths.vendor);
    await expect(button(page, 'Start New Registration')).toBeVisible();
    await expect(button(page, 'Resume')).toHaveCount(0);
  });
});
