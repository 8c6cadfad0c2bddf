import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { hold } from './controls.ts';
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
import { ApiVisitor, testCode } from './visitor.ts';

const scripts = '**/_astro/*.js';

test('the first form is there before its script, and all that was done in it is in it afterwards', async ({
  page,
  newPhone,
}) => {
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('labs'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your lab');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  const typed = { ...info, phone: newPhone() };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await openHours(page);
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  await field(page, 'closeTime').fill('20:30');
  const search = page.getByRole('combobox');
  await search.fill('Beng');
  await search.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
  const owner = field(page, 'ownerName');
  await owner.focus();
  await owner.evaluate((input: HTMLInputElement) => {
    input.dataset.same = 'yes';
    input.setSelectionRange(2, 4);
  });
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
  const copy = await page.evaluate(() => localStorage.getItem('nuskha.recovery.vendorInfo.labs') ?? '');
  expect(JSON.parse(copy)).toMatchObject({
    owner: null,
    values: { ...typed, deliveryTimings: { closeTime: '20:30', openDays: [0, 2, 3, 4, 5, 6] } },
  });
});

test('24-hour service ticked and Next pressed before the script count once it has come', async ({ page }) => {
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('pharmacy'));
  await openHours(page);
  await page.getByRole('checkbox', { name: '24-hour service' }).check();
  await field(page, 'vendorName').fill('Asha Medicals');
  await field(page, 'vendorName').press('Enter');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(firstStep('pharmacy'));
  arrive();
  await expect(errorSummary(page)).toBeFocused();
  await expect(page.locator('#ownerName-error')).toHaveText('Enter full name');
  await expect(page.locator('#vendorName-error')).toBeEmpty();
  await expect(field(page, 'openTime')).toHaveCount(0);
  await expect(next).not.toHaveAttribute('aria-busy');
});

test('a tap on ‘use my location’ before the script counts once it has come, and who is in the support phone by then types over the copied phone', async ({
  page,
  context,
  newPhone,
}) => {
  const phone = newPhone();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.076, longitude: 72.8777 });
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('pharmacy'));
  await field(page, 'phone').fill(phone);
  const locate = page.getByRole('button', { name: 'use my location' });
  await locate.tap();
  await expect(locate).toHaveAttribute('aria-busy', 'true');
  await field(page, 'supportPhone').focus();
  arrive();
  await expect(page.getByText('19.076')).toBeVisible();
  await expect(locate).not.toHaveAttribute('aria-busy');
  await expect(field(page, 'supportPhone')).toHaveValue(phone);
  await page.keyboard.type(info.supportPhone);
  await expect(field(page, 'supportPhone')).toHaveValue(info.supportPhone);
});

