import type { Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { holdReplies } from './controls.ts';
import { button, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectBankNeeded, fillInfo, fillKyc, info, openHours, verifyBank, verifyPhone } from './forms.ts';
import { ApiVisitor, startApplication } from './visitor.ts';

const root = '/partner-with-us/new/mx-onboarding';
const vendorName = (page: Page) => page.locator('input[name="vendorName"]');

test('a step that is saved already is skipped only when it is submitted again unchanged @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  await page.getByRole('button', { name: '2. KYC & business details, completed' }).click();
  await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
  await expect(toast(page, 'Already Completed')).toHaveCount(0);
  const holder = page.locator('input[name="panHolderName"]');
  await holder.fill('Somebody Else');
  await expectBankNeeded(page);
  await holder.fill('Asha Rao');
  await button(page, 'Next').click();
  await expect(toast(page, 'Already Completed')).toBeVisible();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});

test('@phone who goes back while the KYC details are being saved stays there, and finds them saved', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const { vendorId } = await startApplication(page, sandbox.origin, {
    phone: newPhone(),
    at: 'kyc-documents',
  });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  const release = await holdReplies(page, `**/${vendorId}/kyc`);
  const saved = page.waitForResponse((reply) => reply.url().endsWith(`/${vendorId}/kyc`));
  const loaded = page.waitForResponse((reply) => reply.url().endsWith(`/api/vendors/${vendorId}`));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  release();
  await saved;
  await loaded;
  await expect(page.getByRole('button', { name: '2. KYC & business details, completed' })).toBeVisible();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(page).toHaveURL(/\/step1\?/);
});

test('a change to submitted KYC details closes the steps after them until it is undone or submitted @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'contract' });
  await expect(stepHeading(page, 'Partner contract')).toBeVisible();
  const step = (number: number) =>
    page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^${number}\\.`) });
  const holder = page.locator('input[name="panHolderName"]');
  const reason = page.getByText(
    'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.',
  );
  const answers = page.getByRole('region', { name: 'Check your answers' });
  await step(2).click();
  await expect(holder).toHaveValue('Asha Rao');
  await expect(reason).toBeHidden();

  await holder.fill('Somebody Else');
  await expect(reason).toBeVisible();
  await expect(step(3)).toBeDisabled();
  await expect(step(4)).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(/step2/);
  await step(1).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(step(4)).toBeDisabled();
  await step(2).click();
  await expect(holder).toHaveValue('Somebody Else');

  await holder.fill('Asha Rao');
  await expect(reason).toBeHidden();
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
  await expect(toast(page, 'Already Completed')).toHaveCount(0);
});

for (const { how, query, title } of [
  { how: 'opened by its link', query: '', title: 'Application Already Submitted' },
  { how: 'resumed', query: '&continue=true', title: 'Application Complete' },
]) {
  test(`a submitted application that is ${how} says so and leads to the dashboard @phone`, async ({
    page,
    sandbox,
    newPhone,
  }) => {
    const visitor = new ApiVisitor(sandbox.origin, newPhone());
    const vendor = await visitor.seed('contract');
    await visitor.enter(page);
    await page.goto(`${firstStep()}&vendorId=${vendor.id}${query}`);
    await expect(toast(page, title)).toBeVisible();
    await expect(page).toHaveURL(paths.dashboardOf(vendor.id));
  });
}

test('a later step without a vendor asks for the vendor information first @phone', async ({ page }) => {
  await page.goto(`${root}/step3?serviceType=labs`);
  await expect(toast(page, 'Vendor Information Required')).toContainText(
    'Please complete vendor information first',
  );
  await expect(page).toHaveURL(`${root}/step1?serviceType=labs`);
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
});

test('what was typed is offered again to the same phone, and to no other @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const mine = newPhone();
  await page.goto(firstStep());
  await vendorName(page).fill('Typed before signing in');
  await page.locator('input[name="phone"]').fill(mine);
  await page.reload();
  await expect(vendorName(page)).toHaveValue('Typed before signing in');

  await new ApiVisitor(sandbox.origin, newPhone()).enter(page);
  await page.goto(firstStep());
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await expect(vendorName(page)).toHaveValue('');

  await new ApiVisitor(sandbox.origin, mine).enter(page);
  await page.goto(firstStep());
  await expect(vendorName(page)).toHaveValue('Typed before signing in');
  await button(page, 'Start with an empty form').click();
  await page.reload();
  await expect(vendorName(page)).toHaveValue('');
});

test('a form emptied by hand leaves no copy behind @phone', async ({ page }) => {
  await page.goto(firstStep());
  await vendorName(page).fill('Asha');
  await vendorName(page).fill('');
  await page.reload();
  await expect(vendorName(page)).toHaveValue('');
});

test('signing out takes the copies along and asks for no session again @desktop', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  await visitor.enter(page);
  await page.goto(firstStep());
  await vendorName(page).fill('Asha Medicals');
  expect((await keys()).some((key) => key.startsWith('nuskha.recovery.'))).toBe(true);
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/');
  expect((await keys()).filter((key) => /recovery|idempotency|tokens|session|user/.test(key))).toEqual([]);

  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await page.locator('input[name="panHolderName"]').fill('Asha Rao');
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await keys()).filter((key) => /recovery|idempotency|tokens|session|user/.test(key))).toEqual([]);
});

test('opening hours: all day and back, overnight, off-days, and other times for single days @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const phone = newPhone();
  await page.goto(firstStep());
  const time = (name: string) => page.locator(`input[name="${name}"]`);
  const check = (name: string) => page.locator(`input[name="${name}"]`);
  await expect(page.getByText('Monday to Saturday, 09:00 to 22:00')).toBeVisible();
  await expect(time('openTime')).toBeHidden();
  await openHours(page);
  await expect(time('openTime')).toHaveValue('09:00');
  await expect(time('closeTime')).toHaveValue('22:00');
  await expect(page.getByText("Don't forget to uncheck your off-day")).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();

  await time('openTime').fill('18:30');
  await time('closeTime').fill('02:00');
  await expect(page.getByText('Closes the next morning')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  await check('dayWise').check();
  await expect(time('openTime-1')).toHaveCount(0);
  await page.locator('input[name="dayWiseDays"][value="6"]').check();
  await expect(time('openTime-6')).toHaveValue('18:30');
  await time('openTime-6').fill('10:00');
  await time('closeTime-6').fill('16:00');

  await check('allDay').check();
  await expect(time('openTime')).toHaveCount(0);
  await expect(check('dayWise')).toHaveCount(0);
  await check('allDay').uncheck();
  await expect(time('openTime')).toHaveValue('18:30');
  await expect(time('closeTime')).toHaveValue('02:00');
  await expect(time('openTime-6')).toHaveValue('10:00');

  await page.reload();
  await expect(time('openTime')).toHaveValue('18:30');
  await expect(time('closeTime-6')).toHaveValue('16:00');
  await fillInfo(page, phone);
  await verifyPhone(page);
  const visitor = new ApiVisitor(sandbox.origin, phone);
  await visitor.signIn();
  const reply = (await visitor.send('GET', '/api/vendors/me')) as {
    vendor: { name: string; openingHours: unknown };
  };
  expect(reply.vendor.name).toBe(info.vendorName);
  expect(reply.vendor.openingHours).toMatchObject({
    openTime: '18:30',
    closeTime: '02:00',
    openDays: [2, 3, 4, 5, 6],
  });
});
