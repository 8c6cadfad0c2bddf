import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { hold } from './controls.ts';
import { testCode } from './deployed.ts';
import {
  button,
  errorSummary,
  field,
  firstStep,
  loginDialog,
  outsideOf,
  stepHeading,
  toast,
} from './elements.ts';
import { expect, test } from './fixtures.ts';
import { info, openHours } from './forms.ts';
import { ApiVisitor } from './visitor.ts';

const scripts = '**/_astro/*.js';

test('the first form works before its script and keeps everything afterwards', async ({ page, newPhone }) => {
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('labs'));
  const typed = { ...info, phone: newPhone() };
  const search = page.getByRole('combobox');
  const owner = field(page, 'ownerName');
  await test.step('the form can be filled before its script', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your lab');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    await openHours(page);
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await field(page, 'closeTime').fill('20:30');
    await search.fill('Beng');
    await search.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await owner.focus();
    await owner.evaluate((input: HTMLInputElement) => {
      input.dataset.same = 'yes';
      input.setSelectionRange(2, 4);
    });
  });
  await test.step('the script keeps values, focus and selection', async () => {
    arrive();
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await expect(field(page, 'closeTime')).toHaveValue('20:30');
    await expect(search).toHaveValue('Beng');
    const marked = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];
    expect(await search.evaluate(marked)).toEqual([1, 3]);
    await expect(owner).toBeFocused();
    await expect(owner).toHaveAttribute('data-same', 'yes');
    expect(await owner.evaluate(marked)).toEqual([2, 4]);
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('the recovery copy holds the values', async () => {
    const copy = await page.evaluate(
      () => localStorage.getItem(`${ownPrefix}recovery.vendorInfo.labs`) ?? '',
    );
    expect(JSON.parse(copy)).toMatchObject({
      owner: null,
      values: { ...typed, deliveryTimings: { closeTime: '20:30', openDays: [0, 2, 3, 4, 5, 6] } },
    });
  });
});

test('a tick and Next before the script count once the script arrives', async ({ page }) => {
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('pharmacy'));
  const next = page.getByRole('button', { name: 'Next' });
  await test.step('a tick and Next wait for the script', async () => {
    await openHours(page);
    await page.getByRole('checkbox', { name: '24-hour service' }).check();
    await field(page, 'vendorName').fill('Asha Medicals');
    await field(page, 'vendorName').press('Enter');
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(firstStep('pharmacy'));
  });
  await test.step('the script checks the form with the tick', async () => {
    arrive();
    await expect(errorSummary(page)).toBeVisible();
    await expect(field(page, 'ownerName')).toBeFocused();
    await expect(page.locator('#ownerName-error')).toHaveText('Enter full name');
    await expect(page.locator('#vendorName-error')).toBeEmpty();
    await expect(field(page, 'openTime')).toHaveCount(0);
    await expect(next).not.toHaveAttribute('aria-busy');
  });
});

test('a tap on “use my location” before the script counts once it arrives', async ({
  page,
  context,
  newPhone,
}) => {
  const phone = newPhone();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.076, longitude: 72.8777 });
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('pharmacy'));
  await test.step('the tapped button waits for the script, then sets the place', async () => {
    await field(page, 'phone').fill(phone);
    const locate = page.getByRole('button', { name: /use my location|Pin on the map/ });
    await locate.tap();
    await expect(locate).toHaveAttribute('aria-busy', 'true');
    await field(page, 'supportPhone').focus();
    arrive();
    await expect(page.getByText('19.076')).toBeVisible();
    await expect(locate).not.toHaveAttribute('aria-busy');
  });
  await test.step('typing replaces the copied support phone', async () => {
    // The script selected the copied phone, so typing replaces it.
    await expect(field(page, 'supportPhone')).toHaveValue(phone);
    await page.keyboard.type(info.supportPhone);
    await expect(field(page, 'supportPhone')).toHaveValue(info.supportPhone);
  });
});

test('early typed text leaves the page when another tab changes the vendor', async ({
  page,
  visitor,
  newPhone,
  sandbox,
}) => {
  await visitor.enter(page);
  const arrive = await hold(page, scripts);
  await page.goto(firstStep());
  await field(page, 'ownerName').fill(info.ownerName);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await test.step('the next vendor does not get the text', async () => {
    // Like a sign-out and the next sign-in in the other tab.
    await other.evaluate(() => Object.keys(localStorage).forEach((name) => localStorage.removeItem(name)));
    await new ApiVisitor(sandbox.origin, newPhone()).enter(other);
    await expect(field(page, 'ownerName')).toHaveValue('');
    await field(page, 'vendorName').fill('Medicals');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('Medicals');
    expect(kept).not.toContain(info.ownerName);
  });
  await test.step('cleared storage empties the form too', async () => {
    await other.evaluate(() => localStorage.clear());
    await expect(field(page, 'vendorName')).toHaveValue('');
    await field(page, 'vendorName').fill('Stores');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
    await expect(field(page, 'vendorName')).toHaveValue('Stores');
    await expect(field(page, 'ownerName')).toHaveValue('');
  });
  await other.close();
});

test('an early form shows only for an empty first step and outlives the page', async ({ page, visitor }) => {
  const { id } = await visitor.seed('kyc');
  const arrive = await hold(page, scripts);
  const forms = page.locator('form');
  const isWaiting = () => expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await test.step('no form shows for another step, a known vendor or no service', async () => {
    for (const address of [
      `${firstStep('pharmacy')}&vendorId=${id}`,
      `${firstStep('pharmacy')}&continue=true`,
      '/partner-with-us/new/mx-onboarding/step1?serviceType=bakery',
      '/partner-with-us/new/mx-onboarding/step3?serviceType=pharmacy',
      '/register/labs',
    ]) {
      await page.goto(address);
      await isWaiting();
      await expect(forms).toHaveCount(0);
    }
  });
  await test.step('typed text outlives the page before the script', async () => {
    await page.goto(firstStep('labs'));
    await expect(field(page, 'vendorName')).toBeVisible();
    await field(page, 'vendorName').fill('Asha Labs');
    await page.goto(firstStep('labs'));
    await isWaiting();
    await expect(forms).toHaveCount(0);
    arrive();
    await expect(field(page, 'vendorName')).toHaveValue('Asha Labs');
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  });
});

