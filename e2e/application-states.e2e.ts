import { paths } from '#lib/paths.ts';
import { button, field, firstStep, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

test('offers typed text again only to the phone that typed it @desktop', async ({
  page,
  sandbox,
  visitor,
  newPhone,
}) => {
  const vendorName = field(page, 'vendorName');
  const kept = (what: RegExp) =>
    page.evaluate(
      (source) => Object.keys(localStorage).filter((key) => new RegExp(source).test(key)),
      what.source,
    );
  await test.step('another phone gets an empty form', async () => {
    await page.goto(firstStep());
    await vendorName.fill('Typed before signing in');
    await field(page, 'phone').fill(visitor.phone);

    await new ApiVisitor(sandbox.origin, newPhone()).enter(page);
    await page.goto(firstStep());
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await expect(vendorName).toHaveValue('');
  });

  await test.step('the same phone gets what it typed', async () => {
    await visitor.enter(page);
    await page.goto(firstStep());
    await expect(vendorName).toHaveValue('Typed before signing in');
  });
  await test.step('an emptied form leaves no copy', async () => {
    await button(page, 'Start with an empty form').click();
    await expect(vendorName).toHaveValue('');
    expect(await kept(/recovery/)).toEqual([]);
    await vendorName.fill('Asha Medicals');
    await vendorName.fill('');
    expect(await kept(/recovery/)).toEqual([]);
    await vendorName.fill('Asha Medicals');
    expect(await kept(/recovery/)).toHaveLength(1);
  });

  await test.step('signing out leaves no copy and opens no dialog', async () => {
    const { id } = await visitor.seed('created');
    await page.goto(
      paths.onboarding('kyc-documents', { serviceType: 'pharmacy', vendorId: id, continue: true }),
    );
    await field(page, 'panHolderName').fill('Asha Rao');
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await kept(/recovery|idempotency|tokens|session|user/)).toEqual([]);
  });
});
