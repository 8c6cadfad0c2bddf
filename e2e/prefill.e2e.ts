import { gstinCheckCharacter } from '#lib/domain/gst/gstin.ts';
import { paths } from '#lib/paths.ts';
import { testCode } from './deployed.ts';
import { button, field, stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { choosePlace } from './forms.ts';

/** A GSTIN of a person in Karnataka, with its check character. */
const start = '29ABCPE1234F1Z';
const gstin = start + gstinCheckCharacter(start);

test('a second shop is filled in from its GSTIN and from the first shop', async ({ page, visitor }) => {
  await visitor.seed('contract', { info: { vendorName: 'Sharma Medical' } });
  await visitor.enter(page);
  await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
  await field(page, 'ownerName').click();
  await page.getByText('Use the owner, PAN, bank and e-mail of Sharma Medical?').click();
  await field(page, 'reuseAll').check();
  // The number comes from the GST register below.
  await field(page, 'reuse-gstNumber').uncheck();
  await button(page, 'Fill in what is ticked').click();
  await test.step('the record of the GST number fills in name and address', async () => {
    await page.getByText('Fill in from your GSTIN').click();
    await field(page, 'gstNumber').fill(gstin);
    await button(page, 'Use all').click();
    await expect(field(page, 'vendorName')).not.toHaveValue('');
    await expect(field(page, 'addressLine1')).toHaveValue('12 MG Road, Bengaluru');
    await expect(field(page, 'city')).toHaveValue('Bengaluru');
  });
  await choosePlace(page);
  await button(page, 'Next').click();
  await field(page, 'otp').fill(testCode);
  await test.step('the KYC step has the PAN and the account of the first shop, but no licence', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    await expect(page.getByText('Filled in from Sharma Medical:')).toBeVisible();
    for (const name of ['panNumber', 'panHolderName', 'bankAccount', 'accountHolderName', 'ifsc'])
      await expect(field(page, name)).not.toHaveValue('');
    await expect(field(page, 'drugLicenseNumber')).toHaveValue('');
  });
  await test.step('the KYC step has the looked-up GST number', async () => {
    await expect(field(page, 'gstNumber')).toHaveValue(gstin);
  });
});
