import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { formatCoordinates } from '#lib/domain/coordinates.ts';
import { paths } from '#lib/paths.ts';
import { overflow } from './axe.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';

const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.locator('output[for="coords"]');
/** The steps of a lab's application in their order, as the specification words them. */
const steps = [
  { title: 'Vendor information', subtitle: 'Owner and location details' },
  { title: 'KYC & business details', subtitle: 'Legal and financial verification' },
  { title: 'Lab documents', subtitle: 'Upload proofs' },
  { title: 'Partner contract', subtitle: 'Accept terms' },
] as const;

test('every step says what it is about and whom to call; the Change links of the answers lead there and Back again, and the first step can only be read', async ({
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
    if (index === 0) {
      // What can no longer be changed has no such link, and says whom to ask.
      await expect(button(page, `Change ${title}`)).toHaveCount(0);
      await expect(page.getByText('You cannot change them here')).toBeVisible();
      await stepper.getByRole('button', { name: `1. ${title}` }).tap();
    } else if (index < 3) {
      const change = index === 2 ? 'Change Documents' : `Change ${title}`;
      await button(page, change).tap();
    }
    await expect(stepHeading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · ${brand.name}`);
    await expect(page).toHaveURL(new RegExp(`/step${index + 1}\\?serviceType=labs&vendorId=`));
    if (index < 3) await expect(stepHeading(page, title)).toBeFocused();
    if (index === 0) {
      await expect(field(page, 'vendorName')).toHaveCount(0);
      await expect(page.getByText(vendorName)).toBeVisible();
      // A long name without a space stays within the step.
      expect(await overflow(page)).toBe(0);
    }
    await expect(page.getByRole('region', { name: title })).toContainText(subtitle);
    await expect(stepper.locator('[aria-current="step"]')).toHaveText(
      new RegExp(`^${index + 1}\\. ${title}`),
    );
    await expect(help).toHaveAttribute('href', brand.supportPhoneHref);
    await expect(help).toHaveText(`Need help? Call ${brand.supportPhone}`);

    if (index === 3) {
      // What is accepted can be read in full first.
      const whole = page.getByRole('link', { name: 'The full contract' });
      await expect(whole).toHaveAttribute('href', paths.partnerTerms);
      continue;
    }
    await expect(field(page, 'minimumOrder')).toHaveCount(0);
    await page.goBack();
    await expect(stepHeading(page, 'Partner contract')).toBeFocused();
    await expect(field(page, 'minimumOrder')).toHaveValue('350');
    await expect(field(page, 'deliveryRadius')).toHaveValue('9.5');
  }

  // On its side there is room for every step's title; the subtitle is that of the step on screen, once.
  await page.setViewportSize({ width: 800, height: 360 });
  for (const [index, { title, subtitle }] of steps.entries()) {
    const item = stepper.getByRole('listitem').nth(index);
    await expect(item.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(subtitle, { exact: true })).toHaveCount(index === 3 ? 1 : 0);
  }
});

test('the place is asked for from three letters on, five are found, walked, taken and closed by the keyboard', async ({
  page,
}) => {
  await page.goto(firstStep());
  const box = page.getByRole('combobox', { name: 'Find the place' });
  await box.fill('Pu');
  await expect(page.getByText('Town or area, 3 letters or more.')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await box.fill('Pur');
  await expect(options(page)).toHaveCount(5);
  const active = page.locator('[role="option"][aria-selected="true"]');
  await expect(active).toHaveCount(0);
  for (const index of [0, 1]) {
    await box.press('ArrowDown');
    await expect(active).toHaveText(await options(page).nth(index).innerText());
    await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
  }
  await box.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box).toHaveValue('Pur');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(chosen(page)).toHaveText('No place chosen yet. Use your location, search, or tap the map.');

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
  // The box is in the form, which Enter does not send.
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});
