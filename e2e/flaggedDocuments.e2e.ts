import { paths } from '#lib/paths.ts';
import { pdf } from './files.ts';
import { review } from './controls.ts';
import { expect, test } from './fixtures.ts';

test('after a rejection only the flagged document is open, and Next needs it', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { id: vendorId } = await visitor.seed('contract');
  await review(sandbox, vendorId, 'reject', { reason: 'The certificate is blurred.', flags: ['gst'] });
  await visitor.enter(page);
  await page.goto(paths.onboarding('documents', { serviceType: 'pharmacy', vendorId, continue: true }));
  await test.step('only the flagged document is open', async () => {
    const gst = page.locator('li[data-slot="gst"]');
    await expect(gst).toContainText('Please send again');
    await expect(page.locator('input[type="file"][name]')).toHaveCount(1);
    // The step starts with the requested document. Accepted documents are folded.
    const accepted = page.locator('li[data-slot="ownerPhoto"]');
    await expect(accepted).toBeHidden();
    await page.getByText('Accepted, no change needed: 4').click();
    await expect(accepted).toContainText('Accepted. No change needed.');
    await expect(accepted).toBeVisible();
  });

  await test.step('Next needs the flagged document', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('GST are required');
    await expect(page.getByRole('link', { name: 'GST is required' })).toBeVisible();
  });

  await test.step('the new document sends the application to review', async () => {
    await page.locator('input[name="gst"]').setInputFiles(pdf(3000, 'sharper.pdf'));
    // Nothing else was flagged, so the application returns to review by itself.
    await expect(page.getByText('Sent for review again').first()).toBeVisible();
    await expect(page).toHaveURL(paths.dashboardOf(vendorId));
    await expect(page.getByText('KYC Under Review')).toBeVisible();
  });
});
