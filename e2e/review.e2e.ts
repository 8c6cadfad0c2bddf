import type { Locator, Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { slotCard } from './documentsStep.ts';
import { button, field, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
import { review } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { withPrintCamera } from './printCamera.ts';
import { ApiVisitor, sampleInfo } from './visitor.ts';

const card = (page: Page) => page.getByTestId('kyc-status-card');
const note = (page: Page) => page.getByRole('region', { name: 'Please correct your application' });

/**
 * Expects an accessible page. The rules include that the name of a button contains its words, for voice
 * control.
 */
const expectSound = (page: Page) => expectAccessible(page, { within: 'main' });

async function expectUnderReview(page: Page): Promise<void> {
  await expect(page.locator('[data-toast]', { hasText: 'Sent for review again' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
  await expect(card(page)).toContainText('KYC Under Review');
}

/** Creates a submitted application of a new phone and signs the page in to it. */
async function submitted(
  page: Page,
  origin: string,
  phone: string,
  category: 'pharmacy' | 'labs' = 'pharmacy',
) {
  const visitor = new ApiVisitor(origin, phone);
  const { id } = await visitor.seed('contract', { category });
  await visitor.enter(page);
  return { id, visitor };
}

test('corrects only the flagged field and document, then is approved', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const { id } = await submitted(page, sandbox.origin, newPhone());
  const reason = 'The PAN does not fit the owner, and the certificate is blurred.';
  await review(sandbox, id, 'reject', { reason, flags: ['panNumber', 'gst'] });
  await test.step('the dashboard gives the reason and leads to the correction', async () => {
    await page.goto(paths.dashboard);
    await expect(card(page)).toContainText(reason);
    await page.getByRole('link', { name: 'Resubmit KYC' }).click();
    await expect(page).toHaveURL(new RegExp(`/register/pharmacy\\?vendorId=${id}&continue=true&step=step2$`));
  });

  await test.step('only the flagged field can be changed', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    await expect(note(page)).toContainText(reason);
    await expect(note(page).getByRole('listitem')).toHaveText([/^PAN number/, /^GST/]);
    await expect(field(page, 'panNumber')).toBeEditable();
    await expect(field(page, 'panNumber')).toHaveValue('ABCPE1234F');
    await expect(field(page, 'ifsc')).toBeHidden();
    for (const name of ['panHolderName', 'gstNumber', 'drugLicenseNumber', 'bankAccount', 'ifsc']) {
      await expect(field(page, name)).toHaveAttribute('readonly', '');
      await expect(field(page, name)).not.toHaveValue('');
    }
    await expect(page.getByRole('button', { name: 'Verify Bank Details' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '3. Pharmacy documents' })).toBeDisabled();
    await expectSound(page);
  });

  await test.step('a reload keeps the typed correction', async () => {
    // The typed value outlives a reload and needs no other bank check.
    await field(page, 'panNumber').fill('ABCPF1234G');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await page.reload();
    await expect(field(page, 'panNumber')).toHaveValue('ABCPF1234G');
    await field(page, 'panNumber').press('Enter');
  });

  await test.step('only the flagged document can be replaced', async () => {
    await expect(stepHeading(page, 'Pharmacy documents')).toBeFocused();
    await expect(page.locator('[data-toast]', { hasText: 'Already Completed' })).toHaveCount(0);
    await expect(note(page).getByRole('listitem')).toHaveText([/^PAN number.*sent again/, /^GST$/]);
    await expect(page.locator('input[type="file"][name]')).toHaveCount(1);
    await expectSound(page);
    await field(page, 'gst').setInputFiles(pdf(3000, 'sharper.pdf'));
    await expectUnderReview(page);
    await expect(page.getByText('••••••234G')).toBeVisible();
  });

  await test.step('the profile says that the KYC is under review', async () => {
    await page.goto(paths.profile);
    await expect(page.getByRole('heading', { level: 1, name: 'KYC Under Review' })).toBeVisible();
  });

  await test.step('an approved vendor can register another business and is not welcomed again', async () => {
    // An approved vendor with no open application gets no second welcome and can register another business.
    await review(sandbox, id, 'approve');
    await page.route('**/api/vendors/applications/resumable', (route) =>
      route.fulfill({ json: { success: true, applications: [] } }),
    );
    await page.goto(paths.vendor);
    await button(page, 'Start New Registration').click();
    await expect(
      page.getByRole('dialog', { name: 'Select the service you want to register for' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'View Dashboard').click();
    await expect(card(page)).toHaveAttribute('data-tone', 'green');
    await expect(card(page)).toContainText('Approved');
    await expect(page.getByRole('link', { name: /Get the vendor app/ })).toBeVisible();
    await expect(toast(page, 'Welcome')).toHaveCount(0);
    await page.getByRole('link', { name: 'View KYC profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your KYC is Approved!' })).toBeVisible();
    await expect(toast(page, 'Welcome')).toHaveCount(0);
  });
});

test('a rejected application says how much to fix, to its own phone only', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const { id, visitor } = await submitted(page, sandbox.origin, newPhone());
  const other = await visitor.seed('contract', { category: 'labs', info: { vendorName: 'Second Labs' } });
  const reason = 'Not for strangers.';
  await review(sandbox, id, 'reject', { reason, flags: ['gst', 'ownerPhoto'] });
  await test.step('the other application is under review', async () => {
    await page.goto(paths.dashboardOf(other.id));
    await expect(card(page)).toContainText('KYC Under Review');
  });

  await test.step('the list says how much to fix and resumes at it', async () => {
    await page.goto(paths.vendor);
    await button(page, 'Continue').click();
    const list = page.getByRole('dialog', { name: 'Your Applications' });
    await expect(list.getByText('Rejected', { exact: true })).toBeVisible();
    const fix = button(page, `Fix 2 items: ${sampleInfo.vendorName}`);
    await expect(list.getByRole('listitem').filter({ has: fix })).not.toContainText('% complete');
    await fix.click();
    await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
    await expect(note(page)).toContainText('Owner photo');
    // The document has only one state: it must be sent again.
    const gst = page.locator('li[data-slot="gst"]');
    await expect(gst).toHaveAttribute('data-state', 'flagged');
    await expect(gst.getByText('Please send again')).toBeVisible();
    await expect(gst.getByRole('status')).toHaveCount(0);
  });

  await test.step('another phone is refused', async () => {
    await new ApiVisitor(sandbox.origin, newPhone()).enter(page);
    await page.goto(paths.register('pharmacy', { vendorId: id, continue: true }));
    await expect(page.getByRole('heading', { name: 'Failed to load application data' })).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(0);
  });
});

test('corrects a flagged photo in three taps and no letter', async ({ page, sandbox, newPhone }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withPrintCamera(page);
  const { id } = await submitted(page, sandbox.origin, newPhone());
  const items = [{ item: 'gst', code: 'cut-off', reason: 'The seal is missing.', dueAt: '2999-11-30' }];
  await review(sandbox, id, 'reject', { items });
  await page.goto(paths.dashboard);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  await test.step('the dashboard says what the reviewer saw', async () => {
    await expect(card(page)).toContainText('A part is cut off.');
    await expect(card(page)).toContainText('The seal is missing.');
  });
  await test.step('the document has its day', async () => {
    await tap(page.getByRole('link', { name: 'Resubmit KYC' }));
    await expect(slotCard(page, 'gst')).toContainText('By 30 Nov');
  });
  const camera = page.getByRole('dialog', { name: 'Camera frame' });
  const shutter = camera.getByRole('button', { name: 'Take photo' });
  await test.step('the camera says what to do about the reason', async () => {
    await tap(slotCard(page, 'gst').getByRole('button', { name: /^Take photo/ }));
    await expect(camera).toContainText('Move back a little, until everything is in the picture.');
    await expectAccessible(page, { within: 'dialog' });
    await expect(shutter).toBeInViewport({ ratio: 1 });
  });
  await test.step('the photo returns the application to review, after three taps', async () => {
    await tap(shutter);
    await expectUnderReview(page);
    expect(taps).toBe(3);
  });
});
