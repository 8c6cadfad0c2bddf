import type { Page } from 'playwright/test';
import { brand, keyPrefix } from '#lib/brand.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { addFaults, clearFaults, hold } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, loginDialog, outsideOf, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo } from './forms.ts';
import { ApiVisitor, sampleInfo } from './visitor.ts';

const expiring = 'You will be signed out soon.';

test.afterEach(({ sandbox }) => clearFaults(sandbox));

/** Sets the stored access token to end in `ms` milliseconds. */
const endIn = (page: Page, ms: number) =>
  page.evaluate((left) => {
    const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as object;
    localStorage.setItem(`${ownPrefix}tokens`, JSON.stringify({ ...tokens, expiresAt: Date.now() + left }));
  }, ms);

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.locator('input[autocomplete="one-time-code"]').fill(testCode);
  await expect(dialog).toBeHidden();
}

test('vendor pages lead home without a session and flash nothing @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const look = (): void => {
      if (location.pathname === '/') return;
      const link = document.querySelector('.bar-dashboard');
      if (link?.checkVisibility()) sessionStorage.setItem('flashed', location.pathname);
      // The document holds the form of the first step, hidden until it is known for whom it is.
      const content = [...document.querySelectorAll('main form, main dd')];
      if (content.some((one) => one.checkVisibility())) sessionStorage.setItem('flashed', 'content');
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of [paths.dashboard, '/register/labs']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull();
  }
});

test('signing in again during onboarding keeps the page and the form @desktop', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/401/);
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  page.on('request', (request) => spoken.push(request.url()));
  page.on('framenavigated', (frame) => spoken.push(frame.url()));

  const phone = newPhone();
  const visitor = new ApiVisitor(sandbox.origin, phone);
  const { id } = await visitor.seed('created');
  await visitor.enter(page);
  const secrets = await page.evaluate(() => {
    const { accessToken, refreshToken } = JSON.parse(
      localStorage.getItem(`${ownPrefix}tokens`) ?? '{}',
    ) as Record<string, string>;
    return [accessToken ?? '?', refreshToken ?? '?'];
  });
  await page.goto(
    paths.onboarding('kyc-documents', { serviceType: 'pharmacy', vendorId: id, continue: true }),
  );
  await test.step('a draft is saved', async () => {
    await page.locator('input[name="panNumber"]').fill('ABCPE1234F');
    await expect(page.getByText('Saved at')).toBeVisible();
  });

  await addFaults(
    sandbox,
    { endpoint: 'kycDraft', action: 'status', status: 401, times: 1 },
    { endpoint: 'refresh', action: 'status', status: 401, times: 1 },
  );
  const address = page.url();
  await test.step('a lost session asks to sign in, and asks again in the same words after Escape', async () => {
    const dialog = page.getByRole('dialog');
    const signedOut = 'You were signed out. Sign in again to continue. What you typed is still here.';
    await page.locator('input[name="panNumber"]').fill('ABCPE1234G');
    await expect(dialog).toContainText(signedOut);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('input[name="bankAccount"]').fill('987654321098');
    await expect(dialog).toContainText(signedOut);
    await expect(dialog.locator('input[name="phone"]')).toHaveValue(new RegExp(phone));
    expect(page.url()).toBe(address);
  });
  await test.step('signing in keeps the page and the form', async () => {
    await signInAgain(page);
    await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234G');
    await expect(page.locator('input[name="bankAccount"]')).toHaveValue(/9876/);
    await page.locator('input[name="panHolderName"]').fill('Asha Rao');
    await expect(page.getByText('Saved at')).toBeVisible();
    expect(page.url()).toBe(address);
  });

  await test.step('no secret is in the console, an address or another storage entry', async () => {
    secrets.push('ABCPE1234F', 'ABCPE1234G', '987654321098', testCode);
    secrets.push(
      ...(await page.evaluate(() => {
        const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as Record<
          string,
          string
        >;
        return [tokens['accessToken'] ?? '?', tokens['refreshToken'] ?? '?'];
      })),
    );
    const text = spoken.join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const elsewhere = await page.evaluate(() =>
      Object.entries(localStorage)
        .flatMap(([key, value]) => (key === `${ownPrefix}tokens` ? [] : [value]))
        .join('\n'),
    );
    expect(secrets.filter((secret) => elsewhere.includes(secret))).toEqual([]);
  });
});

