import { paths } from '#lib/paths.ts';
import { button, field, firstStep, stepHeading, stepper, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, verifyBank } from './forms.ts';
import { ApiVisitor, startApplication } from './visitor.ts';

test('a change to submitted KYC details closes the later steps', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'contract' });
  await expect(stepHeading(page, 'Partner contract')).toBeVisible();
  const step = (number: number) => stepper(page).getByRole('button', { name: new RegExp(`^${number}\\.`) });
  const holder = field(page, 'panHolderName');
  const reason = page.getByText(
    'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.',
  );
  const answers = page.getByRole('region', { name: 'Check your answers' });
  await test.step('the KYC step shows what was submitted', async () => {
    await step(2).click();
    await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
    await expect(holder).toHaveValue('Asha Rao');
    await expect(reason).toBeHidden();
    await expect(toast(page, 'Already Completed')).toHaveCount(0);
  });

  await test.step('a change closes the later steps and stays over another step', async () => {
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
  });

  await test.step('an undone change opens the steps, and Next skips the unchanged step', async () => {
    await holder.fill('Asha Rao');
    await expect(reason).toBeHidden();
    await button(page, 'Next').click();
    await expect(toast(page, 'Already Completed')).toBeVisible();
    await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
    await step(4).click();
    await expect(answers).toContainText('Asha Rao');
  });

  await test.step('a submitted change opens the steps', async () => {
    await step(2).click();
    await holder.fill('Somebody Else');
    await expect(step(4)).toBeDisabled();
    await verifyBank(page);
    await button(page, 'Next').click();
    await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
    await step(4).click();
    await expect(answers).toContainText('Somebody Else');
  });
});

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
