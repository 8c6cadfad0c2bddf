import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { formatCoordinates } from '#lib/domain/coordinates.ts';
import { paths } from '#lib/paths.ts';
import { overflow } from './boxes.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';

const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.locator('output[for="coords"]');
/** The steps of a lab's application in order, in the words of the specification. */
const steps = [
  { title: 'Vendor information', subtitle: 'Owner and location details' },
  { title: 'KYC & business details', subtitle: 'Legal and financial verification' },
  { title: 'Lab documents', subtitle: 'Upload proofs' },
  { title: 'Partner contract', subtitle: 'Accept terms' },
] as const;

test('every step names itself and its help, and Change links lead there and back', async ({
  page,
  visitor,
}) => {
  const vendorName = 'Sanjeevani'.repeat(12);
  const { id } = await visitor.seed('documents', { category: 'labs', info: { vendorName } });
  await visitor.enter(page);
  await page.goto(paths.onboarding('contract', { serviceType: 'labs', vendorId: id, continue: true }));
  const stepper = page.getByRole('navigation', { name: 'Steps' });
  const help = page.getByRole('link', { name: /^Need help/ });
  await field(page, 'minimumOrder').fill('350');
  await field(page, 'deliveryRadius').fill('9.5');

  for (const [index, { title, subtitle }] of steps.entries()) {
    await test.step(`opens step ${index + 1}, by its Change link if it can be changed`, async () => {
      if (index === 0) {
        // The first step can no longer be changed. It has no such link and says whom to ask.
        await expect(button(page, `Change ${title}`)).toHaveCount(0);
        await expect(page.getByText('You cannot change them here')).toBeVisible();
        await stepper.getByRole('button', { name: `1. ${title}` }).tap();
      } else if (index < 3) {
        const change = index === 2 ? 'Change Documents' : `Change ${title}`;
        await button(page, change).tap();
      }
    });
    await test.step(`step ${index + 1} says what it is about and whom to call`, async () => {
      await expect(stepHeading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} · ${brand.name}`);
      await expect(page).toHaveURL(new RegExp(`/step${index + 1}\\?serviceType=labs&vendorId=`));
      if (index < 3) await expect(stepHeading(page, title)).toBeFocused();
      if (index === 0) {
        await expect(field(page, 'vendorName')).toHaveCount(0);
        await expect(page.getByText(vendorName)).toBeVisible();
        // A long name without a space stays inside the step.
        expect(await overflow(page)).toBe(0);
      }
      await expect(page.getByRole('region', { name: title })).toContainText(subtitle);
      await expect(stepper.locator('[aria-current="step"]')).toHaveText(
        new RegExp(`^${index + 1}\\. ${title}`),
      );
      await expect(help).toHaveAttribute('href', brand.supportPhoneHref);
      await expect(help).toHaveText(`Need help? Call ${brand.supportPhone}`);
    });

    if (index === 3) {
      // The vendor can read the whole contract before accepting it.
      const whole = page.getByRole('link', { name: 'The full contract' });
      await expect(whole).toHaveAttribute('href', paths.partnerTerms);
      continue;
    }
    await test.step(`Back leads from step ${index + 1} to the terms as typed`, async () => {
      await expect(field(page, 'minimumOrder')).toHaveCount(0);
      await page.goBack();
      await expect(stepHeading(page, 'Partner contract')).toBeFocused();
      await expect(field(page, 'minimumOrder')).toHaveValue('350');
      await expect(field(page, 'deliveryRadius')).toHaveValue('9.5');
    });
  }

  await test.step('on its side, the list shows every title', async () => {
    // A phone on its side has room for every title, but shows only the subtitle of the current step.
    await page.setViewportSize({ width: 800, height: 360 });
    for (const [index, { title, subtitle }] of steps.entries()) {
      const item = stepper.getByRole('listitem').nth(index);
      await expect(item.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(subtitle, { exact: true })).toHaveCount(index === 3 ? 1 : 0);
    }
  });
});

test('the place search works by keyboard from three letters on', async ({ page }) => {
  await page.goto(firstStep());
  const box = page.getByRole('combobox', { name: 'Find the place' });
  await test.step('three letters find five places', async () => {
    await box.fill('Pu');
    await expect(page.getByText('Town or area, 3 letters or more.')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await box.fill('Pur');
    await expect(options(page)).toHaveCount(5);
  });
  await test.step('the arrow keys walk the places', async () => {
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect(active).toHaveCount(0);
    for (const index of [0, 1]) {
      await box.press('ArrowDown');
      await expect(active).toHaveText(await options(page).nth(index).innerText());
      await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
    }
  });
  await test.step('Escape closes the list, then empties the field', async () => {
    await box.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box).toHaveValue('Pur');
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(chosen(page)).toHaveText('No place chosen yet. Use your location, search, or tap the map.');
  });

  await test.step('Enter takes a place and does not send the form', async () => {
    const reply = page.waitForResponse('**/geocode/search?*');
    await box.fill('Ram');
    const [, second] = (await (await reply).json()) as { display_name: string; lat: string; lon: string }[];
    await expect(options(page).first()).toBeVisible();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(box).toHaveValue(second?.display_name ?? '-');
    const at = { lat: Number(second?.lat), lng: Number(second?.lon) };
    await expect(chosen(page)).toContainText(formatCoordinates(at));
    // Enter in the search box does not submit its form.
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});
