import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { review } from './controls.ts';
import { slotCard } from './documentsStep.ts';
import { button, field, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { withPrintCamera } from './printCamera.ts';

test('corrects only the flagged field and document, by typing and by a photo', async ({
  page,
  sandbox,
  visitor,
}) => {
  const card = page.getByTestId('kyc-status-card');
  const note = page.getByRole('region', { name: 'Please correct your application' });
  await page.setViewportSize({ width: 360, height: 640 });
  await withPrintCamera(page);
  const { id } = await visitor.seed('contract');
  await visitor.enter(page);
  const reason = 'The PAN does not fit the owner, and the certificate is cut off.';
  const items = [
    { item: 'panNumber', code: 'number-mismatch' },
    { item: 'gst', code: 'cut-off', reason: 'The seal is missing.', dueAt: '2999-11-30' },
  ];
  await review(sandbox, id, 'reject', { reason, items });
  await test.step('the dashboard says what the reviewer saw and leads to the correction', async () => {
    await page.goto(paths.dashboard);
    await expect(card).toContainText(reason);
    await expect(card).toContainText('A part is cut off.');
    await expect(card).toContainText('The seal is missing.');
    await page.getByRole('link', { name: 'Resubmit KYC' }).click();
    await expect(page).toHaveURL(new RegExp(`/register/pharmacy\\?vendorId=${id}&continue=true&step=step2$`));
  });

  await test.step('only the flagged field can be changed', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    await expect(note).toContainText(reason);
    await expect(field(page, 'panNumber')).toBeEditable();
    await expect(field(page, 'gstNumber')).toHaveAttribute('readonly', '');
    await expect(page.getByRole('button', { name: '3. Pharmacy documents' })).toBeDisabled();
    await expectAccessible(page, { within: 'main' });
    await field(page, 'panNumber').fill('ABCPF1234G');
    await field(page, 'panNumber').press('Enter');
  });

  await test.step('only the flagged document can be replaced, and has its day', async () => {
    await expect(stepHeading(page, 'Pharmacy documents')).toBeFocused();
    await expect(toast(page, 'Already Completed')).toHaveCount(0);
    await expect(note.getByRole('listitem')).toHaveText([/^PAN number.*sent again/, /^GST/]);
    await expect(page.locator('input[type="file"][name]')).toHaveCount(1);
    await expect(slotCard(page, 'gst')).toContainText('By 30 Nov');
    await expectAccessible(page, { within: 'main' });
  });
  await test.step('the camera says what to do about the reason', async () => {
    await slotCard(page, 'gst')
      .getByRole('button', { name: /^Take photo/ })
      .click();
    const camera = page.getByRole('dialog', { name: 'Camera frame' });
    await expect(camera).toContainText('Move back a little, until everything is in the picture.');
    await expectAccessible(page, { within: 'dialog' });
    await expect(button(camera, 'Take photo')).toBeInViewport({ ratio: 1 });
    await button(camera, 'Take photo').click();
  });
  await test.step('the photo alone returns the application to review', async () => {
    await expect(toast(page, 'Sent for review again')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(card).toContainText('KYC Under Review');
    await expect(page.getByText('••••••234G')).toBeVisible();
  });
});
