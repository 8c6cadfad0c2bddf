import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { hold } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, loginDialog, outsideOf, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { info, openHours } from './forms.ts';
import { ApiVisitor } from './visitor.ts';

const scripts = '**/_astro/*.js';

test('the first form works before its script and keeps everything afterwards', async ({
  page,
  context,
  newPhone,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.076, longitude: 72.8777 });
  const arrive = await hold(page, scripts);
  await page.goto(firstStep('labs'));
  const typed = { ...info, phone: newPhone() };
  const owner = field(page, 'ownerName');
  const locate = page.getByRole('button', { name: /use my location|Pin on the map/ });
  await test.step('the form can be filled before its script', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register your lab');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    await openHours(page);
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await field(page, 'closeTime').fill('20:30');
    await locate.tap();
    await expect(locate).toHaveAttribute('aria-busy', 'true');
    await owner.focus();
    await owner.evaluate((input: HTMLInputElement) => {
      input.dataset.same = 'yes';
      input.setSelectionRange(2, 4);
    });
  });
  await test.step('the script runs the tap and keeps values, focus and selection', async () => {
    arrive();
    await expect(page.getByText('19.076')).toBeVisible();
    await expect(locate).not.toHaveAttribute('aria-busy');
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await expect(field(page, 'closeTime')).toHaveValue('20:30');
    await expect(owner).toBeFocused();
    await expect(owner).toHaveAttribute('data-same', 'yes');
    const marked = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];
    expect(await owner.evaluate(marked)).toEqual([2, 4]);
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

test('early typed text leaves with its vendor, and outlives the page of the next one', async ({
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
  await test.step('the next vendor of another tab does not get the text', async () => {
    // Like a sign-out and the next sign-in in the other tab.
    await other.evaluate(() => Object.keys(localStorage).forEach((name) => localStorage.removeItem(name)));
    await new ApiVisitor(sandbox.origin, newPhone()).enter(other);
    await expect(field(page, 'ownerName')).toHaveValue('');
    await field(page, 'vendorName').fill('Medicals');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('Medicals');
    expect(kept).not.toContain(info.ownerName);
  });
  await test.step('the next page waits for its script, which restores the text', async () => {
    await page.goto(firstStep());
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    arrive();
    await expect(field(page, 'vendorName')).toHaveValue('Medicals');
    await expect(field(page, 'ownerName')).toHaveValue('');
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  });
  await other.close();
});

test('after a session ends, the browser restores nothing into the form', async ({ page, visitor }) => {
  await visitor.enter(page);
  await page.goto(firstStep());
  await field(page, 'ownerName').fill(info.ownerName);
  await field(page, 'email').fill(info.email);
  await page.goto('/robots.txt');
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

test('the sign-in button answers at once, and its dialog tells of a lost script', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 640 });
  const arrive = await hold(page, scripts);
  await page.goto(paths.vendor, { waitUntil: 'domcontentloaded' });
  const dialog = loginDialog(page);
  const phone = field(dialog, 'phone');
  await test.step('the button says at once that the dialog opens', async () => {
    const opener = page.locator('.entry-slot .action');
    await opener.click();
    const after = () => opener.evaluate((element) => getComputedStyle(element, '::after').content);
    await expect.poll(after).toBe('"Opening…"');
    await expect(page.locator('.early-phone')).toBeFocused();
    await expectAccessible(page);
  });
  await test.step('the dialog takes over the keyboard and fits the screen', async () => {
    arrive();
    await expect(phone).toBeFocused();
    expect(await outsideOf(dialog)).toEqual([]);
  });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/send-otp') && sent.push(request.url()));
  const send = button(dialog, 'Send OTP');
  await test.step('a lost script is told at the phone and in a notification', async () => {
    await page.route(scripts, (route) => route.abort());
    await page.keyboard.type(newPhone());
    await send.click();
    const words = 'Please check your internet connection and try again.';
    await expect(phone).toHaveAccessibleDescription(words);
    await expect(dialog.locator('[data-toast]')).toContainText(words);
  });
  const arriveLater = await hold(page, scripts);
  await test.step('a double press waits for the script and sends one code', async () => {
    await send.dblclick();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    arriveLater();
    await expect(dialog.getByText(/^Resend OTP in/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
