import { brand } from '#lib/brand.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { expectAccessible } from './axe.ts';
import { firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { english } from './spoken.ts';

const root = '/partner-with-us/new/mx-onboarding';

test('an address without a service or a vendor leads to the first step', async ({ page }) => {
  await test.step('an unknown service offers the three services', async () => {
    await page.goto(`${root}/step1?serviceType=bakery`);
    await expect(page.getByRole('heading', { name: 'Select a service to continue' })).toBeVisible();
    await expect(
      page.getByText(
        'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    const services = page.getByRole('listitem').getByRole('link');
    await expect(services).toHaveText(offeredIds.map((id) => english.services[id]));
    await expectAccessible(page);
    await services.last().click();
    await expect(page).toHaveURL(firstStep(offeredIds.at(-1)));
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await expect(page).toHaveTitle(`Vendor information · ${brand.name}`);
  });

  await test.step('a later step without a vendor leads to the first step', async () => {
    await page.goto(`${root}/step3?serviceType=labs`);
    await expect(toast(page, 'Vendor Information Required')).toContainText(
      'Please complete vendor information first',
    );
    await expect(page).toHaveURL(firstStep('labs'));
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  });
});
