import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { button, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('of two shops, every page leads to the one that is meant', async ({ page, visitor, allowErrors }) => {
  allowErrors(/status of 404/);
  const first = await visitor.seed('contract', { info: { vendorName: 'First Medicals' } });
  const second = await visitor.seed('kyc', { category: 'labs', info: { vendorName: 'Second Labs' } });
  const gone = {
    category: 'pharmacy',
    vendorId: 'vnd_gone',
    step: 'documents',
    phone: `+91${visitor.phone}`,
    phoneVerified: true,
    updatedAt: 1,
  };
  await visitor.enter(page, { onboarding: { pharmacy: gone } });
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

  await test.step('the list resumes the other shop', async () => {
    const list = await openList();
    await expect(list.getByText('2 applications found')).toBeVisible();
    await button(list, 'Resume: Second Labs').click();
    await expect(stepHeading(page, 'Lab documents')).toBeVisible();
    await expect(page).toHaveURL(
      `${paths.onboardingRoot}/step3?serviceType=labs&vendorId=${second.id}&continue=true`,
    );
    await button(page, '1. Vendor information, completed').click();
    await expect(page.getByRole('region', { name: 'Vendor information' })).toContainText('Second Labs');
  });

  await test.step('a draft whose shop is gone says so and blocks no new registration', async () => {
    await page.goto(paths.onboarding('documents', { serviceType: 'pharmacy', vendorId: gone.vendorId }));
    await expect(title(page)).toHaveText('Failed to load application data');
    await expect(page.getByText('We cannot find your old registration any more')).toBeVisible();
    await page.getByRole('link', { name: 'Start New Registration' }).click();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  });
});
