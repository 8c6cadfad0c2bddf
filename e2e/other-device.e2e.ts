import { field } from './elements.ts';
import { testCode } from './deployed.ts';
import { slotCard } from './documentsStep.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

test('goes on with the documents on the phone, which signs in by itself @desktop', async ({
  page,
  sandbox,
  newPhone,
  newVisitor,
}) => {
  const phone = newPhone();
  await startApplication(page, sandbox.origin, { phone });
  const link = page.locator('[data-other-device] a');
  await test.step('the desktop shows the link as a QR code', async () => {
    await page.getByRole('button', { name: 'Continue on the phone' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  const other = await newVisitor();
  await test.step('the phone that opens the link signs in and shows the documents', async () => {
    await other.goto((await link.getAttribute('href')) ?? '');
    await other.getByRole('main').getByRole('button', { name: 'Sign In with Phone' }).click();
    const dialog = other.getByRole('dialog');
    await field(dialog, 'phone').fill(phone);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await field(dialog, 'code').fill(testCode);
    await expect(slotCard(other, 'gst')).toBeVisible();
  });
});
