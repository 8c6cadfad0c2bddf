import { button, field, firstStep, stepHeading, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, info, openHours } from './forms.ts';
import { testCode } from './visitor.ts';

test('accepts grouped numbers, trims texts and keeps all after a wrong code', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  // A route holds a request for certain only if it is set before the page opens.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/vendors/create', async (route) => {
    const { otp } = route.request().postDataJSON() as { otp: string };
    if (otp === testCode) await answer.promise;
    await route.continue();
  });
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  await test.step('grouped numbers and spaces are accepted', async () => {
    const typed = {
      phone: `${phone.slice(0, 5)} ${phone.slice(5)}`,
      // A contact copied from a chat has marks of direction and a dial code.
      supportPhone: '\u{202A}+91 98123-45670\u{202C}',
      pincode: ' 560 001 ',
      ownerName: `  ${info.ownerName} `,
      addressLine1: ` ${info.addressLine1}  `,
      city: ` ${info.city} `,
    };
    for (const [name, text] of Object.entries(typed)) {
      await field(page, name).fill('');
      await page.keyboard.insertText(text);
      await expect(field(page, name)).toHaveValue(text);
      await field(page, name).blur();
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    }
  });

  const next = button(page, 'Next');
  const dialog = page.getByRole('dialog');
  const code = field(dialog, 'otp');
  const verify = button(dialog, 'Verify & Create Vendor');
  await test.step('the code dialog opens again after Escape', async () => {
    await next.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await next.click();
    await expect(verify).toBeDisabled();
    await expect(page.getByText(/Resend OTP in \(\d+\) seconds/)).toBeVisible();
    await code.fill('65432');
    await expect(verify).toBeDisabled();
  });
  await test.step('a wrong code is named', async () => {
    await code.fill('654321');
    await expect(toast(page, 'Verification failed')).toBeVisible();
    await expect(
      dialog.locator('form').getByText('The OTP you entered is incorrect. Please try again.'),
    ).toBeVisible();
  });
  await test.step('the right code sends plain numbers and trimmed texts', async () => {
    // The refused code is selected, so typing replaces it. The sixth digit sends it.
    await expect(code).toBeFocused();
    const sent = page.waitForRequest('**/api/vendors/create');
    await page.keyboard.type(testCode);
    const { baseInfo } = (await sent).postDataJSON() as { baseInfo: Record<string, string> };
    expect(baseInfo).toMatchObject({ ...info, phone: `+91${phone}`, supportPhone: '+919812345670' });
  });
  await test.step('the dialog stays while the vendor is being created', async () => {
    await expect(verify).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await button(dialog, 'Close').click();
    await expect(dialog).toBeVisible();
    answer.resolve();
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  });
});

test('the first step lists required items and fills in support phone and city', async ({ page }) => {
  await test.step('the required items are listed first', async () => {
    await page.goto(firstStep('labs'));
    await page.getByText('What you need, and how we use it').click();
    await expect(page.getByText(/^About 10 minutes/)).toBeVisible();
    await expect(page.getByText(/^You photograph or upload: lab licence or accreditation,/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy notice' })).toBeVisible();
  });

  await test.step('the support phone follows the phone until it is changed', async () => {
    const same = page.getByRole('checkbox', { name: 'Same as my phone' });
    const phone = field(page, 'phone');
    const support = field(page, 'supportPhone');
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

  await test.step('the PIN code fills in the city until it is typed', async () => {
    const pin = field(page, 'pincode');
    const city = field(page, 'city');
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

  const input = (name: string) => field(page, name);
  await test.step('the hours begin as one sentence', async () => {
    await expect(page.getByText('Monday to Saturday, 09:00 to 22:00')).toBeVisible();
    await expect(input('openTime')).toBeHidden();
    await openHours(page);
    await expect(input('openTime')).toHaveValue('09:00');
    await expect(input('closeTime')).toHaveValue('22:00');
    await expect(page.getByText("Don't forget to uncheck your off-day")).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
  });

  await test.step('hours can be overnight and differ on single days', async () => {
    await input('openTime').fill('18:30');
    await input('closeTime').fill('02:00');
    await expect(page.getByText('Closes the next morning')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await input('dayWise').check();
    await expect(input('openTime-1')).toHaveCount(0);
    await page.locator('input[name="dayWiseDays"][value="6"]').check();
    await expect(input('openTime-6')).toHaveValue('18:30');
    await input('openTime-6').fill('10:00');
    await input('closeTime-6').fill('16:00');
  });

  await test.step('hours can be all day, and the others come back', async () => {
    await input('allDay').check();
    await expect(input('openTime')).toHaveCount(0);
    await expect(input('dayWise')).toHaveCount(0);
    await input('allDay').uncheck();
    await expect(input('openTime-6')).toHaveValue('10:00');
  });
  await test.step('a reload keeps the hours', async () => {
    await page.reload();
    await expect(input('openTime')).toHaveValue('18:30');
    await expect(input('closeTime')).toHaveValue('02:00');
    await expect(input('closeTime-6')).toHaveValue('16:00');
    await expect(page.getByText(/^Tuesday to Saturday, 18:30 to 02:00/)).toBeVisible();
  });
});