test('a link to an application on a new device asks to sign in @desktop', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const phone = newPhone();
  const { id } = await new ApiVisitor(sandbox.origin, phone).seed('created');
  const dialog = page.getByRole('dialog');
  await test.step('the dialog speaks of no ended session', async () => {
    await page.goto(
      paths.onboarding('vendor-info', { serviceType: 'pharmacy', vendorId: id, continue: true }),
    );
    await page.getByRole('button', { name: 'Sign In with Phone' }).click();
    await expect(dialog).toContainText('To continue this application, sign in with its phone number.');
    await expect(dialog).not.toContainText(
      'You were signed out. Sign in again to continue. What you typed is still here.',
    );
  });
  await test.step('signing in opens the application', async () => {
    await dialog.locator('input[name="phone"]').fill(phone);
    await signInAgain(page);
    await expect(page.locator('input[name="panNumber"]')).toBeVisible();
  });
});

test('announces the end of a session and leaves no shop name behind @desktop', async ({
  page,
  sandbox,
  visitor,
  allowErrors,
}) => {
  allowErrors(/503/);
  await visitor.seed('created');
  await visitor.enter(page);
  await endIn(page, 4 * 60_000);
  await addFaults(sandbox, { endpoint: 'refresh', action: 'status', status: 503 });
  await test.step('the last five minutes without a renewal are announced', async () => {
    await page.goto(paths.dashboard);
    await expect(page.getByRole('status').filter({ hasText: expiring })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sanjeevani Medicals');
    await expectAccessible(page, { within: '[role="status"]' });
  });
  await test.step('signing in again ends the announcement', async () => {
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(page);
    await expect(page.getByText(expiring)).toBeHidden();
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleInfo.vendorName);
    await expect(page).toHaveTitle(new RegExp(sampleInfo.vendorName));
  });

  await test.step('after signing out, nothing names the shop, even if the way home is aborted', async () => {
    // Abort the way home, as a press on Back does at that moment.
    await page.route(`${sandbox.origin}/`, (route) => route.abort('aborted'));
    await button(page, 'Sign out').first().click();
    await expect(page).toHaveTitle(`Dashboard · ${brand.name}`);
    expect(await page.content()).not.toContain(sampleInfo.vendorName);
  });
});

