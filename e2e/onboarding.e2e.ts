import { expectAccessible } from './axe.ts';
import { button, errorSummary, field, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { info, openHours } from './forms.ts';

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
    await expect(services).toHaveText(['Pharmacy', 'Supplements', 'Labs']);
    await expectAccessible(page);
    await services.nth(2).click();
    await expect(page).toHaveURL(firstStep('labs'));
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await expect(page).toHaveTitle('Vendor information · Nuskha');
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

test('the first step says what is missing, beside each field and at the top', async ({ page, newPhone }) => {
  await page.goto(firstStep());
  const next = button(page, 'Next');
  const place = 'Please select your pharmacy location on the map';
  await test.step('Next names every missing field', async () => {
    await next.click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(toast(page, 'Location Required')).toContainText(place);
    await expect(toast(page, 'Validation Error')).toBeVisible();
    const messages = {
      vendorName: 'Enter a valid name',
      ownerName: 'Enter full name',
      email: 'Enter a valid email',
      phone: 'Enter a valid 10-digit phone',
      supportPhone: 'Enter a valid 10-digit phone',
      addressLine1: 'Enter address',
      city: 'Enter city',
      pincode: 'Enter 6-digit PIN',
    };
    for (const [name, message] of Object.entries(messages)) {
      await expect(page.locator(`#${name}-error`)).toHaveText(message);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await summary.getByRole('link', { name: /Enter 6-digit PIN/ }).click();
    await expect(field(page, 'pincode')).toBeFocused();
  });

  await test.step('then only the place is missing', async () => {
    for (const [name, value] of Object.entries({ ...info, phone: newPhone() }))
      await field(page, name).fill(value);
    await next.click();
    await expect(toast(page, 'Location Required').last()).toContainText(place);
  });

  await test.step('then an open day is missing', async () => {
    await page.getByRole('combobox').fill('Bengaluru');
    await page.getByRole('option').first().click();
    await openHours(page);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await page.getByRole('checkbox', { name: day }).uncheck();
    await next.click();
    await expect(page.locator('#openDays-error')).toHaveText('Select at least one open day');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
