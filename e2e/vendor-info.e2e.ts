import { overflow } from './axe.ts';
import { hold } from './controls.ts';
import { ApiVisitor, testCode } from './visitor.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, info, verifyPhone } from './forms.ts';

test('@phone numbers in groups are taken whole and sent plain, and texts without the spaces around them', async ({
  page,
  newPhone,
}) => {
  const phone = newPhone();
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  await fillInfo(page, phone);
  const typed = {
    phone: `${phone.slice(0, 5)} ${phone.slice(5)}`,
    // As a contact is copied from a chat: in marks of direction, with its dial code.
    supportPhone: '\u{202A}+91 98123-45670\u{202C}',
    pincode: ' 560 001 ',
    ownerName: `  ${info.ownerName} `,
    addressLine1: ` ${info.addressLine1}  `,
    city: ` ${info.city} `,
  };
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`input[name="${name}"]`);
    await field.fill('');
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
    await field.blur();
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/vendors/create'));
  await verifyPhone(page);
  const { baseInfo } = (await sent).postDataJSON() as { baseInfo: Record<string, string> };
  expect(baseInfo).toMatchObject({ ...info, phone: `+91${phone}`, supportPhone: '+919812345670' });
});

test('@phone a long name without a space stays within the saved vendor information', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const vendorName = 'Sanjeevani'.repeat(12);
  const { id } = await visitor.seed('created', { info: { vendorName } });
  await visitor.enter(page);
  await page.goto(`/partner-with-us/new/mx-onboarding/step2?serviceType=pharmacy&vendorId=${id}`);
  await page.getByRole('button', { name: '1. Vendor information, completed' }).click();
  await expect(page.getByText(vendorName)).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('@phone the code’s dialog stays while the vendor is being created, and closes before', async ({
  page,
  newPhone,
}) => {
  const answer = await hold(page, '**/api/vendors/create');
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  await fillInfo(page, newPhone());
  const next = page.getByRole('button', { name: 'Next' });
  const dialog = page.getByRole('dialog');
  await next.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await next.click();
  await dialog.locator('input[name="otp"]').fill(testCode);
  const verify = dialog.getByRole('button', { name: 'Verify & Create Vendor' });
  await expect(verify).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeVisible();
  answer();
  await expect(page.locator('input[name="panNumber"]')).toBeVisible();
});

test('@phone the support phone follows the phone until it is typed, and what is the same says so', async ({
  page,
}) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  const same = page.getByRole('checkbox', { name: 'Same as my phone' });
  const phone = page.locator('input[name="phone"]');
  const support = page.locator('input[name="supportPhone"]');
  await expect(same).toBeChecked();
  await phone.fill('98765 43210');
  await expect(support).toHaveValue('9876543210');
  await phone.fill('9876543211');
  await expect(support).toHaveValue('9876543211');
  await support.fill('9123456780');
  await expect(same).not.toBeChecked();
  await phone.fill('9876543210');
  await expect(support).toHaveValue('9123456780');
  await support.fill('98765-43210');
  await expect(same).toBeChecked();
  await same.uncheck();
  await expect(support).toHaveValue('');
});

test('@phone the city is filled in from the PIN code, said, and never put over what was typed', async ({
  page,
}) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy');
  const pin = page.locator('input[name="pincode"]');
  const city = page.locator('input[name="city"]');
  await pin.fill('560 001');
  await expect(city).toHaveValue('Bengaluru');
  const said = page.getByText('Filled in from the PIN code');
  await expect(said).toBeVisible();
  await pin.fill('411001');
  await expect(city).toHaveValue('Pune');
  await city.fill('Pimpri');
  await expect(said).toHaveCount(0);
  const list = page.waitForResponse('**/pins/3.json');
  await pin.fill('302001');
  await list;
  await expect(city).toHaveValue('Pimpri');
});

test('@phone what is asked for is listed before it is asked, in the words of the category', async ({
  page,
}) => {
  await page.goto('/partner-with-us/new/mx-onboarding/step1?serviceType=labs');
  await page.getByText('What you need, and how we use it').click();
  await expect(page.getByText(/^About 10 minutes/)).toBeVisible();
  await expect(page.getByText(/^You photograph or upload: lab licence or accreditation,/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy notice' })).toBeVisible();
});