test('a signed-in vendor gets no early start page but a prefilled first step', async ({ page, visitor }) => {
  await visitor.enter(page);
  const arrive = await hold(page, scripts);
  await test.step('the start page hides its form', async () => {
    await page.goto(paths.registerStart, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(field(page, 'phone')).toBeHidden();
  });
  await test.step('the first step fills in the known values beside the typed ones', async () => {
    await page.goto('/register/labs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your lab');
    await field(page, 'ownerName').fill('Anita');
    arrive();
    await expect(field(page, 'phone')).toHaveValue(visitor.phone);
    await expect(field(page, 'ownerName')).toHaveValue('Anita');
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  });
  await test.step('the start page shows a verified phone', async () => {
    await page.goto(paths.registerStart);
    await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
    await expect(field(page, 'phone')).toHaveCount(0);
  });
});

test('after a session ends, the browser restores nothing into the form', async ({ page, visitor }) => {
  await visitor.enter(page);
  await page.goto(firstStep());
  await field(page, 'ownerName').fill(info.ownerName);
  await field(page, 'email').fill(info.email);
  await page.goto(paths.home);
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(field(page, 'ownerName')).toBeEditable();
  await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
  for (const name of ['ownerName', 'email', 'phone']) await expect(field(page, name)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(info.ownerName);
});

test('sends the phone code from the start page before any script', async ({ page, newPhone }) => {
  const phone = newPhone();
  const arrive = await hold(page, scripts);
  await page.goto(paths.registerStart, { waitUntil: 'commit' });
  const asked: unknown[] = [];
  await test.step('the code is requested before any script', async () => {
    const send = button(page, 'Send OTP');
    await expect(send).toBeDisabled();
    await field(page, 'phone').fill(`${phone.slice(0, 5)} ${phone.slice(5)}`);
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/send-otp')) asked.push(request.postDataJSON());
    });
    const reply = page.waitForResponse('**/api/auth/send-otp');
    await send.click();
    expect((await reply).ok()).toBe(true);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await field(page, 'code').fill(testCode);
  });
  await test.step('the code verifies the phone without another request', async () => {
    arrive();
    await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
    await expect(toast(page, 'Verified')).toBeVisible();
    expect(asked).toEqual([{ phone: `+91${phone}`, userType: 'VENDOR' }]);
  });
});

test('a phone changed after an early request gets a code only by a press', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 503|ERR_FAILED/);
  const [first, second] = [newPhone(), newPhone()];
  const arrive = await hold(page, scripts);
  const sending = '**/api/auth/send-otp';
  const sent: unknown[] = [];
  await page.route(sending, (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 2 ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await test.step('a changed phone is not sent by itself', async () => {
    await page.goto(paths.registerStart, { waitUntil: 'commit' });
    await page.locator('select[name="country"]').selectOption('GB');
    await field(page, 'phone').fill(first);
    await field(page, 'phone').press('Enter');
    await expect(button(page, 'Send OTP')).toHaveAttribute('aria-busy', 'true');
    await field(page, 'phone').fill(second);
    await expect(button(page, 'Send OTP')).not.toHaveAttribute('aria-busy');
  });
  await test.step('a failed request says so and keeps the phone', async () => {
    await button(page, 'Send OTP').click();
    arrive();
    await expect(toast(page, 'Failed')).toContainText('Our service is temporarily unavailable.');
    await expect(page.locator('select[name="country"]')).toHaveValue('GB');
    await expect(field(page, 'phone')).toHaveValue(second);
  });
  await test.step('the next press sends the code to the changed phone', async () => {
    const again = page.waitForResponse(sending);
    await button(page, 'Send OTP').click();
    await again;
    expect(sent).toEqual(
      [first, second, second].map((phone) => ({ phone: `+44${phone}`, userType: 'VENDOR' })),
    );
  });
});

test('the sign-in button answers at once and keeps keys pressed meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const arrive = await hold(page, scripts);
  await page.goto(paths.vendor, { waitUntil: 'domcontentloaded' });
  const opener = page.locator('.entry-slot .action');
  await test.step('the button says at once that the dialog opens', async () => {
    await opener.click();
    const after = () => opener.evaluate((element) => getComputedStyle(element, '::after').content);
    await expect.poll(after).toBe('"Opening…"');
    await page.keyboard.type('98765');
    await expect(page.locator('.early-phone')).toHaveValue('98765');
    await expectAccessible(page);
  });
  await test.step('the dialog takes over the typed keys and fits the screen', async () => {
    arrive();
    await expect(loginDialog(page)).toBeVisible();
    const phone = field(loginDialog(page), 'phone');
    await expect(phone).toHaveValue('98765');
    await expect(phone).toBeFocused();
    expect(await outsideOf(loginDialog(page))).toEqual([]);
    await page.keyboard.type('43210');
    await expect(phone).toHaveValue('9876543210');
  });
  await expect(page.getByRole('button', { name: 'Sign In with Phone', includeHidden: true })).toHaveCount(1);
  await test.step('Escape gives the focus back to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(button(page, 'Sign In with Phone')).toBeFocused();
    await expect(page.locator('.early-phone')).toHaveCount(0);
  });
});