test('what is typed before the script is gone from the page when another tab signs somebody else in, for whom it is not kept, and when it clears all that is stored', async ({
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
  // As a sign-out and the next sign-in there.
  await other.evaluate(() => Object.keys(localStorage).forEach((name) => localStorage.removeItem(name)));
  await new ApiVisitor(sandbox.origin, newPhone()).enter(other);
  await expect(field(page, 'ownerName')).toHaveValue('');
  await field(page, 'vendorName').fill('Medicals');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Medicals');
  expect(kept).not.toContain(info.ownerName);
  await other.evaluate(() => localStorage.clear());
  await expect(field(page, 'vendorName')).toHaveValue('');
  await field(page, 'vendorName').fill('Stores');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
  await expect(field(page, 'vendorName')).toHaveValue('Stores');
  await expect(field(page, 'ownerName')).toHaveValue('');
  await other.close();
});

test('nobody sees a form that is not theirs: another step, a vendor, no service; what is typed before the script outlives the page', async ({
  page,
  visitor,
}) => {
  const { id } = await visitor.seed('kyc');
  const arrive = await hold(page, scripts);
  const forms = page.locator('form');
  const isWaiting = () => expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
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

test('who is signed in sees no form on the start page; on a first step they do, and it gets what is known of them where nothing is typed', async ({
  page,
  visitor,
}) => {
  await visitor.enter(page);
  const arrive = await hold(page, scripts);
  await page.goto(paths.registerStart, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(field(page, 'phone')).toBeHidden();
  await page.goto('/register/labs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your lab');
  await field(page, 'ownerName').fill('Anita');
  arrive();
  await expect(field(page, 'phone')).toHaveValue(visitor.phone);
  await expect(field(page, 'ownerName')).toHaveValue('Anita');
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.goto(paths.registerStart);
  await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
  await expect(field(page, 'phone')).toHaveCount(0);
});

test('what a vendor typed is not put into the form by the browser once their session is over', async ({
  page,
  visitor,
}) => {
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

test('the phone is typed and its code asked for on the start page before any script; the rest follows', async ({
  page,
  newPhone,
}) => {
  const phone = newPhone();
  const arrive = await hold(page, scripts);
  await page.goto(paths.registerStart, { waitUntil: 'commit' });
  const send = button(page, 'Send OTP');
  await expect(send).toBeDisabled();
  await field(page, 'phone').fill(`${phone.slice(0, 5)} ${phone.slice(5)}`);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/send-otp')) asked.push(request.postDataJSON());
  });
  const reply = page.waitForResponse('**/api/auth/send-otp');
  await send.click();
  expect((await reply).ok()).toBe(true);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await field(page, 'code').fill(testCode);
  arrive();
  await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
  await expect(toast(page, 'Verified')).toBeVisible();
  expect(asked).toEqual([{ phone: `+91${phone}`, userType: 'VENDOR' }]);
});

test('a phone that is changed after its code was asked for early is sent again by a press alone; a code asked for in vain is said to be', async ({
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
  await page.goto(paths.registerStart, { waitUntil: 'commit' });
  await page.locator('select[name="country"]').selectOption('GB');
  await field(page, 'phone').fill(first);
  await field(page, 'phone').press('Enter');
  await expect(button(page, 'Send OTP')).toHaveAttribute('aria-busy', 'true');
  await field(page, 'phone').fill(second);
  await expect(button(page, 'Send OTP')).not.toHaveAttribute('aria-busy');
  await button(page, 'Send OTP').click();
  arrive();
  await expect(toast(page, 'Failed')).toContainText('Our service is temporarily unavailable.');
  await expect(page.locator('select[name="country"]')).toHaveValue('GB');
  await expect(field(page, 'phone')).toHaveValue(second);
  const again = page.waitForResponse(sending);
  await button(page, 'Send OTP').click();
  await again;
  expect(sent).toEqual(
    [first, second, second].map((phone) => ({ phone: `+44${phone}`, userType: 'VENDOR' })),
  );
});

test('the sign-in button is in the first screen of a small phone and answers a tap at once; keys pressed while the dialog is still on its way are in it once it is there, and it fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const arrive = await hold(page, scripts);
  await page.goto(paths.vendor, { waitUntil: 'domcontentloaded' });
  const opener = page.locator('.entry-slot .action');
  const box = await opener.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await opener.click();
  const after = () => opener.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(after).toBe('"Opening…"');
  await page.keyboard.type('98765');
  await expect(page.locator('.early-phone')).toHaveValue('98765');
  await expectAccessible(page);
  arrive();
  await expect(loginDialog(page)).toBeVisible();
  const phone = field(loginDialog(page), 'phone');
  await expect(phone).toHaveValue('98765');
  await expect(phone).toBeFocused();
  expect(await outsideOf(loginDialog(page))).toEqual([]);
  await page.keyboard.type('43210');
  await expect(phone).toHaveValue('9876543210');
  await expect(page.getByRole('button', { name: 'Sign In with Phone', includeHidden: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Sign In with Phone')).toBeFocused();
  await expect(page.locator('.early-phone')).toHaveCount(0);
});
