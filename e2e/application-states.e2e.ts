import { paths } from '#lib/paths.ts';
import { button, field, firstStep, stepHeading, stepper, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, verifyBank } from './forms.ts';
import { ApiVisitor, startApplication } from './visitor.ts';

test('a change to submitted KYC details closes the steps after them until it is undone or submitted; what is unchanged is skipped', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'contract' });
  await expect(stepHeading(page, 'Partner contract')).toBeVisible();
  const step = (number: number) => stepper(page).getByRole('button', { name: new RegExp(`^${number}\\.`) });
  const holder = field(page, 'panHolderName');
  const reason = page.getByText(
    'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.',
  );
  const answers = page.getByRole('region', { name: 'Check your answers' });
  await step(2).click();
  await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
  await expect(holder).toHaveValue('Asha Rao');
  await expect(reason).toBeHidden();
  await expect(toast(page, 'Already Completed')).toHaveCount(0);

  await holder.fill('Somebody Else');
  await expect(reason).toBeVisible();
  await expect(step(3)).toBeDisabled();
  await expect(step(4)).toBeDisabled();
  await expectBankNeeded(page);
  await page.goBack();
  await expect(page).toHaveURL(/step2/);
  await step(1).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(step(4)).toBeDisabled();
  await step(2).click();
  await expect(holder).toHaveValue('Somebody Else');

  await holder.fill('Asha Rao');
  await expect(reason).toBeHidden();
  await button(page, 'Next').click();
  await expect(toast(page, 'Already Completed')).toBeVisible();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  await step(4).click();
  await expect(answers).toContainText('Asha Rao');

  await step(2).click();
  await holder.fill('Somebody Else');
  await expect(step(4)).toBeDisabled();
  await verifyBank(page);
  await button(page, 'Next').click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  await step(4).click();
  await expect(answers).toContainText('Somebody Else');
});

test('what was typed is offered again to the same phone and to no other; emptied or signed out it leaves no copy, and no session is asked for @desktop', async ({
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
  await page.goto(firstStep());
  await vendorName.fill('Typed before signing in');
  await field(page, 'phone').fill(visitor.phone);

  await new ApiVisitor(sandbox.origin, newPhone()).enter(page);
  await page.goto(firstStep());
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(vendorName).toHaveValue('');

  await visitor.enter(page);
  await page.goto(firstStep());
  await expect(vendorName).toHaveValue('Typed before signing in');
  await button(page, 'Start with an empty form').click();
  await expect(vendorName).toHaveValue('');
  expect(await kept(/recovery/)).toEqual([]);
  await vendorName.fill('Asha Medicals');
  await vendorName.fill('');
  expect(await kept(/recovery/)).toEqual([]);
  await vendorName.fill('Asha Medicals');
  expect(await kept(/recovery/)).toHaveLength(1);

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