test('signing in works in a browser that keeps nothing @desktop', async ({
  newVisitor,
  sandbox,
  allowErrors,
}) => {
  const page = await newVisitor();
  allowErrors(/429/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  const dialog = loginDialog(page);
  await test.step('the dialog fits the window', async () => {
    await page.goto(paths.vendor);
    await button(page, 'Sign In with Phone').click();
    await field(dialog, 'phone').fill('9876543210');
    expect(await outsideOf(dialog)).toEqual([]);
  });
  const notification = toast(dialog);
  await test.step('a notification shows above and beside the dialog', async () => {
    await addFaults(sandbox, { endpoint: 'sendOtp', action: 'status', status: 429, times: 1 });
    await page.clock.pauseAt('2026-01-05T10:05:00Z');
    await button(dialog, 'Send OTP').click();
    await expect(notification).toContainText('Too many requests. Please wait a moment before trying again.');
    const close = await button(dialog, 'Close').boundingBox();
    expect((await notification.boundingBox())?.x).toBeGreaterThan(
      (close?.x ?? Infinity) + (close?.width ?? 0),
    );
  });
  const dismiss = notification.getByRole('button', { name: 'Dismiss: Failed' });
  await test.step('its button has a tooltip, which Escape closes', async () => {
    await dismiss.hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip')).toHaveText('Dismiss');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
  await test.step('a notification under the pointer stays until it is dismissed', async () => {
    // The notification stays longer than its four seconds while the pointer is on it.
    await page.clock.runFor(4000);
    await expect(notification).toBeVisible();
    await dismiss.click();
    await expect(notification).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  await test.step('another code can be requested after 30 seconds, also after the tab slept', async () => {
    await page.clock.fastForward(60_000);
    await page.clock.resume();
    await button(dialog, 'Send OTP').click();
    // The clock runs on, so a slow machine may show a later second.
    await expect(page.getByText(/^Resend OTP in (?:30|2\d) seconds$/)).toBeVisible();
    await page.clock.fastForward(12_000);
    await expect(page.getByText(/^Resend OTP in (?:1[0-8]|\d) seconds$/)).toBeVisible();
    await page.clock.fastForward(60_000);
    const again = page.waitForRequest('**/api/auth/send-otp');
    await button(page, 'Resend OTP').click();
    await again;
  });
  await test.step('the full storage is named once, and the visit goes on', async () => {
    await field(dialog, 'code').fill(testCode);
    await expect(page.getByText('storage is full')).toHaveCount(1);
    await expect(button(page, 'Start New Registration')).toBeAttached();
  });
});

test('a business for another phone asks which account to go on with @desktop', async ({
  page,
  newPhone,
  visitor,
  allowErrors,
}) => {
  // A phone without a vendor gets a 404 if /vendor stays open long enough to ask.
  allowErrors(/status of 404/);
  const own = displayPhone(`+91${visitor.phone}`);
  const other = newPhone();
  await visitor.enter(page);
  await page.goto(firstStep());
  await test.step('the business is saved for the other phone', async () => {
    await fillInfo(page, other);
    await button(page, 'Next').click();
    await expect(
      page.getByText(`This business will belong to ${displayPhone(`+91${other}`)}.`),
    ).toBeVisible();
    await field(page, 'otp').fill(testCode);
    await expect(page.getByRole('dialog', { name: 'Your business is saved' })).toBeVisible();
    await expect(button(page, `Continue as ${displayPhone(`+91${other}`)}`)).toBeEnabled();
  });
  await test.step('the vendor can stay signed in', async () => {
    await expectAccessible(page, { within: 'dialog[open]' });
    await button(page, `Stay signed in as ${own}`).click();
    await expect(toast(page, `Saved for ${displayPhone(`+91${other}`)}`)).toBeVisible();
    await expect(page).toHaveURL(paths.vendor);
    expect(await page.evaluate(() => localStorage.getItem(`${ownPrefix}session`))).toContain(visitor.phone);
  });
});

test('an unproven phone of an existing vendor makes no second vendor @desktop', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('created');
  await visitor.enter(page);
  let isProven = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vendors/create')) isProven = true;
  });
  const unproven = (text: string): string =>
    isProven
      ? text
      : text
          .replaceAll('"phoneVerified":true', '"phoneVerified":false')
          .replaceAll(/"phoneVerifiedAt":"[^"]*"/g, '"phoneVerifiedAt":null');
  await page.route(`**/api/vendors/${id}**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: unproven(await response.text()) });
  });

  await test.step('the first step asks for a code', async () => {
    await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy', vendorId: id }));
    await button(page, 'Next').click();
    await expect(page.getByText('The phone of your business is not verified yet.')).toBeVisible();
    await field(page, 'otp').fill(testCode);
    await expect(field(page, 'panNumber')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`vendorId=${id}`));
  });
  await test.step('the proven phone is not asked for again', async () => {
    await button(page, '1. Vendor information, completed').click();
    await button(page, 'Next').click();
    await expect(field(page, 'panNumber')).toBeVisible();
  });
});

test('Sign out before the script signs out once the script arrives @desktop', async ({ page, visitor }) => {
  await visitor.enter(page);
  const arrive = await hold(page, '**/_astro/*.js');
  await page.goto(firstStep(), { waitUntil: 'commit' });
  await field(page, 'ownerName').fill(sampleInfo.ownerName);
  await button(page, 'Sign out').first().click();
  arrive();
  await expect(page).toHaveURL(paths.home);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(sampleInfo.ownerName);
  expect(stored).not.toContain(`${keyPrefix}session`);
});

test('Clear App Data before the script asks once it arrives @desktop', async ({ page, visitor }) => {
  await visitor.seed('created');
  await visitor.enter(page);
  const arrive = await hold(page, '**/_astro/*.js');
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  await button(page, 'Clear App Data').click();
  const asked = page.waitForEvent('dialog');
  arrive();
  const question = await asked;
  expect(question.type()).toBe('confirm');
  const said = page.waitForEvent('dialog');
  await question.accept();
  await (await said).accept();
  await expect(page).toHaveURL(paths.home);
  expect(await page.evaluate(() => localStorage.getItem(`${ownPrefix}session`))).toBeNull();
});
